import { ErrorState } from '@haesol/kit';
import type { ReactNode } from 'react';
import { CallError, ForbiddenError, NotFoundError } from '../http/errors.ts';

export interface QueryViewProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): Promise<unknown>;
  };
  /** Shown while loading. */
  readonly skeleton: ReactNode;
  /** Returns true for an answer with nothing to show. */
  isEmpty?(data: T): boolean;
  readonly empty?: ReactNode;
  /** Replaces the error for an item that does not exist. */
  readonly notFound?: ReactNode;
  /** Replaces the error for an item that this person may not see. */
  readonly forbidden?: ReactNode;
  /** Further actions beside [다시 시도]. */
  readonly errorActions?: ReactNode;
  children(data: T): ReactNode;
}

/** Returns the content for an expected error; undefined for all others. */
function findExpected(error: Error, { notFound, forbidden }: Pick<QueryViewProps<never>, 'notFound' | 'forbidden'>) {
  if (error instanceof NotFoundError) return notFound;
  return error instanceof ForbiddenError ? forbidden : undefined;
}

/**
 * A query in one of its four states: loading, error with request id and retry, empty, ready.
 * @example
 * <QueryView query={useGet(faqs.get)} skeleton={<Skeleton rows={6} />}>{({ list }) => <FaqRows faqs={list} />}</QueryView>
 */
export function QueryView<T>({
  query,
  skeleton,
  isEmpty,
  empty,
  errorActions,
  children,
  ...expected
}: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error !== null) {
    const shown = findExpected(error, expected);
    if (shown !== undefined) return shown;
    return (
      <ErrorState
        onRetry={() => void refetch()}
        requestId={error instanceof CallError ? error.requestId : undefined}
        retrying={isFetching}
      >
        {errorActions}
      </ErrorState>
    );
  }
  if (data === undefined) return skeleton;
  return isEmpty?.(data) === true ? empty : children(data);
}
