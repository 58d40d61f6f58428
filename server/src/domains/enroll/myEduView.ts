import type { MyEnrolment, MyEnrolmentDetail } from '@haesol/shared/contracts';
import type { AppContext } from '../../context.ts';
import { toSeoulDate, toSeoulInstant, toSeoulTime } from '../../seoulTime.ts';
import { createFileLinks } from '../files/fileLinks.ts';
import { listEntries } from '../timeline/repository.ts';
import { createEnrollRepository, type EnrolmentRow } from './repository.ts';
import { isCancellable, mayEnterLessons, toCancelUntil } from './rules.ts';

export const certificatePath = '/file/certificate';
export const toCertificateSubject = (aplUid: string): string => `certificate:${aplUid}`;

/** An enrolment in the list of somebody who may see it; the address of the lessons is for the attendee alone. */
export function toMyEnrolment(
  { secrets }: Pick<AppContext, 'secrets'>,
  row: EnrolmentRow,
  memberUid: string,
  now: Date,
): MyEnrolment {
  const isOwn = row.member_uid === memberUid;
  const hasCertificate = isOwn && row.cert_no !== null;
  const signature = hasCertificate ? createFileLinks(secrets).toQuery(toCertificateSubject(row.apl_uid), now) : '';
  return {
    aplUid: row.apl_uid,
    aplNo: row.apl_no,
    attendeeNm: row.attendee_nm,
    state: row.state,
    waitNo: row.wait_no,
    eduUid: row.deleted_at === null ? row.edu_uid : null,
    title: row.title,
    typeCd: row.type_cd,
    startDt: row.start_dt,
    endDt: row.end_dt,
    hours: row.hours,
    appliedDt: toSeoulInstant(row.created_at),
    ownYn: isOwn ? 'Y' : 'N',
    cancellableYn: isCancellable(row.state, row.start_dt, toSeoulDate(now)) ? 'Y' : 'N',
    cancelUntil: toCancelUntil(row.start_dt),
    onlineUrl: isOwn && mayEnterLessons(row.state) ? row.online_url : null,
    certNo: isOwn ? row.cert_no : null,
    certUrl: hasCertificate ? `${certificatePath}?aplUid=${row.apl_uid}${signature}` : null,
  };
}

/** The lesson that comes next, today's until it ends. */
export function findNextLesson(rows: readonly EnrolmentRow[], now: Date) {
  const today = toSeoulDate(now);
  const time = toSeoulTime(now);
  const lessons = rows
    .filter(({ state }) => mayEnterLessons(state))
    .flatMap(({ sessions, ...row }) => sessions.map((session) => ({ ...session, row })))
    .filter(({ date, to }) => date > today || (date === today && to >= time))
    .sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
  const [next] = lessons;
  if (next === undefined) return null;
  const { row, date, from } = next;
  const isOnline = row.type_cd === 'ONLINE';
  return {
    aplUid: row.apl_uid,
    title: row.title,
    date,
    from,
    place: row.place,
    onlineYn: isOnline ? 'Y' : 'N',
  } as const;
}

/** An enrolment as its page shows it. */
export async function readMyEnrolment(
  context: AppContext,
  row: EnrolmentRow,
  memberUid: string,
  now: Date,
): Promise<MyEnrolmentDetail> {
  const { apl_uid: aplUid, payload } = row;
  const enrolments = createEnrollRepository(context.db);
  const links = createFileLinks(context.secrets);
  const base = toMyEnrolment(context, row, memberUid, now);
  const attended = (await enrolments.listAttendance([aplUid])).get(aplUid);
  const files = await enrolments.listFiles([aplUid]);
  return {
    ...base,
    place: row.place,
    lecturer: row.lecturer,
    criteria: row.criteria,
    contact: row.contact,
    fee: row.fee,
    sessions: row.sessions.map((session) => ({
      ...session,
      attendedYn: attended === undefined ? null : attended.includes(session.no) ? 'Y' : 'N',
    })),
    progressPct: row.progress_pct,
    score: row.score,
    answers: {
      applicantNm: payload.applicantNm ?? '',
      email: payload.email ?? '',
      tel: (payload.tel ?? []).join('-'),
      affiliation: payload.affiliation ?? '',
      position: payload.position ?? '',
      motive: payload.motive ?? '',
      proofCd: payload.proofCd || null,
      needs: payload.needs ?? [],
      needsText: payload.needsText ?? '',
    },
    files: files.map((file) => links.toFileRef(file, now)),
    timeline: await listEntries(context, { kind: 'EDU', refUid: aplUid, now }),
  };
}
