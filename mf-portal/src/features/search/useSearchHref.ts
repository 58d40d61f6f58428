import type { SearchType } from '@haesol/contracts/member';
import { useTextLocale } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useLocation } from 'react-router-dom';
import { paths } from '#paths';

/** Returns true if matches of the travel service come first: searches that begin there, and those in other languages. */
export function useIsTravel(): boolean {
  const { pathname, search } = useLocation();
  const isForeign = useTextLocale() !== 'ko';
  return isForeign || /^\/travel(\/|$)/i.test(pathname) || new URLSearchParams(search).get('area') === 'TRAVEL';
}

/** Addresses of searches. */
export function useSearchHref() {
  const isTravel = useIsTravel();
  return (searchKeyword: string, type: SearchType | '' = ''): string =>
    toHref(paths.search, { search: searchKeyword, type, area: isTravel ? 'TRAVEL' : '' });
}
