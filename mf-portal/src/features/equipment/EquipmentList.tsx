import { EmptyState, LinkButton, Pagination } from '@haesol/kit';
import { QueryView, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#paths';
import { EquipmentCount } from './EquipmentCount.tsx';
import { EquipmentFilters } from './EquipmentFilters.tsx';
import { EquipmentGrid } from './EquipmentGrid.tsx';
import styles from './EquipmentList.module.css';
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx';
import { equipmentListState } from './equipmentListState.ts';

/** Catalogue with filters in the address. */
export function EquipmentList() {
  const t = useText();
  const { state, hrefOf, change, resetHref } = useListState(equipmentListState);
  // The old list is shown dimmed until the new one has loaded.
  const query = useGet(equipmentListState.get, { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const changeInPlace: typeof change = (values) => change(values, { preventScrollReset: true });
  const renderResults = (isBusy: boolean, count: number | undefined, results: ReactNode) => (
    <section aria-busy={isBusy} aria-label={t('equipment.results')} className={styles.results}>
      <EquipmentCount
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
      <EquipmentFilters
        categories={data?.categories ?? []}
        hrefOf={hrefOf}
        modes={useCodes('EQ_MODE')}
        onChange={changeInPlace}
        places={data?.places ?? []}
        state={state}
      />
      <QueryView query={query} skeleton={renderResults(true, undefined, <EquipmentSkeleton />)}>
        {({ list, cnt_total }) =>
          renderResults(
            isPlaceholderData,
            cnt_total,
            <>
              {list.length === 0 ? (
                <NoEquipment searchKeyword={state.searchKeyword} />
              ) : (
                <EquipmentGrid equipment={list} isStale={isPlaceholderData} />
              )}
              <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...toPages(state, cnt_total)} />
            </>,
          )
        }
      </QueryView>
    </div>
  );
}

function NoEquipment({ searchKeyword }: { readonly searchKeyword: string }) {
  const t = useText();
  return (
    <EmptyState
      text={t('equipment.emptyText')}
      title={searchKeyword === '' ? t('equipment.empty') : t('equipment.emptyKeyword', { keyword: searchKeyword })}
    >
      <LinkButton href={paths.equipmentList}>{t('equipment.reset')}</LinkButton>
    </EmptyState>
  );
}
