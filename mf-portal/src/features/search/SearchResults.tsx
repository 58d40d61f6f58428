import { type MainSearch, mainFacts, type SearchHit } from '@haesol/contracts/member';
import { Button, ChipGroup, EmptyState, LinkButton } from '@haesol/kit';
import { useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { ListHead } from '#ui/ListHead';
import { HitList } from './HitList.tsx';
import styles from './SearchResults.module.css';
import type { SearchState } from './searchGets.ts';
import { countHits, type HitGroup, toGroups, toHit } from './searchRules.ts';
import { useIsTravel, useSearchHref } from './useSearchHref.ts';
import { WaysOn } from './WaysOn.tsx';

const shownBest = 3;
/** Hits of a group among the others; a single group shows all loaded ones. */
const shownAmongGroups = 3;

export interface SearchResultsProps {
  readonly pages: readonly MainSearch[];
  readonly search: SearchState;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  onMore(): void;
}

/** Search results: total, groups with results, and hits. */
export function SearchResults({ pages, search, ...more }: SearchResultsProps) {
  const t = useText();
  const toSearchHref = useSearchHref();
  const [first] = pages;
  if (first === undefined) return null;
  const groups = toGroups(first);
  const total = countHits(first);
  if (total === 0) return <Nothing searchKeyword={search.searchKeyword} />;
  const word = first.corrected ?? search.searchKeyword;
  const shown = groups.filter(({ type }) => search.type === '' || type === search.type);
  return (
    <>
      <Chips groups={groups} search={search} total={total} />
      {groups.length > 1 && first.best.length > 0 && <Best hits={first.best.slice(0, shownBest)} word={word} />}
      {shown.length === 0 && (
        <EmptyState title={t('search.noneOfType')}>
          <LinkButton href={toSearchHref(search.searchKeyword)}>{t('search.toAll')}</LinkButton>
        </EmptyState>
      )}
      {shown.map((group) => (
        <Group
          group={{
            ...group,
            hits:
              search.type === '' ? group.hits.slice(0, shownAmongGroups) : pages.flatMap((page) => hitsOf(page, group)),
          }}
          key={group.type}
          search={search}
          word={word}
          {...more}
        />
      ))}
    </>
  );
}

/** Empty state; the figures of today are requested only for links to the office, and not for a search with hits. */
function Nothing({ searchKeyword }: { readonly searchKeyword: string }) {
  const t = useText();
  const { data: facts } = useEndpoint(mainFacts, useIsTravel() ? undefined : {});
  return (
    <EmptyState size="large" text={t('search.noneText')} title={t('search.none', { word: searchKeyword })}>
      <WaysOn facts={facts} searchKeyword={searchKeyword} />
    </EmptyState>
  );
}

/** Best hits of all kinds; the groups below have them in their own order. */
function Best({ hits, word }: { readonly hits: readonly SearchHit[]; readonly word: string }) {
  const t = useText();
  return (
    <section>
      <ListHead title={t('search.best')} titleSize="section" />
      <HitList
        hits={hits.map((hit) => ({ ...toHit(hit), kind: t(`search.type.${hit.type}`) }))}
        isBestFirst
        word={word}
      />
    </section>
  );
}

function hitsOf(page: MainSearch, { type }: HitGroup) {
  return toGroups(page).find((group) => group.type === type)?.hits ?? [];
}

interface ChipsProps {
  readonly groups: readonly HitGroup[];
  readonly search: SearchState;
  readonly total: number;
}

/** Chips only for groups with results (specification §2). */
function Chips({ groups, search, total }: ChipsProps) {
  const t = useText();
  const toSearchHref = useSearchHref();
  return (
    <ChipGroup
      label={t('search.filter')}
      options={[
        { value: '', label: t('search.type.ALL'), count: total, href: toSearchHref(search.searchKeyword) },
        ...groups.map(({ type, total: count }) => ({
          value: type,
          label: t(`search.type.${type}`),
          count,
          href: toSearchHref(search.searchKeyword, type),
        })),
      ]}
      overflow="scrollOnPhones"
      selected={[search.type]}
    />
  );
}

interface GroupProps extends Omit<SearchResultsProps, 'pages'> {
  readonly group: HitGroup;
  readonly word: string;
}

function Group({ group: { type, total, hits }, search, word, hasMore, isLoadingMore, onMore }: GroupProps) {
  const t = useText();
  const toSearchHref = useSearchHref();
  const { formatNumber } = useFormats();
  const name = t(`search.type.${type}`);
  return (
    <section>
      <ListHead
        more={
          search.type === '' && total > hits.length
            ? {
                href: toSearchHref(search.searchKeyword, type),
                text: t('search.all', { total }),
                label: t('search.allOf', { name, total }),
              }
            : undefined
        }
        title={
          <>
            {name} <b className={styles.count}>{formatNumber(total)}</b>
          </>
        }
        titleSize="section"
      />
      <HitList hits={hits} word={word} />
      {search.type !== '' && hasMore && (
        <p className={styles.more}>
          <Button aria-label={t('search.moreOf', { name })} block busy={isLoadingMore} onClick={onMore}>
            {t('search.more')}
          </Button>
        </p>
      )}
    </section>
  );
}
