import { useState } from 'react';

/** Move of items from one state to another. */
export interface QueueMove<Row> {
  /** Label of the button, a verb. */
  readonly label: string;
  /** Letter that makes the move on the selected rows, or on the row with the focus. */
  readonly shortcut?: string;
  readonly look?: 'primary' | 'danger';
  /** Returns true if the server offers the move for the row. */
  isOpen(row: Row): boolean;
  /** Dialog before the move; without it the move is made at once. */
  readonly ask?: {
    readonly title: string;
    /** Says how the move affects others. */
    readonly note: string;
    /** Message to the member. */
    readonly memo: 'none' | 'optional' | 'required';
  };
  send(row: Row, memo: string | undefined): Promise<unknown>;
  /** Text after a success. */
  done(count: number): string;
}

interface MoveFailure {
  readonly key: string;
  readonly name: string;
  readonly message: string;
}

interface MovesState {
  /** Moved rows of the current move; undefined without one. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly failures: readonly MoveFailure[];
}

export interface MovesOptions<Row> {
  rowKey(row: Row): string;
  /** Name of a row in messages. */
  nameOf(row: Row): string;
}

/** Makes moves one row after the other, and collects what was refused. */
export function useMoves<Row>({ rowKey, nameOf }: MovesOptions<Row>) {
  const [state, setState] = useState<MovesState>({ progress: undefined, failures: [] });

  /** @returns the failures, and how many rows were moved */
  async function run(move: QueueMove<Row>, rows: readonly Row[], memo?: string) {
    const failures: MoveFailure[] = [];
    for (const [done, row] of rows.entries()) {
      setState({ progress: { done, total: rows.length }, failures });
      try {
        await move.send(row, memo);
      } catch (error) {
        failures.push({ key: rowKey(row), name: nameOf(row), message: (error as Error).message });
      }
    }
    setState({ progress: undefined, failures });
    return { failures, moved: rows.length - failures.length };
  }

  return { ...state, run, dismiss: () => setState({ progress: undefined, failures: [] }) };
}
