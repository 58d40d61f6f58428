import type { Edu, EduAudience, EduDetail, EduState, EduType } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { daysBetween, isDate, toSeoulDate, toSeoulInstant } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';

export interface EduFilter {
  readonly keyword: string;
  readonly type: string;
  readonly state: string;
  readonly field: string;
  readonly aud: string;
  readonly startDate: string;
  readonly endDate: string;
}

export const noEduFilter: EduFilter = {
  keyword: '',
  type: '',
  state: '',
  field: '',
  aud: '',
  startDate: '',
  endDate: '',
};

interface EduRow {
  edu_uid: string;
  title: string;
  summary: string;
  type_cd: EduType;
  field_cd: string;
  field_nm: string;
  aud: EduAudience;
  state: EduState;
  apply_from: Date;
  apply_to: Date;
  start_dt: string;
  end_dt: string;
  hours: number;
  capacity: number;
  applied_cnt: number;
  wait_cnt: number;
  fee: number;
  thumb_url: string;
  thumb_alt: string;
}

interface EduDetailRow extends EduRow {
  html: string;
  place: string | null;
  lecturer: string;
  criteria: string;
  contact: string;
  sessions: EduDetail['sessions'];
  class_nms: string[];
}

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

const eduColumns = (now: Date) => sql`e.edu_uid, e.title, e.summary, e.type_cd, e.field_cd,
  coalesce(c.code_nm, e.field_cd) as field_nm, e.aud, ${eduStateAt(now)} as state, e.apply_from, e.apply_to,
  e.start_dt::text as start_dt, e.end_dt::text as end_dt, e.hours, e.capacity, e.applied_cnt, e.wait_cnt, e.fee,
  e.thumb_url, e.thumb_alt`;
const eduTables = sql`edu e left join code c on c.group_cd = 'EDU_FIELD' and c.code = e.field_cd`;

export function createEduRepository(db: Db) {
  return {
    async listEdus(filter: EduFilter, { limit, offset, now }: { limit: number; offset: number; now: Date }) {
      const states = filter.state.split(',').filter((state) => state !== '');
      const condition = sql`e.deleted_at is null and ${matches(filter.keyword, 'e.search', 'e.chosung')}
        and (${filter.type} = '' or e.type_cd = ${filter.type})
        and (${filter.field} = '' or e.field_cd = ${filter.field})
        and (${filter.aud} = '' or e.aud = ${filter.aud})
        and (${states.length} = 0 or ${eduStateAt(now)} = any(${states}))
        and (${isDate(filter.startDate)} = false or e.end_dt >= ${isDate(filter.startDate) ? filter.startDate : null}::date)
        and (${isDate(filter.endDate)} = false or e.start_dt <= ${isDate(filter.endDate) ? filter.endDate : null}::date)`;
      const { rows: counts } = await sql<{
        cnt: number;
      }>`select count(*)::int as cnt from edu e where ${condition}`.execute(db);
      const { rows } = await sql<EduRow>`
        select * from (select ${eduColumns(now)} from ${eduTables} where ${condition}) x
        order by array_position(array['OPEN', 'FULL', 'SCHEDULED', 'CLOSED', 'RUNNING', 'ENDED'], x.state),
          case when x.state in ('RUNNING', 'ENDED') then null else x.apply_to end, x.start_dt desc, x.edu_uid
        limit ${limit} offset ${offset}`.execute(db);
      const today = toSeoulDate(now);
      return { list: rows.map((row) => toEdu(row, today)), cnt_total: counts[0]?.cnt ?? 0 };
    },

    async findEdu(eduUid: string, now: Date): Promise<EduDetail | undefined> {
      const { rows } = await sql<EduDetailRow>`
        select ${eduColumns(now)}, e.html, e.place, e.lecturer, e.criteria, e.contact, e.sessions,
          array(select m.code_nm from code m where m.group_cd = 'MBR_CLS' and m.code = any(e.class_allow)
            order by array_position(e.class_allow, m.code)) as class_nms
        from ${eduTables} where e.edu_uid = ${eduUid} and e.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { html, place, lecturer, criteria, contact, sessions, class_nms: classNms } = row;
      return { ...toEdu(row, toSeoulDate(now)), html, place, lecturer, criteria, contact, sessions, classNms };
    },
  };
}
