import type { Board, PostDetail } from '@haesol/contracts/board';
import { CardPicture, RichText, TextLink } from '@haesol/kit';
import { formatDate, keepDates } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { toPostHref } from '#paths';
import { DetailFoot } from '#ui/DetailFoot';
import { Zoomable } from '#ui/Zoomable';
import styles from './PostArticle.module.css';
import { PostCourse } from './PostCourse.tsx';
import { PostFiles } from './PostFiles.tsx';
import { PostHeader } from './PostHeader.tsx';

export interface PostArticleProps {
  readonly post: PostDetail;
  readonly board: Board;
  readonly listHref: string;
}

/** Post with its title, content and link to the list. */
export function PostArticle({ post, board, listHref }: PostArticleProps) {
  const toLink = (one: PostDetail['prev']) => one && { ...one, href: toPostHref(board, one.postUid) };
  const isReference = post.board === 'REFERENCE';
  const files = post.files.length > 0 && <PostFiles post={post} />;
  return (
    <article>
      <PostHeader post={post} />
      {isReference && files}
      <div className={styles.body}>
        {post.images.map(({ url, alt, caption }) => (
          <figure className={styles.figure} key={url}>
            <Zoomable alt={alt} className={styles.picture} height={320} src={url} width={480} />
            {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
        <RichText html={post.html} />
        {typeof post.eduUid === 'string' && <PostCourse eduUid={post.eduUid} />}
      </div>
      {!isReference && files}
      {post.related.length > 0 && <Related board={board} related={post.related} />}
      <DetailFoot listHref={listHref} next={toLink(post.next)} previous={toLink(post.prev)} />
    </article>
  );
}

function Related({ related, board }: Pick<PostDetail, 'related'> & Pick<PostArticleProps, 'board'>) {
  const t = useText();
  return (
    <section className={styles.related}>
      <h2 className={styles.relatedTitle}>{t(`boards.${board}.related`)}</h2>
      <ul className={styles.relatedList}>
        {related.map(({ postUid, title, createdDt, thumbUrl, thumbAlt }) => (
          <li className={styles.relatedItem} key={postUid}>
            {thumbUrl !== null && <CardPicture alt={thumbAlt ?? ''} loading="lazy" src={thumbUrl} />}
            <TextLink href={toPostHref(board, postUid)} tone="quiet">
              {keepDates(title)}
            </TextLink>
            <time className={styles.date} dateTime={createdDt}>
              {formatDate(createdDt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
