import type { AssignedQueue } from '@haesol/contracts/member';
import { Button, Checkbox, type DataColumn, DataTable, MessageBar, type RowLook, VisuallyHidden } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useAssignMoves } from '#moves/useAssignMoves';
import { type QueueMove, useMoves } from '#moves/useMoves';
import { focusRow, openRow, useRowKeys } from '#moves/useRowKeys';
import { useUndo } from '#moves/useUndo';
import { hasKeysAtom } from '#state/settings';
import { HandOnDialog } from './HandOnDialog.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './Queue.module.css';
import { QueueBar } from './QueueBar.tsx';

export interface QueueProps<Row> {
  /** Name of the table. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  rowKey(row: Row): string;
  /** Name of a row in messages and for screen readers. */
  nameOf(row: Row): string;
  rowLook?(row: Row): RowLook;
  /** Name of a queue whose rows have a member of staff in charge. */
  readonly assigned?: AssignedQueue | undefined;
  /** Moves, the usual one first; empty for a list without moves. */
  readonly moves: readonly QueueMove<Row>[];
  /** Verb for the key `a` where rows have no moves of their own: it opens the item, on whose page it is answered. */
  readonly answers?: string;
  /** Called after moves, to request the rows again. */
  onMoved?(): Promise<unknown>;
}

interface Asked<Row> {
  readonly move: QueueMove<Row>;
  readonly rows: readonly Row[];
}

/** List of work: rows that are selected and moved together, by pointer or by single keys. */
export function Queue<Row>(props: QueueProps<Row>) {
  const { caption, columns, rows, rowKey, nameOf, rowLook, assigned, moves, answers, onMoved } = props;
  const t = useText();
  const shell = useShell();
  const area = useRef<HTMLDivElement>(null);
  const hasKeys = useAtomValue(hasKeysAtom);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked<Row>>();
  const [keptMemo, setKeptMemo] = useState('');
  const [handedOn, setHandedOn] = useState<readonly Row[]>();
  const { progress, failures, run, dismiss } = useMoves({ rowKey, nameOf });
  const offerUndo = useUndo<Row>(onMoved);
  const { claim, handOn } = useAssignMoves({ queue: assigned ?? 'qna', rowKey });
  const all = assigned === undefined ? moves : [...moves, claim];
  const selected = rows.filter((row) => keys.has(rowKey(row)));

  async function make({ move, rows: moving }: Asked<Row>, memo = '') {
    // Sends the versions that are shown now, which may be newer than those of the dialog's start.
    const shown = moving.map((row) => rows.find((one) => rowKey(one) === rowKey(row)) ?? row);
    const { failures: refused, moved } = await run(move, shown, memo === '' ? undefined : memo);
    setKeys(new Set(refused.map(({ key }) => key)));
    const done = shown.filter((row) => !refused.some(({ key }) => key === rowKey(row)));
    if (moved > 0) shell.toast({ kind: 'done', text: move.done(moved), ...offerUndo(move, done) });
    await onMoved?.();
    const [first] = refused;
    setKeptMemo(first === undefined ? '' : memo);
    // The message stays in its dialog if it has reached no member.
    if (first !== undefined && moved === 0 && memo !== '')
      throw new CallError({ code: first.code, message: first.message });
    setAsked(undefined);
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

  // The row of the last move by key: its place gets the focus once the rows have changed, so that keys go on from there.
  const movedRow = useRef<number>(undefined);
  useEffect(() => {
    if (movedRow.current === undefined || document.activeElement !== document.body || rows.length === 0) return;
    focusRow(area.current, movedRow.current);
    movedRow.current = undefined;
  }, [rows]);

  useRowKeys({
    area,
    isOn: hasKeys,
    onKey(key, at) {
      const row = at === undefined ? undefined : rows[at];
      if (key === 'x' && row !== undefined && all.length > 0) {
        toggle(row);
        return true;
      }
      if (key === 'a' && answers !== undefined && at !== undefined) {
        openRow(area.current, at);
        return true;
      }
      const move = all.find(({ shortcut }) => shortcut === key);
      if (move === undefined) return false;
      movedRow.current = at;
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
  const common = all.filter((move) => selected.length > 0 && selected.every((row) => move.isOpen(row)));
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
        <QueueBar
          moves={common}
          onHandOn={assigned === undefined ? undefined : () => setHandedOn(selected)}
          onMove={(move) => start(move, selected)}
          progress={progress}
          selected={selected}
        />
      )}
      <DataTable
        caption={caption}
        columns={
          all.length > 0 ? [selection, ...columns, ...(moves.length > 0 ? [toActions(moves, start, t)] : [])] : columns
        }
        rowKey={rowKey}
        rowLook={rowLook}
        rows={rows}
      />
      <KeyHelp
        keys={[
          { name: 'j', does: t('queue.keyNext') },
          { name: 'k', does: t('queue.keyPrevious') },
          ...(all.length > 0 ? [{ name: 'x', does: t('queue.keySelect') }] : []),
          ...(moves.length > 0 && assigned === undefined ? [] : [{ name: 'Enter', does: t('queue.keyOpen') }]),
          ...(answers === undefined ? [] : [{ name: 'a', does: answers }]),
          ...all.flatMap(({ label, shortcut }) => (shortcut === undefined ? [] : [{ name: shortcut, does: label }])),
          { name: '/', does: t('queue.keySearch') },
          { name: '?', does: t('keys.title') },
        ]}
      />
      {asked !== undefined && (
        <MoveDialog
          memo={keptMemo}
          move={asked.move}
          onClose={() => setAsked(undefined)}
          onSend={(memo) => make(asked, memo)}
          rows={asked.rows}
        />
      )}
      {handedOn !== undefined && (
        <HandOnDialog
          count={handedOn.length}
          onClose={() => setHandedOn(undefined)}
          onSend={(memberUid) => {
            setHandedOn(undefined);
            return make({ move: handOn(memberUid), rows: handedOn });
          }}
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
