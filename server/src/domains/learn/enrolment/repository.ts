import { errorCodes } from '@haesol/contracts/common';
import type { EnrollPayload, EnrollState } from '@haesol/contracts/learn';
import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { appToday } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { isPublishedAt } from '../publication.ts';
import { eduStateAt } from './eduState.ts';

interface NewEnrolment {
  readonly eduUid: string;
  readonly memberUid: string;
  /** Person in charge who applies for a colleague. */
  readonly appliedBy: string | null;
  readonly state: 'APPLIED' | 'WAITLIST';
  readonly payload: EnrollPayload;
  readonly now: Date;
}

/** Position in the waiting list, from 1. */
const waitNo = sql<number | null>`case when n.state = 'WAITLIST' then (select count(*)::int from enroll w
  where w.edu_uid = n.edu_uid and w.state = 'WAITLIST'
    and coalesce(w.passed_seq, w.seq) <= coalesce(n.passed_seq, n.seq)) end`;

/** SQL condition: the member's own, and those of colleagues whom they enrolled and are still in charge of. */
export function isVisibleTo(memberUid: string): RawBuilder<boolean> {
  return sql<boolean>`(n.member_uid = ${memberUid}::uuid or (n.applied_by = ${memberUid}::uuid and exists (
    select 1 from company k join member_company c on c.biz_no = k.biz_no
    where k.manager_uid = ${memberUid}::uuid and c.member_uid = n.member_uid)))`;
}

/** Selects enrolments with their course and attendee. */
export function selectEnrolments(db: Kysely<Database>) {
  return (
    db
      .selectFrom('enroll as n')
      .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
      .leftJoin('member as m', 'm.member_uid', 'n.member_uid')
      .leftJoin('edu_certificate as c', 'c.apl_uid', 'n.apl_uid')
      .select(['n.apl_uid', 'n.apl_no', 'n.edu_uid', 'n.member_uid', 'n.applied_by', 'n.state', 'n.payload'])
      .select([
        'n.offer_exp',
        'n.offer_since',
        'n.rev',
        'n.paid_at',
        sql<boolean>`e.applied_cnt < e.capacity`.as('has_seats'),
      ])
      .select(['n.progress_pct', 'n.score', 'n.created_at', 'c.cert_no', waitNo.as('wait_no')])
      // Null for a member who has left, so that no mail is sent and no certificate is issued.
      .select((eb) => eb.case().when('m.left_at', 'is', null).then(eb.ref('m.email')).end().as('email'))
      .select([
        'e.title',
        'e.type_cd',
        'e.kind',
        'e.start_dt',
        'e.end_dt',
        'e.hours',
        'e.online_url',
        'e.place',
        'e.sessions',
      ])
      .select(['e.lecturer', 'e.criteria', 'e.contact', 'e.fee', 'e.deleted_at'])
      .select(sql<string>`coalesce(m.name, n.payload->>'applicantNm', '')`.as('attendee_nm'))
  );
}
export type EnrolmentRow = InferResult<ReturnType<typeof selectEnrolments>>[number];

/** Queries of enrolments, for the database or a transaction. */
export function createEnrollRepository(db: Kysely<Database>) {
  return {
    ...createSeats(db),

    /** @throws {ApiError} `4040` for an unknown course */
    async requireCourse(eduUid: string): Promise<void> {
      const course = db
        .selectFrom('edu')
        .select('edu_uid')
        .where('edu_uid', '=', eduUid)
        .where('deleted_at', 'is', null);
      if ((await course.executeTakeFirst()) === undefined) throw new ApiError(errorCodes.notFound);
    },

    find: (aplUid: string) => selectEnrolments(db).where('n.apl_uid', '=', aplUid).executeTakeFirst(),

    findVisible: (aplUid: string, memberUid: string): Promise<EnrolmentRow | undefined> =>
      selectEnrolments(db).where('n.apl_uid', '=', aplUid).where(isVisibleTo(memberUid)).executeTakeFirst(),

    /** Lists the members of a company with the state of their enrolment in a course. */
    listColleagues: (bizNo: string, eduUid: string) =>
      db
        .selectFrom('member_company as c')
        .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
        .leftJoin('enroll as n', (join) =>
          join.onRef('n.member_uid', '=', 'm.member_uid').on('n.edu_uid', '=', eduUid).on('n.state', '<>', 'CANCELLED'),
        )
        .select(['m.member_uid', 'm.name', 'm.email', 'm.class_cd', 'c.position', 'n.state'])
        .where('c.biz_no', '=', bizNo)
        .where('m.state', '=', 'ACTIVE')
        .orderBy('m.name')
        .orderBy('m.member_uid')
        .limit(200)
        .execute(),

    async listAttendance(aplUids: readonly string[]): Promise<Map<string, number[]>> {
      const found = new Map<string, number[]>();
      if (aplUids.length === 0) return found;
      const rows = await db
        .selectFrom('enroll_attendance')
        .select(['apl_uid', 'no'])
        .where('apl_uid', 'in', aplUids)
        .orderBy('no')
        .execute();
      for (const { apl_uid, no } of rows) found.set(apl_uid, [...(found.get(apl_uid) ?? []), no]);
      return found;
    },

    /** Lists the numbers of the lessons of a course with recorded attendance. */
    async listMarkedLessons(eduUid: string): Promise<number[]> {
      const rows = await db
        .selectFrom('enroll_attendance as a')
        .innerJoin('enroll as n', 'n.apl_uid', 'a.apl_uid')
        .select('a.no')
        .distinct()
        .where('n.edu_uid', '=', eduUid)
        .orderBy('a.no')
        .execute();
      return rows.map(({ no }) => no);
    },

    listFiles: (aplUids: readonly string[]) =>
      db
        .selectFrom('file')
        .select(['file_uid', 'org_nm', 'ext', 'mime', 'size', 'ref_uid'])
        .where('ref_type', '=', 'ENROLL')
        .where(sql<boolean>`ref_uid = any(${aplUids}::text[])`)
        .where('removed_at', 'is', null)
        .orderBy('seq')
        .execute(),
  };
}

/** Seats and the waiting list. Callers must hold the lock of the course to change them. */
function createSeats(db: Kysely<Database>) {
  return {
    /** Locks the course until the end of the transaction, so that changes of its seats run one after the other. */
    lockCourse: (eduUid: string, now: Date) =>
      db
        .selectFrom('edu as e')
        .select(['e.edu_uid', 'e.title', 'e.start_dt', 'e.capacity', 'e.applied_cnt', 'e.wait_capacity', 'e.wait_cnt'])
        .select(['e.class_allow', 'e.device_uids', 'e.end_dt', 'e.hours', eduStateAt(now).as('state')])
        .select([isPublishedAt(now, 'e').as('is_published')])
        .where('e.edu_uid', '=', eduUid)
        .where('e.deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    async add({ eduUid, memberUid, appliedBy, state, payload, now }: NewEnrolment): Promise<string> {
      const aplUid = createUid();
      await db
        .insertInto('enroll')
        .values({
          apl_uid: aplUid,
          edu_uid: eduUid,
          member_uid: memberUid,
          applied_by: appliedBy,
          state,
          payload: JSON.stringify(payload),
          created_at: now,
          updated_at: now,
        })
        .execute();
      return aplUid;
    },

    /** Changes the counters; constraints of the table refuse more than the capacity. */
    async count(eduUid: string, change: { readonly seats?: number; readonly waiting?: number }): Promise<void> {
      const { seats = 0, waiting = 0 } = change;
      if (seats === 0 && waiting === 0) return;
      await db
        .updateTable('edu')
        .set((eb) => ({ applied_cnt: eb('applied_cnt', '+', seats), wait_cnt: eb('wait_cnt', '+', waiting) }))
        .where('edu_uid', '=', eduUid)
        .execute();
    },

    /** Conditional UPDATE of every move. @returns undefined if the enrolment had none of the states */
    change: (aplUid: string, { from, to }: { from: readonly EnrollState[]; to: EnrollState }, now: Date) =>
      db
        .updateTable('enroll')
        .set({ state: to, offer_exp: null, offer_since: null, updated_at: now })
        .where('apl_uid', '=', aplUid)
        .where('state', 'in', from)
        .returning('apl_uid')
        .executeTakeFirst(),

    /** Lists the enrolments of a course in the given states, in order. */
    listInStates: (eduUid: string, states: readonly EnrollState[]) =>
      selectEnrolments(db).where('n.edu_uid', '=', eduUid).where('n.state', 'in', states).orderBy('n.seq').execute(),

    /** Resets the reminder, so that it is sent again for a new first day. */
    forgetReminders: (eduUid: string) =>
      db.updateTable('enroll').set({ reminded_at: null }).where('edu_uid', '=', eduUid).execute(),

    /** Offers a seat to a waiting member. @returns undefined if the member does not wait */
    offer: (aplUid: string, { until, since }: { readonly until: Date; readonly since: Date }, now: Date) =>
      db
        .updateTable('enroll')
        .set({ state: 'OFFERED', offer_exp: until, offer_since: since, updated_at: now })
        .where('apl_uid', '=', aplUid)
        .where('state', '=', 'WAITLIST')
        .returning('apl_uid')
        .executeTakeFirst(),

    /** Moves a member who let a seat pass behind the others of the waiting list. */
    moveBehind: (aplUid: string, now: Date) =>
      db
        .updateTable('enroll')
        .set({ passed_at: now, passed_seq: sql<string>`nextval(pg_get_serial_sequence('enroll', 'seq'))` })
        .where('apl_uid', '=', aplUid)
        .execute(),

    /** Finds the first waiting member who did not let pass the seat that is free since then. */
    findFirstWaiting: (eduUid: string, since: Date) =>
      selectEnrolments(db)
        .where('n.edu_uid', '=', eduUid)
        .where('n.state', '=', 'WAITLIST')
        .where((eb) => eb.or([eb('n.passed_at', 'is', null), eb('n.passed_at', '<', since)]))
        .orderBy(sql`coalesce(n.passed_seq, n.seq)`)
        .limit(1)
        .executeTakeFirst(),

    listEnrolled: async (eduUid: string, memberUids: readonly string[]): Promise<string[]> => {
      const rows = await db
        .selectFrom('enroll')
        .select('member_uid')
        .where('edu_uid', '=', eduUid)
        .where('member_uid', 'in', memberUids)
        .where('state', '<>', 'CANCELLED')
        .execute();
      return rows.flatMap(({ member_uid }) => member_uid ?? []);
    },
  };
}

/**
 * SQL for enrolments (`enroll as n`, `edu as e`) that block leaving: undecided ones until the course begins, and confirmed
 * seats until it ends. Afterwards only staff have something to do.
 */
export const liesAhead = sql<boolean>`case when n.state in ('APPLIED', 'WAITLIST', 'OFFERED')
  then e.start_dt > ${appToday}
  else n.state in ('APPROVED', 'LEARNING') and e.end_dt >= ${appToday} end`;

/** Lists the upcoming enrolments of a member, next course first. */
export async function listOpenEnrolments(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('enroll as n')
    .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
    .select(['n.apl_no as no', 'e.title'])
    .where('n.member_uid', '=', memberUid)
    .where(liesAhead)
    .orderBy('e.start_dt')
    .orderBy('n.apl_no')
    .execute();
  return rows.map((row) => ({ kind: 'edu', ...row }));
}
