import { type BulkResult, bulkApproval } from '@haesol/contracts/common';
import type { MovePreview } from '@haesol/contracts/member';
import { CallError } from '@haesol/remote/http';
import { type ReactNode, useState } from 'react';

/** Move of items from one state to another. */
export interface QueueMove<Row> {
  /** Name of the target in the queue, by which the palette asks for the move. */
  readonly name?: string;
  /** Label of the button, a verb. */
  readonly label: string;
  /** Letter that makes the move on the selected rows, or on the row with the focus. */
  readonly shortcut?: string;
  readonly look?: 'primary' | 'danger';
  /** True for a move that two persons make, whatever the number of rows. */
  readonly isForTwo?: boolean;
  /** False for a move without a button in the row: of chosen rows, by key and in the palette. @default true */
  readonly hasButton?: boolean;
  /** Returns true if the server offers the move for the row. */
  isOpen(row: Row): boolean;
  /** Dialog before the move; without it the move is made at once. */
  readonly ask?: {
    readonly title: string;
    /** Says how the move affects others. */
    readonly note: string;
    /** Message to the member, or the reason. */
    readonly memo: 'none' | 'optional' | 'required';
    /** The reason is for staff; the member does not get it. */
    readonly isForStaff?: boolean;
    /** Text to type before a move that cannot be undone. */
    confirm?(rows: readonly Row[]): string;
    /** Facts before the note, e.g. the sum of a refund. */
    facts?(rows: readonly Row[]): ReactNode;
  };
  /**
   * Moves rows together; the ids of the result are the keys of the rows.
   * @param report tells the progress of a row that contains others
   */
  send(rows: readonly Row[], memo: string | undefined, report: (progress: MoveProgress) => void): Promise<BulkResult>;
  /** Reads the mails that the move of a row would send; undefined for a move of which members are not told. */
  readonly preview?: ((row: Row, memo: string | undefined) => Promise<readonly MovePreview[]>) | undefined;
  /** Proposes the move of many rows to a colleague; undefined for one that the server makes with single items. */
  readonly propose?: ((rows: readonly Row[], memo: string | undefined, reason: string) => Promise<unknown>) | undefined;
  /** Text after a success. */
  done(count: number): string;
  /** Takes the move back, from its message; undefined for rows whose move cannot be taken back. */
  readonly undo?: ((rows: readonly Row[]) => Promise<BulkResult>) | undefined;
}

/** Returns true for a move that is proposed to a colleague: one that two persons make, or of more rows than one person moves. */
export const isForTwo = <Row>(move: Pick<QueueMove<Row>, 'isForTwo' | 'propose'>, rows: readonly Row[]): boolean =>
  move.propose !== undefined && (move.isForTwo === true || rows.length > bulkApproval.aboveRows);

export interface MoveProgress {
  readonly done: number;
  readonly total: number;
}

export interface MoveFailure {
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

interface MovesState {
  /** Moved rows of the current move; undefined without one. */
  readonly progress: MoveProgress | undefined;
  readonly failures: readonly MoveFailure[];
  /** Names of the rows that were moved with others that were refused. */
  readonly done: readonly string[];
}

export interface MovesOptions<Row> {
  rowKey(row: Row): string;
  /** Name of a row in messages. */
  nameOf(row: Row): string;
}

const noMoves: MovesState = { progress: undefined, failures: [], done: [] };

/** Rows of one call, which a server moves within some seconds. */
export const rowsOfCall = 50;

/** Makes moves and collects what was refused. */
export function useMoves<Row>({ rowKey, nameOf }: MovesOptions<Row>) {
  const [state, setState] = useState<MovesState>(noMoves);

  /** @returns the failures, and how many rows were moved */
  async function run(move: QueueMove<Row>, rows: readonly Row[], memo?: string) {
    const failures: MoveFailure[] = [];
    for (let done = 0; done < rows.length; done += rowsOfCall) {
      setState({ progress: { done, total: rows.length }, failures, done: [] });
      const part = rows.slice(done, done + rowsOfCall);
      const refuse = (row: Row, code: string, message: string) =>
        failures.push({ key: rowKey(row), name: nameOf(row), code, message });
      try {
        const { failed } = await move.send(part, memo, (progress) => setState({ progress, failures, done: [] }));
        for (const { uid, code, message } of failed) {
          const row = part.find((one) => rowKey(one) === uid);
          if (row !== undefined) refuse(row, code, message);
        }
      } catch (error) {
        const code = error instanceof CallError ? error.code : '';
        for (const row of part) refuse(row, code, (error as Error).message);
      }
    }
    const isRefused = (row: Row) => failures.some(({ key }) => key === rowKey(row));
    const done = failures.length === 0 ? [] : rows.filter((row) => !isRefused(row)).map(nameOf);
    setState({ progress: undefined, failures, done });
    return { failures, moved: rows.length - failures.length };
  }

  return { ...state, run, dismiss: () => setState(noMoves) };
}
