import { bookingLimits } from '@haesol/contracts/lab';
import type { Kysely } from 'kysely';
import { describedSql, int4 } from '../../../db/describedSql.ts';
import type { Database } from '../../../db/schema.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import { mondayOf } from '../equipment/rules.ts';

export const bookingWeekSlots = bookingLimits.weekSlots;

/**
 * Counts a member's slots from Monday to Sunday of the week of a day, including used ones and no-shows. The member's hold does
 * not count, because the next one replaces it.
 * @param changeOf booking to be changed, which does not count
 */
export async function countWeekSlots(
  db: Kysely<Database>,
  memberUid: string,
  date: string,
  changeOf = '',
): Promise<number> {
  const monday = mondayOf(date);
  const [row] = await describedSql('booking.weekSlots', { slots: int4 })`
    select coalesce(sum(extract(epoch from upper(r.during) - lower(r.during)) / 60 / e.slot_min), 0)::int as slots
    from equipment_rsv r join equipment e on e.eq_uid = r.eq_uid
    where r.member_uid = ${memberUid}
      and r.state in ('REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED', 'COMPLETED', 'NO_SHOW')
      and lower(r.during) >= ${seoulInstant(monday)} and lower(r.during) < ${seoulInstant(addDays(monday, 7))}
      and r.rsv_uid::text <> ${changeOf}`.execute(db);
  return row?.slots ?? 0;
}
