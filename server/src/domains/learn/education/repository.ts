import type { Edu, EduDetail } from '@haesol/contracts/learn';
import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { daysBetween, isDate, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { toPublicFileRef } from '../../common/files/fileLinks.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches } from '../../common/text/searchText.ts';
import { eduStateAt } from '../enrolment/eduState.ts';
import { countWaitingPlaces, mayEnterLessons, toCancelUntil } from '../enrolment/rules.ts';
import { isPublishedAt } from '../publication.ts';

/** Reference type of the files of a course. */
export const courseRefType = 'EDU';

export interface EduFilter {
  readonly searchKeyword: string;
  readonly type: string;
  readonly state: string;
  readonly field: string;
  readonly aud: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly kind: string;
  readonly device: string;
  readonly free: '' | 'Y';
  readonly weekend: '' | 'Y';
  readonly thisMonth: '' | 'Y';
}

/** Courses that the site shows. */
function selectEdus(db: Db, { now, memberUid }: EduReader) {
  return db
    .selectFrom('edu as e')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'e.field_cd').on('c.group_cd', '=', 'EDU_FIELD'))
    .select(['e.edu_uid', 'e.title', 'e.summary', 'e.type_cd', 'e.field_cd', 'e.aud', 'e.kind'])
    .select(['e.apply_from', 'e.apply_to'])
    .select([
      'e.start_dt',
      'e.end_dt',
      'e.hours',
      'e.capacity',
      'e.applied_cnt',
      'e.wait_cnt',
      'e.wait_capacity',
      'e.fee',
    ])
    .select(['e.thumb_url', 'e.thumb_alt', eduStateAt(now).as('state')])
    .leftJoin('enroll as n', (join) =>
      join
        .onRef('n.edu_uid', '=', 'e.edu_uid')
        .on('n.state', '<>', 'CANCELLED')
        .on(sql<boolean>`n.member_uid = ${memberUid}::uuid`),
    )
    .select(['n.state as my_state', 'n.apl_uid as my_apl_uid'])
    .select((eb) => eb.fn.coalesce('c.code_nm', 'e.field_cd').as('field_nm'))
    .where('e.deleted_at', 'is', null)
    .where(isPublishedAt(now, 'e'));
}

/** Time and reader of a query; null for visitors. */
export interface EduReader {
  readonly now: Date;
  readonly memberUid: string | null;
}

type EduRow = InferResult<ReturnType<typeof selectEdus>>[number];

function ddayOf(row: EduRow, today: string): number | null {
  if (row.state === 'SCHEDULED') return daysBetween(today, toSeoulDate(row.apply_from));
  return row.state === 'OPEN' || row.state === 'FULL' ? daysBetween(today, toSeoulDate(row.apply_to)) : null;
}

function toEdu(row: EduRow, now: Date) {
  return {
    eduUid: row.edu_uid,
    title: row.title,
    summary: row.summary,
    typeCd: row.type_cd,
    fieldCd: row.field_cd,
    fieldNm: row.field_nm,
    aud: row.aud,
    kind: row.kind,
    state: row.state,
    applyFrom: toSeoulInstant(row.apply_from),
    applyTo: toSeoulInstant(row.apply_to),
    startDt: row.start_dt,
    endDt: row.end_dt,
    hours: row.hours,
    capacity: row.capacity,
    appliedCnt: row.applied_cnt,
    waitCnt: row.wait_cnt,
    remainCnt: row.capacity - row.applied_cnt,
    waitRemainCnt: countWaitingPlaces(row, now),
    dday: ddayOf(row, toSeoulDate(now)),
    fee: row.fee,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    myState: row.my_state,
    myAplUid: row.my_apl_uid,
  } satisfies Edu;
}

/** SQL condition: a lesson of the course `e`, or its first day without a timetable, is on a weekend. */
const hasWeekend = sql<boolean>`case when jsonb_array_length(e.sessions) = 0 then extract(isodow from e.start_dt) >= 6
  else exists (select 1 from jsonb_array_elements(e.sessions) s
    where extract(isodow from (s->>'date')::date) >= 6) end`;

const monthStart = (now: Date) => `${toSeoulDate(now).slice(0, 7)}-01`;

function toCondition(filter: EduFilter, now: Date): RawBuilder<boolean> {
  const states = filter.state.split(',').filter((state) => state !== '');
  const from = isDate(filter.startDate) ? filter.startDate : null;
  const to = isDate(filter.endDate) ? filter.endDate : null;
  return sql<boolean>`${matches(filter.searchKeyword, 'e.search', 'e.chosung')} and ${isPublishedAt(now, 'e')}
    and (${filter.type} = '' or e.type_cd = ${filter.type})
    and (${filter.field} = '' or e.field_cd = ${filter.field})
    and (${filter.aud} = '' or e.aud = ${filter.aud})
    and (${states.length} = 0 or ${eduStateAt(now)} = any(${states}))
    and (${from}::date is null or e.end_dt >= ${from}::date)
    and (${to}::date is null or e.start_dt <= ${to}::date)
    and (${filter.kind} = '' or e.kind = ${filter.kind})
    and (${filter.device} = '' or (e.kind = 'SAFETY' and e.device_uids @> array[${filter.device}]))
    and (${filter.free} = '' or e.fee = 0)
    and (${filter.weekend} = '' or ${hasWeekend})
    and (${filter.thisMonth} = '' or (e.end_dt >= ${monthStart(now)}::date
      and e.start_dt < ${monthStart(now)}::date + interval '1 month'))`;
}

const everyCourse: EduFilter = {
  searchKeyword: '',
  type: '',
  state: '',
  field: '',
  aud: '',
  startDate: '',
  endDate: '',
  kind: '',
  device: '',
  free: '',
  weekend: '',
  thisMonth: '',
};

/** Courses that take applications, by the same condition as the list of courses. */
export const selectOpenCourses = (db: Db, now: Date) =>
  db
    .selectFrom('edu as e')
    .where('e.deleted_at', 'is', null)
    .where(toCondition({ ...everyCourse, state: 'OPEN' }, now));

/** Counts courses by state, ignoring the state filter. */
async function countStates(db: Db, filter: EduFilter, now: Date) {
  const counted = db
    .selectFrom('edu as e')
    .select(eduStateAt(now).as('state'))
    .where('e.deleted_at', 'is', null)
    .where(toCondition({ ...filter, state: '' }, now));
  return db
    .selectFrom(counted.as('x'))
    .select(['x.state', rowCount.as('cnt')])
    .groupBy('x.state')
    .orderBy('x.state')
    .execute();
}

/** Courses in the calendar. */
function heldCourses(db: Db) {
  return {
    /** Lists courses that take place between two days, earliest first. */
    listHeld: (filter: EduFilter, now: Date) =>
      db
        .selectFrom('edu as e')
        .select(['e.edu_uid', 'e.title', 'e.type_cd', 'e.start_dt', 'e.sessions', eduStateAt(now).as('state')])
        .where('e.deleted_at', 'is', null)
        .where(toCondition(filter, now))
        .orderBy('e.start_dt')
        .orderBy('e.edu_uid')
        .limit(200)
        .execute(),
  };
}

/** Lists the public files of a course in their order. */
export function listCourseFiles(db: Kysely<Database>, eduUid: string) {
  return db
    .selectFrom('file')
    .select(['file_uid', 'org_nm', 'ext', 'mime', 'size'])
    .where('ref_type', '=', courseRefType)
    .where('ref_uid', '=', eduUid)
    .where('removed_at', 'is', null)
    .orderBy('seq')
    .execute();
}

export function createEduRepository(db: Db) {
  return {
    ...heldCourses(db),

    async listEdus(filter: EduFilter, { limit, offset, now }: PageAt, memberUid: string | null = null) {
      const condition = toCondition(filter, now);
      const { cnt } = await db
        .selectFrom('edu as e')
        .select(rowCount.as('cnt'))
        .where('e.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom(selectEdus(db, { now, memberUid }).where(condition).as('x'))
        .selectAll()
        .orderBy(sql`array_position(array['OPEN', 'FULL', 'SCHEDULED', 'CLOSED', 'RUNNING', 'ENDED'], x.state)`)
        .orderBy(sql`case when x.state in ('RUNNING', 'ENDED') then null else x.apply_to end`)
        .orderBy('x.start_dt', 'desc')
        .orderBy('x.edu_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      const states = await countStates(db, filter, now);
      return { list: rows.map((row) => toEdu(row, now)), cnt_total: cnt, states };
    },

    /** Lists courses in the order of the given identifiers. */
    async listByUid(uids: readonly string[], reader: EduReader): Promise<Edu[]> {
      const rows = await selectEdus(db, reader).where('e.edu_uid', 'in', uids).execute();
      return inOrder(rows, uids, ({ edu_uid }) => edu_uid).map((row) => toEdu(row, reader.now));
    },

    async findEdu(eduUid: string, reader: EduReader): Promise<EduDetail | undefined> {
      const row = await selectEdus(db, reader)
        .select(['e.html', 'e.place', 'e.lecturer', 'e.criteria', 'e.contact', 'e.sessions', 'e.class_allow'])
        .select(['e.online_url', 'e.device_uids', 'e.level_cd', 'e.preparation'])
        .select(
          sql<string[]>`array(select m.code_nm from code m where m.group_cd = 'MBR_CLS' and m.code = any(e.class_allow)
            order by array_position(e.class_allow, m.code))`.as('class_nms'),
        )
        .where('e.edu_uid', '=', eduUid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { html, place, lecturer, criteria, contact, sessions, class_nms: classNms, class_allow: classCds } = row;
      const devices =
        row.device_uids.length === 0
          ? []
          : await db
              .selectFrom('equipment')
              .select(['eq_uid as eqUid', 'eq_nm as eqNm'])
              .where('eq_uid', 'in', row.device_uids)
              .orderBy('sort')
              .execute();
      return {
        ...toEdu(row, reader.now),
        html,
        levelCd: row.level_cd,
        preparation: row.preparation,
        place,
        lecturer,
        criteria,
        contact,
        sessions,
        classCds,
        classNms,
        cancelUntil: toCancelUntil(row.start_dt),
        onlineUrl: row.my_state !== null && mayEnterLessons(row.my_state) ? row.online_url : null,
        devices,
        files: (await listCourseFiles(db, eduUid)).map(toPublicFileRef),
      };
    },
  };
}
