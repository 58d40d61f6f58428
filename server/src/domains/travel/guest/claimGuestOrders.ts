import type { AppContext, OrderClaim } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';

/** Tables besides the orders, by which a guest's purchases move. */
const ownedTables = [
  'reservation',
  'member_pass',
  'exchange_card',
  'inquiry',
  'timeline_entry',
  'notification',
  'travel_plan',
] as const;

/**
 * Moves the orders, vouchers, passes, plans and inquiries of the guest of a proven address to the member who has proven it, and ends
 * the guest's sessions. Idempotent: of two moves at once the second finds nothing.
 * @returns the number of orders
 */
export async function claimGuestOrders(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  { memberUid, email, now }: OrderClaim,
): Promise<number> {
  const guest = await trx.selectFrom('member').select('member_uid').where('guest_email', '=', email).executeTakeFirst();
  if (guest === undefined) return 0;
  const { member_uid: guestUid } = guest;
  await lockMembers(trx, memberUid, [guestUid]);
  // Orders first: a payment that is being settled locks them, and issues passes to the member that it reads then.
  const orders = await trx
    .updateTable('orders')
    .set({ member_uid: memberUid, claimed_at: now })
    .where('member_uid', '=', guestUid)
    .returning('order_uid')
    .execute();
  for (const table of ownedTables)
    await trx.updateTable(table).set({ member_uid: memberUid }).where('member_uid', '=', guestUid).execute();
  await createAuthRepository(trx).revokeAllSessions(guestUid, 'CLAIMED', now);
  if (orders.length === 0) return 0;
  const detail = { guestUid, orderUids: orders.map(({ order_uid }) => order_uid) };
  await writeAudit(trx, { actorUid: memberUid, action: 'guest.claimOrders', targetUid: guestUid, detail });
  const own = trx.selectFrom('member').select(['email', 'name', 'locale']).where('member_uid', '=', memberUid);
  const { email: to, name, locale: chosen } = await own.executeTakeFirstOrThrow();
  const [count, locale] = [orders.length, chosen ?? 'ko'];
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_CLAIMED',
    title: toNews('비회원으로 하신 예약 {count}건을 회원님의 여행으로 옮겼습니다.', locale, { count: String(count) }),
    text: '',
    link: pagePaths.myTravel,
    now,
    mail: mails.ordersClaimed({ to, name, locale, count }),
  });
  return count;
}
