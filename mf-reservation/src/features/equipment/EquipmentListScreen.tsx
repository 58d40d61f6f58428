import { toPageCount, toShownPage } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { EmptyState, ErrorState, LinkButton, Pagination } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { EquipmentCount } from './EquipmentCount.tsx';
import { EquipmentFilters } from './EquipmentFilters.tsx';
import { EquipmentGrid } from './EquipmentGrid.tsx';
import styles from './EquipmentListScreen.module.css';
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx';
import { equipmentQueries } from './equipmentQueries.ts';
import {
  changeFilter,
  type EquipmentFilter,
  isNarrowed,
  pageSize,
  readEquipmentFilter,
  toSearchValues,
} from './equipmentRules.ts';

const hrefOf = (filter: EquipmentFilter) => toHref(paths.easyReservation, toSearchValues(filter));

export default function EquipmentListScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [search] = useSearchParams();
  const filter = readEquipmentFilter(search);
  const { data, isPending, isError, isPlaceholderData, isRefetching, refetch } = useQuery(
    equipmentQueries.list(call, filter),
  );
  const modes = useQuery(equipmentQueries.modes(call)).data?.list ?? [];
  const pageCount = toPageCount(data?.cnt_total ?? 0, pageSize);
  const toFiltered = (change: Partial<EquipmentFilter>) => hrefOf(changeFilter(filter, change));
  const goTo = (change: Partial<EquipmentFilter>) => shell.navigate(toFiltered(change), { preventScrollReset: true });

  return (
    <div className={styles.screen}>
      <EquipmentFilters
        categories={data?.categories ?? []}
        filter={filter}
        hrefOf={toFiltered}
        modes={modes}
        onChange={goTo}
        places={data?.places ?? []}
      />
      {isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
      ) : (
        <section
          aria-busy={isPending || isPlaceholderData}
          aria-label={t('equipment.results')}
          className={styles.results}
        >
          <EquipmentCount
            count={data?.cnt_total}
            onSort={(sort) => goTo({ sort })}
            resetHref={isNarrowed(filter) ? paths.easyReservation : undefined}
            sort={filter.sort}
          />
          {isPending ? <EquipmentSkeleton /> : null}
          {data?.list.length === 0 ? (
            <EmptyState
              text={t('equipment.emptyText')}
              title={
                filter.searchKeyword === ''
                  ? t('equipment.empty')
                  : t('equipment.emptyKeyword', { keyword: filter.searchKeyword })
              }
            >
              <LinkButton href={paths.easyReservation}>{t('equipment.reset')}</LinkButton>
            </EmptyState>
          ) : null}
          {data !== undefined && data.list.length > 0 ? (
            <EquipmentGrid equipment={data.list} isStale={isPlaceholderData} />
          ) : null}
          <Pagination
            hrefOf={(page) => hrefOf({ ...filter, pageNum: String(page) })}
            page={toShownPage(filter.pageNum, pageCount)}
            pageCount={pageCount}
          />
        </section>
      )}
    </div>
  );
}
