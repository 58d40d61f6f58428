import type { SearchType } from '@haesol/contracts/member';
import { toHref } from '@haesol/remote/routes';
import { useLocation } from 'react-router-dom';
import { paths } from '#paths';

/** Addresses of searches. Matches of the office come first, and those of the travel service if the search begins there. */
export function useSearchHref() {
  const { pathname, search } = useLocation();
  const isTravel = /^\/travel(\/|$)/i.test(pathname) || new URLSearchParams(search).get('area') === 'TRAVEL';
  return (searchKeyword: string, type: SearchType | '' = ''): string =>
    toHref(paths.search, { search: searchKeyword, type, area: isTravel ? 'TRAVEL' : '' });
}
