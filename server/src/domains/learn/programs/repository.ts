import type {
  Advisor,
  ApplyNotice,
  ApplyNoticeDetail,
  ApplyProgram,
  ApplyProgramDetail,
  ReceptionState,
} from '@haesol/contracts/learn';
import { type InferResult, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { daysBetween, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';
import { isPublishedAt } from '../publication.ts';

type Reader = Db | Trx;

/** SQL for the state of a notice or programme, computed from its dates and never stored. */
export const receptionStateAt = (now: Date) =>
  sql<ReceptionState>`case when ${now}::timestamptz < x.apply_from then 'SCHEDULED'
    when ${now}::timestamptz <= x.apply_to then 'OPEN' else 'CLOSED' end`;

/** Orders open ones first, by earliest closing date; then upcoming, then past ones, latest first. */
const byUrgency = (now: Date) =>
  [
    sql`array_position(array['OPEN', 'SCHEDULED', 'CLOSED'], ${receptionStateAt(now)})`,
    sql`case when ${receptionStateAt(now)} = 'CLOSED' then null else x.apply_to end`,
    sql`x.apply_to desc`,
  ] as const;

interface ReceptionRow {
  readonly state: ReceptionState;
  readonly apply_from: Date;
  readonly apply_to: Date;
}

function toReception({ state, apply_from, apply_to }: ReceptionRow, now: Date) {
  const today = toSeoulDate(now);
  const target = state === 'SCHEDULED' ? apply_from : state === 'OPEN' ? apply_to : undefined;
  return {
    state,
    applyFrom: toSeoulInstant(apply_from),
    applyTo: toSeoulInstant(apply_to),
    dday: target === undefined ? null : daysBetween(today, toSeoulDate(target)),
  };
}

function selectNotices(db: Reader, now: Date) {
  return db
    .selectFrom('apply_notice as x')
    .select(['x.notice_uid', 'x.title', 'x.kind_nm', 'x.apply_from', 'x.apply_to', 'x.support_max'])
    .select(['x.company_share_pct', receptionStateAt(now).as('state')])
    .where('x.deleted_at', 'is', null)
    .where(isPublishedAt(now, 'x'));
}

function toNotice(row: InferResult<ReturnType<typeof selectNotices>>[number], now: Date): ApplyNotice {
  return {
    noticeUid: row.notice_uid,
    title: row.title,
    kindNm: row.kind_nm,
    ...toReception(row, now),
    supportMax: row.support_max,
    companySharePct: row.company_share_pct,
  };
}

function selectPrograms(db: Reader, now: Date) {
  return db
    .selectFrom('apply_program as x')
    .select(['x.pgm_uid', 'x.title', 'x.kind_nm', 'x.summary', 'x.apply_from', 'x.apply_to', 'x.limit_krw'])
    .select(['x.company_share_pct', receptionStateAt(now).as('state')])
    .where('x.deleted_at', 'is', null)
    .where(isPublishedAt(now, 'x'));
}

function toProgram(row: InferResult<ReturnType<typeof selectPrograms>>[number], now: Date): ApplyProgram {
  return {
    pgmUid: row.pgm_uid,
    title: row.title,
    kindNm: row.kind_nm,
    summary: row.summary,
    ...toReception(row, now),
    limitKrw: row.limit_krw,
    companySharePct: row.company_share_pct,
  };
}

/** Notices of joint projects. */
function noticeReads(db: Reader) {
  return {
    async listNotices(
      filter: { readonly state: string; readonly searchKeyword: string },
      { limit, offset, now }: PageAt,
    ) {
      const condition = sql<boolean>`${matches(filter.searchKeyword, 'x.search', 'x.chosung')}
        and ${isPublishedAt(now, 'x')} and (${filter.state} = '' or ${receptionStateAt(now)} = ${filter.state})`;
      const { cnt } = await db
        .selectFrom('apply_notice as x')
        .select(rowCount.as('cnt'))
        .where('x.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await byUrgency(now)
        .reduce((query, order) => query.orderBy(order), selectNotices(db, now).where(condition))
        .orderBy('x.notice_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map((row) => toNotice(row, now)), cnt_total: cnt };
    },

    async findNotice(noticeUid: string, now: Date): Promise<Omit<ApplyNoticeDetail, 'mine' | 'files'> | undefined> {
      const row = await selectNotices(db, now)
        .select(['x.summary', 'x.html', 'x.eligibility', 'x.cash_share_pct', 'x.perform_from', 'x.perform_to'])
        .select(['x.schedule', 'x.checklist', 'x.contact'])
        .where('x.notice_uid', '=', noticeUid)
        .executeTakeFirst();
      return (
        row && {
          ...toNotice(row, now),
          summary: row.summary,
          html: row.html,
          eligibility: row.eligibility,
          cashSharePct: row.cash_share_pct,
          performFrom: row.perform_from,
          performTo: row.perform_to,
          schedule: row.schedule,
          checklist: row.checklist,
          contact: row.contact,
        }
      );
    },

    listNoticeFiles: (noticeUid: string) =>
      db
        .selectFrom('file')
        .select(['file_uid', 'org_nm', 'ext', 'mime', 'size'])
        .where('ref_type', '=', 'APPLY_NOTICE')
        .where('ref_uid', '=', noticeUid)
        .where('removed_at', 'is', null)
        .orderBy('seq')
        .execute(),
  };
}

/** Collaboration programmes. */
function programReads(db: Reader) {
  return {
    async listPrograms(filter: { readonly state: string }, { limit, offset, now }: PageAt) {
      const condition = sql<boolean>`${isPublishedAt(now, 'x')}
        and (${filter.state} = '' or ${receptionStateAt(now)} = ${filter.state})`;
      const { cnt } = await db
        .selectFrom('apply_program as x')
        .select(rowCount.as('cnt'))
        .where('x.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectPrograms(db, now)
        .where(condition)
        .orderBy(sql`array_position(array['OPEN', 'SCHEDULED', 'CLOSED'], ${receptionStateAt(now)})`)
        .orderBy('x.sort')
        .orderBy('x.pgm_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map((row) => toProgram(row, now)), cnt_total: cnt };
    },

    async findProgram(
      pgmUid: string,
      now: Date,
    ): Promise<Omit<ApplyProgramDetail, 'mine' | 'companyYearCnt'> | undefined> {
      const row = await selectPrograms(db, now)
        .select(['x.html', 'x.checklist', 'x.contact'])
        .where('x.pgm_uid', '=', pgmUid)
        .executeTakeFirst();
      return row && { ...toProgram(row, now), html: row.html, checklist: row.checklist, contact: row.contact };
    },
  };
}

/** Notices of joint projects and programmes of collaboration. */
export function createProgramRepository(db: Reader) {
  return { ...noticeReads(db), ...programReads(db) };
}

export interface AdvisorFilter {
  readonly field: string;
  readonly searchKeyword: string;
}

/** SQL for the number of assigned, not withdrawn applications of an adviser. */
const adviceCount = sql<number>`(select count(*)::int from application a where a.advisor_uid = x.advisor_uid)`;

export function createAdvisorRepository(db: Reader) {
  return {
    async listAdvisors({ field, searchKeyword }: AdvisorFilter, { limit, offset }: PageAt) {
      const found = matches(searchKeyword, 'x.search', 'x.chosung');
      const fields = await db
        .selectFrom('advisor as x')
        .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
        .select(['c.code as categoryCd', 'c.code_nm as categoryNm', rowCount.as('cnt')])
        .where('x.left_at', 'is', null)
        .groupBy(['c.code', 'c.code_nm'])
        .orderBy('c.code')
        .execute();
      const condition = sql<boolean>`x.left_at is null and ${found} and (${field} = '' or x.field_cd = ${field})`;
      const { cnt } = await db
        .selectFrom('advisor as x')
        .select(rowCount.as('cnt'))
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('advisor as x')
        .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
        .select(['x.advisor_uid as advisorUid', 'x.nm', 'x.affiliation', 'x.position', 'x.field_cd as fieldCd'])
        .select(['c.code_nm as fieldNm', 'x.keywords', 'x.introduction', adviceCount.as('adviceCnt')])
        .where(condition)
        .orderBy('x.sort')
        .orderBy('x.advisor_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows satisfies Advisor[], cnt_total: cnt, fields };
    },

    async hasAdvisor(advisorUid: string): Promise<boolean> {
      const row = await db
        .selectFrom('advisor')
        .select('advisor_uid')
        .where('advisor_uid', '=', advisorUid)
        .where('left_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
