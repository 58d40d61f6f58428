import type { Post } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Carousel, EmptyState, ErrorState, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { latestPostsQuery } from './homeQueries.ts';
import { SlotHead } from './SlotHead.tsx';
import { toSlides } from './toSlides.ts';

export interface LatestPostsProps {
  readonly board: Parameters<typeof latestPostsQuery>[1];
  /** Part of the texts: `title`, `all`, `allOf` and `empty` in it. */
  readonly texts: 'homeNews' | 'homeNotices';
  /** Where all of them are. */
  readonly href: string;
  readonly perSlide: number;
  /** Lines that stand while there is no answer. */
  readonly skeletonRows: number;
  /** One slide. */
  renderPosts(posts: readonly Post[]): ReactNode;
}

/** The latest posts of a board, some at a time. */
export function LatestPosts({ board, texts, href, perSlide, skeletonRows, renderPosts }: LatestPostsProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(latestPostsQuery(useCall(), board));
  const head = (
    <SlotHead title={t(`${texts}.title`)}>
      <TextLink aria-label={t(`${texts}.allOf`)} href={href} tone="more">
        {t(`${texts}.all`)}
      </TextLink>
    </SlotHead>
  );
  if (data !== undefined && data.list.length > 0) {
    return (
      <Carousel
        head={head}
        label={t(`${texts}.title`)}
        slides={toSlides(data.list, perSlide).map((posts) => ({
          id: posts[0]?.postUid ?? '',
          content: renderPosts(posts),
        }))}
      />
    );
  }
  return (
    <section>
      {head}
      {data !== undefined && <EmptyState title={t(`${texts}.empty`)} />}
      {data === undefined && error === null && <Skeleton rows={skeletonRows} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
    </section>
  );
}
