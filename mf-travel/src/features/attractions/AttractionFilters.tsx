import type { Code } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Button, ChipGroup, SearchField, Select } from '@haesol/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import styles from './AttractionFilters.module.css';
import { type AttractionFilter, countDetails, isAttractionType, splitCodes, toggleCode } from './attractionRules.ts';
import type { FilterCodes } from './useFilterCodes.ts';

export interface AttractionFiltersProps {
  readonly filter: AttractionFilter;
  readonly codes: FilterCodes;
  /** Address of the list with a change to the filter. */
  hrefOf(change: Partial<AttractionFilter>): string;
  onChange(change: Partial<AttractionFilter>): void;
}

const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

export function AttractionFilters({ filter, codes, hrefOf, onChange }: AttractionFiltersProps) {
  const t = useText();
  const detailsId = useId();
  const detailCount = countDetails(filter);
  const [isOpen, setIsOpen] = useState(detailCount > 0);
  const types = [{ value: '', label: t('attractions.all') }, ...toOptions(codes.GDS_TYCD.filter(isAttractionType))];

  return (
    <div className={styles.filters}>
      <KeywordField key={filter.searchKeyword} keyword={filter.searchKeyword} onSearch={onChange} />
      <ChipGroup
        label={t('attractions.type')}
        options={types.map((option) => ({ ...option, href: hrefOf({ gdsTycd: option.value }) }))}
        overflow="scroll"
        selected={[filter.gdsTycd]}
      />
      <div className={styles.row}>
        <Select
          hideLabel
          label={t('attractions.region')}
          onChange={(event) => onChange({ sggCd: event.target.value })}
          options={toOptions(codes.SGG)}
          placeholder={t('attractions.allRegions')}
          size="small"
          value={filter.sggCd}
        />
        <Select
          hideLabel
          label={t('attractions.category')}
          onChange={(event) => onChange({ gdsCategoryCd: event.target.value })}
          options={toOptions(codes.GDS_CATEGORY_CD)}
          placeholder={t('attractions.allCategories')}
          size="small"
          value={filter.gdsCategoryCd}
        />
        <Button
          aria-controls={detailsId}
          aria-expanded={isOpen}
          icon={SlidersHorizontal}
          onClick={() => setIsOpen(!isOpen)}
        >
          {detailCount === 0 ? t('attractions.details') : t('attractions.detailsOn', { count: detailCount })}
        </Button>
      </div>
      <div className={styles.details} hidden={!isOpen} id={detailsId}>
        {(['facilitiesRecord', 'etcInformation'] as const).map((key) => (
          <div className={styles.detail} key={key}>
            <p className={styles.name}>{t(`attractions.${key}`)}</p>
            <ChipGroup
              label={t(`attractions.${key}`)}
              options={toOptions(key === 'facilitiesRecord' ? codes.FACILITY : codes.ETC_INFO).map((option) => ({
                ...option,
                href: hrefOf({ [key]: toggleCode(filter[key], option.value) }),
              }))}
              selected={splitCodes(filter[key])}
            />
          </div>
        ))}
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
    <div className={styles.search}>
      <SearchField
        label={t('attractions.search')}
        onSearch={(searchKeyword) => onSearch({ searchKeyword })}
        onValueChange={setTyped}
        placeholder={t('attractions.searchHint')}
        value={typed}
      />
    </div>
  );
}
