import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PopularWords } from './PopularWords.tsx';
import { RecentWordList } from './RecentWordList.tsx';
import { rememberWord } from './recentWords.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';
import { SuggestField } from './SuggestField.tsx';
import { readSearch, type SearchState, siteSearchQuery } from './searchQueries.ts';
import { toSearchHref } from './searchRules.ts';

/** Searches the whole site. */
export default function SearchScreen() {
  const t = useText();
  const shell = useShell();
  const search = readSearch(useSearchParams()[0]);
  useEffect(() => rememberWord(search.word.trim()), [search.word]);
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <SuggestField
          label={t('search.label')}
          onSearch={(word) => shell.navigate(toSearchHref(word))}
          word={search.word}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {search.word.trim() === '' ? <EmptyState title={t('search.noWord')} /> : <Found search={search} />}
        </div>
        <aside aria-label={t('search.words')} className={styles.aside}>
          <RecentWordList />
          <PopularWords />
        </aside>
      </div>
    </div>
  );
}

function Found({ search }: { readonly search: SearchState }) {
  const query = useInfiniteQuery(siteSearchQuery(useCall(), search));
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={2} rows={6} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <SearchResults
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
      pages={data.pages}
      search={search}
    />
  );
}
