import { LinkButton, Skeleton } from '@haesol/kit';
import { Fragment, type ReactNode } from 'react';
import { NothingChosen, type NothingChosenProps } from './NothingChosen.tsx';
import { QueryView, type QueryViewProps } from './QueryView.tsx';
import { usePageTitle } from './usePageTitle.ts';

type Notice = Pick<NothingChosenProps, 'text' | 'title'>;

export interface DetailViewProps<T> extends Pick<NothingChosenProps, 'headingLevel' | 'toList'> {
  /** Identifier of the address; undefined if absent. */
  readonly uid: string | undefined;
  readonly query: QueryViewProps<T>['query'];
  /** Shown for an address without identifier. @default missing */
  readonly choose?: Notice;
  /** Shown if the item does not exist. */
  readonly missing: Notice;
  /** Shown if this person may not see the item. @default the error state */
  readonly forbidden?: Notice;
  /** Lines of the skeleton. @default 12 */
  readonly lines?: number;
  /** Title of the page. @default the title of its route */
  titleOf?(data: T): string;
  /** `notFound` replaces a part of the data that does not exist. */
  children(data: T, notFound: ReactNode): ReactNode;
}

/**
 * Item of a detail page in one of its states: nothing chosen, loading, missing, forbidden, error, ready.
 * @example
 * <DetailView missing={{ title, text }} query={query} titleOf={({ title }) => title} toList={toList} uid={postUid}>
 *   {(post) => <PostArticle post={post} />}
 * </DetailView>
 */
export function DetailView<T>({
  uid,
  query,
  missing,
  choose = missing,
  forbidden,
  lines = 12,
  titleOf,
  children,
  ...place
}: DetailViewProps<T>) {
  if (uid === undefined) return <NothingChosen {...choose} {...place} />;
  const notFound = <NothingChosen {...missing} {...place} />;
  return (
    <QueryView
      errorActions={<LinkButton href={place.toList.href}>{place.toList.label}</LinkButton>}
      forbidden={forbidden && <NothingChosen {...forbidden} {...place} />}
      notFound={notFound}
      query={query}
      skeleton={<Skeleton lines={lines} />}
    >
      {(data) => (
        <Fragment key={uid}>
          <PageTitle title={titleOf?.(data)} />
          {children(data, notFound)}
        </Fragment>
      )}
    </QueryView>
  );
}

function PageTitle({ title }: { readonly title: string | undefined }) {
  usePageTitle(title);
  return null;
}
