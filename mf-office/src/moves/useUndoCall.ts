import { adminUndoMoves, type UndoneQueue } from '@haesol/contracts/member';
import { useCall } from '@haesol/remote/lifecycle';
import type { QueueMove } from './useMoves.ts';

/** Returns a function that takes the caller's last moves of items back, with their mails, while those wait. */
export function useUndoCall<Row>(queue: UndoneQueue, uidOf: (row: Row) => string): NonNullable<QueueMove<Row>['undo']> {
  const call = useCall();
  return (rows) => call(adminUndoMoves, { params: { queue }, body: { uids: rows.map(uidOf) } });
}
