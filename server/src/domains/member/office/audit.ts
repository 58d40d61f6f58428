import type { EndpointData, Page } from '@haesol/contracts/common';
import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames, enrollStateNames } from '@haesol/contracts/learn';
import { type adminAudit, type adminVerifyAudit, auditActionNames } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { checkAudit, countUnsealed } from '../../../db/audit/auditChain.ts';
import { describedSql, text } from '../../../db/describedSql.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';

type Filter = Pick<z.output<typeof adminAudit.query>, 'endDate' | 'searchKeyword' | 'startDate'>;

/** Tables of items of the audit log: key, its type, and number or name. */
const sources = [
  ['application', 'apl_uid', 'uuid', 'apl_no'],
  ['enroll', 'apl_uid', 'uuid', 'apl_no'],
  ['equipment_rsv', 'rsv_uid', 'uuid', 'rsv_no'],
  ['reservation', 'rsvt_uid', 'uuid', 'rsvt_no'],
  ['orders', 'order_uid', 'uuid', 'order_no'],
  ['post', 'post_uid', 'text', 'title'],
  ['faq', 'faq_uid', 'text', 'title'],
  ['qna', 'qna_uid', 'uuid', 'title'],
  ['inquiry', 'inquiry_uid', 'uuid', 'title'],
  ['edu', 'edu_uid', 'text', 'title'],
  ['equipment', 'eq_uid', 'text', 'eq_nm'],
  ['goods', 'gds_uid', 'text', 'gds_nm'],
  ['company', 'biz_no', 'text', 'nm'],
] as const;
type Source = (typeof sources)[number];

/** Selects keys and names of items. @param condition which rows of a source */
const selectItems = (condition: (source: Source) => RawBuilder<unknown>) =>
  sql.join(
    sources.map((source) => {
      const [table, key, , name] = source;
      return sql`select ${sql.ref(key)}::text as uid, ${sql.ref(name)}::text as no from ${sql.table(table)}
        where ${sql.ref(name)} is not null and ${condition(source)}`;
    }),
    sql` union all `,
  );

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lists the keys of names that contain a word. */
const keysOf = (names: Readonly<Record<string, string>>, word: string) =>
  Object.keys(names).filter((key) => names[key]?.replaceAll(' ', '').includes(word.replaceAll(' ', '')));

function matches(keyword: string) {
  const actions = keysOf(auditActionNames, keyword);
  const stateNames = [bookingStateNames, applicationStateNames, enrollStateNames];
  const states = stateNames.flatMap((names) => keysOf(names, keyword));
  return sql<boolean>`(${occursIn(keyword, sql`concat_ws(' ', a.action, m.name, a.target_uid, a.ip)`)}
    or a.action = any(${actions}::text[]) or a.detail->>'to' = any(${states}::text[])
    or (${keyword} <> '' and a.target_uid in (select i.uid from (${selectItems(([, , , name]) =>
      occursIn(keyword, sql.ref(name)),
    )}) i)))`;
}

/** Reads the numbers and names of items; of members the masked names. */
async function readItemNames(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const keys = { text: uids, uuid: uids.filter((uid) => uuid.test(uid)) };
  const rows = await describedSql('office.auditItems', { uid: text, no: text, kind: text })`
    select i.uid, i.no, 'ITEM' as kind from (${selectItems(
      ([, key, type]) => sql`${sql.ref(key)} = any(${keys[type]}::${sql.raw(type)}[])`,
    )}) i
    union all select m.member_uid::text, m.name, 'MEMBER' from member m
      where m.member_uid = any(${keys.uuid}::uuid[])`.execute(db);
  return new Map(rows.map(({ uid, no, kind }) => [uid, kind === 'MEMBER' ? toMaskedName(no) : no]));
}

/** Lists the audit log, the latest first. An invalid date does not limit. */
export async function listAudit(db: Db, { searchKeyword, startDate, endDate }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .where(matches(searchKeyword))
    .$if(isDate(startDate), (query) => query.where('a.at', '>=', seoulInstant(startDate)))
    .$if(isDate(endDate), (query) => query.where('a.at', '<', seoulInstant(addDays(endDate, 1))));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['a.audit_uid', 'a.at', 'a.action', 'a.target_uid', 'a.detail', 'a.ip', 'a.request_id', 'm.name', 'm.role'])
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const names = await readItemNames(db, [...new Set(rows.flatMap(({ target_uid }) => target_uid ?? []))]);
  const list = rows.map((row) => ({
    auditUid: row.audit_uid,
    at: toSeoulInstant(row.at),
    // Refused calls of the office are those of members, too.
    actorNm: row.role === 'MEMBER' && row.name !== null ? toMaskedName(row.name) : row.name,
    action: row.action,
    targetUid: row.target_uid,
    targetNm: row.target_uid === null ? undefined : names.get(row.target_uid),
    detail: row.detail === null ? '' : JSON.stringify(row.detail),
    ip: row.ip,
    requestId: row.request_id,
  }));
  return { list, cnt_total: total };
}

/** Verifies a part of the chain, from the seal after `after` on. */
export async function verifyAudit(db: Db, after: number): Promise<EndpointData<typeof adminVerifyAudit>> {
  const { next, rowCnt, toAt, fault } = await checkAudit(db, after);
  return {
    next: next ?? null,
    rowCnt,
    toDt: toAt === undefined ? null : toSeoulInstant(toAt),
    fault:
      fault === undefined
        ? null
        : { why: fault.why, fromDt: toSeoulInstant(fault.fromAt), toDt: toSeoulInstant(fault.toAt) },
    unsealedCnt: await countUnsealed(db),
  };
}
