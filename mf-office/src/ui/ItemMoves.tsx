import { Button } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useShell } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { type QueueMove, useMoves } from '#moves/useMoves';
import { useRowKeys } from '#moves/useRowKeys';
import { useOfferedMoves, useWantedMove } from '#state/offeredMoves';
import { usePageKeys } from '#state/pageKeys';
import { hasKeysAtom } from '#state/settings';
import styles from './ItemMoves.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenNext } from './OpenNext.tsx';
import { usePageRight } from './officeRights.tsx';

export interface ItemMovesProps<Row> {
  readonly row: Row;
  readonly moves: readonly QueueMove<Row>[];
  rowKey(row: Row): string;
  /** Name of the item in messages. */
  nameOf(row: Row): string;
  /** Requests the item again. */
  onMoved(): Promise<unknown>;
  /** Opens the next item after the move of a waiting one; undefined for an item that does not wait. */
  readonly openNext?: ((doneUid: string) => Promise<unknown>) | undefined;
}

/** Moves of one item that its state allows, by button or by their keys. */
export function ItemMoves<Row>({ row, moves, rowKey, nameOf, onMoved, openNext }: ItemMovesProps<Row>) {
  const shell = useShell();
  const [asked, setAsked] = useState<QueueMove<Row>>();
  const { progress, run } = useMoves<Row>({ rowKey, nameOf });
  const hasKeys = useAtomValue(hasKeysAtom);
  const area = useRef<HTMLDivElement>(null);
  const { mayMove } = usePageRight();
  const open = mayMove ? moves.filter((move) => move.isOpen(row)) : [];

  async function make(move: QueueMove<Row>, memo?: string) {
    const { failures } = await run(move, [row], memo);
    const [failure] = failures;
    await onMoved();
    // The message stays in its dialog if it was not sent.
    if (failure !== undefined && memo !== undefined) throw new CallError(failure);
    setAsked(undefined);
    shell.toast(
      failure === undefined ? { kind: 'done', text: move.done(1) } : { kind: 'error', text: failure.message },
    );
    if (failure === undefined) await openNext?.(rowKey(row));
  }

  function start(move: QueueMove<Row>) {
    if (move.ask === undefined) void make(move);
    else setAsked(move);
  }

  useRowKeys({
    area,
    isOn: hasKeys && progress === undefined,
    onKey(key) {
      const move = open.find(({ shortcut }) => shortcut === key);
      if (move !== undefined) start(move);
      return move !== undefined;
    },
  });

  usePageKeys(
    open.flatMap(({ label, shortcut }) =>
      shortcut === undefined ? [] : [{ name: shortcut.toUpperCase(), does: label }],
    ),
  );

  useOfferedMoves(open.map((move) => ({ of: nameOf(row), ...move, run: () => start(move) })));
  useWantedMove(rowKey(row), Object.fromEntries(open.map((move) => [move.name ?? move.label, () => start(move)])));

  return (
    <div className={styles.moves} ref={area}>
      {open.map((move) => (
        <Button
          busy={progress !== undefined}
          key={move.label}
          onClick={() => start(move)}
          variant={move.look ?? 'plain'}
        >
          {move.label}
          {move.shortcut !== undefined && hasKeys && <kbd className={styles.key}>{move.shortcut.toUpperCase()}</kbd>}
        </Button>
      ))}
      {openNext !== undefined && open.length > 0 && <OpenNext />}
      {asked !== undefined && (
        <MoveDialog
          move={asked}
          onClose={() => setAsked(undefined)}
          onSend={(memo) => make(asked, memo)}
          rows={[row]}
        />
      )}
    </div>
  );
}
