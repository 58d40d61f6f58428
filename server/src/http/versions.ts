import { errorCodes, type ItemNow } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { describedSql, int4, nullable, text, timestamptz } from '../db/describedSql.ts';
import { appNow } from '../db/expressions.ts';
import type { Trx } from '../db/schema.ts';
import { toSeoulInstant, toSeoulTime } from '../db/seoulTime.ts';
import { ApiError } from './apiError.ts';

/** Tables of items with versions: the key, the state that staff are told, and the item of the audit log where it is another. */
const tables = {
  qna: ['qna_uid', sql`t.answer_state`],
  inquiry: ['inquiry_uid', sql`t.answer_state`],
  application: ['apl_uid', sql`t.state`],
  // Attendance is in the audit log by course.
  enroll: ['apl_uid', sql`t.state`, sql`any (array[t.apl_uid::text, t.edu_uid])`],
  equipment_rsv: ['rsv_uid', sql`t.state`],
  reservation: ['order_uid', sql`t.stts_cd`, sql`t.rsvt_uid::text`],
  refund: ['refund_uid', sql`t.state`, sql`t.rsvt_uid::text`],
  review: ['review_uid', sql`case when t.hidden_at is null then 'SHOWN' else 'HIDDEN' end`],
  member: ['member_uid', sql`t.state`],
} as const;

/** Tables of what staff edit in forms, with the SQL of their keys. */
const edited = {
  apply_notice: sql`t.notice_uid`,
  apply_program: sql`t.pgm_uid`,
  banner: sql`t.id`,
  code: sql`t.group_cd || '.' || t.code`,
  coupon_pblcn: sql`t.coupon_pblcn_uid`,
  edu: sql`t.edu_uid`,
  equipment: sql`t.eq_uid`,
  exchange_rate: sql`t.currency_cd`,
  feed: sql`t.id`,
  goods: sql`t.gds_uid`,
  // Of its stock.
  goods_option: sql`t.goods_dtl_id`,
  goods_notice: sql`t.notice_uid`,
  mail_template: sql`t.kind || '.' || t.lang`,
  office_template: sql`t.tpl_uid`,
  pass_option: sql`t.gds_dtl_uid`,
  promo_code: sql`t.code`,
  promotion: sql`t.id`,
  search_synonym: sql`t.word`,
  sharing: sql`t.share_uid`,
  terms: sql`t.code || ' ' || t.version`,
  tour: sql`t.tour_uid`,
  travel_info: sql`t.id`,
} as const;
type EditedTable = keyof typeof edited;

const isEdited = (table: SeenItem['table']): table is EditedTable => table in edited;

/** Columns of a change that no trigger counts, e.g. of files alone. */
export const nextRev = { rev: sql<number>`rev + 1`, rev_at: appNow };

export interface SeenItem {
  readonly table: EditedTable | keyof typeof tables;
  /** Key of the row, as the audit log has it. */
  readonly uid: string;
  /** Version that staff saw; undefined compares nothing. */
  readonly rev: number | undefined;
  readonly now: Date;
  /** The item is changed in a form, which keeps what was typed. @default true for tables of forms */
  readonly isForm?: boolean;
}

/**
 * Locks an item and compares its version with the one that staff saw.
 * @throws {ApiError} `4405` with {@link ItemNow} if another has moved it in between
 */
export async function requireRev(
  trx: Trx,
  { table, uid, rev, now, isForm = isEdited(table) }: SeenItem,
): Promise<void> {
  if (rev === undefined) return;
  const { row, state, target = uid } = describeItem(table, uid);
  const [item] = await describedSql('office.version', { rev: int4, rev_at: nullable(timestamptz), state: text })`
    select t.rev, t.rev_at, ${state} as state from ${sql.table(table)} t where ${row} for update of t`.execute(trx);
  // The move itself refuses an item that is missing.
  if (item === undefined || item.rev === rev) return;
  const { state: stateNow, rev_at: at } = item;
  // The deed in the audit log and the version are of one transaction, whose time both have. Read after the lock: the statement
  // that waited for it does not see what the other transaction wrote elsewhere.
  const [by] = await describedSql('office.versionBy', { name: text })`select m.name
    from ${sql.table(table)} t join audit_log a on a.target_uid = ${target} and a.at = t.rev_at
    join member m on m.member_uid = a.actor_uid and m.role in ('STAFF', 'ADMIN')
    where ${row} limit 1`.execute(trx);
  const byNm = by?.name ?? null;
  const when = at ?? now;
  const data: ItemNow = { state: stateNow, rev: item.rev, byNm, dt: toSeoulInstant(when) };
  throw new ApiError(errorCodes.moveNotAllowed, { message: toMessage(isForm, byNm, toSeoulTime(when)), data });
}

/** Returns the version of an item. */
export async function readRev(trx: Trx, { table, uid }: Pick<SeenItem, 'table' | 'uid'>): Promise<number> {
  const { row } = describeItem(table, uid);
  const [item] = await describedSql('office.rev', { rev: int4 })`
    select t.rev from ${sql.table(table)} t where ${row}`.execute(trx);
  return item?.rev ?? 0;
}

/** Returns the refusal of a form that another has saved in between. @param time as in {@link toSeoulTime} */
export const toEditedMessage = (byNm: string | null, time: string): string =>
  `그사이 ${byNm === null ? '다른 사람이' : `${byNm} 님이`} ${time}에 고쳤습니다. 쓰신 내용은 그대로 있습니다.`;

function toMessage(isForm: boolean, byNm: string | null, time: string): string {
  if (isForm) return toEditedMessage(byNm, time);
  return `그사이 ${byNm === null ? `${time}에 상태가 바뀌었습니다.` : `${byNm} 님이 ${time}에 처리했습니다.`}`;
}

/** Returns SQL: the condition for the row, its state, and the item of the audit log where it is another. */
function describeItem(table: SeenItem['table'], uid: string) {
  if (isEdited(table)) return { row: sql<boolean>`(${edited[table]})::text = ${uid}`, state: sql`'CHANGED'` };
  const [key, state, target] = tables[table];
  return { row: sql<boolean>`${sql.ref(`t.${key}`)} = ${uid}::uuid`, state, target };
}
