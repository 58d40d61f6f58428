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
  /** Shown while there is no answer. */
  readonly skeleton: ReactNode;
  /** True for an answer with nothing to show. */
  isEmpty?(data: T): boolean;
  readonly empty?: ReactNode;
  /** In place of the error where there is no such thing. */
  readonly notFound?: ReactNode;
  /** In place of the error where this person may not see it. */
  readonly forbidden?: ReactNode;
  /** Further ways on beside [다시 시도]. */
  readonly errorActions?: ReactNode;
  children(data: T): ReactNode;
}

/** What is shown for an error; undefined where it is the general error. */
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
