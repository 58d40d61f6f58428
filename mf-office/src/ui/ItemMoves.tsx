import { Button } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useItemKeys } from '#moves/useItemKeys';
import { type QueueMove, useMoves } from '#moves/useMoves';
import { useUndo } from '#moves/useUndo';
import { useOfferedMoves, useWantedMove } from '#state/offeredMoves';
import { hasKeysAtom } from '#state/settings';
import styles from './ItemMoves.module.css';
import { MailPreview } from './MailPreview.tsx';
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
  const t = useText();
  const shell = useShell();
  const [asked, setAsked] = useState<QueueMove<Row>>();
  const { progress, run } = useMoves<Row>({ rowKey, nameOf });
  const hasKeys = useAtomValue(hasKeysAtom);
  const undo = useUndo<Row>(onMoved);
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
      failure === undefined
        ? { kind: 'done', text: move.done(1), ...undo.offer(move, [row]) }
        : { kind: 'error', text: failure.message },
    );
    if (failure === undefined) await openNext?.(rowKey(row));
  }

  function start(move: QueueMove<Row>) {
    if (move.ask === undefined) void make(move);
    else setAsked(move);
  }

  useItemKeys([
    ...open.flatMap((move) => {
      const { label: does, shortcut: name } = move;
      return name === undefined ? [] : [{ name, does, run: () => progress === undefined && start(move) }];
    }),
    ...(mayMove && moves.some((move) => move.undo !== undefined)
      ? [{ name: 'u', does: t('queue.undo'), run: () => undo.takeLast() }]
      : []),
  ]);

  useOfferedMoves(open.map((move) => ({ of: nameOf(row), ...move, run: () => start(move) })));
  useWantedMove(rowKey(row), Object.fromEntries(open.map((move) => [move.name ?? move.label, () => start(move)])));

  return (
    <div className={styles.moves}>
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
      {open.flatMap(({ label, name, ask, preview }) =>
        ask === undefined && preview !== undefined ? (
          <MailPreview
            key={`${rowKey(row)} ${label}`}
            load={() => preview(row, undefined)}
            text={name ?? label}
            title={t('mailPreview.openOf', { move: label })}
          />
        ) : (
          []
        ),
      )}
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
