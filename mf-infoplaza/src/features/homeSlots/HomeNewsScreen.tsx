import type { Post } from '@haesol/contracts/board';
import { Card, LatePicture, NewMark } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { paths, toPostHref } from '#paths';
import styles from './HomeNewsScreen.module.css';
import { LatestPosts } from './LatestPosts.tsx';

/** One large and three small ones. */
const perSlide = 4;

/** Slot `home.news.v1`: the latest news with pictures. */
export default function HomeNewsScreen() {
  return (
    <LatestPosts
      board="NEWS"
      href={paths.news}
      perSlide={perSlide}
      renderPosts={(posts) => <NewsCards posts={posts} />}
      skeletonRows={perSlide - 1}
    />
  );
}

function NewsCards({ posts }: { readonly posts: readonly Post[] }) {
  const [lead, ...others] = posts;
  return (
    <div className={styles.news}>
      {lead !== undefined && <NewsCard isLead post={lead} />}
      <ul className={styles.others}>
        {others.map((post) => (
          <li className={styles.other} key={post.postUid}>
            <NewsCard post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewsCard({ post, isLead = false }: { readonly post: Post; readonly isLead?: boolean }) {
  const { postUid, title, summary, categoryNm, createdDt, newYn, thumbUrl, thumbAlt } = post;
  return (
    <article className={styles.card} data-lead={isLead || undefined}>
      {thumbUrl !== null && (
        <LatePicture alt={thumbAlt ?? ''} className={styles.picture} height={320} src={thumbUrl} width={480} />
      )}
      <Card
        foot={<time dateTime={createdDt}>{formatDate(createdDt)}</time>}
        href={toPostHref('NEWS', postUid)}
        meta={
          <>
            {categoryNm}
            {newYn === 'Y' && <NewMark />}
          </>
        }
        title={title}
        titleSize={isLead ? 'large' : 'row'}
      >
        {isLead && <p className={styles.summary}>{summary}</p>}
      </Card>
    </article>
  );
}
