import type { Envelope, HttpRequest, UserInfo } from '@haesol/remote/shell-api';
import { atom } from 'jotai';
import { isSameMember, sessionAtom } from '../session/sessionAtoms.ts';

type MenuCounts = Readonly<Record<string, number>>;

const success = '200';

interface MemberCounts {
  readonly member: UserInfo;
  readonly counts: MenuCounts;
}

const memberCountsAtom = atom<MemberCounts | undefined>(undefined);
/** Numbers in the menu of my page, by link; undefined for a visitor, and before the first load. */
export const menuCountsAtom = atom((get) => {
  const known = get(memberCountsAtom);
  return known !== undefined && isSameMember(get(sessionAtom).userInfo, known.member) ? known.counts : undefined;
});

interface Row {
  readonly link: string;
  readonly cnt: number;
}

function isRow(row: unknown): row is Row {
  const { link, cnt } = (row ?? {}) as Partial<Record<keyof Row, unknown>>;
  return typeof link === 'string' && typeof cnt === 'number';
}

/** Parses the answer. @returns undefined for another shape, which must not break the page */
function toCounts({ status, data }: Envelope): MenuCounts | undefined {
  const { counts } = (data ?? {}) as { counts?: unknown };
  if (status.code !== success || !Array.isArray(counts)) return undefined;
  return Object.fromEntries(counts.filter(isRow).map(({ link, cnt }) => [link, cnt]));
}

/** Loads the numbers; keeps the earlier ones on failure, because the menu works without them. */
export const loadMenuCountsAtom = atom(
  null,
  async (get, set, ask: (request: HttpRequest) => Promise<Envelope>): Promise<void> => {
    const { userInfo: member } = get(sessionAtom);
    if (member === null) return;
    try {
      const answer = await ask({ name: 'mypage.menuCounts', method: 'GET', path: '/api/v1/mypage/menu-counts' });
      const counts = toCounts(answer);
      if (counts !== undefined) set(memberCountsAtom, { member, counts });
    } catch {
      // No network or no answer: the numbers are optional.
    }
  },
);
