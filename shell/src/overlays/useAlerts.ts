import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChromeAlerts } from '../chrome/chromeTypes.ts';
import { useServices } from '../services/servicesContext.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { alertsAtom, isAlertsOpenAtom, loadAlertsAtom } from './alertAtoms.ts';

/** Minimum time between requests on navigation, in milliseconds. */
const freshMs = 30_000;

/** Returns the member's alerts; undefined for a visitor. @param pathname of the current page */
export function useAlerts(pathname: string): ChromeAlerts | undefined {
  const { base } = useServices();
  const { isLogin } = useAtomValue(sessionAtom);
  const { unreadCnt } = useAtomValue(alertsAtom);
  const load = useSetAtom(loadAlertsAtom);
  const open = useSetAtom(isAlertsOpenAtom);
  const asked = useRef({ at: 0, isLogin: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page requests them again.
  useEffect(() => {
    const isNew = isLogin !== asked.current.isLogin;
    asked.current.isLogin = isLogin;
    if (!isLogin || (!isNew && base.now() - asked.current.at < freshMs)) return;
    asked.current.at = base.now();
    void load((request) => base.http.request(request));
  }, [isLogin, pathname, base, load]);

  if (!isLogin) return undefined;
  return {
    count: unreadCnt,
    onOpen() {
      open(true);
      void load((request) => base.http.request(request));
    },
  };
}
