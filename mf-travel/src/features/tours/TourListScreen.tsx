import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { BoardSearch, ChipGroup, EmptyState, ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { TourCard } from './TourCard.tsx';
import styles from './TourListScreen.module.css';
import { tourQueries } from './tourQueries.ts';
import { isNarrowed, readTourFilter, type TourFilter, tourLengths } from './tourRules.ts';

/** Recommended tours by theme and length. */
export default function TourListScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const filter = readTourFilter(useSearchParams()[0]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(tourQueries.list(call, filter));
  const themes = useQuery(tourQueries.themes(call)).data?.list ?? [];
  const hrefOf = (change: Partial<TourFilter>) => toHref(paths.tours, { ...filter, ...change });
  const nameOf = (themeCd: string) => themes.find(({ code }) => code === themeCd)?.codeName;
  return (
    <div className={styles.screen}>
      <div className={styles.filters}>
        <ChipGroup
          label={t('tours.theme')}
          named
          options={[{ code: '', codeName: t('tours.allThemes') }, ...themes].map(({ code, codeName }) => ({
            value: code,
            label: codeName,
            href: hrefOf({ themeCd: code }),
          }))}
          selected={[filter.themeCd]}
        />
        <ChipGroup
          label={t('tours.length')}
          named
          options={['', ...tourLengths].map((value) => ({
            value,
            label: t(`tours.lengths.${value === '' ? 'all' : value}`),
            href: hrefOf({ tourDays: value }),
          }))}
          selected={[filter.tourDays]}
        />
        <div className={styles.search}>
          <BoardSearch
            field=""
            label={t('tours.search')}
            onSearch={({ searchKeyword }) => shell.navigate(hrefOf({ searchKeyword }), { preventScrollReset: true })}
            searchKeyword={filter.searchKeyword}
          />
        </div>
      </div>
      {data === undefined && error === null && <Skeleton lines={3} rows={4} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.list.length === 0 && (
        <EmptyState
          title={
            filter.searchKeyword === '' ? t('tours.empty') : t('tours.emptyKeyword', { keyword: filter.searchKeyword })
          }
        >
          {isNarrowed(filter) && <LinkButton href={paths.tours}>{t('tours.showAll')}</LinkButton>}
        </EmptyState>
      )}
      {data !== undefined && data.list.length > 0 && (
        <section aria-busy={isPlaceholderData} aria-label={t('tours.results')}>
          <ul className={styles.tours}>
            {data.list.map((tour, index) => (
              <li key={tour.tourUid}>
                <TourCard index={index} theme={nameOf(tour.themeCd)} tour={tour} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
