import { afterAppNow, appNow } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

export interface Presence {
  readonly ref: string;
  readonly uid: string;
  readonly memberUid: string;
}

/** Two calls of a page may fail before its reader counts as gone. */
const lasts = '30 seconds';

/** Notes that a member of staff has an item open. @returns the others who have it open */
export async function markPresence(db: Db, { ref, uid: of, memberUid }: Presence) {
  const uid = of.toLowerCase();
  await db.deleteFrom('office_presence').where('until', '<', appNow).execute();
  await db
    .insertInto('office_presence')
    .values({ ref, uid, member_uid: memberUid, since: appNow, until: afterAppNow(lasts) })
    .onConflict((conflict) => conflict.columns(['ref', 'uid', 'member_uid']).doUpdateSet({ until: afterAppNow(lasts) }))
    .execute();
  const rows = await db
    .selectFrom('office_presence as p')
    .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
    .select(['m.name', 'p.since'])
    .where('p.ref', '=', ref)
    .where('p.uid', '=', uid)
    .where('p.member_uid', '<>', memberUid)
    .where('p.until', '>=', appNow)
    .orderBy('p.since')
    .limit(10)
    .execute();
  return rows.map(({ name, since }) => ({ nm: name, sinceDt: toSeoulInstant(since) }));
}
