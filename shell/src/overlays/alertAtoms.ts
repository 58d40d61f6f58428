import type { Envelope, HttpRequest } from '@haesol/remote/shell-api';
import { atom } from 'jotai';
import { sessionAtom } from '../session/sessionAtoms.ts';

export interface AlertItem {
  readonly ntfUid: string;
  readonly title: string;
  readonly text: string;
  /** Path within this site. */
  readonly link: string;
  /** Language of both texts; null or absent from an older server. */
  readonly locale?: string | null;
  readonly readYn: 'Y' | 'N';
  /** Instant, ISO 8601. */
  readonly createdDt: string;
}

export interface Alerts {
  readonly unreadCnt: number;
  /** Latest alerts; undefined before the first load. */
  readonly list: readonly AlertItem[] | undefined;
  readonly hasFailed: boolean;
}

type Ask = (request: HttpRequest) => Promise<Envelope>;

const none: Alerts = { unreadCnt: 0, list: undefined, hasFailed: false };
const success = '200';

const alertsStateAtom = atom<Alerts>(none);
/** Alerts of the member; empty for a visitor. */
export const alertsAtom = atom((get) => (get(sessionAtom).isLogin ? get(alertsStateAtom) : none));

const isOpenStateAtom = atom(false);
export const isAlertsOpenAtom = atom(
  (get) => get(isOpenStateAtom) && get(sessionAtom).isLogin,
  (_get, set, isOpen: boolean) => set(isOpenStateAtom, isOpen),
);

/** Parses the answer. @returns undefined for another shape, which must not break the page */
function toAlerts({ status, data }: Envelope): Alerts | undefined {
  const { list, unreadCnt } = (data ?? {}) as { list?: unknown; unreadCnt?: unknown };
  if (status.code !== success || !Array.isArray(list) || typeof unreadCnt !== 'number') return undefined;
  return { unreadCnt, list: list as readonly AlertItem[], hasFailed: false };
}

/** Loads the latest; keeps the earlier ones on failure. */
export const loadAlertsAtom = atom(null, async (get, set, ask: Ask) => {
  try {
    const answer = await ask({
      name: 'notifications.list',
      method: 'GET',
      path: '/api/v1/notifications',
      query: { pageNum: '1', pageSize: '20' },
    });
    set(alertsStateAtom, toAlerts(answer) ?? { ...get(alertsStateAtom), hasFailed: true });
  } catch {
    // No toast: the panel of the alerts shows the failure.
    set(alertsStateAtom, { ...get(alertsStateAtom), hasFailed: true });
  }
});

/** Marks alerts as read, optimistically. @param ntfUids all alerts when absent */
export const readAlertsAtom = atom(null, async (get, set, ask: Ask, ntfUids?: readonly string[]) => {
  const before = get(alertsStateAtom);
  const isMeant = ({ ntfUid, readYn }: AlertItem) => readYn === 'N' && (ntfUids?.includes(ntfUid) ?? true);
  const count = before.list?.filter(isMeant).length ?? 0;
  set(alertsStateAtom, {
    ...before,
    unreadCnt: ntfUids === undefined ? 0 : Math.max(0, before.unreadCnt - count),
    list: before.list?.map((item) => (isMeant(item) ? { ...item, readYn: 'Y' as const } : item)),
  });
  try {
    const { status } = await ask({
      name: 'notifications.read',
      method: 'PATCH',
      path: '/api/v1/notifications/read',
      body: ntfUids === undefined ? {} : { ntfUids },
    });
    if (status.code !== success) set(alertsStateAtom, before);
  } catch {
    set(alertsStateAtom, before);
  }
});
