import { eduAudiences, eduTypes } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { BoardSearch, ChipGroup } from '@haesol/shared/ui';
import styles from './EduFilters.module.css';
import { type EduFilter, eduPhases } from './eduRules.ts';

export interface EduFiltersProps {
  readonly filter: EduFilter;
  /** Address of the list with another filter. */
  hrefOf(change: Partial<EduFilter>): string;
  onChange(change: Partial<EduFilter>): void;
}

/** For whom, how, when, and a word; each choice is an address. */
export function EduFilters({ filter, hrefOf, onChange }: EduFiltersProps) {
  const t = useText();
  const all = { value: '', label: t('eduList.all') };
  const rows = [
    {
      name: 'audience',
      key: 'aud',
      options: [all, ...eduAudiences.map((value) => ({ value, label: t(`eduList.audiences.${value}`) }))],
    },
    {
      name: 'type',
      key: 'type',
      options: [all, ...eduTypes.map((value) => ({ value, label: t(`education.type.${value}`) }))],
    },
    {
      name: 'phase',
      key: 'state',
      options: Object.entries(eduPhases).map(([key, value]) => ({ value, label: t(`eduList.phases.${key}`) })),
    },
  ] as const;
  return (
    <div className={styles.filters}>
      {rows.map(({ name, key, options }) => (
        <ChipGroup
          key={key}
          label={t(`eduList.${name}`)}
          named
          options={options.map((option) => ({ ...option, href: hrefOf({ [key]: option.value }) }))}
          selected={[filter[key]]}
        />
      ))}
      <div className={styles.search}>
        <BoardSearch
          field=""
          label={t('eduList.search')}
          onSearch={({ searchKeyword }) => onChange({ searchKeyword })}
          searchKeyword={filter.searchKeyword}
        />
      </div>
    </div>
  );
}
