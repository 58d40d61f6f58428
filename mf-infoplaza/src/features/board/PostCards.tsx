import type { Board, Post } from '@haesol/contracts/board';
import { Card, CardPicture, NewMark } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { toPostHref } from '#paths';
import styles from './PostCards.module.css';

export interface PostCardsProps {
  readonly posts: readonly Post[];
  readonly board: Board;
}

/** Posts as cards with pictures. */
export function PostCards({ posts, board }: PostCardsProps) {
  return (
    <ul className={styles.cards}>
      {posts.map(({ postUid, title, categoryNm, createdDt, newYn, thumbUrl, thumbAlt }) => (
        <li className={styles.card} key={postUid}>
          {thumbUrl !== null && <CardPicture alt={thumbAlt ?? ''} loading="lazy" src={thumbUrl} />}
          <Card
            foot={<time dateTime={createdDt}>{formatDate(createdDt)}</time>}
            href={toPostHref(board, postUid)}
            meta={
              <>
                {categoryNm}
                {newYn === 'Y' && <NewMark />}
              </>
            }
            title={title}
          />
        </li>
      ))}
    </ul>
  );
}
