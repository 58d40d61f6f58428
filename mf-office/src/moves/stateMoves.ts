import type { BulkResult } from '@haesol/contracts/common';
import type { QueueMove } from './useMoves.ts';

/** Texts of one part of the messages: `(key, values) => t(`bookings.${key}`, values)`. */
export type Say = (key: string, values: { readonly count?: number }) => string;

/** Look of a move to a state; its texts are `moves.<to>`, `done.<to>` and `ask.<to>`. */
export interface MoveLook<Row, To extends string>
  extends Pick<QueueMove<Row>, 'hasButton' | 'isOpen' | 'look' | 'shortcut' | 'undo'> {
  readonly to: To;
  /** Asks before the move, and for a message to the member. */
  readonly asks?: 'none' | 'optional' | 'required';
  /** The message is a reason for staff; the member does not get it. */
  readonly isForStaff?: boolean;
  /** Text to type before a move that cannot be undone: the number or name of one row, the count of many. */
  confirm?(rows: readonly Row[]): string;
}

/** Creates the moves of a queue from their looks, in this order. */
export function toMoves<Row, To extends string>(
  say: Say,
  looks: readonly MoveLook<Row, To>[],
  send: (rows: readonly Row[], to: To, memo: string | undefined) => Promise<BulkResult>,
): QueueMove<Row>[] {
  return looks.map(({ to, asks, isForStaff = false, confirm, ...look }) => ({
    ...look,
    name: to,
    label: say(`moves.${to}`, {}),
    ...(asks !== undefined && {
      ask: {
        title: say(`ask.${to}.title`, {}),
        note: say(`ask.${to}.note`, {}),
        memo: asks,
        isForStaff,
        ...(confirm && { confirm }),
      },
    }),
    send: (rows, memo) => send(rows, to, memo),
    done: (count) => say(`done.${to}`, { count }),
  }));
}

/** Returns the text to type before a final move: the name of one row, the count of many. */
export function toNameOrCount<Row>(rows: readonly Row[], nameOf: (row: Row) => string): string {
  const [first, ...others] = rows;
  return first !== undefined && others.length === 0 ? nameOf(first) : String(rows.length);
}
