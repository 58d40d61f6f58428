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

export function readEduFilter(search: URLSearchParams): EduFilter {
  const read = (key: string) => search.get(key) ?? '';
  return {
    pageNum: search.get('pageNum') ?? firstPage,
    aud: read('aud'),
    type: read('type'),
    state: read('state'),
    searchKeyword: read('searchKeyword'),
  };
}

/** Values of the query string for a filter; what is the default is left out of the address. */
export function toSearchValues(filter: EduFilter): Record<keyof EduFilter, string | undefined> {
  return { ...filter, pageNum: filter.pageNum === firstPage ? undefined : filter.pageNum };
}

/** A changed filter starts again at the first page. */
export const changeFilter = (filter: EduFilter, change: Partial<EduFilter>): EduFilter => ({
  ...filter,
  pageNum: firstPage,
  ...change,
});

/** Page number of the address within the pages that there are. */
export function toShownPage(pageNum: string, pageCount: number): number {
  const number = Math.trunc(Number(pageNum));
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), pageCount) : 1;
}

/** Whether anything but the page narrows the list. */
export const isNarrowed = ({ pageNum: _pageNum, ...conditions }: EduFilter): boolean =>
  Object.values(conditions).some((value) => value !== '');
