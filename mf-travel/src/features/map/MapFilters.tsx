import { type ShownList, useCodes, useText } from '@haesol/shared/lifecycle';
import type { ListStateOf } from '@haesol/shared/routes';
import { FilterBar, LinkButton, TextLink } from '@haesol/shared/ui';
import List from 'lucide-react/icons/list';
import { toListHref } from '#paths';
import { useDetailFilters } from '#ui/useDetailFilters';
import styles from './MapFilters.module.css';
import type { mapState } from './mapState.ts';

export type MapListState = ShownList<ListStateOf<typeof mapState>>;

/** What narrows map and list alike, and the way to the same places as a list. */
export function MapFilters({ list: { state, hrefOf, change, resetHref } }: { readonly list: MapListState }) {
  const t = useText();
  const categories = useCodes('GDS_CATEGORY_CD');
  const inPlace = { preventScrollReset: true };
  const other = { gdsUid: '', view: '' };
  const details = useDetailFilters(state, (values) => hrefOf({ ...other, ...values }));
  return (
    <div className={styles.filters}>
      <FilterBar
        action={
          <>
            {details.button}
            <LinkButton href={toListHref(state)} icon={List}>
              {t('map.asList')}
            </LinkButton>
            {resetHref !== undefined && <TextLink href={resetHref}>{t('attractions.reset')}</TextLink>}
          </>
        }
        checks={[
          {
            label: t('map.openToday'),
            checked: state.openYn === 'Y',
            onChange: (checked) => change({ ...other, openYn: checked ? 'Y' : '' }, inPlace),
          },
          {
            label: t('attractions.pass'),
            checked: state.passYn === 'Y',
            onChange: (checked) => change({ ...other, passYn: checked ? 'Y' : '' }, inPlace),
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
