import { toPhoneText } from '@haesol/contracts/common';
import type { MyEnrolment, MyEnrolmentDetail } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate, toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import { createEnrollRepository, type EnrolmentRow } from './repository.ts';
import { isAcceptable, isCancellable, isLessonOver, listLessons, mayEnterLessons, toCancelUntil } from './rules.ts';

export const certificatePath = '/file/certificate';
export const toCertificateSubject = (aplUid: string): string => `certificate:${aplUid}`;

/** Maps an enrolment for a list. Only the attendee gets the URL of the lessons. */
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
    kind: row.kind,
    offerUntil: row.offer_exp === null ? null : toSeoulInstant(row.offer_exp),
    acceptableYn: isAcceptable(row, now) ? 'Y' : 'N',
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

/** Lists the next lesson of each confirmed enrolment, earliest first; today's counts until it ends. */
export function listNextLessons(rows: readonly EnrolmentRow[], now: Date) {
  const at = { date: toSeoulDate(now), time: toSeoulTime(now) };
  return rows
    .filter(({ state }) => mayEnterLessons(state))
    .flatMap((row) => {
      const isOnline = row.type_cd === 'ONLINE';
      const next = listLessons(row).find((lesson) => !isLessonOver(lesson, isOnline, at));
      return next === undefined ? [] : [{ row, isOnline, date: next.date, from: next.from }];
    })
    .sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
}

/** Finds the next lesson; today's counts until it ends. */
export function findNextLesson(rows: readonly EnrolmentRow[], now: Date) {
  const [next] = listNextLessons(rows, now);
  if (next === undefined) return null;
  const { row, isOnline, date, from } = next;
  return {
    aplUid: row.apl_uid,
    title: row.title,
    date,
    from,
    place: row.place,
    onlineYn: isOnline ? 'Y' : 'N',
  } as const;
}

/**
 * Returns the lessons with attendance. It is unknown until a lesson is over and staff have marked attendance for it, so that a
 * lesson that did not take place shows no absences.
 */
async function readLessons(enrolments: ReturnType<typeof createEnrollRepository>, row: EnrolmentRow, now: Date) {
  const attended = (await enrolments.listAttendance([row.apl_uid])).get(row.apl_uid) ?? [];
  const marked = await enrolments.listMarkedLessons(row.edu_uid);
  const at = { date: toSeoulDate(now), time: toSeoulTime(now) };
  return row.sessions.map((session) => {
    const isKnown = marked.includes(session.no) && isLessonOver(session, row.type_cd === 'ONLINE', at);
    const attendedYn: 'Y' | 'N' | null = attended.includes(session.no) ? 'Y' : isKnown ? 'N' : null;
    return { ...session, attendedYn };
  });
}

/** Returns the answers of the application, which are empty after the member has left. */
export const toAnswers = (payload: EnrolmentRow['payload']) => ({
  applicantNm: payload.applicantNm ?? '',
  email: payload.email ?? '',
  tel: toPhoneText(payload.tel ?? []),
  affiliation: payload.affiliation ?? '',
  position: payload.position ?? '',
  motive: payload.motive ?? '',
  proofCd: payload.proofCd || null,
  proofEmail: payload.proofEmail ?? '',
  needs: payload.needs ?? [],
  needsText: payload.needsText ?? '',
});

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
  const files = await enrolments.listFiles([aplUid]);
  return {
    ...base,
    place: row.place,
    lecturer: row.lecturer,
    criteria: row.criteria,
    contact: row.contact,
    fee: row.fee,
    sessions: await readLessons(enrolments, row, now),
    progressPct: row.progress_pct,
    score: row.score,
    answers: toAnswers(payload),
    files: files.map((file) => links.toFileRef(file, now)),
    timeline: await listEntries(context, { kind: 'EDU', refUid: aplUid, now }),
  };
}
