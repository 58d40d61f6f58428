import type { Equipment } from '@haesol/shared/contracts';

const sorts = ['CTG', 'NAME', 'POPULAR'] as const;
export type EquipmentSort = (typeof sorts)[number];
export const equipmentSorts: readonly EquipmentSort[] = sorts;

/** What narrows the list, as the address says it; the API ignores what it does not know. */
export interface EquipmentFilter {
  /** From 1; text, because the address may hold anything. */
  readonly pageNum: string;
  readonly ctg: string;
  readonly place: string;
  readonly mode: string;
  readonly state: string;
  readonly training: '' | 'N' | 'Y';
  readonly searchKeyword: string;
  readonly sort: EquipmentSort;
}

export const pageSize = 9;

const firstPage = '1';
const defaultSort: EquipmentSort = 'CTG';

export const toSort = (text: string | null): EquipmentSort => sorts.find((known) => known === text) ?? defaultSort;

export function readEquipmentFilter(search: URLSearchParams): EquipmentFilter {
  const read = (key: string) => search.get(key) ?? '';
  const training = read('training');
  return {
    pageNum: search.get('pageNum') ?? firstPage,
    ctg: read('ctg'),
    place: read('place'),
    mode: read('mode'),
    state: read('state'),
    training: training === 'Y' || training === 'N' ? training : '',
    searchKeyword: read('searchKeyword'),
    sort: toSort(search.get('sort')),
  };
}

/** Values of the query string for a filter; what is the default is left out of the address. */
export function toSearchValues(filter: EquipmentFilter): Record<keyof EquipmentFilter, string | undefined> {
  return {
    ...filter,
    pageNum: filter.pageNum === firstPage ? undefined : filter.pageNum,
    sort: filter.sort === defaultSort ? undefined : filter.sort,
  };
}

/** A changed filter starts again at the first page. */
export const changeFilter = (filter: EquipmentFilter, change: Partial<EquipmentFilter>): EquipmentFilter => ({
  ...filter,
  pageNum: firstPage,
  ...change,
});

/** Whether anything but order and page narrows the list. */
export const isNarrowed = ({ sort: _sort, pageNum: _pageNum, ...conditions }: EquipmentFilter): boolean =>
  Object.values(conditions).some((value) => value !== '');

export type EquipmentSign = 'available' | 'maintenance' | 'training' | 'request';

/** What a card says about a piece of equipment, the state first. */
export function listSigns({ state, trainingYn, modes }: Pick<Equipment, 'state' | 'trainingYn' | 'modes'>) {
  const signs: EquipmentSign[] = [state === 'MAINT' ? 'maintenance' : 'available'];
  if (trainingYn === 'Y') signs.push('training');
  if (!modes.includes('DIRECT')) signs.push('request');
  return signs;
}
