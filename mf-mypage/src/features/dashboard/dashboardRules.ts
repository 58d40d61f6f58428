import type { KindCount, NextItem, WaitingItem } from '@haesol/contracts/member';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';

/** Page of each kind. */
export const kindPaths = {
  EDU: paths.edu,
  EQU: paths.equ,
  TECH: paths.tech,
  ASSN: paths.assn,
  COLLABO: paths.collabo,
  QNA: paths.qna,
} as const satisfies Readonly<Record<KindCount['kind'], string>>;

/** Key of the one that a page shows. */
const uidKeys = { EDU: 'aplUid', EQU: 'rsvUid', TECH: 'aplUid', ASSN: 'aplUid', COLLABO: 'aplUid' } as const;

export const toItemHref = ({ kind, uid }: Pick<WaitingItem | NextItem, 'kind' | 'uid'>): string =>
  toHref(kindPaths[kind], { [uidKeys[kind]]: uid });

const seoulDay = (ms: number) => Math.floor((ms + 9 * 3_600_000) / 86_400_000);

/** Days from today to a date, in Asia/Seoul. */
export const toDday = (at: string, nowMs: number): number => seoulDay(Date.parse(at)) - seoulDay(nowMs);
