import { readQuery } from '@haesol/shared/routing';

/** What narrows the list, as the address says it; the API ignores what it does not know. */
export interface TourFilter {
  readonly searchKeyword: string;
  readonly themeCd: string;
  readonly tourDays: string;
}

export const readTourFilter = (search: URLSearchParams): TourFilter =>
  readQuery(search, { searchKeyword: '', themeCd: '', tourDays: '' });

/** Key of a tour in the address, or an empty string; a dot segment names none. */
export function readTourUid(search: URLSearchParams): string {
  const tourUid = search.get('tourUid') ?? '';
  return tourUid === '.' || tourUid === '..' ? '' : tourUid;
}

/** Days that people choose between. */
export const tourLengths = ['1', '2', '3'] as const;

export const isNarrowed = (filter: TourFilter): boolean => Object.values(filter).some((value) => value !== '');
