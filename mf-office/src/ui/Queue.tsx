import { bulkApproval } from '@haesol/contracts/common';
import type { AssignedQueue, PresenceKind } from '@haesol/contracts/member';
import { Checkbox, type DataColumn, DataTable, type RowLook, VisuallyHidden } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { useAssignMoves } from '#moves/useAssignMoves';
import { useChosenRows } from '#moves/useChosenRows';
import { isForTwo, type QueueMove, useMoves } from '#moves/useMoves';
import { focusRow, openRow, type RowReach, readReach, useRowKeys } from '#moves/useRowKeys';
import { useUndo } from '#moves/useUndo';
import { useOfferedMoves } from '#state/offeredMoves';
import { HandOnDialog } from './HandOnDialog.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveResult } from './MoveResult.tsx';
import { Presence } from './Presence.tsx';
import styles from './Queue.module.css';
import { QueueBar } from './QueueBar.tsx';
import { toActions } from './rowActions.tsx';

export interface QueueProps<Row> {
  /** Name of the table. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
  /** Loads the rows of all pages, for a move of all; undefined for a list without it. */
  readonly loadAll?: (() => Promise<readonly Row[]>) | undefined;
  rowKey(row: Row): string;
  /** Name of a row in messages and for screen readers. */
  nameOf(row: Row): string;
  rowLook?(row: Row): RowLook;
  /** Name of a queue whose rows have a member of staff in charge. */
  readonly assigned?: AssignedQueue | undefined;
  /** Moves, the usual one first; empty for a list without moves. */
  readonly moves: readonly QueueMove<Row>[];
  /** Kind of the items, which tell who has the dialog of the same one open. */
  readonly presence?: PresenceKind;
  /** Verb for the key `e` of entries whose link opens their form. */
  readonly edits?: string | undefined;
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
  const { caption, columns, rows, total, loadAll, rowKey, nameOf, rowLook, assigned, moves, onMoved } = props;
  const { presence, answers, edits } = props;
  const t = useText();
  const shell = useShell();
  const area = useRef<HTMLDivElement>(null);
  const choice = useChosenRows({ rows, rowKey, loadAll });
  const { chosen } = choice;
  const [asked, setAsked] = useState<Asked<Row>>();
  const [keptMemo, setKeptMemo] = useState('');
  const [handedOn, setHandedOn] = useState<readonly Row[]>();
  const { progress, failures, done: movedNames, run, dismiss } = useMoves({ rowKey, nameOf });
  const undo = useUndo<Row>(onMoved);
  const { claim, handOn } = useAssignMoves({ queue: assigned ?? 'qna', rowKey });
  const all = assigned === undefined ? moves : [...moves, claim];

  /** Proposes a move of more rows than one person moves. */
  async function propose({ move, rows: proposed }: Asked<Row>, memo: string | undefined, reason: string) {
    await move.propose?.(proposed, memo, reason);
    shell.toast({ kind: 'done', text: t('approvals.proposed', { count: proposed.length, ...bulkApproval }) });
    setAsked(undefined);
    choice.clear();
    await onMoved?.();
  }

  async function make({ move, rows: moving }: Asked<Row>, memo = '') {
    // Sends the versions that are shown now, which may be newer than those of the dialog's start.
    const shown = moving.map((row) => rows.find((one) => rowKey(one) === rowKey(row)) ?? row);
    const { failures: refused, moved } = await run(move, shown, memo === '' ? undefined : memo);
    const done = shown.filter((row) => !refused.some(({ key }) => key === rowKey(row)));
    if (moved > 0) shell.toast({ kind: 'done', text: move.done(moved), ...undo.offer(move, done) });
    await onMoved?.();
    await choice.keep(refused.map(({ key }) => key));
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
    const isUnseen = choice.isBeyond(open);
    if (move.ask !== undefined || isForTwo(move, open)) setAsked({ move, rows: open });
    else if (isUnseen) setAsked({ move: { ...move, ask: toAskForUnseen(move) }, rows: open });
    else void make({ move, rows: open });
    return true;
  }

  /** Asks before a move of rows on other pages. */
  const toAskForUnseen = ({ label }: QueueMove<Row>) =>
    ({ title: t('queue.unseenTitle', { move: label }), note: t('queue.unseenNote'), memo: 'none' }) as const;

  async function chooseAll() {
    try {
      await choice.chooseAll();
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
  }

  // The row of the last move by key: its place gets the focus once the rows have changed, so that keys go on from there.
  const movedRow = useRef<number>(undefined);
  useEffect(() => {
    if (movedRow.current === undefined || document.activeElement !== document.body || rows.length === 0) return;
    focusRow(area.current, movedRow.current);
    movedRow.current = undefined;
  }, [rows]);

  // Only what the rows have, so that the help names no key that does nothing.
  const [reach, setReach] = useState<RowReach>({ hasFocus: false, hasLink: false, hasSearch: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for other rows.
  useEffect(() => setReach(readReach(area.current)), [rows]);

  const [handKey, setHandKey] = useState<string>();
  useRowKeys({
    area,
    onFocus(at) {
      const row = rows[at];
      if (row !== undefined) setHandKey(rowKey(row));
    },
    onKey(key, at) {
      const row = at === undefined ? undefined : rows[at];
      const here = chosen.length > 0 ? chosen : row === undefined ? [] : [row];
      if (key === 'x' && row !== undefined && all.length > 0) {
        choice.toggle(row);
        return true;
      }
      if (at !== undefined && ((key === 'a' && answers !== undefined) || (key === 'e' && edits !== undefined))) {
        openRow(area.current, at);
        return true;
      }
      if (key === 'e' && assigned !== undefined && here.length > 0) {
        setHandedOn(here);
        return true;
      }
      if (key === 'u') return undo.takeLast();
      const move = all.find(({ shortcut }) => shortcut === key);
      if (move === undefined) return false;
      movedRow.current = at;
      return start(move, here);
    },
  });

  // The row that had the focus last is the one at hand, also while the palette has the focus.
  const hand = chosen.length > 0 ? chosen : rows.filter((row) => rowKey(row) === handKey);
  const [first] = hand;
  const handName = first !== undefined && hand.length === 1 ? nameOf(first) : t('queue.items', { count: hand.length });
  useOfferedMoves(
    first === undefined
      ? []
      : [
          ...(answers === undefined || hand.length > 1
            ? []
            : [{ of: handName, label: answers, shortcut: 'a', run: () => openRow(area.current, rows.indexOf(first)) }]),
          ...all
            .filter((move) => hand.every((row) => move.isOpen(row)))
            .map((move) => ({
              of: handName,
              label: move.label,
              shortcut: move.shortcut,
              run: () => start(move, hand),
            })),
        ],
  );

  const isWholePage = rows.length > 0 && rows.every(choice.isChosen);
  const selection: DataColumn<Row> = {
    key: 'selection',
    headerName: t('queue.selection'),
    header: (
      <Checkbox
        checked={isWholePage}
        indeterminate={chosen.length > 0 && !isWholePage}
        label={<VisuallyHidden>{t('queue.selectAll')}</VisuallyHidden>}
        onChange={() => (isWholePage ? choice.clear() : choice.togglePage())}
      />
    ),
    // The first on a card.
    role: 'status',
    width: '3rem',
    cell: (row) => (
      <Checkbox
        checked={choice.isChosen(row)}
        label={<VisuallyHidden>{t('queue.select', { name: nameOf(row) })}</VisuallyHidden>}
        onChange={() => choice.toggle(row)}
      />
    ),
  };
  const common = all.filter((move) => chosen.length > 0 && chosen.every((row) => move.isOpen(row)));
  const hasButtons = moves.some(({ hasButton }) => hasButton !== false);
  const isMore = isWholePage && loadAll !== undefined && total > rows.length && !choice.isBeyond(chosen);
  return (
    <div className={styles.queue} ref={area}>
      {failures.length > 0 && <MoveResult done={movedNames} failures={failures} onClose={dismiss} />}
      {(chosen.length > 0 || progress !== undefined) && (
        <QueueBar
          isLoading={choice.isLoading}
          moves={common}
          onAll={isMore ? () => void chooseAll() : undefined}
          onClear={choice.clear}
          onPage={isWholePage ? undefined : choice.togglePage}
          onHandOn={assigned === undefined ? undefined : () => setHandedOn(chosen)}
          onMove={(move) => start(move, chosen)}
          progress={progress}
          selected={chosen}
          total={total}
        />
      )}
      <DataTable
        caption={caption}
        columns={
          all.length > 0 ? [selection, ...columns, ...(hasButtons ? [toActions(moves, start, t)] : [])] : columns
        }
        rowKey={rowKey}
        rowLook={rowLook}
        rows={rows}
        wide
      />
      <KeyHelp
        keys={[
          ...(reach.hasFocus
            ? [
                { name: 'j', does: t('queue.keyNext') },
                { name: 'k', does: t('queue.keyPrevious') },
              ]
            : []),
          ...(all.length > 0 ? [{ name: 'x', does: t('queue.keySelect') }] : []),
          ...(reach.hasLink ? [{ name: 'Enter', does: t('queue.keyOpen') }] : []),
          ...(answers === undefined ? [] : [{ name: 'a', does: answers }]),
          ...(edits === undefined ? [] : [{ name: 'e', does: edits }]),
          ...(assigned === undefined ? [] : [{ name: 'e', does: t('assign.handOn') }]),
          ...all.flatMap(({ label, shortcut }) => (shortcut === undefined ? [] : [{ name: shortcut, does: label }])),
          ...(all.some((move) => move.undo !== undefined) ? [{ name: 'u', does: t('queue.undo') }] : []),
          ...(reach.hasSearch ? [{ name: '/', does: t('queue.keySearch') }] : []),
          { name: '?', does: t('keys.title') },
        ]}
      />
      {asked !== undefined && (
        <MoveDialog
          memo={keptMemo}
          move={asked.move}
          onClose={() => setAsked(undefined)}
          onSend={(memo, reason) =>
            isForTwo(asked.move, asked.rows) ? propose(asked, memo, reason) : make(asked, memo)
          }
          progress={progress}
          rows={asked.rows}
        >
          {presence !== undefined &&
            asked.rows.length === 1 &&
            asked.rows.map((row) => <Presence key={rowKey(row)} of={presence} uid={rowKey(row)} />)}
        </MoveDialog>
      )}
      {handedOn !== undefined && assigned !== undefined && (
        <HandOnDialog
          count={handedOn.length}
          onClose={() => setHandedOn(undefined)}
          onSend={(memberUid, note) => {
            setHandedOn(undefined);
            return make({ move: handOn(memberUid, note), rows: handedOn });
          }}
          queue={assigned}
        />
      )}
    </div>
  );
}
