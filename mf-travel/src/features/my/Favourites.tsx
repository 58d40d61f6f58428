import { myAttractionList } from '@haesol/contracts/travel';
import { EmptyState, LinkButton, Pagination, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { paths } from '#paths';
import { PlaceGrid } from '#ui/PlaceGrid';
import { myState } from './myState.ts';

const pageSize = 12;

/** Places that the member has marked. */
export function Favourites() {
  const t = useText();
  const { state, hrefOf } = useListState(myState);
  const query = useEndpoint(myAttractionList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <QueryView
      empty={
        <EmptyState title={t('my.noFavourites')}>
          <LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ cnt_total: total }) => total === 0}
      query={query}
      skeleton={<Skeleton lines={4} rows={3} />}
    >
      {({ list, cnt_total: total }) => {
        const { page, pageCount } = toPages({ pageNum: state.pageNum, pageSize }, total);
        return (
          <>
            <p>
              <LinkButton href={paths.plans}>{t('plan.toList')}</LinkButton>
            </p>
            <PlaceGrid places={list} />
            {pageCount > 1 && (
              <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} page={page} pageCount={pageCount} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
