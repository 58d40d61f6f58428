import type { Post } from '@haesol/contracts/board';
import { Badge, NewMark, TextLink } from '@haesol/kit';
import { keepDates } from '@haesol/remote/i18n';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Pin from 'lucide-react/icons/pin';
import { paths, toPostHref } from '#paths';
import styles from './HomeNoticesScreen.module.css';
import { LatestPosts } from './LatestPosts.tsx';

const perSlide = 6;

/** Slot `home.notices.v1`: the latest notices, six per slide. */
export default function HomeNoticesScreen() {
  return (
    <LatestPosts
      board="NOTICE"
      href={paths.notice}
      perSlide={perSlide}
      renderPosts={(posts) => <NoticeRows posts={posts} />}
      skeletonRows={perSlide}
    />
  );
}

function NoticeRows({ posts }: { readonly posts: readonly Post[] }) {
  const t = useText();
  const { formatShortDate } = useFormats();
  return (
    <ul className={styles.rows}>
      {posts.map(({ postUid, title, categoryNm, createdDt, pinYn, newYn }) => (
        <li key={postUid}>
          <article className={styles.row}>
            <p className={styles.kind}>
              {pinYn === 'Y' ? (
                <Badge color="blue" icon={Pin}>
                  {t('homeSlots.NOTICE.pinned')}
                </Badge>
              ) : (
                categoryNm
              )}
            </p>
            <h3 className={styles.title} data-pinned={pinYn === 'Y' || undefined}>
              <TextLink href={toPostHref('NOTICE', postUid)} tone="quiet">
                {keepDates(title)}
              </TextLink>{' '}
              {newYn === 'Y' && pinYn !== 'Y' && <NewMark />}
            </h3>
            <time className={styles.date} dateTime={createdDt}>
              {formatShortDate(createdDt)}
            </time>
          </article>
        </li>
      ))}
    </ul>
  );
}
