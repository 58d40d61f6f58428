import type { EndpointData } from '@haesol/contracts/common';
import type { equipmentList } from '@haesol/contracts/lab';
import { Checkbox, FilterSelect, SearchField } from '@haesol/kit';
import { type ShownList, useCodes, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import type { BookingAddress } from './bookingGets.ts';
import styles from './DeviceFilters.module.css';
import { FreeTimeForm } from './FreeTimeForm.tsx';

type Found = EndpointData<typeof equipmentList>;

export interface DeviceFiltersProps {
  readonly categories: Found['categories'];
  readonly places: Found['places'];
  readonly list: ShownList<BookingAddress>;
}

/** Filters of the list of equipment, all in the address. */
export function DeviceFilters({ categories, places, list: { state, change } }: DeviceFiltersProps) {
  const t = useText();
  const modes = useCodes('EQ_MODE');
  const [word, setWord] = useState(state.searchKeyword);
  // Filtering keeps the scroll position.
  const narrow = (part: Parameters<typeof change>[0]) =>
    change({ ...part, step: state.eqUid === '' ? '' : 'equipment' }, { preventScrollReset: true });
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('booking.search')}
        onSearch={(searchKeyword) => narrow({ searchKeyword })}
        onValueChange={setWord}
        placeholder={t('booking.searchHint')}
        size="small"
        value={word}
      />
      <div className={styles.choices}>
        <FilterSelect
          label={t('booking.category')}
          onChange={(ctg) => narrow({ ctg })}
          options={categories.map(({ categoryCd, categoryNm }) => ({ value: categoryCd, label: categoryNm }))}
          placeholder={t('booking.allCategories')}
          value={state.ctg}
        />
        <FilterSelect
          label={t('booking.place')}
          onChange={(place) => narrow({ place })}
          options={places.map((place) => ({ value: place, label: place }))}
          placeholder={t('booking.allPlaces')}
          value={state.place}
        />
        <FilterSelect
          label={t('booking.mode')}
          onChange={(mode) => narrow({ mode })}
          options={modes.map(({ code, codeName }) => ({ value: code, label: codeName }))}
          placeholder={t('booking.allModes')}
          value={state.mode}
        />
        <Checkbox
          checked={state.state === 'AVAILABLE'}
          label={t('booking.onlyAvailable')}
          onChange={(event) => narrow({ state: event.target.checked ? 'AVAILABLE' : '' })}
        />
      </div>
      <FreeTimeForm key={`${state.date} ${state.from} ${state.to}`} onSearch={narrow} value={state} />
    </div>
  );
}
