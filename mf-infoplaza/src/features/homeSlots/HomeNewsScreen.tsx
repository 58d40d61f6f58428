import type { Post } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Card, Carousel, EmptyState, ErrorState, NewMark, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { paths, toNewsHref } from '#paths';
import styles from './HomeNewsScreen.module.css';
import { latestPostsQuery } from './homeQueries.ts';
import { SlotHead } from './SlotHead.tsx';
import { toSlides } from './toSlides.ts';

/** One large and three small ones. */
const perSlide = 4;

/** Slot `home.news.v1`: the latest news with pictures. */
export default function HomeNewsScreen() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(latestPostsQuery(useCall(), 'NEWS'));
  const head = (
    <SlotHead title={t('homeNews.title')}>
      <TextLink aria-label={t('homeNews.allOf')} href={paths.news} tone="more">
        {t('homeNews.all')}
      </TextLink>
    </SlotHead>
  );
  if (data !== undefined && data.list.length > 0) {
    return (
      <Carousel
        head={head}
        label={t('homeNews.title')}
        slides={toSlides(data.list, perSlide).map((posts) => ({
          id: posts[0]?.postUid ?? '',
          content: <NewsCards posts={posts} />,
        }))}
      />
    );
  }
  return (
    <section>
      {head}
      {data !== undefined && <EmptyState title={t('homeNews.empty')} />}
      {data === undefined && error === null && <Skeleton rows={perSlide - 1} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
    </section>
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
        <img alt={thumbAlt ?? ''} className={styles.picture} height={320} loading="lazy" src={thumbUrl} width={480} />
      )}
      <Card
        foot={<time dateTime={createdDt}>{formatDate(createdDt)}</time>}
        href={toNewsHref(postUid)}
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
