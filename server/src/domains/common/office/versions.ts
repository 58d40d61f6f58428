import { errorCodes, type ItemNow } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { describedSql, int4, nullable, text, timestamptz } from '../../../db/describedSql.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';

/** Tables of items with versions: the key, the state that staff are told, and the item of the audit log where it is another. */
const tables = {
  qna: ['qna_uid', sql`t.answer_state`],
  inquiry: ['inquiry_uid', sql`t.answer_state`],
  application: ['apl_uid', sql`t.state`],
  enroll: ['apl_uid', sql`t.state`],
  equipment_rsv: ['rsv_uid', sql`t.state`],
  reservation: ['order_uid', sql`t.stts_cd`, sql`t.rsvt_uid::text`],
  refund: ['refund_uid', sql`t.state`, sql`t.rsvt_uid::text`],
  review: ['review_uid', sql`case when t.hidden_at is null then 'SHOWN' else 'HIDDEN' end`],
  member: ['member_uid', sql`t.state`],
} as const;

export interface SeenItem {
  readonly table: keyof typeof tables;
  readonly uid: string;
  /** Version that staff saw; undefined compares nothing. */
  readonly rev: number | undefined;
  readonly now: Date;
}

/**
 * Locks an item and compares its version with the one that staff saw.
 * @throws {ApiError} `4405` with {@link ItemNow} if another has moved it in between
 */
export async function requireRev(trx: Trx, { table, uid, rev, now }: SeenItem): Promise<void> {
  if (rev === undefined) return;
  const [key, state, target = uid] = tables[table];
  const [item] = await describedSql('office.version', { rev: int4, rev_at: nullable(timestamptz), state: text })`
    select t.rev, t.rev_at, ${state} as state
    from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${uid}::uuid for update of t`.execute(trx);
  // The move itself refuses an item that is missing.
  if (item === undefined || item.rev === rev) return;
  const { state: stateNow, rev_at: at } = item;
  // The deed in the audit log and the version are of one transaction, whose time both have. Read after the lock: the statement
  // that waited for it does not see what the other transaction wrote elsewhere.
  const [by] = await describedSql('office.versionBy', { name: text })`select m.name
    from ${sql.table(table)} t join audit_log a on a.target_uid = ${target} and a.at = t.rev_at
    join member m on m.member_uid = a.actor_uid and m.role in ('STAFF', 'ADMIN')
    where ${sql.ref(`t.${key}`)} = ${uid}::uuid limit 1`.execute(trx);
  const byNm = by?.name ?? null;
  const when = at ?? now;
  const data: ItemNow = { state: stateNow, rev: item.rev, byNm, dt: toSeoulInstant(when) };
  const time = toSeoulTime(when);
  const message = `그사이 ${byNm === null ? `${time}에 상태가 바뀌었습니다.` : `${byNm} 님이 ${time}에 처리했습니다.`}`;
  throw new ApiError(errorCodes.moveNotAllowed, { message, data });
}
