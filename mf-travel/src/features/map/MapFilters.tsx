import { stayType } from '@haesol/contracts/travel';
import { FilterBar, TextLink } from '@haesol/kit';
import { type ShownList, useCodes, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import { useDetailFilters } from '#ui/useDetailFilters';
import styles from './MapFilters.module.css';
import { mapState } from './mapState.ts';

export type MapListState = ShownList<ListStateOf<typeof mapState>>;

/** Filters of both map and list. */
export function MapFilters({ list: { state, hrefOf, change, resetHref } }: { readonly list: MapListState }) {
  const t = useText();
  const categories = useCodes('GDS_CATEGORY_CD');
  const inPlace = { preventScrollReset: true };
  const other = { gdsUid: '', view: '' };
  const stay = useCodes('GDS_TYCD').find(({ code }) => code === stayType);
  const isStay = state.gdsTycd === stayType && state.gdsCategoryCd === '';
  // A category is chosen among all types; places to sleep at are a type.
  const hrefOfCategory = (gdsCategoryCd: string) => hrefOf({ ...other, gdsCategoryCd, ...(isStay && { gdsTycd: '' }) });
  const details = useDetailFilters(state, (values) => hrefOf({ ...other, ...values }), true);
  return (
    <div className={styles.filters} data-place={state.gdsUid !== '' || undefined}>
      <FilterBar
        action={
          <>
            {details.button}
            {resetHref !== undefined && mapState.isNarrowed({ ...state, sggCd: '' }) && (
              <TextLink href={resetHref}>{t('attractions.reset')}</TextLink>
            )}
          </>
        }
        checks={[
          {
            label: t('map.openToday'),
            checked: state.openYn === 'Y',
            onChange: (checked) => change({ ...other, openYn: checked ? 'Y' : '' }, inPlace),
          },
        ]}
        chips={{
          label: t('attractions.category'),
          options: [
            ...[{ code: '', codeName: t('attractions.all') }, ...categories].map(({ code, codeName }) => ({
              value: code,
              label: codeName,
              href: hrefOfCategory(code),
            })),
            ...(stay === undefined
              ? []
              : [
                  {
                    value: stayType,
                    label: stay.codeName,
                    href: hrefOf({ ...other, gdsCategoryCd: '', gdsTycd: stayType }),
                  },
                ]),
          ],
          selected: isStay ? stayType : state.gdsCategoryCd,
        }}
        chipsPlace="line"
        onSearch={(searchKeyword) => change({ ...other, searchKeyword }, inPlace)}
        placeholder={t('attractions.searchHint')}
        searchKeyword={state.searchKeyword}
        searchLabel={t('map.search')}
      >
        {details.panel}
      </FilterBar>
    </div>
  );
}
