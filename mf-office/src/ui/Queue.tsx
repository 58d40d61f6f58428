import { Button, Checkbox, type DataColumn, DataTable, MessageBar, type RowLook, VisuallyHidden } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { type QueueMove, useMoves } from '#moves/useMoves';
import { useRowKeys } from '#moves/useRowKeys';
import { hasKeysAtom } from '#state/settings';
import { KeyHelp } from './KeyHelp.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './Queue.module.css';

export interface QueueProps<Row> {
  /** Name of the table. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  rowKey(row: Row): string;
  /** Name of a row in messages and for screen readers. */
  nameOf(row: Row): string;
  rowLook?(row: Row): RowLook;
  /** Moves, the usual one first; empty for a list without moves. */
  readonly moves: readonly QueueMove<Row>[];
  /** Called after moves, to request the rows again. */
  onMoved?(): Promise<unknown>;
}

interface Asked<Row> {
  readonly move: QueueMove<Row>;
  readonly rows: readonly Row[];
}

/** List of work: rows that are selected and moved together, by pointer or by single keys. */
export function Queue<Row>({ caption, columns, rows, rowKey, nameOf, rowLook, moves, onMoved }: QueueProps<Row>) {
  const t = useText();
  const shell = useShell();
  const area = useRef<HTMLDivElement>(null);
  const hasKeys = useAtomValue(hasKeysAtom);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked<Row>>();
  const { progress, failures, run, dismiss } = useMoves({ rowKey, nameOf });
  const selected = rows.filter((row) => keys.has(rowKey(row)));

  async function make({ move, rows: moving }: Asked<Row>, memo?: string) {
    setAsked(undefined);
    const { failures: refused, moved } = await run(move, moving, memo);
    setKeys(new Set(refused.map(({ key }) => key)));
    if (moved > 0) shell.toast({ kind: 'done', text: move.done(moved) });
    await onMoved?.();
  }

  /** Makes a move on the rows for which the server offers it, after its dialog. */
  function start(move: QueueMove<Row>, on: readonly Row[]) {
    const open = on.filter((row) => move.isOpen(row));
    if (open.length === 0 || progress !== undefined) return false;
    if (move.ask === undefined) void make({ move, rows: open });
    else setAsked({ move, rows: open });
    return true;
  }

  function toggle(row: Row) {
    const next = new Set(keys);
    if (!next.delete(rowKey(row))) next.add(rowKey(row));
    setKeys(next);
  }

  useRowKeys({
    area,
    isOn: hasKeys,
    onKey(key, at) {
      const row = at === undefined ? undefined : rows[at];
      if (key === 'x' && row !== undefined && moves.length > 0) {
        toggle(row);
        return true;
      }
      const move = moves.find(({ shortcut }) => shortcut === key);
      if (move === undefined) return false;
      return start(move, selected.length > 0 ? selected : row === undefined ? [] : [row]);
    },
  });

  const selection: DataColumn<Row> = {
    key: 'selection',
    header: (
      <Checkbox
        checked={selected.length === rows.length && rows.length > 0}
        indeterminate={selected.length > 0 && selected.length < rows.length}
        label={<VisuallyHidden>{t('queue.selectAll')}</VisuallyHidden>}
        onChange={() => setKeys(new Set(selected.length === rows.length ? [] : rows.map(rowKey)))}
      />
    ),
    width: '3rem',
    onPhone: 'hidden',
    cell: (row) => (
      <Checkbox
        checked={keys.has(rowKey(row))}
        label={<VisuallyHidden>{t('queue.select', { name: nameOf(row) })}</VisuallyHidden>}
        onChange={() => toggle(row)}
      />
    ),
  };
  const common = moves.filter((move) => selected.length > 0 && selected.every((row) => move.isOpen(row)));
  return (
    <div className={styles.queue} ref={area}>
      {failures.length > 0 && (
        <MessageBar action={<Button onClick={dismiss}>{t('queue.dismiss')}</Button>} kind="danger" live="assertive">
          {t('queue.refused', { count: failures.length })}
          <ul>
            {failures.map(({ key, name, message }) => (
              <li key={key}>{t('queue.failure', { name, message })}</li>
            ))}
          </ul>
        </MessageBar>
      )}
      {(selected.length > 0 || progress !== undefined) && (
        <div className={styles.bar} role="status">
          <span className={styles.chosen}>
            {progress === undefined
              ? t('queue.chosen', { count: selected.length })
              : t('queue.progress', { done: progress.done, total: progress.total })}
          </span>
          {common.length === 0 && progress === undefined && <span>{t('queue.nothingCommon')}</span>}
          {progress === undefined &&
            common.map((move) => (
              <Button
                key={move.label}
                onClick={() => start(move, selected)}
                variant={move.look === 'primary' ? 'primary' : 'onDark'}
              >
                {t('queue.bulk', { count: selected.length, move: move.label })}
              </Button>
            ))}
        </div>
      )}
      <DataTable
        caption={caption}
        columns={moves.length > 0 ? [selection, ...columns, toActions(moves, start, t)] : columns}
        rowKey={rowKey}
        rowLook={rowLook}
        rows={rows}
      />
      <KeyHelp
        keys={[
          { name: 'j', does: t('queue.keyNext') },
          { name: 'k', does: t('queue.keyPrevious') },
          ...(moves.length > 0
            ? [{ name: 'x', does: t('queue.keySelect') }]
            : [{ name: 'Enter', does: t('queue.keyOpen') }]),
          ...moves.flatMap(({ label, shortcut }) => (shortcut === undefined ? [] : [{ name: shortcut, does: label }])),
          { name: '/', does: t('queue.keySearch') },
        ]}
      />
      {asked !== undefined && (
        <MoveDialog
          count={asked.rows.length}
          move={asked.move}
          onClose={() => setAsked(undefined)}
          onSend={(memo) => make(asked, memo)}
        />
      )}
    </div>
  );
}

/** Returns the column with the usual move of each row. */
function toActions<Row>(
  moves: readonly QueueMove<Row>[],
  start: (move: QueueMove<Row>, rows: readonly Row[]) => boolean,
  t: ReturnType<typeof useText>,
): DataColumn<Row> {
  return {
    key: 'moves',
    header: t('queue.moves'),
    role: 'action',
    width: '11rem',
    cell: (row) => (
      <span className={styles.moves}>
        {moves
          .filter((move) => move.isOpen(row))
          .slice(0, 2)
          .map((move) => (
            <Button key={move.label} onClick={() => start(move, [row])} size="small">
              {move.label}
            </Button>
          ))}
      </span>
    ),
  };
}
