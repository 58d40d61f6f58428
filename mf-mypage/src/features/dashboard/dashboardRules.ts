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

/** Query parameter of the item that a page shows. */
const uidKeys = { EDU: 'aplUid', EQU: 'rsvUid', TECH: 'aplUid', ASSN: 'aplUid', COLLABO: 'aplUid' } as const;

export const toItemHref = ({ kind, uid }: Pick<WaitingItem | NextItem, 'kind' | 'uid'>): string =>
  toHref(kindPaths[kind], { [uidKeys[kind]]: uid });
