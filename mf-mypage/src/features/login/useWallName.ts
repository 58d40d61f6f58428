import { toSafePath } from '@haesol/contracts/common';
import { equipmentGet } from '@haesol/contracts/lab';
import { applyNoticeGet, applyProgramGet, eduGet } from '@haesol/contracts/learn';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';

/** Pages of members by path, and by `type` where one page has several forms. */
const wallPages: Readonly<Record<string, string>> = {
  '/cooperation/application?tech': 'login.wall.advice',
  '/easyreservation': 'login.wall.booking',
  '/mypage': 'login.wall.mine',
  '/mypage/qnawrite': 'login.wall.question',
};

/**
 * Returns the name of what is behind the login: the course, call, programme or device in the address, else the page; undefined
 * for other pages. The address only chooses what is read, so that it cannot put words of its own on the page.
 */
export function useWallName(next: string | null): string | undefined {
  const t = useText();
  const { pathname, searchParams } = new URL(toSafePath(next), 'http://site.invalid');
  const uidOf = (key: string) => searchParams.get(key) || undefined;
  const [eduUid, noticeUid, pgmUid, eqUid] = [uidOf('eduUid'), uidOf('noticeUid'), uidOf('pgmUid'), uidOf('eqUid')];
  const course = useEndpoint(eduGet, eduUid === undefined ? undefined : { params: { eduUid } }).data?.title;
  const notice = useEndpoint(applyNoticeGet, noticeUid === undefined ? undefined : { params: { noticeUid } }).data
    ?.title;
  const program = useEndpoint(applyProgramGet, pgmUid === undefined ? undefined : { params: { pgmUid } }).data?.title;
  const device = useEndpoint(equipmentGet, eqUid === undefined ? undefined : { params: { eqUid } }).data?.eqNm;
  const path = pathname.toLowerCase();
  const page = wallPages[path] ?? wallPages[`${path}?${searchParams.get('type') ?? ''}`];
  return course ?? notice ?? program ?? device ?? (page === undefined ? undefined : t(page));
}
