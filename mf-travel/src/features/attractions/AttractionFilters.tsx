import { type Code, toSeoulDate } from '@haesol/contracts/common';
import { FilterBar, LinkButton } from '@haesol/kit';
import { type ShownList, useShell, useText } from '@haesol/remote/lifecycle';
import { atom, useAtom } from 'jotai';
import MapIcon from 'lucide-react/icons/map';
import { toMapHref } from '#paths';
import { useDetailFilters } from '#ui/useDetailFilters';
import type { AttractionListState } from './attractionListState.ts';
import { isAttractionType } from './attractionRules.ts';
import { DateFilters } from './DateFilters.tsx';
import type { FilterCodes } from './useFilterCodes.ts';

type List = ShownList<AttractionListState>;

export interface AttractionFiltersProps extends Pick<List, 'state' | 'hrefOf'> {
  readonly codes: FilterCodes;
  readonly onChange: List['change'];
  /** Some filter is set. */
  readonly isNarrowed: boolean;
}

const dayMs = 86_400_000;

const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

/** Filters are open on a phone; kept while the page lives, so that Back finds the list as it was. */
const filtersOpenAtom = atom(false);

/** Counts the chosen filters besides keyword, type and details. */
const countFilters = ({
  useDate,
  openYn,
  passYn,
  sggCd,
  gdsCategoryCd,
  people,
  maxPrice,
}: AttractionListState): number =>
  [useDate, openYn, passYn, sggCd, gdsCategoryCd].filter((value) => value !== '').length +
  [people, maxPrice].filter((value) => value > 0).length;

/** Filters of the list of attractions. */
export function AttractionFilters({ state, codes, hrefOf, isNarrowed, onChange }: AttractionFiltersProps) {
  const t = useText();
  const details = useDetailFilters(state, hrefOf);
  const shell = useShell();
  const [isOpen, setIsOpen] = useAtom(filtersOpenAtom);
  const tomorrow = toSeoulDate(shell.now() + dayMs);
  const types = [{ value: '', label: t('attractions.all') }, ...toOptions(codes.types.filter(isAttractionType))];

  return (
    <FilterBar
      action={
        <>
          {details.button}
          <LinkButton href={toMapHref(state)} icon={MapIcon}>
            {t('attractions.asMap')}
          </LinkButton>
        </>
      }
      checks={[
        {
          label: t('attractions.tomorrow'),
          checked: state.useDate === tomorrow,
          onChange: (checked) => onChange({ useDate: checked ? tomorrow : '' }),
        },
        {
          label: t('map.openToday'),
          checked: state.openYn === 'Y',
          onChange: (checked) => onChange({ openYn: checked ? 'Y' : '' }),
        },
        {
          label: t('attractions.pass'),
          checked: state.passYn === 'Y',
          onChange: (checked) => onChange({ passYn: checked ? 'Y' : '' }),
        },
      ]}
      chips={{
        label: t('attractions.type'),
        options: types.map((option) => ({ ...option, href: hrefOf({ gdsTycd: option.value }) })),
        selected: state.gdsTycd,
      }}
      chipsPlace="beside"
      fold={{
        label: t('attractions.filters'),
        count: countFilters(state) + details.count,
        isOpen,
        onToggle: () => setIsOpen(!isOpen),
      }}
      onSearch={(searchKeyword) => onChange({ searchKeyword })}
      placeholder={t('attractions.searchHint')}
      searchKeyword={state.searchKeyword}
      searchLabel={t('attractions.search')}
      selects={[
        {
          label: t('attractions.region'),
          options: toOptions(codes.regions),
          placeholder: t('attractions.allRegions'),
          value: state.sggCd,
          onChange: (sggCd) => onChange({ sggCd }),
        },
        {
          label: t('attractions.category'),
          options: toOptions(codes.categories),
          placeholder: t('attractions.allCategories'),
          value: state.gdsCategoryCd,
          onChange: (gdsCategoryCd) => onChange({ gdsCategoryCd }),
        },
      ]}
    >
      <DateFilters isNarrowed={isNarrowed} onChange={onChange} state={state} />
      {details.panel}
    </FilterBar>
  );
}
