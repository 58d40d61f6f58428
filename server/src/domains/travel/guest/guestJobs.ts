import { guestClass, retentionPolicy } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { beforeAppNow } from '../../../db/expressions.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';
import { eraseTravel } from '../myTravel/memberData.ts';
import { eraseOrders } from '../order/memberData.ts';

/** Guests in one transaction. */
const atOnce = 100;

/** SQL for the last day on which a guest `m` needs the order: that of its use, of a pass its end, of others the purchase. */
const lastNeed = sql<Date | null>`(select max(greatest(o.created_at, coalesce(r.depart_date, r.use_date)::timestamptz,
    (select max(coalesce(p.expire_at, p.valid_until)) from member_pass p where p.rsvt_uid = r.rsvt_uid)))
  from orders o join reservation r using (order_uid) where o.member_uid = m.member_uid)`;

/** Deletes guests without orders, and erases the personal data of those whose orders ended long ago. */
export function createGuestHandlers({ clock, db }: AppContext): JobHandlers {
  const selectGuests = (trx: typeof db) =>
    trx
      .selectFrom('member as m')
      .select('m.member_uid')
      .where('m.class_cd', '=', guestClass)
      .where('m.state', '<>', 'LEFT')
      .limit(atOnce);

  const removeUnused = () =>
    db
      .deleteFrom('member')
      .where('member_uid', 'in', (eb) =>
        eb
          .selectFrom('member as m')
          .select('m.member_uid')
          .where('m.class_cd', '=', guestClass)
          .where('m.last_login_at', '<', beforeAppNow(`${retentionPolicy.guestDays} days`))
          .where(sql<boolean>`not exists (select 1 from orders o where o.member_uid = m.member_uid)`),
      )
      .execute();

  /** @returns number of guests */
  const eraseSome = (now: Date) =>
    inTransaction(db, async (trx) => {
      const due = await selectGuests(trx)
        .where('m.last_login_at', '<', beforeAppNow(`${retentionPolicy.guestYears} years`))
        .where(lastNeed, '<', beforeAppNow(`${retentionPolicy.guestYears} years`))
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { member_uid: memberUid } of due) {
        await eraseTravel(trx, memberUid, now);
        await eraseOrders(trx, memberUid);
        await createAuthRepository(trx).revokeAllSessions(memberUid, 'LEFT', now);
        await trx
          .updateTable('member')
          .set({ guest_email: null, name: '비회원', locale: null, state: 'LEFT', left_at: now })
          .where('member_uid', '=', memberUid)
          .execute();
      }
      return due.length;
    });

  return {
    'guest.retention': {
      everySec: 86_400,
      async run() {
        await removeUnused();
        const now = await clock.now();
        while ((await eraseSome(now)) === atOnce);
      },
    },
  };
}
