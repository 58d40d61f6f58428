import type { CategoryCount, Code } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Checkbox, ChipGroup, SearchField, Select } from '@haesol/shared/ui';
import { useState } from 'react';
import styles from './EquipmentFilters.module.css';
import type { EquipmentFilter } from './equipmentRules.ts';

export interface EquipmentFiltersProps {
  readonly filter: EquipmentFilter;
  readonly categories: readonly CategoryCount[];
  readonly modes: readonly Code[];
  readonly places: readonly string[];
  /** Address of the list with a change to the filter. */
  hrefOf(change: Partial<EquipmentFilter>): string;
  onChange(change: Partial<EquipmentFilter>): void;
}

export function EquipmentFilters({ filter, categories, modes, places, hrefOf, onChange }: EquipmentFiltersProps) {
  const t = useText();
  const all = {
    categoryCd: '',
    categoryNm: t('equipment.all'),
    cnt: categories.reduce((sum, { cnt }) => sum + cnt, 0),
  };
  const chips = categories.length === 0 ? [] : [all, ...categories];

  return (
    <div className={styles.filters}>
      <KeywordField key={filter.searchKeyword} keyword={filter.searchKeyword} onSearch={onChange} />
      <div className={styles.row}>
        <Select
          hideLabel
          label={t('equipment.mode')}
          onChange={(event) => onChange({ mode: event.target.value })}
          options={modes.map(({ code, codeName }) => ({ value: code, label: codeName }))}
          placeholder={t('equipment.allModes')}
          size="small"
          value={filter.mode}
        />
        <Select
          hideLabel
          label={t('equipment.place')}
          onChange={(event) => onChange({ place: event.target.value })}
          options={places.map((place) => ({ value: place, label: place }))}
          placeholder={t('equipment.allPlaces')}
          size="small"
          value={filter.place}
        />
        <Checkbox
          checked={filter.state === 'AVAILABLE'}
          label={t('equipment.onlyAvailable')}
          onChange={(event) => onChange({ state: event.target.checked ? 'AVAILABLE' : '' })}
        />
        <Checkbox
          checked={filter.training === 'N'}
          label={t('equipment.withoutTraining')}
          onChange={(event) => onChange({ training: event.target.checked ? 'N' : '' })}
        />
      </div>
      <div className={styles.chips}>
        <ChipGroup
          label={t('equipment.category')}
          options={chips.map(({ categoryCd, categoryNm, cnt }) => ({
            value: categoryCd,
            label: categoryNm,
            count: cnt,
            href: hrefOf({ ctg: categoryCd }),
          }))}
          overflow="scroll"
          selected={[filter.ctg]}
        />
      </div>
    </div>
  );
}

interface KeywordFieldProps {
  readonly keyword: string;
  onSearch(change: { searchKeyword: string }): void;
}

/** Starts again with each keyword of the address, so that Back shows the word of its page. */
function KeywordField({ keyword, onSearch }: KeywordFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(keyword);
  return (
    <SearchField
      label={t('equipment.search')}
      onSearch={(searchKeyword) => onSearch({ searchKeyword })}
      onValueChange={setTyped}
      placeholder={t('equipment.searchHint')}
      value={typed}
    />
  );
}
