import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { toMyEducationPath } from '../../../mail/pagePaths.ts';
import { createDayBeforeJob } from '../../common/jobs/dayBefore.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { endOffer } from './answerOffer.ts';
import { beginLearning, closeByClock } from './moveEnrolment.ts';
import { createEnrollRepository, type EnrolmentRow, selectEnrolments } from './repository.ts';
import { enrollMoves, listLessons } from './rules.ts';

/** Enrolments in one transaction. */
const atOnce = 100;

/**
 * Starts confirmed enrolments when the course begins, and closes waiting ones with a notification. At the end of the course
 * does the same for unanswered ones.
 */
async function startOne(context: AppContext, trx: Trx, { apl_uid, edu_uid }: EnrolmentRow, now: Date): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  await enrolments.lockCourse(edu_uid, now);
  const row = await enrolments.find(apl_uid);
  const today = toSeoulDate(now);
  // Checks again, because staff may have moved the course in between.
  if (row === undefined || row.start_dt > today) return;
  if (row.state === 'APPROVED') {
    await beginLearning(trx, row, now);
  } else if (row.state === 'WAITLIST' || row.state === 'OFFERED') {
    await closeByClock(context, trx, row, { move: enrollMoves.closeWaitingList, now });
  } else if (row.state === 'APPLIED' && row.end_dt < today) {
    await closeByClock(context, trx, row, { move: enrollMoves.closeUnanswered, now });
  }
}

/** @returns number of enrolments found in courses that have begun, or ended without a decision of staff */
async function startSome(context: AppContext): Promise<number> {
  const now = await context.clock.now();
  const today = toSeoulDate(now);
  return inTransaction(context.db, async (trx) => {
    const due = await selectEnrolments(trx)
      .where((eb) =>
        eb.or([
          eb('n.state', 'in', ['APPROVED', 'WAITLIST', 'OFFERED']).and('e.start_dt', '<=', today),
          eb('n.state', '=', 'APPLIED').and('e.end_dt', '<', today),
        ]),
      )
      .orderBy('n.edu_uid')
      .orderBy('n.seq')
      .limit(atOnce)
      .execute();
    for (const row of due) await startOne(context, trx, row, now);
    return due.length;
  });
}

/** @returns number of ended offers of seats */
async function endSomeOffers(context: AppContext): Promise<number> {
  const now = await context.clock.now();
  return inTransaction(context.db, async (trx) => {
    const due = await selectEnrolments(trx)
      .where('n.offer_exp', '<=', now)
      .where('e.start_dt', '>', toSeoulDate(now))
      .orderBy('n.edu_uid')
      .orderBy('n.offer_exp')
      .limit(atOnce)
      .execute();
    for (const row of due) await endOffer(context, trx, row, now);
    return due.length;
  });
}

/**
 * Removes notes about disability and health when they are no longer needed: after the course, and when the member does not take
 * part. Required by the privacy policy (`server/reference/terms/ko/PRIVACY.md`).
 */
function forgetSomeNeeds(trx: Trx, now: Date) {
  return trx
    .updateTable('enroll')
    .set({ payload: sql`payload - 'needs' - 'needsText'` })
    .where('apl_uid', 'in', (eb) =>
      eb
        .selectFrom('enroll as n')
        .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
        .select('n.apl_uid')
        .where(sql<boolean>`n.payload ?| array['needs', 'needsText']`)
        .where(({ eb, or }) =>
          or([eb('n.state', 'in', ['CANCELLED', 'REJECTED']), eb('e.end_dt', '<', toSeoulDate(now))]),
        )
        .limit(atOnce)
        .forUpdate('n')
        .skipLocked(),
    )
    .returning('apl_uid')
    .execute();
}

async function forgetNeeds(context: AppContext): Promise<number> {
  const now = await context.clock.now();
  return inTransaction(context.db, async (trx) => (await forgetSomeNeeds(trx, now)).length);
}

/** Marks enrolments whose course begins tomorrow as notified; skips rows locked by other processes. */
function takeReminders(trx: Trx, now: Date, limit: number) {
  return trx
    .updateTable('enroll')
    .set({ reminded_at: now })
    .where('apl_uid', 'in', (eb) =>
      eb
        .selectFrom('enroll as n')
        .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
        .select('n.apl_uid')
        .where('n.state', '=', 'APPROVED')
        .where('n.reminded_at', 'is', null)
        .where('e.start_dt', '=', addDays(toSeoulDate(now), 1))
        .limit(limit)
        .forUpdate('n')
        .skipLocked(),
    )
    .returning('apl_uid')
    .execute();
}

async function remind({ mails }: AppContext, trx: Trx, row: EnrolmentRow, now: Date): Promise<void> {
  const { member_uid: memberUid, email: to, attendee_nm: name, title, apl_uid: aplUid } = row;
  if (memberUid === null || to === null) return;
  const isOnline = row.type_cd === 'ONLINE';
  const first = listLessons(row).find(({ date }) => date === row.start_dt);
  const at = isOnline ? row.start_dt : `${row.start_dt} ${first?.from ?? ''}`.trim();
  const mail = mails.educationTomorrow({ to, name, title, aplUid, at, place: row.place ?? '온라인' });
  const link = toMyEducationPath(aplUid);
  const notification = { kind: 'EDU_MOVE', title: '내일 교육이 시작됩니다.', text: title, link };
  await notifyMember(trx, { ...notification, memberUid, now, mail });
}

async function remindSome(context: AppContext, trx: Trx, now: Date, limit: number): Promise<number> {
  const aplUids = (await takeReminders(trx, now, limit)).map(({ apl_uid }) => apl_uid);
  const rows = await selectEnrolments(trx).where(sql<boolean>`n.apl_uid = any(${aplUids}::uuid[])`).execute();
  for (const row of rows) await remind(context, trx, row, now);
  return aplUids.length;
}

/** Jobs that begin and end courses and remind on the day before. */
export function createEduJobs(context: AppContext): JobHandlers {
  return {
    'edu.start': {
      everySec: 300,
      async run() {
        while ((await startSome(context)) === atOnce);
      },
    },
    'edu.offers': {
      everySec: 60,
      async run() {
        while ((await endSomeOffers(context)) === atOnce);
      },
    },
    'edu.forgetNeeds': {
      everySec: 1_800,
      async run() {
        while ((await forgetNeeds(context)) === atOnce);
      },
    },
    'edu.dayBefore': createDayBeforeJob(context, (trx, now, limit) => remindSome(context, trx, now, limit)),
  };
}
