import { type AssignedQueue, adminAssign } from '@haesol/contracts/member';
import { useCall, useText } from '@haesol/remote/lifecycle';
import type { QueueMove } from './useMoves.ts';

export interface AssignOptions<Row> {
  readonly queue: AssignedQueue;
  rowKey(row: Row): string;
}

/** Returns the moves of rows to the caller or to a colleague. */
export function useAssignMoves<Row>({ queue, rowKey }: AssignOptions<Row>) {
  const t = useText();
  const call = useCall();
  const send = (rows: readonly Row[], memberUid?: string | null, note?: string) =>
    call(adminAssign, { params: { queue }, body: { uids: rows.map(rowKey), memberUid, note } });
  const claim: QueueMove<Row> = {
    label: t('assign.claim'),
    shortcut: 'm',
    isOpen: () => true,
    send: (rows) => send(rows),
    done: (count) => t('assign.claimed', { count }),
    undo: (rows) => send(rows, null),
  };
  /** @param memberUid colleague; null puts rows back @param note for the colleague */
  const handOn = (memberUid: string | null, note: string | undefined): QueueMove<Row> => ({
    label: t('assign.handOn'),
    isOpen: () => true,
    send: (rows) => send(rows, memberUid, note),
    done: (count) => t('assign.handedOn', { count }),
  });
  return { claim, handOn };
}
