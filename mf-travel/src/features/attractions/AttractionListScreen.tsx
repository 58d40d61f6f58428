import { EmptyState, LinkButton, MessageBar } from '@haesol/kit';
import { withoutRepeats } from '@haesol/remote/http';
import { QueryView, useGetPages, useListState, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#paths';
import { AttractionCount } from './AttractionCount.tsx';
import { AttractionFilters } from './AttractionFilters.tsx';
import { AttractionGrid } from './AttractionGrid.tsx';
import styles from './AttractionListScreen.module.css';
import { AttractionSkeleton } from './AttractionSkeleton.tsx';
import { attractionListState, attractionPages } from './attractionListState.ts';
import { useFilterCodes } from './useFilterCodes.ts';

/** List of attractions with filters in the address; [더보기] appends the next page. */
export default function AttractionListScreen() {
  const t = useText();
  const { state, hrefOf, change, resetHref } = useListState(attractionListState);
  const codes = useFilterCodes();
  // The old list is shown dimmed until the new one has loaded.
  const query = useGetPages(attractionPages, { placeholderData: keepPreviousData });
  const { isPlaceholderData } = query;
  const changeInPlace: typeof change = (values) => change(values, { preventScrollReset: true });
  const renderResults = (isBusy: boolean, count: number | undefined, results: ReactNode) => (
    <section aria-busy={isBusy} aria-label={t('attractions.results')} className={styles.results}>
      <AttractionCount
        count={count}
        onSort={(sort) => changeInPlace({ sort })}
        resetHref={resetHref}
        sort={state.sort}
      />
      {results}
    </section>
  );

  return (
    <div className={styles.screen}>
      <AttractionFilters
        codes={codes}
        hrefOf={hrefOf}
        isNarrowed={resetHref !== undefined}
        onChange={changeInPlace}
        state={state}
      />
      <QueryView query={query} skeleton={renderResults(true, undefined, <AttractionSkeleton />)}>
        {({ pages }) => {
          const groups = withoutRepeats(pages, ({ gdsUid }) => gdsUid);
          const total = pages.at(-1)?.cnt_total ?? 0;
          const corrected = pages[0]?.corrected ?? null;
          return renderResults(
            isPlaceholderData,
            total,
            <>
              {corrected !== null && (
                <MessageBar live="polite">
                  {t('attractions.corrected', { keyword: state.searchKeyword, corrected })}
                </MessageBar>
              )}
              {total === 0 ? (
                <NoAttractions searchKeyword={state.searchKeyword} />
              ) : (
                <AttractionGrid
                  categories={codes.categories}
                  groups={groups}
                  listKey={hrefOf({})}
                  query={query}
                  regions={codes.regions}
                  total={total}
                />
              )}
            </>,
          );
        }}
      </QueryView>
    </div>
  );
}

function NoAttractions({ searchKeyword }: { readonly searchKeyword: string }) {
  const t = useText();
  return (
    <EmptyState
      text={t('attractions.emptyText')}
      title={searchKeyword === '' ? t('attractions.empty') : t('attractions.emptyKeyword', { keyword: searchKeyword })}
    >
      <LinkButton href={paths.attractions}>{t('attractions.reset')}</LinkButton>
    </EmptyState>
  );
}
