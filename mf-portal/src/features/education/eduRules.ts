import { readQuery } from '@haesol/shared/routing';

/** What narrows the list, as the address says it; the API ignores what it does not know. */
export interface EduFilter {
  /** From 1; text, because the address may hold anything. */
  readonly pageNum: string;
  readonly aud: string;
  readonly type: string;
  readonly state: string;
  readonly searchKeyword: string;
}

const firstPage = '1';

/** States that people choose between, as the API takes them. */
export const eduPhases = {
  all: '',
  open: 'OPEN,FULL',
  soon: 'SCHEDULED',
  past: 'CLOSED,RUNNING,ENDED',
} as const;

export const readEduFilter = (search: URLSearchParams): EduFilter =>
  readQuery(search, { pageNum: firstPage, aud: '', type: '', state: '', searchKeyword: '' });

/** Values of the query string for a filter; what is the default is left out of the address. */
export function toSearchValues(filter: EduFilter): Record<keyof EduFilter, string | undefined> {
  return { ...filter, pageNum: filter.pageNum === firstPage ? undefined : filter.pageNum };
}

/** A course that the address names over the list; empty where it names none. */
export const readEduUid = (search: URLSearchParams): string => search.get('eduUid') ?? '';

/** A changed filter starts again at the first page. */
export const changeFilter = (filter: EduFilter, change: Partial<EduFilter>): EduFilter => ({
  ...filter,
  pageNum: firstPage,
  ...change,
});

/** Whether anything but the page narrows the list. */
export const isNarrowed = ({ pageNum: _pageNum, ...conditions }: EduFilter): boolean =>
  Object.values(conditions).some((value) => value !== '');
