import { QueryView, type QueryViewProps } from '@haesol/shared/lifecycle';
import { Skeleton } from '@haesol/shared/ui';
import type { ReactNode } from 'react';
import { NothingChosen, type NothingChosenProps } from './NothingChosen.tsx';

export interface ChosenViewProps<T> extends Pick<NothingChosenProps, 'headingLevel' | 'text' | 'toList'> {
  /** False where the address names nothing. @default true */
  readonly isChosen?: boolean;
  /** Heading where the address names nothing. @default missing */
  readonly choose?: string;
  /** Heading where the address names what does not exist. */
  readonly missing: string;
  readonly query: QueryViewProps<T>['query'];
  /** Lines of the skeleton. @default 12 */
  readonly lines?: number;
  /** `notFound` is for a part of the data that does not exist. */
  children(data: T, notFound: ReactNode): ReactNode;
}

/** What the address of a page names, or what to do where it names nothing or what does not exist. */
export function ChosenView<T>({
  isChosen = true,
  missing,
  choose = missing,
  query,
  lines = 12,
  children,
  ...place
}: ChosenViewProps<T>) {
  if (!isChosen) return <NothingChosen title={choose} {...place} />;
  const notFound = <NothingChosen title={missing} {...place} />;
  return (
    <QueryView notFound={notFound} query={query} skeleton={<Skeleton lines={lines} />}>
      {(data) => children(data, notFound)}
    </QueryView>
  );
}
