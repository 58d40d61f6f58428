import type { EndpointData } from '@haesol/contracts/common';
import { adminAttendance, type adminCourse, adminEnrolments, type StaffEnrolment } from '@haesol/contracts/learn';
import { Checkbox, Dialog, EmptyState, Skeleton, VisuallyHidden } from '@haesol/kit';
import { QueryView, useCall, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { DialogFoot } from '#ui/DialogFoot';
import styles from './AttendanceDialog.module.css';

export interface AttendanceDialogProps {
  readonly course: EndpointData<typeof adminCourse>;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** States of people who take part. */
const learning: readonly string[] = ['APPROVED', 'LEARNING', 'COMPLETED', 'INCOMPLETE'];

/** Attendance of a course: lessons in columns, people in rows by their names, which the access log records. */
export function AttendanceDialog({ course: { eduUid, sessions }, onSaved, onClose }: AttendanceDialogProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const query = useEndpoint(adminEnrolments, {
    params: { eduUid },
    query: { purpose: 'ATTENDANCE', state: learning.join(','), pageSize: 100 },
  });
  const [changes, setChanges] = useState<ReadonlyMap<string, readonly number[]>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const read = ({ aplUid, attended }: StaffEnrolment) => changes.get(aplUid) ?? attended;

  function toggle(person: StaffEnrolment, no: number) {
    const attended = read(person);
    const next = attended.includes(no) ? attended.filter((one) => one !== no) : [...attended, no].sort((a, b) => a - b);
    setChanges(new Map(changes).set(person.aplUid, next));
  }

  async function save() {
    setBusy(true);
    try {
      const changed = [...changes].map(([aplUid, attended]) => ({ aplUid, attended: [...attended] }));
      await call(adminAttendance, { params: { eduUid }, body: { rows: changed } });
      await onSaved();
      shell.toast({ kind: 'done', text: t('enrolments.attendanceSaved') });
      onClose();
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    setBusy(false);
  }

  return (
    <Dialog
      foot={
        <DialogFoot
          busy={isBusy}
          disabled={changes.size === 0}
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
      <QueryView query={query} skeleton={<Skeleton lines={1} rows={6} />}>
        {({ list: people }) =>
          people.length === 0 || sessions.length === 0 ? (
            <EmptyState size="small" title={t('enrolments.noLessons')} />
          ) : (
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
                    <tr key={person.aplUid}>
                      <th scope="row">{person.attendeeNm}</th>
                      {sessions.map(({ no }) => (
                        <td key={no}>
                          <Checkbox
                            checked={read(person).includes(no)}
                            label={
                              <VisuallyHidden>
                                {t('enrolments.attendedBy', { name: person.attendeeNm, no })}
                              </VisuallyHidden>
                            }
                            onChange={() => toggle(person, no)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </QueryView>
    </Dialog>
  );
}
