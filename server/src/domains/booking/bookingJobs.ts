import { bookingLimits } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Trx } from '../../db/schema.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { toOwnBookingPath } from '../../pagePaths.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { addEntry } from '../timeline/repository.ts';
import { toPeriodText } from './bookingText.ts';
import { createHoldRepository } from './repository.ts';
import { bookingMoves } from './rules.ts';
import { tellWaiting } from './tellWaiting.ts';

/** Bookings per transaction. */
const atOnce = 50;

/** Up to `atOnce` bookings, locked; another process takes others. */
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

/** Ends holds and requests that have run out, and reminds of tomorrow's bookings. */
export function createBookingHandlers(context: AppContext): JobHandlers {
  const { clock, db, letters } = context;

  /** Holds that have run out; those who wait for their time are told. @returns how many ended */
  const endHolds = (now: Date) =>
    inTransaction(db, async (trx) => {
      const ended = await createHoldRepository(trx).endOldHolds(atOnce, now);
      for (const freed of ended) await tellWaiting(context, trx, { ...freed, now });
      return ended.length;
    });

  /** Requests that nobody has decided before their time. @returns how many ended */
  const endRequests = (now: Date) =>
    inTransaction(db, async (trx) => {
      const [from] = bookingMoves.expire.from;
      const due = await selectDue(trx)
        .where('r.state', '=', from)
        .where(sql<boolean>`lower(r.during) <= ${now}`)
        .execute();
      for (const { rsv_uid: rsvUid, member_uid: memberUid, email: to, name, eq_nm: eqNm, ...period } of due) {
        const state = bookingMoves.expire.to;
        await trx.updateTable('equipment_rsv').set({ state, updated_at: now }).where('rsv_uid', '=', rsvUid).execute();
        await addEntry(trx, { kind: 'EQU', refUid: rsvUid, memberUid, state, mover: 'SYSTEM', now });
        const time = toPeriodText(period);
        const news = '이용 시간이 될 때까지 승인되지 않아 장비 예약이 종료되었습니다.';
        const letter = letters.bookingMoved({ to, name, eqNm, time, rsvUid, news, memo: undefined });
        const bell = { title: news, text: `${eqNm} · ${time}`, link: toOwnBookingPath(rsvUid) };
        await tellMember(trx, { memberUid, kind: 'EQU_EXPIRED', ...bell, now, letter });
      }
      return due.length;
    });

  /** Bookings of the next day, once each. @returns how many members were told */
  const remind = (now: Date) =>
    inTransaction(db, async (trx) => {
      const due = await selectDue(trx)
        .where('r.state', '=', 'APPROVED')
        .where('r.reminded_at', 'is', null)
        .where(sql<boolean>`lower(r.during) > ${now}`)
        .where(
          sql<boolean>`lower(r.during) <= ${now}::timestamptz + ${bookingLimits.freeCancelHours} * interval '1 hour'`,
        )
        .execute();
      for (const { rsv_uid: rsvUid, member_uid: memberUid, email: to, name, eq_nm: eqNm, place, ...period } of due) {
        await trx.updateTable('equipment_rsv').set({ reminded_at: now }).where('rsv_uid', '=', rsvUid).execute();
        const time = toPeriodText(period);
        const letter = letters.bookingTomorrow({ to, name, eqNm, time, rsvUid, place });
        const bell = {
          title: '장비 이용일이 하루 앞입니다.',
          text: `${eqNm} · ${time}`,
          link: toOwnBookingPath(rsvUid),
        };
        await tellMember(trx, { memberUid, kind: 'EQU_TOMORROW', ...bell, now, letter });
      }
      return due.length;
    });

  return {
    'equipment.holds': {
      everySec: 10,
      async run() {
        const now = await clock.now();
        while ((await endHolds(now)) === atOnce);
      },
    },
    'equipment.requests': {
      everySec: 60,
      async run() {
        const now = await clock.now();
        while ((await endRequests(now)) === atOnce);
      },
    },
    'equipment.dayBefore': {
      everySec: 600,
      async run() {
        const now = await clock.now();
        while ((await remind(now)) === atOnce);
      },
    },
  };
}
