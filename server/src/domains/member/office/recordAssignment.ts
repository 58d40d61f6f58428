import type { AssignedQueue } from '@haesol/contracts/member';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';

/** Members of staff in charge by item. */
type Holders = ReadonlyMap<string, string>;

/** Locks the assignments of items, in one order, and returns them. */
export async function lockHolders(trx: Trx, queue: AssignedQueue, uids: readonly string[]): Promise<Holders> {
  const rows = await trx
    .selectFrom('office_assign')
    .select(['ref_uid', 'member_uid'])
    .where('queue', '=', queue)
    .where(sql<boolean>`ref_uid = any(${uids}::uuid[])`)
    .orderBy('ref_uid')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ ref_uid, member_uid }) => [ref_uid, member_uid]));
}

interface Assigned {
  readonly queue: AssignedQueue;
  readonly uids: readonly string[];
  /** Before the assignment. */
  readonly holders: Holders;
  /** Null for items that were put back. */
  readonly to: string | null;
}

/** Records an assignment with the names before and after: one entry for the items that had the same person. */
export async function recordAssignment(
  trx: Trx,
  { queue, uids, holders, to }: Assigned,
  { memberUid: actorUid }: Principal,
): Promise<void> {
  const people = [...new Set([...holders.values(), ...(to === null ? [] : [to])])];
  const known =
    people.length === 0
      ? []
      : await trx.selectFrom('member').select(['member_uid', 'name']).where('member_uid', 'in', people).execute();
  const names = new Map(known.map(({ member_uid, name }) => [member_uid, name]));
  const nameOf = (uid: string | null | undefined) => (uid == null ? null : (names.get(uid) ?? null));
  const before = Map.groupBy(uids, (uid) => holders.get(uid));
  for (const [holder, items] of before) {
    const detail = { queue, assignee: { from: nameOf(holder), to: nameOf(to) }, uids: items };
    await writeAudit(trx, { actorUid, action: 'office.assign', detail });
  }
}
