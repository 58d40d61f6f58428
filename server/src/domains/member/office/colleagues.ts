import type { Db } from '../../../db/schema.ts';

/** Lists active members of staff by name, with a mark at the caller. */
export async function listColleagues(db: Db, ownUid: string) {
  const rows = await db
    .selectFrom('member')
    .select(['member_uid', 'name'])
    .where('role', 'in', ['STAFF', 'ADMIN'])
    .where('state', '=', 'ACTIVE')
    .orderBy('name')
    .orderBy('member_uid')
    .limit(200)
    .execute();
  return rows.map(({ member_uid: memberUid, name }) => ({
    memberUid,
    nm: name,
    mineYn: memberUid === ownUid ? ('Y' as const) : ('N' as const),
  }));
}
