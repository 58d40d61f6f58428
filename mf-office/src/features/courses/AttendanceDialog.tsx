import type { EndpointData, ItemNow } from '@haesol/contracts/common';
import {
  adminAttendance,
  type adminCourse,
  adminEnrolments,
  enrollStateNames,
  type StaffEnrolment,
} from '@haesol/contracts/learn';
import { Checkbox, Dialog, EmptyState, MessageBar, Pagination, Skeleton, VisuallyHidden } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { QueryView, useCall, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { type KeyboardEvent, useState } from 'react';
import { toItemNow } from '#moves/toItemNow';
import { ChangedMeanwhile } from '#ui/ChangedMeanwhile';
import { DialogFoot } from '#ui/DialogFoot';
import styles from './AttendanceDialog.module.css';

export interface AttendanceDialogProps {
  readonly course: EndpointData<typeof adminCourse>;
  readonly pageNum: number;
  hrefOf(pageNum: number): string;
  /** Requests the enrolments again. */
  refresh(): Promise<unknown>;
  onClose(): void;
}

/** States of people whose attendance can be changed. */
const open: readonly string[] = ['APPROVED', 'LEARNING'];
const shown = [...open, 'COMPLETED', 'INCOMPLETE'].join(',');

/** Lessons of a person as they were ticked here, and as they were stored at the first tick. */
interface Change {
  readonly person: StaffEnrolment;
  readonly attended: readonly number[];
}

/** Attendance of a course: lessons in columns, people in rows by their names, which the access log records. */
export function AttendanceDialog({ course, pageNum, hrefOf, refresh, onClose }: AttendanceDialogProps) {
  const { eduUid, sessions } = course;
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const page = { pageNum, pageSize: 50 };
  const query = useEndpoint(adminEnrolments, {
    params: { eduUid },
    query: { purpose: 'ATTENDANCE', state: shown, ...page },
  });
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [changedBy, setChangedBy] = useState<ItemNow>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const read = ({ aplUid, attended }: StaffEnrolment) => changes.get(aplUid)?.attended ?? attended;
  const forget = (aplUid: string) => setChanges(new Map([...changes].filter(([uid]) => uid !== aplUid)));

  function mark(person: StaffEnrolment, no: number, isThere: boolean) {
    const others = read(person).filter((one) => one !== no);
    const next = isThere ? [...others, no].sort((a, b) => a - b) : others;
    const first = changes.get(person.aplUid)?.person ?? person;
    setChanges(new Map(changes).set(person.aplUid, { person: first, attended: next }));
  }

  /** Rows that another has changed since their first tick; the next save replaces them, so it is shown before. */
  const stored = new Map((query.data?.list ?? []).map((person) => [person.aplUid, person]));
  const differing = [...changes.values()].flatMap(({ person, attended }) => {
    const now = stored.get(person.aplUid);
    return now === undefined || now.rev === person.rev || !open.includes(now.state) ? [] : [{ now, attended }];
  });
  /** People who have completed or ended the course since their first tick: the server takes no attendance of them. */
  const closed = [...changes.keys()].flatMap((uid) => {
    const now = stored.get(uid);
    return now === undefined || open.includes(now.state) ? [] : [now];
  });

  const elsewhere = [...changes.values()].filter(({ person: { aplUid } }) => !stored.has(aplUid));

  async function save() {
    setBusy(true);
    setFailure(undefined);
    try {
      const rows = [...changes].flatMap(([aplUid, { person, attended }]) => {
        const { rev, state } = stored.get(aplUid) ?? person;
        return open.includes(state) ? [{ aplUid, attended: [...attended], rev }] : [];
      });
      await call(adminAttendance, { params: { eduUid }, body: { rows } });
      await refresh();
      shell.toast({ kind: 'done', text: t('enrolments.attendanceSaved') });
      onClose();
    } catch (error) {
      const now = error instanceof CallError ? toItemNow(error) : undefined;
      setChangedBy(now);
      if (now === undefined) setFailure((error as Error).message);
      else await refresh();
    }
    setBusy(false);
  }

  const toLessons = (numbers: readonly number[]) => numbers.map((no) => t('enrolments.lesson', { no })).join(', ');
  return (
    <Dialog
      foot={
        <DialogFoot
          busy={isBusy}
          disabled={changes.size === closed.length}
          label={t('queue.save')}
          onClick={() => void save()}
          onClose={onClose}
        />
      }
      onClose={onClose}
      open
      size="wide"
      title={t('enrolments.attendance')}
    >
      {failure !== undefined && (
        <MessageBar kind="danger" live="assertive">
          {failure}
        </MessageBar>
      )}
      {(changedBy !== undefined || differing.length > 0) && (
        <ChangedMeanwhile
          fields={differing.map(({ now, attended }) => ({
            name: now.aplUid,
            label: now.attendeeNm,
            stored: toLessons(now.attended),
            typed: toLessons(attended),
          }))}
          now={changedBy}
          onTake={forget}
        />
      )}
      {closed.length > 0 && (
        <MessageBar kind="warning" live="polite">
          {t('enrolments.closedSince', { names: closed.map(({ attendeeNm }) => attendeeNm).join(', ') })}
        </MessageBar>
      )}
      {changedBy !== undefined && elsewhere.length > 0 && (
        <MessageBar kind="info">
          {t('enrolments.elsewhere', { names: elsewhere.map(({ person }) => person.attendeeNm).join(', ') })}
        </MessageBar>
      )}
      <QueryView query={query} skeleton={<Skeleton lines={1} rows={6} />}>
        {({ list: people, cnt_total }) =>
          people.length === 0 || sessions.length === 0 ? (
            <EmptyState size="small" title={t('enrolments.noLessons')} />
          ) : (
            <>
              <p className={styles.closed}>{t('enrolments.rollKeys')}</p>
              <div className={styles.scroll}>
                <table className={styles.grid}>
                  <thead>
                    <tr>
                      <th scope="col">{t('queue.member')}</th>
                      {sessions.map(({ no }) => (
                        <th key={no} scope="col">
                          {t('enrolments.lesson', { no })}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {people.map((person) => (
                      <PersonRow
                        attended={open.includes(person.state) ? read(person) : person.attended}
                        key={person.aplUid}
                        onMark={(no, isThere) => mark(person, no, isThere)}
                        person={person}
                        sessions={sessions}
                      />
                    ))}
                  </tbody>
                </table>
              </div>
              <Pagination hrefOf={hrefOf} {...toPages(page, cnt_total)} />
            </>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** Moves the focus to the same lesson of the next person whose attendance can be changed. */
function focusBelow(box: HTMLElement): void {
  const column = box.closest('td')?.cellIndex ?? 0;
  let row = box.closest('tr')?.nextElementSibling ?? null;
  while (row instanceof HTMLTableRowElement) {
    const next = row.cells[column]?.querySelector('input');
    if (next instanceof HTMLInputElement) {
      next.focus();
      return;
    }
    row = row.nextElementSibling;
  }
}

interface PersonRowProps extends Pick<EndpointData<typeof adminCourse>, 'sessions'> {
  readonly person: StaffEnrolment;
  readonly attended: readonly number[];
  onMark(no: number, isThere: boolean): void;
}

/** Lessons of one person; of a person who has completed or ended the course they are read only. */
function PersonRow({ person: { attendeeNm: name, state }, sessions, attended, onMark }: PersonRowProps) {
  const t = useText();
  const isOpen = open.includes(state);
  /** Marks a lesson by `1` or `0`, and goes to the next person. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>, no: number) {
    if (event.key !== '0' && event.key !== '1') return;
    event.preventDefault();
    onMark(no, event.key === '1');
    focusBelow(event.currentTarget);
  }
  return (
    <tr>
      <th scope="row">
        {name}
        {!isOpen && <span className={styles.closed}> {enrollStateNames[state]}</span>}
      </th>
      {sessions.map(({ no }) => (
        <td key={no}>
          {isOpen ? (
            <Checkbox
              checked={attended.includes(no)}
              label={<VisuallyHidden>{t('enrolments.attendedBy', { name, no })}</VisuallyHidden>}
              onChange={({ target }) => onMark(no, target.checked)}
              onKeyDown={(event) => handleKey(event, no)}
            />
          ) : (
            <span className={styles.closed}>{attended.includes(no) ? t('enrolments.attended') : t('queue.none')}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
