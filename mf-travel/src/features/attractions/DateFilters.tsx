import { addDays, toSeoulDate } from '@haesol/contracts/common';
import { orderLimits } from '@haesol/contracts/travel';
import { Select } from '@haesol/kit';
import { useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { DayField } from '#ui/DayField';
import type { AttractionFiltersProps } from './AttractionFilters.tsx';
import styles from './DateFilters.module.css';

const maxPrices = [5_000, 10_000, 20_000, 50_000, 100_000];
const maxPeople = 8;

export interface DateFiltersProps extends Pick<AttractionFiltersProps, 'onChange' | 'state'> {
  /** Some filter of the list is set. */
  readonly isNarrowed: boolean;
}

/**
 * Counts resets of all filters in which the day stayed empty: text that is no day is not in the address, so only a new key clears
 * it. A day that was in it clears its field itself, which keeps the focus.
 */
function useResets(isNarrowed: boolean, useDate: string): number {
  const [known, setKnown] = useState({ isNarrowed, useDate, resets: 0 });
  if (known.isNarrowed !== isNarrowed || known.useDate !== useDate) {
    const isReset = known.isNarrowed && !isNarrowed && known.useDate === '';
    setKnown({ isNarrowed, useDate, resets: known.resets + (isReset ? 1 : 0) });
  }
  return known.resets;
}

/** Day, number of people and highest price: the list keeps places that can be booked so. */
export function DateFilters({ state, isNarrowed, onChange }: DateFiltersProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { useDate, people, maxPrice } = state;
  const resets = useResets(isNarrowed, useDate);
  const today = toSeoulDate(useShell().now());
  const toCount = (value: string) => Number(value === '' ? 0 : value);
  return (
    <div className={styles.fields}>
      <DayField
        key={resets}
        label={t('attractions.useDate')}
        max={addDays(today, orderLimits.daysAhead)}
        onValueChange={(day, isDay) => isDay && onChange({ useDate: day })}
        optional
        value={useDate}
      />
      <Select
        label={t('attractions.people')}
        onChange={({ target }) => onChange({ people: toCount(target.value) })}
        optional
        options={Array.from({ length: maxPeople }, (_, at) => ({
          value: String(at + 1),
          label: t('attractions.peopleCount', { count: at + 1 }),
        }))}
        placeholder={t('attractions.anyPeople')}
        value={people === 0 ? '' : String(people)}
      />
      <Select
        label={t('attractions.maxPrice')}
        onChange={({ target }) => onChange({ maxPrice: toCount(target.value) })}
        optional
        options={maxPrices.map((price) => ({
          value: String(price),
          label: t('attractions.upTo', { price: formatKrw(price) }),
        }))}
        placeholder={t('attractions.anyPrice')}
        value={maxPrice === 0 ? '' : String(maxPrice)}
      />
    </div>
  );
}
