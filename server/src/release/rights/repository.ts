import type { Kysely } from 'kysely';
import type { Database, Trx } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';

/** Reads the current rights of a member. */
export async function readRights(db: Kysely<Database>, memberUid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_right')
    .select('right_nm')
    .where('member_uid', '=', memberUid)
    .orderBy('right_nm')
    .execute();
  return rows.map(({ right_nm }) => right_nm);
}

/** Lists members with all their rights. */
export async function listRights(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('member_right as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(['m.email', 'm.name', 'r.right_nm'])
    .orderBy('m.email')
    .orderBy('r.right_nm')
    .execute();
  const list = [...Map.groupBy(rows, ({ email }) => email)].map(([userId, own]) => ({
    userId,
    name: own[0]?.name ?? '',
    rights: own.map(({ right_nm }) => right_nm),
  }));
  return { list, cnt_total: list.length };
}

/** Finds a member who has not left, and locks the row, so that withdrawal and other administrators wait. */
export function lockMemberByEmail(trx: Trx, email: string) {
  return trx
    .selectFrom('member')
    .select(['member_uid', 'email', 'name'])
    .where('email', '=', email)
    .where('state', '<>', 'LEFT')
    .forUpdate()
    .executeTakeFirst();
}

export async function giveRight(trx: Trx, memberUid: string, right: string, now: Date): Promise<void> {
  await trx.insertInto('member_right').values({ member_uid: memberUid, right_nm: right, given_at: now }).execute();
}

export async function takeRight(trx: Trx, memberUid: string, right: string): Promise<void> {
  await trx.deleteFrom('member_right').where('member_uid', '=', memberUid).where('right_nm', '=', right).execute();
}

/** Deletes all rights of a leaving member. */
export async function eraseRights(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('member_right').where('member_uid', '=', memberUid).execute();
}

export async function exportRights(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('member_right')
    .select(['right_nm', 'given_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('right_nm')
    .execute();
  return rows.map(({ right_nm, given_at }) => ({ right: right_nm, givenDt: toSeoulInstant(given_at) }));
}
