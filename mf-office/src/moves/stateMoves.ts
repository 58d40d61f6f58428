import type { BulkResult } from '@haesol/contracts/common';
import type { MovePreview } from '@haesol/contracts/member';
import type { ReactNode } from 'react';
import type { MoveProgress, QueueMove } from './useMoves.ts';

/** Texts of one part of the messages: `(key, values) => t(`bookings.${key}`, values)`. */
export type Say = (key: string, values: { readonly count?: number }) => string;

/** Look of a move to a state; its texts are `moves.<to>`, `done.<to>` and `ask.<to>`. */
export interface MoveLook<Row, To extends string>
  extends Pick<QueueMove<Row>, 'hasButton' | 'isForTwo' | 'isOpen' | 'look' | 'shortcut' | 'undo'> {
  readonly to: To;
  /** Asks before the move, and for a message to the member. */
  readonly asks?: 'none' | 'optional' | 'required';
  /** The message is a reason for staff; the member does not get it. */
  readonly isForStaff?: boolean;
  /** False for a move whose mails are written after its call. @default true */
  readonly hasPreview?: boolean;
  /** Text to type before a move that cannot be undone: the number or name of one row, the count of many. */
  confirm?(rows: readonly Row[]): string;
  /** Facts before the note of the question. */
  facts?(rows: readonly Row[]): ReactNode;
}

/** Sends moves of rows. @param report as in {@link QueueMove.send} */
type SendMoves<Row, To> = (
  rows: readonly Row[],
  to: To,
  memo?: string,
  report?: (progress: MoveProgress) => void,
) => Promise<BulkResult>;

/** Moves of a queue whose server takes many rows in a call. */
export interface BulkMoves<Row, To> {
  readonly send: SendMoves<Row, To>;
  /** Reads the mails that the move of a row would send. */
  preview(row: Row, to: To, memo: string | undefined): Promise<readonly MovePreview[]>;
  /** Proposes the move of more rows than one person moves. */
  propose(rows: readonly Row[], to: To, memo: string | undefined, reason: string): Promise<unknown>;
}

/**
 * Creates the moves of a queue from their looks, in this order.
 * @param by sends them; those of {@link BulkMoves} can be proposed
 */
export function toMoves<Row, To extends string>(
  say: Say,
  looks: readonly MoveLook<Row, To>[],
  by: SendMoves<Row, To> | (Pick<BulkMoves<Row, To>, 'send'> & Partial<BulkMoves<Row, To>>),
): QueueMove<Row>[] {
  const { send, preview, propose } = typeof by === 'function' ? { send: by } : by;
  return looks.map(({ to, asks, isForStaff = false, hasPreview = true, confirm, facts, ...look }) => ({
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
        ...(facts && { facts }),
      },
    }),
    send: (rows, memo, report) => send(rows, to, memo, report),
    preview: preview && hasPreview && !isForStaff ? (row, memo) => preview(row, to, memo) : undefined,
    propose: propose && ((rows, memo, reason) => propose(rows, to, memo, reason)),
    done: (count) => say(`done.${to}`, { count }),
  }));
}

/** Returns the text to type before a final move: the name of one row, the count of many. */
export function toNameOrCount<Row>(rows: readonly Row[], nameOf: (row: Row) => string): string {
  const [first, ...others] = rows;
  return first !== undefined && others.length === 0 ? nameOf(first) : String(rows.length);
}
