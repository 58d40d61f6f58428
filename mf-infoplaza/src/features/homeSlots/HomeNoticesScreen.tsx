import type { Post } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Badge, Card, NewMark } from '@haesol/shared/ui';
import Pin from 'lucide-react/icons/pin';
import { paths, toPostHref } from '#paths';
import styles from './HomeNoticesScreen.module.css';
import { LatestPosts } from './LatestPosts.tsx';

const perSlide = 6;

/** Slot `home.notices.v1`: the latest notices, six a slide. */
export default function HomeNoticesScreen() {
  return (
    <LatestPosts
      board="NOTICE"
      href={paths.notice}
      perSlide={perSlide}
      renderPosts={(posts) => <NoticeCards posts={posts} />}
      skeletonRows={perSlide / 2}
    />
  );
}

function NoticeCards({ posts }: { readonly posts: readonly Post[] }) {
  const t = useText();
  return (
    <ul className={styles.cards}>
      {posts.map(({ postUid, title, categoryNm, createdDt, pinYn, newYn }) => (
        <li key={postUid}>
          <Card
            foot={<time dateTime={createdDt}>{formatDate(createdDt)}</time>}
            href={toPostHref('NOTICE', postUid)}
            look="ruled"
            meta={
              <>
                {pinYn === 'Y' ? (
                  <Badge color="blue" icon={Pin}>
                    {t('homeSlots.NOTICE.pinned')}
                  </Badge>
                ) : (
                  categoryNm
                )}
                {newYn === 'Y' && pinYn !== 'Y' && <NewMark />}
              </>
            }
            title={title}
          />
        </li>
      ))}
    </ul>
  );
}
