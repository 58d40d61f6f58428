import { attractionSorts } from '@haesol/shared/contracts';

/** What narrows the list, exactly as the address says it; the API falls back where a value means nothing. */
export interface AttractionFilter {
  readonly gdsTycd: string;
  readonly gdsCategoryCd: string;
  readonly sggCd: string;
  /** Codes with commas. */
  readonly facilitiesRecord: string;
  /** Codes with commas. */
  readonly etcInformation: string;
  readonly searchKeyword: string;
  readonly sort: AttractionSort;
}

export type AttractionSort = (typeof attractionSorts)[number];
export type FilterKey = keyof AttractionFilter;

export const pageSize = 12;

const defaultSort: AttractionSort = 'RECOMMEND';

/** Passes have pages of their own and are no attractions, although they share the code group. */
const passType = 'CD0000002005';

export const isAttractionType = ({ code }: { readonly code: string }): boolean => code !== passType;

export const toSort = (text: string | null): AttractionSort =>
  attractionSorts.find((known) => known === text) ?? defaultSort;

export function readAttractionFilter(search: URLSearchParams): AttractionFilter {
  const read = (key: FilterKey) => search.get(key) ?? '';
  return {
    gdsTycd: read('gdsTycd'),
    gdsCategoryCd: read('gdsCategoryCd'),
    sggCd: read('sggCd'),
    facilitiesRecord: read('facilitiesRecord'),
    etcInformation: read('etcInformation'),
    searchKeyword: read('searchKeyword'),
    sort: toSort(search.get('sort')),
  };
}

/** Values of the query string for a filter; what is the default is left out of the address. */
export function toSearchValues(filter: AttractionFilter): Record<FilterKey, string | undefined> {
  return { ...filter, sort: filter.sort === defaultSort ? undefined : filter.sort };
}

export const splitCodes = (codes: string): readonly string[] => codes.split(',').filter((code) => code !== '');

/** Puts a code into a list with commas, or takes it out. */
export function toggleCode(codes: string, code: string): string {
  const list = splitCodes(codes);
  return (list.includes(code) ? list.filter((other) => other !== code) : [...list, code]).join(',');
}

/** How many of the conditions behind the disclosure are on. */
export const countDetails = ({ facilitiesRecord, etcInformation }: AttractionFilter): number =>
  splitCodes(facilitiesRecord).length + splitCodes(etcInformation).length;

/** Whether anything but the order narrows the list. */
export const isNarrowed = ({ sort: _sort, ...conditions }: AttractionFilter): boolean =>
  Object.values(conditions).some((value) => value !== '');

/** Page after the last one, or undefined at the end. */
export function findNextPage(pages: readonly { readonly list: readonly unknown[]; readonly cnt_total: number }[]) {
  const shown = pages.reduce((sum, { list }) => sum + list.length, 0);
  const last = pages.at(-1);
  const isComplete = last === undefined || last.list.length === 0 || shown >= last.cnt_total;
  return isComplete ? undefined : pages.length + 1;
}
