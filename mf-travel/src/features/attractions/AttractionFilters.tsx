import type { Code } from '@haesol/shared/contracts';
import { type ShownList, useText } from '@haesol/shared/lifecycle';
import { Button, ChipGroup, FilterBar } from '@haesol/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import styles from './AttractionFilters.module.css';
import type { AttractionListState } from './attractionListState.ts';
import { countDetails, isAttractionType, splitCodes, toggleCode } from './attractionRules.ts';
import type { FilterCodes } from './useFilterCodes.ts';

type List = ShownList<AttractionListState>;

export interface AttractionFiltersProps extends Pick<List, 'state' | 'hrefOf'> {
  readonly codes: FilterCodes;
  readonly onChange: List['change'];
}

const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

/** What narrows the list of attractions. */
export function AttractionFilters({ state, codes, hrefOf, onChange }: AttractionFiltersProps) {
  const t = useText();
  const detailsId = useId();
  const detailCount = countDetails(state);
  const [isOpen, setIsOpen] = useState(detailCount > 0);
  const types = [{ value: '', label: t('attractions.all') }, ...toOptions(codes.types.filter(isAttractionType))];

  return (
    <FilterBar
      action={
        <Button
          aria-controls={detailsId}
          aria-expanded={isOpen}
          icon={SlidersHorizontal}
          onClick={() => setIsOpen(!isOpen)}
        >
          {detailCount === 0 ? t('attractions.details') : t('attractions.detailsOn', { count: detailCount })}
        </Button>
      }
      chips={{
        label: t('attractions.type'),
        options: types.map((option) => ({ ...option, href: hrefOf({ gdsTycd: option.value }) })),
        selected: state.gdsTycd,
      }}
      chipsPlace="beside"
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
      <div className={styles.details} hidden={!isOpen} id={detailsId}>
        {(['facilitiesRecord', 'etcInformation'] as const).map((key) => (
          <div className={styles.detail} key={key}>
            <p className={styles.name}>{t(`attractions.${key}`)}</p>
            <ChipGroup
              label={t(`attractions.${key}`)}
              options={toOptions(codes[key]).map((option) => ({
                ...option,
                href: hrefOf({ [key]: toggleCode(state[key], option.value) }),
              }))}
              selected={splitCodes(state[key])}
            />
          </div>
        ))}
      </div>
    </FilterBar>
  );
}
