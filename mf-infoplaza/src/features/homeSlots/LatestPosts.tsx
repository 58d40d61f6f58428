import type { Post } from '@haesol/contracts/board';
import { Carousel, EmptyState, Skeleton, TextLink, toSlides } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { latestPosts } from './latestPosts.ts';
import { SlotHead } from './SlotHead.tsx';

export interface LatestPostsProps {
  readonly board: keyof typeof latestPosts;
  /** Address of the whole list. */
  readonly href: string;
  readonly perSlide: number;
  /** Lines of the skeleton. */
  readonly skeletonRows: number;
  /** Renders one slide. */
  renderPosts(posts: readonly Post[]): ReactNode;
}

/** Latest posts of a board, in slides; the board 'REFERENCE' has none. */
export function LatestPosts({ board, href, perSlide, skeletonRows, renderPosts }: LatestPostsProps) {
  const t = useText();
  const query = useGet(latestPosts[board]);
  const { data } = query;
  const title = t(`homeSlots.${board}.title`);
  const more = (
    <TextLink aria-label={t(`homeSlots.${board}.allOf`)} href={href} tone="more">
      {t(`homeSlots.${board}.all`)}
    </TextLink>
  );
  if (data !== undefined && data.list.length > 0) {
    return (
      <Carousel
        head={<SlotHead title={title} />}
        label={title}
        more={more}
        slides={toSlides(data.list, perSlide).map((posts) => ({
          id: posts[0]?.postUid ?? '',
          content: renderPosts(posts),
        }))}
      />
    );
  }
  return (
    <section>
      <SlotHead title={title}>{more}</SlotHead>
      <QueryView query={query} skeleton={<Skeleton rows={skeletonRows} />}>
        {() => <EmptyState size="small" title={t(`homeSlots.${board}.empty`)} />}
      </QueryView>
    </section>
  );
}
