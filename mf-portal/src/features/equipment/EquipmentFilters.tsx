import type { CategoryCount, Code } from '@haesol/contracts/common';
import { FilterBar } from '@haesol/kit';
import { type ShownList, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import type { equipmentListState } from './equipmentListState.ts';

type List = ShownList<ListStateOf<typeof equipmentListState>>;

export interface EquipmentFiltersProps extends Pick<List, 'state' | 'hrefOf'> {
  readonly categories: readonly CategoryCount[];
  readonly modes: readonly Code[];
  readonly places: readonly string[];
  readonly onChange: List['change'];
}

/** Filters of the list of equipment. */
export function EquipmentFilters({ state, categories, modes, places, hrefOf, onChange }: EquipmentFiltersProps) {
  const t = useText();
  const all = {
    categoryCd: '',
    categoryNm: t('equipment.all'),
    cnt: categories.reduce((sum, { cnt }) => sum + cnt, 0),
  };
  return (
    <FilterBar
      checks={[
        {
          label: t('equipment.onlyAvailable'),
          checked: state.state === 'AVAILABLE',
          onChange: (checked) => onChange({ state: checked ? 'AVAILABLE' : '' }),
        },
        {
          label: t('equipment.withoutTraining'),
          checked: state.training === 'N',
          onChange: (checked) => onChange({ training: checked ? 'N' : '' }),
        },
      ]}
      chips={{
        label: t('equipment.category'),
        options: (categories.length === 0 ? [] : [all, ...categories]).map(({ categoryCd, categoryNm, cnt }) => ({
          value: categoryCd,
          label: categoryNm,
          count: cnt,
          href: hrefOf({ ctg: categoryCd }),
        })),
        selected: state.ctg,
      }}
      onSearch={(searchKeyword) => onChange({ searchKeyword })}
      placeholder={t('equipment.searchHint')}
      searchKeyword={state.searchKeyword}
      searchLabel={t('equipment.search')}
      selects={[
        {
          label: t('equipment.mode'),
          options: modes.map(({ code, codeName }) => ({ value: code, label: codeName })),
          placeholder: t('equipment.allModes'),
          value: state.mode,
          onChange: (mode) => onChange({ mode }),
        },
        {
          label: t('equipment.place'),
          options: places.map((place) => ({ value: place, label: place })),
          placeholder: t('equipment.allPlaces'),
          value: state.place,
          onChange: (place) => onChange({ place }),
        },
      ]}
    />
  );
}
