import type { OfficeArea } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/**
 * Lists active members of staff by name, with a mark at the caller.
 * @param area those alone who may move its items; undefined for all
 */
export async function listColleagues(db: Db, ownUid: string, area: OfficeArea | undefined) {
  const rows = await db
    .selectFrom('member as m')
    .select(['m.member_uid', 'm.name'])
    .where('m.role', 'in', ['STAFF', 'ADMIN'])
    .where('m.state', '=', 'ACTIVE')
    .$if(area !== undefined, (staff) =>
      staff.where(sql<boolean>`(m.role = 'ADMIN' or exists (select 1 from staff_area a
        where a.member_uid = m.member_uid and a.area = ${area} and a.level = 'MOVE'))`),
    )
    .orderBy('m.name')
    .orderBy('m.member_uid')
    .limit(200)
    .execute();
  return rows.map(({ member_uid: memberUid, name }) => ({
    memberUid,
    nm: name,
    mineYn: memberUid === ownUid ? ('Y' as const) : ('N' as const),
  }));
}
