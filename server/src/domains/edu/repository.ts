import type { Edu, EduDetail, EduState } from '@haesol/shared/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import type { PageAt } from '../../pageAt.ts';
import { daysBetween, isDate, toSeoulDate, toSeoulInstant } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';

export interface EduFilter {
  readonly searchKeyword: string;
  readonly type: string;
  readonly state: string;
  readonly field: string;
  readonly aud: string;
  readonly startDate: string;
  readonly endDate: string;
}

export const noEduFilter: EduFilter = {
  searchKeyword: '',
  type: '',
  state: '',
  field: '',
  aud: '',
  startDate: '',
  endDate: '',
};

/** State of a course, computed from its dates and seats (never stored). */
const eduStateAt = (now: Date) => {
  const today = toSeoulDate(now);
  return sql<EduState>`case
    when ${now}::timestamptz < e.apply_from then 'SCHEDULED'
    when ${now}::timestamptz <= e.apply_to then case when e.applied_cnt >= e.capacity then 'FULL' else 'OPEN' end
    when ${today}::date < e.start_dt then 'CLOSED'
    when ${today}::date <= e.end_dt then 'RUNNING'
    else 'ENDED' end`;
};

function selectEdus(db: Db, now: Date) {
  return db
    .selectFrom('edu as e')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'e.field_cd').on('c.group_cd', '=', 'EDU_FIELD'))
    .select(['e.edu_uid', 'e.title', 'e.summary', 'e.type_cd', 'e.field_cd', 'e.aud', 'e.apply_from', 'e.apply_to'])
    .select(['e.start_dt', 'e.end_dt', 'e.hours', 'e.capacity', 'e.applied_cnt', 'e.wait_cnt', 'e.fee'])
    .select(['e.thumb_url', 'e.thumb_alt', eduStateAt(now).as('state')])
    .select((eb) => eb.fn.coalesce('c.code_nm', 'e.field_cd').as('field_nm'))
    .where('e.deleted_at', 'is', null);
}

type EduRow = InferResult<ReturnType<typeof selectEdus>>[number];

function ddayOf(row: EduRow, today: string): number | null {
  if (row.state === 'SCHEDULED') return daysBetween(today, toSeoulDate(row.apply_from));
  return row.state === 'OPEN' || row.state === 'FULL' ? daysBetween(today, toSeoulDate(row.apply_to)) : null;
}

function toEdu(row: EduRow, today: string): Edu {
  return {
    eduUid: row.edu_uid,
    title: row.title,
    summary: row.summary,
    typeCd: row.type_cd,
    fieldCd: row.field_cd,
    fieldNm: row.field_nm,
    aud: row.aud,
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
    dday: ddayOf(row, today),
    fee: row.fee,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    myState: null,
  };
}

function toCondition(filter: EduFilter, now: Date): RawBuilder<boolean> {
  const states = filter.state.split(',').filter((state) => state !== '');
  const from = isDate(filter.startDate) ? filter.startDate : null;
  const to = isDate(filter.endDate) ? filter.endDate : null;
  return sql<boolean>`${matches(filter.searchKeyword, 'e.search', 'e.chosung')}
    and (${filter.type} = '' or e.type_cd = ${filter.type})
    and (${filter.field} = '' or e.field_cd = ${filter.field})
    and (${filter.aud} = '' or e.aud = ${filter.aud})
    and (${states.length} = 0 or ${eduStateAt(now)} = any(${states}))
    and (${from}::date is null or e.end_dt >= ${from}::date)
    and (${to}::date is null or e.start_dt <= ${to}::date)`;
}

export function createEduRepository(db: Db) {
  return {
    async listEdus(filter: EduFilter, { limit, offset, now }: PageAt) {
      const condition = toCondition(filter, now);
      const { cnt } = await db
        .selectFrom('edu as e')
        .select(rowCount.as('cnt'))
        .where('e.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom(selectEdus(db, now).where(condition).as('x'))
        .selectAll()
        .orderBy(sql`array_position(array['OPEN', 'FULL', 'SCHEDULED', 'CLOSED', 'RUNNING', 'ENDED'], x.state)`)
        .orderBy(sql`case when x.state in ('RUNNING', 'ENDED') then null else x.apply_to end`)
        .orderBy('x.start_dt', 'desc')
        .orderBy('x.edu_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      const today = toSeoulDate(now);
      return { list: rows.map((row) => toEdu(row, today)), cnt_total: cnt };
    },

    async findEdu(eduUid: string, now: Date): Promise<EduDetail | undefined> {
      const row = await selectEdus(db, now)
        .select(['e.html', 'e.place', 'e.lecturer', 'e.criteria', 'e.contact', 'e.sessions'])
        .select(
          sql<string[]>`array(select m.code_nm from code m where m.group_cd = 'MBR_CLS' and m.code = any(e.class_allow)
            order by array_position(e.class_allow, m.code))`.as('class_nms'),
        )
        .where('e.edu_uid', '=', eduUid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { html, place, lecturer, criteria, contact, sessions, class_nms: classNms } = row;
      return { ...toEdu(row, toSeoulDate(now)), html, place, lecturer, criteria, contact, sessions, classNms };
    },
  };
}
