import { EmptyState, Pagination, Skeleton } from '@haesol/kit';
import { QueryView, type QueryViewProps, useListState } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import type { ReactNode } from 'react';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';

interface ListPanelProps<T> {
  readonly query: QueryViewProps<{ readonly list: readonly T[]; readonly cnt_total: number }>['query'];
  /** Text for an empty list. */
  readonly empty: string;
  /** Actions for an empty list. */
  readonly emptyActions?: ReactNode;
  readonly pageSize: number;
  row(item: T): ReactNode;
}

/** Paginated list of one tab. */
export function ListPanel<T>({ query, empty, emptyActions, pageSize, row }: ListPanelProps<T>) {
  const { state, hrefOf } = useListState(myState);
  return (
    <QueryView
      empty={
        <EmptyState size="small" title={empty}>
          {emptyActions}
        </EmptyState>
      }
      isEmpty={({ cnt_total: total }) => total === 0}
      query={query}
      skeleton={<Skeleton lines={2} rows={4} />}
    >
      {({ list, cnt_total: total }) => {
        const { page, pageCount } = toPages({ pageNum: state.pageNum, pageSize }, total);
        return (
          <>
            <ul className={styles.list}>{list.map(row)}</ul>
            {pageCount > 1 && (
              <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} page={page} pageCount={pageCount} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
