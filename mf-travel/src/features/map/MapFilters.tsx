import { FilterBar, TextLink } from '@haesol/kit';
import { type ShownList, useCodes, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import { useDetailFilters } from '#ui/useDetailFilters';
import styles from './MapFilters.module.css';
import type { mapState } from './mapState.ts';

export type MapListState = ShownList<ListStateOf<typeof mapState>>;
type State = MapListState['state'];

/** Returns true if a filter other than town and map is active. */
const isNarrowed = ({ searchKeyword, gdsCategoryCd, facilitiesRecord, etcInformation, passYn, openYn }: State) =>
  [searchKeyword, gdsCategoryCd, facilitiesRecord, etcInformation, passYn, openYn].some((value) => value !== '');

/** Filters of both map and list. */
export function MapFilters({ list: { state, hrefOf, change, resetHref } }: { readonly list: MapListState }) {
  const t = useText();
  const categories = useCodes('GDS_CATEGORY_CD');
  const inPlace = { preventScrollReset: true };
  const other = { gdsUid: '', view: '' };
  const details = useDetailFilters(state, (values) => hrefOf({ ...other, ...values }), true);
  return (
    <div className={styles.filters} data-place={state.gdsUid !== '' || undefined}>
      <FilterBar
        action={
          <>
            {details.button}
            {resetHref !== undefined && isNarrowed(state) && (
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
          options: [{ code: '', codeName: t('attractions.all') }, ...categories].map(({ code, codeName }) => ({
            value: code,
            label: codeName,
            href: hrefOf({ ...other, gdsCategoryCd: code }),
          })),
          selected: state.gdsCategoryCd,
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
