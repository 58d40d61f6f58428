import type { SearchType } from '@haesol/contracts/member';
import { useHasPage, useTextLocale } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useLocation } from 'react-router-dom';
import { paths } from '#paths';

function useIsTravelSearch(): boolean {
  const { pathname, search } = useLocation();
  return /^\/travel(\/|$)/i.test(pathname) || new URLSearchParams(search).get('area') === 'TRAVEL';
}

/** Returns true if matches of the travel service come first: searches that begin there, and those in other languages. */
export function useIsTravel(): boolean {
  const isForeign = useTextLocale() !== 'ko';
  const hasPage = useHasPage();
  return (useIsTravelSearch() || isForeign) && hasPage(paths.attractions);
}

/** Addresses of searches. */
export function useSearchHref() {
  const isTravel = useIsTravelSearch();
  return (searchKeyword: string, type: SearchType | '' = ''): string =>
    toHref(paths.search, { search: searchKeyword, type, area: isTravel ? 'TRAVEL' : '' });
}
