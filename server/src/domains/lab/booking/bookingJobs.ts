import { bookingLimits } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { toOwnBookingPath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { endOffers } from './answerOffer.ts';
import { toPeriodText } from './bookingText.ts';
import { offerLeft } from './offerFreed.ts';
import { createHoldRepository } from './repository.ts';
import { bookingMoves } from './rules.ts';
import { listDueOffers } from './waitRepository.ts';

/** Bookings in one transaction. */
const atOnce = 50;

/** Final move of undecided bookings at their time, by state. */
const undecided = {
  REQUESTED: {
    state: bookingMoves.expire.to,
    kind: 'EQU_EXPIRED',
    news: '이용 시간이 될 때까지 승인되지 않아 장비 예약이 종료되었습니다.',
  },
  CANCEL_REQUESTED: {
    state: bookingMoves.lapse.to,
    kind: 'EQU_MOVE',
    news: '요청하신 대로 장비 예약이 취소되었습니다.',
  },
} as const;

/** Selects and locks up to `atOnce` bookings; skips those locked by other processes. */
function selectDue(trx: Trx) {
  return trx
    .selectFrom('equipment_rsv as r')
    .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(['r.rsv_uid', 'm.member_uid', 'm.email', 'm.name', 'e.eq_nm', 'e.place'])
    .select([sql<Date>`lower(r.during)`.as('from'), sql<Date>`upper(r.during)`.as('to')])
    .limit(atOnce)
    .forUpdate('r')
    .skipLocked();
}

/** Ends expired holds and notifies waiting members. @returns number of ended holds */
const endHolds = (context: AppContext, now: Date) =>
  inTransaction(context.db, async (trx) => {
    const ended = await createHoldRepository(trx).endOldHolds(atOnce, now);
    // In one order, because it locks each equipment.
    for (const freed of ended.toSorted((a, b) => a.eqUid.localeCompare(b.eqUid)))
      await offerLeft(context, trx, { ...freed, now });
    return ended.length;
  });

/** Ends requests and cancellation requests that are undecided at their time. @returns number of ended ones */
const endUndecided = ({ db, mails }: AppContext, from: keyof typeof undecided, now: Date) =>
  inTransaction(db, async (trx) => {
    const due = await selectDue(trx)
      .where('r.state', '=', from)
      .where(sql<boolean>`lower(r.during) <= ${now}`)
      .execute();
    for (const { rsv_uid: rsvUid, member_uid: memberUid, email: to, name, eq_nm: eqNm, ...period } of due) {
      const { state, kind, news } = undecided[from];
      await trx.updateTable('equipment_rsv').set({ state, updated_at: now }).where('rsv_uid', '=', rsvUid).execute();
      await addEntry(trx, { kind: 'EQU', refUid: rsvUid, memberUid, state, mover: 'SYSTEM', now });
      const time = toPeriodText(period);
      const mail = mails.bookingMoved({ to, name, eqNm, time, rsvUid, news, memo: undefined });
      const bell = { title: news, text: `${eqNm} · ${time}`, link: toOwnBookingPath(rsvUid) };
      await notifyMember(trx, { memberUid, kind, ...bell, now, mail });
    }
    return due.length;
  });

/** Reminds once of bookings within a day, but not today's. @returns number of notified members */
const remind = ({ db, mails }: AppContext, now: Date) =>
  inTransaction(db, async (trx) => {
    const due = await selectDue(trx)
      .where('r.state', '=', 'APPROVED')
      .where('r.reminded_at', 'is', null)
      .where(sql<boolean>`lower(r.during) >= ${seoulInstant(addDays(toSeoulDate(now), 1))}`)
      .where(
        sql<boolean>`lower(r.during) <= ${now}::timestamptz + ${bookingLimits.freeCancelHours} * interval '1 hour'`,
      )
      .execute();
    for (const { rsv_uid: rsvUid, member_uid: memberUid, email: to, name, eq_nm: eqNm, place, ...period } of due) {
      await trx.updateTable('equipment_rsv').set({ reminded_at: now }).where('rsv_uid', '=', rsvUid).execute();
      const time = toPeriodText(period);
      const mail = mails.bookingTomorrow({ to, name, eqNm, time, rsvUid, place });
      const bell = {
        title: '장비 이용일이 하루 앞입니다.',
        text: `${eqNm} · ${time}`,
        link: toOwnBookingPath(rsvUid),
      };
      await notifyMember(trx, { memberUid, kind: 'EQU_TOMORROW', ...bell, now, mail });
    }
    return due.length;
  });

/** Periodic jobs: expire holds, offers and unanswered requests, and send the reminder of the day before. */
export function createBookingHandlers(context: AppContext): JobHandlers {
  const { clock } = context;
  return {
    'equipment.holds': {
      everySec: 10,
      async run() {
        const now = await clock.now();
        while ((await endHolds(context, now)) === atOnce);
      },
    },
    'equipment.offers': {
      everySec: 60,
      async run() {
        const now = await clock.now();
        for (const eqUid of await listDueOffers(context.db, now)) {
          await inTransaction(context.db, (trx) => endOffers(context, trx, eqUid, now));
        }
      },
    },
    'equipment.requests': {
      everySec: 60,
      async run() {
        const now = await clock.now();
        while ((await endUndecided(context, 'REQUESTED', now)) === atOnce);
        while ((await endUndecided(context, 'CANCEL_REQUESTED', now)) === atOnce);
      },
    },
    'equipment.dayBefore': {
      everySec: 600,
      async run() {
        const now = await clock.now();
        while ((await remind(context, now)) === atOnce);
      },
    },
  };
}
