import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { EmptyState, ErrorState, LinkButton } from '@haesol/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { AttractionCount } from './AttractionCount.tsx';
import { AttractionFilters } from './AttractionFilters.tsx';
import { AttractionGrid } from './AttractionGrid.tsx';
import styles from './AttractionListScreen.module.css';
import { AttractionSkeleton } from './AttractionSkeleton.tsx';
import { attractionQueries } from './attractionQueries.ts';
import { type AttractionFilter, isNarrowed, readAttractionFilter, toSearchValues } from './attractionRules.ts';
import { useFilterCodes } from './useFilterCodes.ts';

const hrefOf = (filter: AttractionFilter) => toHref(paths.attractions, toSearchValues(filter));

export default function AttractionListScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [search] = useSearchParams();
  const filter = readAttractionFilter(search);
  const codes = useFilterCodes();
  const {
    data,
    isPending,
    isError,
    isPlaceholderData,
    isFetchingNextPage,
    hasNextPage,
    refetch,
    isRefetching,
    ...list
  } = useInfiniteQuery(attractionQueries.list(call, filter));
  const attractions = data?.pages.flatMap((page) => page.list) ?? [];
  const total = data?.pages.at(-1)?.cnt_total ?? 0;
  const toFiltered = (change: Partial<AttractionFilter>) => hrefOf({ ...filter, ...change });
  const goTo = (change: Partial<AttractionFilter>) => shell.navigate(toFiltered(change), { preventScrollReset: true });

  async function handleMore() {
    const { data: more } = await list.fetchNextPage();
    const added = more?.pages.at(-1)?.list.length ?? 0;
    if (added > 0) shell.announce(t('attractions.added', { count: added }));
  }

  return (
    <div className={styles.screen}>
      <AttractionFilters codes={codes} filter={filter} hrefOf={toFiltered} onChange={goTo} />
      {isError && data === undefined ? (
        <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
      ) : (
        <section
          aria-busy={isPending || isPlaceholderData}
          aria-label={t('attractions.results')}
          className={styles.results}
        >
          <AttractionCount
            count={isPending ? undefined : total}
            onSort={(sort) => goTo({ sort })}
            resetHref={isNarrowed(filter) ? paths.attractions : undefined}
            sort={filter.sort}
          />
          {isPending ? <AttractionSkeleton /> : null}
          {!isPending && attractions.length === 0 ? (
            <EmptyState
              text={t('attractions.emptyText')}
              title={
                filter.searchKeyword === ''
                  ? t('attractions.empty')
                  : t('attractions.emptyKeyword', { keyword: filter.searchKeyword })
              }
            >
              <LinkButton href={paths.attractions}>{t('attractions.reset')}</LinkButton>
            </EmptyState>
          ) : null}
          {attractions.length > 0 ? (
            <AttractionGrid
              attractions={attractions}
              categories={codes.GDS_CATEGORY_CD}
              hasMore={hasNextPage}
              hasMoreFailed={list.isFetchNextPageError}
              isLoadingMore={isFetchingNextPage}
              isStale={isPlaceholderData}
              onMore={() => void handleMore()}
              regions={codes.SGG}
              total={total}
            />
          ) : null}
        </section>
      )}
    </div>
  );
}
