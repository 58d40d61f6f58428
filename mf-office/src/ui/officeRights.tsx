import type { AreaLevel, OfficeArea } from '@haesol/contracts/common';
import { useGet, useHasPage, useSession, useShellLocation } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { today } from '#today';
import { findMenuItem, type OfficeMenuItem } from './officeMenu.ts';

/**
 * Returns a function that tells whether a member of staff has a right in one of some areas. Until the rights are known it tells
 * yes: the server refuses what is missing.
 */
export function useHasRight(): (areas: readonly OfficeArea[] | undefined, level: AreaLevel) => boolean {
  const { data } = useGet(today);
  return (areas, level) => {
    if (areas === undefined || data === undefined) return true;
    return data.areas.some((own) => areas.includes(own.area) && (own.level === 'MOVE' || level === 'READ'));
  };
}

/** Returns a function that tells whether the menu and the palette have a page. */
export function useIsShown(): (item: OfficeMenuItem) => boolean {
  const isAdmin = useSession().userInfo?.roles.includes('ADMIN') === true;
  const hasPage = useHasPage();
  const hasRight = useHasRight();
  return ({ page, areas, isForAdmins = false }) =>
    (isAdmin || !isForAdmins) && hasRight(areas, 'READ') && hasPage(paths[page]);
}

export interface PageRight {
  /** Area of the open page, the first of several; undefined for a page of all staff. */
  readonly area: OfficeArea | undefined;
  readonly mayRead: boolean;
  readonly mayMove: boolean;
}

/** Returns the right in the area of the open page. */
export function usePageRight(): PageRight {
  const { pathname } = useShellLocation();
  const hasRight = useHasRight();
  const areas = findMenuItem(pathname)?.areas;
  return { area: areas?.[0], mayRead: hasRight(areas, 'READ'), mayMove: hasRight(areas, 'MOVE') };
}
