import { EmptyState, Skeleton, VisuallyHidden } from '@haesol/kit';
import { QueryView, useGetPages, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PopularWords } from './PopularWords.tsx';
import { RecentWordList } from './RecentWordList.tsx';
import { rememberWord } from './recentWords.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';
import { SuggestField } from './SuggestField.tsx';
import { groupSize, readSearch, type SearchState, siteSearch } from './searchGets.ts';
import { countHits, toGroups } from './searchRules.ts';
import { useSearchHref } from './useSearchHref.ts';
import { WaysOn } from './WaysOn.tsx';

/** Search over the whole site. */
export default function SearchScreen() {
  const t = useText();
  const toSearchHref = useSearchHref();
  const shell = useShell();
  const search = readSearch(useSearchParams()[0]);
  return (
    <div className={styles.search}>
      <div className={styles.head}>
        <h1>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </h1>
        <SuggestField
          label={t('search.label')}
          onSearch={(searchKeyword) => shell.navigate(toSearchHref(searchKeyword))}
          searchKeyword={search.searchKeyword}
        />
        {search.searchKeyword.trim() !== '' && <FoundCount search={search} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {search.searchKeyword.trim() === '' ? (
            <EmptyState size="large" title={t('search.noWord')}>
              <WaysOn searchKeyword="" />
            </EmptyState>
          ) : (
            <Found search={search} />
          )}
        </div>
        <aside aria-label={t('search.words')} className={styles.aside}>
          <RecentWordList />
          <PopularWords />
        </aside>
      </div>
    </div>
  );
}

const useSearchPages = (search: SearchState) =>
  useGetPages(siteSearch, {
    getNextPageParam: (last, pages) => {
      const total = toGroups(last).find(({ type }) => type === search.type)?.total ?? 0;
      return pages.length * groupSize < total ? pages.length + 1 : undefined;
    },
  });

/** Total below the field; reserves its line while loading. */
function FoundCount({ search }: { readonly search: SearchState }) {
  const t = useText();
  const first = useSearchPages(search).data?.pages[0];
  const total = first === undefined ? undefined : countHits(first);
  if (total === 0) return null;
  const word = first?.corrected ?? search.searchKeyword;
  return (
    <p className={styles.count} role="status">
      {total !== undefined &&
        t(first?.corrected == null ? 'search.found' : 'search.corrected', {
          word,
          count: total,
        })}
    </p>
  );
}

function Found({ search }: { readonly search: SearchState }) {
  const query = useSearchPages(search);
  const hasFound = query.data?.pages.some((page) => toGroups(page).length > 0) ?? false;
  // A keyword without results is not worth storing.
  useEffect(() => {
    if (hasFound) rememberWord(search.searchKeyword.trim());
  }, [hasFound, search.searchKeyword]);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={2} rows={6} />}>
      {({ pages }) => (
        <SearchResults
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          pages={pages}
          search={search}
        />
      )}
    </QueryView>
  );
}
