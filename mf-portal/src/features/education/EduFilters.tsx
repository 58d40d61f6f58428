import { eduAudiences, eduTypes } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { BoardSearch, ChipGroup } from '@haesol/shared/ui';
import type { ReactNode } from 'react';
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
  const withHref = (key: keyof EduFilter) => (option: { value: string; label: string }) => ({
    ...option,
    href: hrefOf({ [key]: option.value }),
  });
  return (
    <div className={styles.filters}>
      <Row title={t('eduList.audience')}>
        <ChipGroup
          label={t('eduList.audience')}
          options={[all, ...eduAudiences.map((value) => ({ value, label: t(`eduList.audiences.${value}`) }))].map(
            withHref('aud'),
          )}
          selected={[filter.aud]}
        />
      </Row>
      <Row title={t('eduList.type')}>
        <ChipGroup
          label={t('eduList.type')}
          options={[all, ...eduTypes.map((value) => ({ value, label: t(`education.type.${value}`) }))].map(
            withHref('type'),
          )}
          selected={[filter.type]}
        />
      </Row>
      <Row title={t('eduList.phase')}>
        <ChipGroup
          label={t('eduList.phase')}
          options={Object.entries(eduPhases)
            .map(([key, value]) => ({ value, label: t(`eduList.phases.${key}`) }))
            .map(withHref('state'))}
          selected={[filter.state]}
        />
      </Row>
      <div className={styles.search}>
        <BoardSearch
          field=""
          keyword={filter.searchKeyword}
          label={t('eduList.search')}
          onSearch={({ keyword }) => onChange({ searchKeyword: keyword })}
        />
      </div>
    </div>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.name}>
        {title}
      </span>
      {children}
    </div>
  );
}
