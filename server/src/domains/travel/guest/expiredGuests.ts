import { guestClass, retentionPolicy } from '@haesol/contracts/identity';
import { type RawBuilder, sql } from 'kysely';
import { beforeAppNow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';
import { eraseTravel } from '../myTravel/memberData.ts';
import { eraseOrders } from '../order/memberData.ts';

const unused = `${retentionPolicy.guestDays} days`;
const used = `${retentionPolicy.guestYears} years`;

/** SQL: the last day on which a guest `m` needs the order: that of its use, of a pass its end, of others the purchase. */
const lastNeed = sql`(select max(greatest(o.created_at, coalesce(r.depart_date, r.use_date)::timestamptz,
    (select max(coalesce(p.expire_at, p.valid_until)) from member_pass p where p.rsvt_uid = r.rsvt_uid)))
  from orders o join reservation r using (order_uid) where o.member_uid = m.member_uid)`;

/** SQL: guests whose orders and last visit ended long ago, and those without orders since their last visit. */
export const expiredGuests: RawBuilder<unknown> = sql`
  select g.uid, 'GUEST' as rule, g.mail, g.made_at, greatest(g.seen_at, g.need_at) + ${used}::interval as due_at
  from (select m.member_uid as uid, m.guest_email::text as mail, m.created_at as made_at, m.last_login_at as seen_at,
      ${lastNeed} as need_at
    from member m where m.class_cd = ${guestClass} and m.state <> 'LEFT'
      and m.last_login_at < ${beforeAppNow(used)}) g
  where g.need_at < ${beforeAppNow(used)}
  union all
  select m.member_uid, 'GUEST_MAIL', m.guest_email::text, m.created_at, m.last_login_at + ${unused}::interval
  from member m where m.class_cd = ${guestClass} and m.last_login_at < ${beforeAppNow(unused)}
    and not exists (select 1 from orders o where o.member_uid = m.member_uid)`;

/** Erases the personal data of a guest; the orders stay as those of members who have left. */
export async function eraseGuest(trx: Trx, memberUid: string, now: Date): Promise<void> {
  await eraseTravel(trx, memberUid, now);
  await eraseOrders(trx, memberUid);
  await createAuthRepository(trx).revokeAllSessions(memberUid, 'LEFT', now);
  await trx
    .updateTable('member')
    .set({ guest_email: null, name: '비회원', locale: null, state: 'LEFT', left_at: now })
    .where('member_uid', '=', memberUid)
    .execute();
}

/** Deletes a guest without orders. */
export async function removeGuest(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('member').where('member_uid', '=', memberUid).execute();
}
