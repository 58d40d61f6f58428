import type { EndpointData } from '@haesol/contracts/common';
import {
  type adminAllEnrolments,
  type adminEnrolments,
  type EnrollState,
  feeStates,
  type StaffEnrolment,
} from '@haesol/contracts/learn';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { isShown, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { findNextLesson, toAnswers, toMyEnrolment } from './myEduView.ts';
import { createEnrollRepository, type EnrolmentRow, isVisibleTo, selectEnrolments } from './repository.ts';

const dayMs = 86_400_000;

export interface MyEduFilter {
  /** One state, or several separated by commas; empty for all. */
  readonly state: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly whose: 'OWN' | 'COLLEAGUE';
}

function toStates(text: string): string[] {
  return text.split(',').filter((state) => state !== '');
}

function toCondition({ state, startDate, endDate, whose }: MyEduFilter, memberUid: string): RawBuilder<boolean> {
  const states = toStates(state);
  const from = isDate(startDate) ? seoulInstant(startDate) : null;
  const until = isDate(endDate) ? new Date(seoulInstant(endDate).getTime() + dayMs) : null;
  return sql<boolean>`${isVisibleTo(memberUid)} and (n.member_uid = ${memberUid}::uuid) = ${whose === 'OWN'}
    and (${states.length} = 0 or n.state = any(${states}))
    and (${from}::timestamptz is null or n.created_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or n.created_at < ${until}::timestamptz)`;
}

async function countEnrolments(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const { cnt } = await db
    .selectFrom('enroll as n')
    .select(rowCount.as('cnt'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return cnt;
}

/** Lists a member's enrolments with the counts of their page. */
export async function listMyEnrolments(
  context: AppContext,
  filter: MyEduFilter,
  memberUid: string,
  { limit, offset, now }: PageAt,
) {
  const { db } = context;
  const condition = toCondition(filter, memberUid);
  const rows = await selectEnrolments(db)
    .where(condition)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.apl_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const states: { state: EnrollState; cnt: number }[] = await db
    .selectFrom('enroll')
    .select(['state', rowCount.as('cnt')])
    .where('member_uid', '=', memberUid)
    .groupBy('state')
    .orderBy('state')
    .execute();
  const confirmed = await selectEnrolments(db)
    .where('n.member_uid', '=', memberUid)
    .where('n.state', 'in', ['APPROVED', 'LEARNING'])
    .execute();
  const everyColleague = { state: '', startDate: '', endDate: '', whose: 'COLLEAGUE' } as const;
  return {
    list: rows.map((row) => toMyEnrolment(context, row, memberUid, now)),
    cnt_total: await countEnrolments(db, condition),
    states,
    colleagueCnt: await countEnrolments(db, toCondition(everyColleague, memberUid)),
    next: findNextLesson(confirmed, now),
  };
}

/** Columns by which staff sort enrolments. */
const sorted = {
  wait: { by: sql`case when n.state = 'APPLIED' then n.created_at end`, isNullable: true, isFlipped: true },
  state: { by: sql.ref('n.state') },
  course: { by: sql.ref('e.title') },
  assignee: { by: sql.ref('assignee_nm'), isNullable: true },
  applied: { by: sql.ref('n.created_at') },
} as const;

/** SQL condition: the name, the number, the course or the phone of the member contains the keyword. */
const hasKeyword = (searchKeyword: string) =>
  sql<boolean>`(${occursIn(
    searchKeyword,
    sql`coalesce(m.name, n.payload->>'applicantNm', '') || ' ' || n.apl_no || ' ' || e.title`,
  )} or ${isPhoneOf(searchKeyword, 'n.member_uid')})`;

/** SQL condition: the fee is due, and paid or not. */
const isPaid = (paid: z.output<typeof adminEnrolments.query>['paid']) =>
  sql<boolean>`(${paid} = '' or (e.fee > 0 and case when ${paid} = 'PAID' then n.paid_at is not null
    else n.paid_at is null and n.state in (${sql.join(feeStates)}) end))`;

interface CourseFilter
  extends Partial<Pick<z.output<typeof adminEnrolments.query>, 'paid' | 'searchKeyword' | 'sort'>> {
  readonly eduUid: string;
  readonly state: string;
}

/** Seats by the time of enrolment, then the waiting list in the order in which seats are offered, then those who have left. */
const seatsFirst = sql`case when n.state = 'WAITLIST' then 1 when n.state in ('CANCELLED', 'REJECTED') then 2 else 0 end,
  case when n.state = 'WAITLIST' then coalesce(n.passed_seq, n.seq) else n.seq end`;

/** Lists the enrolments of a course for a member of staff. */
export async function listCourseEnrolments(
  { db, secrets }: AppContext,
  { eduUid, state, paid = '', searchKeyword = '', sort = '' }: CourseFilter,
  { limit, offset, now, staffUid }: PageAt & { readonly staffUid: string },
): Promise<{ list: StaffEnrolment[]; cnt_total: number }> {
  const states = toStates(state);
  const condition = sql<boolean>`n.edu_uid = ${eduUid} and (${states.length} = 0 or n.state = any(${states}))`;
  const found = selectEnrolments(db).where(condition).where(isPaid(paid)).where(hasKeyword(searchKeyword));
  const rows = await found
    .select(selectAssignee('enrolments', 'n.apl_uid'))
    .orderBy(orderOf(sort, { usual: seatsFirst, columns: sorted, uid: sql.ref('n.apl_uid') }))
    .limit(limit)
    .offset(offset)
    .execute();
  const { cnt } = await db.selectFrom(found.as('f')).select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  return { list: await toStaffEnrolments({ db, secrets }, rows, { now, staffUid }), cnt_total: cnt };
}

/** Lists the enrolments of all courses for staff, the earliest first unless a column is chosen. */
export async function listAllEnrolments(
  { db, secrets }: AppContext,
  { state, paid, searchKeyword, assigned, view, sort }: z.output<typeof adminAllEnrolments.query>,
  { limit, offset, now, staffUid }: PageAt & { readonly staffUid: string },
): Promise<EndpointData<typeof adminAllEnrolments>> {
  const wanted = state === '' ? 'APPLIED' : state;
  const found = selectEnrolments(db)
    .where(sql<boolean>`(${wanted} = 'ALL' or n.state = ${wanted})`)
    .where(isPaid(paid))
    .where(hasKeyword(searchKeyword))
    .where(isShown('enrolments', 'n.apl_uid', { assigned, view, staffUid }));
  const rows = await found
    .select(selectAssignee('enrolments', 'n.apl_uid'))
    .orderBy(orderOf(sort, { usual: sql`n.created_at, n.seq`, columns: sorted, uid: sql.ref('n.apl_uid') }))
    .limit(limit)
    .offset(offset)
    .execute();
  const { cnt } = await db.selectFrom(found.as('f')).select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await toStaffEnrolments({ db, secrets }, rows, { now, staffUid });
  return { list: list.map((row, at) => ({ ...row, eduNm: rows[at]?.title ?? '' })), cnt_total: cnt };
}

/** Adds attendance and files to enrolments, in their order. */
async function toStaffEnrolments(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  rows: readonly (EnrolmentRow & { readonly assignee_nm: string | null; readonly assignee_uid: string | null })[],
  { now, staffUid }: { readonly now: Date; readonly staffUid: string },
): Promise<StaffEnrolment[]> {
  const enrolments = createEnrollRepository(db);
  const links = createFileLinks(secrets, staffUid);
  const aplUids = rows.map(({ apl_uid }) => apl_uid);
  const attendance = await enrolments.listAttendance(aplUids);
  const files = await enrolments.listFiles(aplUids);
  return rows.map(
    ({ payload, ...row }): StaffEnrolment => ({
      aplUid: row.apl_uid,
      aplNo: row.apl_no,
      attendeeNm: row.attendee_nm,
      state: row.state,
      waitNo: row.wait_no,
      eduUid: row.edu_uid,
      memberUid: row.member_uid,
      ...toAnswers(payload),
      appliedDt: toSeoulInstant(row.created_at),
      attended: attendance.get(row.apl_uid) ?? [],
      progressPct: row.progress_pct,
      score: row.score,
      certNo: row.cert_no,
      fee: row.fee,
      paidDt: row.paid_at && toSeoulInstant(row.paid_at),
      files: files.filter(({ ref_uid }) => ref_uid === row.apl_uid).map((file) => links.toFileRef(file, now)),
      ...toAssignable(row, staffUid),
    }),
  );
}
