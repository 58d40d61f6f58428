import type { Post } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Badge, Card, Carousel, EmptyState, ErrorState, NewMark, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import Pin from 'lucide-react/icons/pin';
import { paths, toNoticeHref } from '#paths';
import styles from './HomeNoticesScreen.module.css';
import { latestPostsQuery } from './homeQueries.ts';
import { SlotHead } from './SlotHead.tsx';
import { toSlides } from './toSlides.ts';

const perSlide = 6;

/** Slot `home.notices.v1`: the latest notices, six a slide. */
export default function HomeNoticesScreen() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(latestPostsQuery(useCall(), 'NOTICE'));
  const head = (
    <SlotHead title={t('homeNotices.title')}>
      <TextLink aria-label={t('homeNotices.allOf')} href={paths.notice} tone="more">
        {t('homeNotices.all')}
      </TextLink>
    </SlotHead>
  );
  if (data !== undefined && data.list.length > 0) {
    return (
      <Carousel
        head={head}
        label={t('homeNotices.title')}
        slides={toSlides(data.list, perSlide).map((posts) => ({
          id: posts[0]?.postUid ?? '',
          content: <NoticeCards posts={posts} />,
        }))}
      />
    );
  }
  return (
    <section>
      {head}
      {data !== undefined && <EmptyState title={t('homeNotices.empty')} />}
      {data === undefined && error === null && <Skeleton rows={perSlide / 2} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
    </section>
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
            href={toNoticeHref(postUid)}
            look="ruled"
            meta={
              <>
                {pinYn === 'Y' ? (
                  <Badge color="blue" icon={Pin}>
                    {t('homeNotices.pinned')}
                  </Badge>
                ) : (
                  categoryNm
                )}
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
