import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { loadMenuCountsAtom, menuCountsAtom } from './menuCounts.ts';

/** Numbers in the menu of my page, loaded for each of its pages; undefined on other pages. */
export function useMenuCounts(isMyPage: boolean, pathname: string): Readonly<Record<string, number>> | undefined {
  const { base } = useServices();
  const { isLogin } = useAtomValue(sessionAtom);
  const load = useSetAtom(loadMenuCountsAtom);
  const counts = useAtomValue(menuCountsAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page requests them again.
  useEffect(() => {
    if (isLogin && isMyPage) void load((request) => base.http.request(request));
  }, [isLogin, isMyPage, pathname, base, load]);

  return isMyPage ? counts : undefined;
}
