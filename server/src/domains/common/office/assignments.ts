import { type BulkResult, errorCodes, type QueueView, toErrorMessage } from '@haesol/contracts/common';
import { type AssignedQueue, promisedQueueOf } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import { describedSql, uuid } from '../../../db/describedSql.ts';
import type { Trx } from '../../../db/schema.ts';
import { isInView } from './waiting.ts';

/** Filter of a list by the member of staff in charge and by a view of its queue. */
export interface QueueFilter {
  /** `ME`, `NONE`, the id of a colleague, or empty for all. */
  readonly assigned: string;
  readonly view: QueueView;
  readonly staffUid: string;
}

/** Names that no list uses for its tables, to which `ref` belongs. */
const found = (queue: AssignedQueue, ref: string) =>
  sql`from office_assign held join member holder on holder.member_uid = held.member_uid
    where held.queue = ${queue} and held.ref_uid = ${sql.ref(ref)}`;

/** Columns of a list: the member of staff in charge of an item. @param ref column of its id */
export const selectAssignee = (queue: AssignedQueue, ref: string) =>
  [
    sql<string | null>`(select holder.name ${found(queue, ref)})`.as('assignee_nm'),
    sql<string | null>`(select held.member_uid ${found(queue, ref)})`.as('assignee_uid'),
  ] as const;

interface AssignedRow {
  readonly rev: number;
  readonly assignee_nm: string | null;
  readonly assignee_uid: string | null;
}

/** Maps the columns of {@link selectAssignee} with the version. */
export const toAssignable = ({ rev, assignee_nm, assignee_uid }: AssignedRow, staffUid: string) => ({
  rev,
  assigneeNm: assignee_nm,
  mineYn: assignee_uid === staffUid ? ('Y' as const) : ('N' as const),
});

/** SQL condition of {@link QueueFilter}. */
export function isShown(queue: AssignedQueue, ref: string, filter: QueueFilter): RawBuilder<boolean> {
  return sql<boolean>`(${isAssigned(queue, ref, filter)} and ${isInView(promisedQueueOf[queue], ref, filter.view)})`;
}

function isAssigned(queue: AssignedQueue, ref: string, { assigned, staffUid }: QueueFilter): RawBuilder<boolean> {
  if (assigned === '') return sql<boolean>`true`;
  if (assigned === 'NONE') return sql<boolean>`not exists (select 1 ${found(queue, ref)})`;
  const uid = assigned === 'ME' ? staffUid : assigned;
  return sql<boolean>`exists (select 1 ${found(queue, ref)} and held.member_uid = ${uid}::uuid)`;
}

const sources: Readonly<Record<AssignedQueue, readonly [table: string, key: string]>> = {
  qna: ['qna', 'qna_uid'],
  inquiries: ['inquiry', 'inquiry_uid'],
  applications: ['application', 'apl_uid'],
  reservations: ['equipment_rsv', 'rsv_uid'],
  refunds: ['refund', 'refund_uid'],
  enrolments: ['enroll', 'apl_uid'],
  orders: ['orders', 'order_uid'],
  reviews: ['review', 'review_uid'],
  members: ['member', 'member_uid'],
};

const isOneOf = (ref: string, uids: readonly string[]) => sql<boolean>`${sql.ref(ref)} = any(${uids}::uuid[])`;

export interface Assignment {
  readonly queue: AssignedQueue;
  readonly uids: readonly string[];
  /** Null puts the items back. */
  readonly memberUid: string | null;
  /** Takes only items that no other has. */
  readonly isClaim: boolean;
}

/** Assigns items. Of two who take the same item at once, one is refused. */
export async function assignItems(trx: Trx, { queue, uids, memberUid, isClaim }: Assignment): Promise<BulkResult> {
  const [table, key] = sources[queue];
  // In one order, so that two calls with the same items do not block each other.
  const wanted = [...new Set(uids.map((uid) => uid.toLowerCase()))].sort();
  const known = await describedSql('office.assignable', { uid: uuid })`select ${sql.ref(key)} as uid
    from ${sql.table(table)} where ${sql.ref(key)} = any(${wanted}::uuid[])`.execute(trx);
  const there = wanted.filter((one) => known.some(({ uid }) => uid === one));
  const missing = wanted.filter((one) => !there.includes(one));
  const failed = missing.map((uid) => ({
    uid,
    code: errorCodes.notFound,
    message: toErrorMessage(errorCodes.notFound),
  }));
  if (memberUid === null) {
    await trx.deleteFrom('office_assign').where('queue', '=', queue).where(isOneOf('ref_uid', there)).execute();
    return { done: there, failed };
  }
  const taken = await describedSql('office.assign', { uid: uuid })`
    insert into office_assign as o (queue, ref_uid, member_uid) select ${queue}, uid, ${memberUid}::uuid
      from unnest(${there}::uuid[]) uid
    on conflict (queue, ref_uid) do update set member_uid = excluded.member_uid, at = excluded.at
      where ${!isClaim} or o.member_uid = excluded.member_uid returning ref_uid as uid`.execute(trx);
  const done = taken.map(({ uid }) => uid);
  const others = await trx
    .selectFrom('office_assign as o')
    .innerJoin('member as s', 's.member_uid', 'o.member_uid')
    .select(['o.ref_uid as uid', 's.name'])
    .where('o.queue', '=', queue)
    .where(
      isOneOf(
        'o.ref_uid',
        there.filter((one) => !done.includes(one)),
      ),
    )
    .execute();
  const refused = others.map(({ uid, name }) => ({
    uid,
    code: errorCodes.moveNotAllowed,
    message: `이미 ${name} 님이 담당합니다.`,
  }));
  return { done, failed: [...failed, ...refused] };
}
