import type { Code } from '@haesol/contracts/common';
import type { Tour } from '@haesol/contracts/travel';
import { BoardSearch, ChipGroup, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, type ShownList, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { paths } from '#paths';
import { TourCard } from '#ui/TourCard';
import styles from './TourListScreen.module.css';
import { tourListState } from './tourListState.ts';
import { tourLengths } from './tourRules.ts';

type List = ShownList<ListStateOf<typeof tourListState>>;

/** Recommended tours by theme and length. */
export default function TourListScreen() {
  const list = useListState(tourListState);
  const query = useGet(tourListState.get, { placeholderData: keepPreviousData });
  const themes = useCodes('THEME_CD');
  return (
    <div className={styles.screen}>
      <Filters list={list} themes={themes} />
      <QueryView
        empty={<NoTours list={list} />}
        isEmpty={(data) => data.list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={4} />}
      >
        {(data) => <Tours isStale={query.isPlaceholderData} themes={themes} tours={data.list} />}
      </QueryView>
    </div>
  );
}

interface FiltersProps {
  readonly list: List;
  readonly themes: readonly Code[];
}

function Filters({ list: { state, hrefOf, change }, themes }: FiltersProps) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t('tours.theme')}
        named
        options={[{ code: '', codeName: t('tours.allThemes') }, ...themes].map(({ code, codeName }) => ({
          value: code,
          label: codeName,
          href: hrefOf({ themeCd: code }),
        }))}
        selected={[state.themeCd]}
      />
      <ChipGroup
        label={t('tours.length')}
        named
        options={['', ...tourLengths].map((value) => ({
          value,
          label: t(`tours.lengths.${value === '' ? 'all' : value}`),
          href: hrefOf({ tourDays: value }),
        }))}
        selected={[state.tourDays]}
      />
      <div className={styles.search}>
        <BoardSearch
          field=""
          label={t('tours.search')}
          onSearch={({ searchKeyword }) => change({ searchKeyword }, { preventScrollReset: true })}
          searchKeyword={state.searchKeyword}
        />
      </div>
    </div>
  );
}

function NoTours({ list: { state, resetHref } }: Pick<FiltersProps, 'list'>) {
  const t = useText();
  const { searchKeyword } = state;
  return (
    <EmptyState title={searchKeyword === '' ? t('tours.empty') : t('tours.emptyKeyword', { keyword: searchKeyword })}>
      <LinkButton href={resetHref ?? paths.attractions}>
        {t(resetHref === undefined ? 'my.findPlaces' : 'tours.showAll')}
      </LinkButton>
    </EmptyState>
  );
}

interface ToursProps {
  readonly tours: readonly Tour[];
  readonly themes: readonly Code[];
  /** The tours belong to the previous filter. */
  readonly isStale: boolean;
}

function Tours({ tours, themes, isStale }: ToursProps) {
  const t = useText();
  const nameOf = (themeCd: string) => themes.find(({ code }) => code === themeCd)?.codeName;
  return (
    <section aria-busy={isStale} aria-label={t('tours.results')}>
      <ul className={styles.tours}>
        {tours.map((tour, index) => (
          <li key={tour.tourUid}>
            <TourCard index={index} theme={nameOf(tour.themeCd)} tour={tour} />
          </li>
        ))}
      </ul>
    </section>
  );
}
