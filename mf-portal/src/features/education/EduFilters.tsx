import { eduAudiences, eduTypes } from '@haesol/shared/contracts';
import { type ShownList, useText } from '@haesol/shared/lifecycle';
import type { ListStateOf } from '@haesol/shared/routes';
import { BoardSearch, ChipGroup } from '@haesol/shared/ui';
import styles from './EduFilters.module.css';
import { type eduListState, eduPhases } from './eduListState.ts';

export type EduFiltersProps = Pick<ShownList<ListStateOf<typeof eduListState>>, 'state' | 'hrefOf' | 'change'>;

/** For whom, how, when, and a word; each choice is an address. */
export function EduFilters({ state, hrefOf, change }: EduFiltersProps) {
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
          selected={[state[key]]}
        />
      ))}
      <div className={styles.search}>
        <BoardSearch
          field=""
          label={t('eduList.search')}
          onSearch={({ searchKeyword }) => change({ searchKeyword })}
          searchKeyword={state.searchKeyword}
        />
      </div>
    </div>
  );
}
