import fc from 'fast-check';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { shareOf } from '../point/shareOf.ts';
import { countLeft, pickTickets } from '../point/tickets.ts';
import { toRefund } from './refundRules.ts';
import { toNewPass, toPaid, toRate, toSteps } from './refundView.ts';

const useDate = '2026-12-10';
const firstHour = seoulInstant('2026-12-01').getTime();
const hourMs = 3_600_000;
const paid = { rsvtUid: 'r', payAmount: 10_000, pointAmount: 0 };

/** Any hour from nine days before the use until two days after it. */
const moments = fc.integer({ min: 0, max: 11 * 24 }).map((hour) => new Date(firstHour + hour * hourMs));

describe('refund steps', () => {
  it.each(['VOUCHER', 'CONFIRM_WAIT'] as const)(
    'of dated goods in state %s begin with what a cancellation costs at that hour and contain no past day',
    (state) => {
      fc.assert(
        fc.property(moments, (now) => {
          const facts = { ...paid, state, useDate, passes: [] };
          const isConfirmed = state === 'VOUCHER';
          const steps = toSteps({ ...facts, isConfirmed }, { languageCd: '', now });
          const today = toSeoulDate(now);

          expect(steps.every(({ untilDt }) => untilDt === null || untilDt >= today)).toBe(true);
          expect(steps[0]?.ratePct ?? 0).toBe(toRate(facts, now));
        }),
      );
    },
  );

  it('of a pass begin with what a cancellation costs at that hour and contain no past day', () => {
    const anyHour = fc.integer({ min: 0, max: 12 * 24 });
    fc.assert(
      fc.property(anyHour, anyHour, fc.boolean(), (boughtHour, hoursLater, isUsed) => {
        const boughtAt = new Date(firstHour + boughtHour * hourMs + 1_000);
        const now = new Date(boughtAt.getTime() + hoursLater * hourMs);
        const pass = { ...toNewPass(boughtAt, 10), isUsed };
        const facts = { ...paid, state: 'CONFIRMED' as const, useDate: null, passes: [pass] };
        const steps = toSteps(facts, { languageCd: '', now });
        const today = toSeoulDate(now);

        expect(steps.every(({ untilDt }) => untilDt === null || untilDt >= today)).toBe(true);
        expect(steps[0]?.ratePct).toBe(toRate(facts, now));
      }),
    );
  });

  it('end with the day of use', () => {
    const onTheDay = toSteps({ ...paid, useDate, passes: [] }, { languageCd: '', now: seoulInstant(useDate, '23:59') });
    const later = toSteps({ ...paid, useDate, passes: [] }, { languageCd: '', now: seoulInstant(addDays(useDate, 1)) });

    expect(onTheDay.map(({ label }) => label)).toEqual(['이용 당일']);
    expect(later).toEqual([]);
  });
});

/** An order of tickets, and the pieces that its refunds take one after the other until none is left. */
const anyOrder = fc.record({
  lines: fc.array(fc.record({ cnt: fc.integer({ min: 1, max: 6 }), unitPrice: fc.integer({ min: 0, max: 40 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  paidPct: fc.integer({ min: 0, max: 100 }),
  points: fc.integer({ min: 0, max: 5_000 }),
  seeds: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 3 })), { minLength: 24, maxLength: 24 }),
});

describe('partial refunds', () => {
  it('one by one come to the refund of all at that rate, of money and points', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(90, 80, 50), ({ lines, paidPct, points, seeds }, rate) => {
        const tickets = lines.map((one, seq) => ({ seq, cnt: one.cnt, gone: 0, unitPrice: one.unitPrice * 500 }));
        const items = tickets.reduce((sum, { cnt, unitPrice }) => sum + cnt * unitPrice, 0);
        const payAmount = Math.floor((items * paidPct) / 100);
        const facts = { ...paid, payAmount, pointAmount: points, state: 'VOUCHER' as const, useDate, passes: [] };
        const whole = toRefund(rate, facts);
        const sum = { refundAmount: 0, fee: 0, pointAmount: 0 };
        for (const [seed, count] of seeds) {
          const open = tickets.filter(({ cnt, gone }) => gone < cnt);
          const chosen = open[seed % Math.max(1, open.length)];
          if (chosen === undefined) break;
          const pieces = pickTickets(tickets, [{ seq: chosen.seq, count }]);
          const one = toRefund(rate, toPaid({ ...facts, tickets }, { passUids: [], tickets: pieces }));
          expect(Math.min(one.refundAmount, one.fee, one.pointAmount)).toBeGreaterThanOrEqual(0);
          sum.refundAmount += one.refundAmount;
          sum.fee += one.fee;
          sum.pointAmount += one.pointAmount;
          chosen.gone += pieces[0]?.count ?? 0;
        }

        expect(sum).toEqual(whole);
      }),
    );
  });

  it('sum to the amount to the won, in any order and number of pieces', () => {
    // Sizes of the refunds one after the other; together they are all pieces of the order.
    const refunds = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), refunds, (amount, sizes) => {
        const all = sizes.reduce((sum, size) => sum + size, 0);
        const shares = sizes.map((now, index) => {
          const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
          return shareOf(amount, { before, now, all });
        });

        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(shares.every((share, index) => Math.abs(share - (amount * (sizes[index] ?? 0)) / all) < 1)).toBe(true);
      }),
    );
  });

  it('of tickets of different prices sum to what was paid, in any order, at any rates, without a negative fee', () => {
    const line = fc.record({ cnt: fc.integer({ min: 1, max: 6 }), unitPrice: fc.integer({ min: 0, max: 40 }) });
    const orders = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      paidPct: fc.integer({ min: 0, max: 100 }),
      points: fc.integer({ min: 0, max: 5_000 }),
      seeds: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 3 }), fc.constantFrom(100, 80, 50, 0)), {
        minLength: 24,
        maxLength: 24,
      }),
    });
    fc.assert(
      fc.property(orders, ({ lines, paidPct, points, seeds }) => {
        const tickets = lines.map((one, seq) => ({ seq, cnt: one.cnt, gone: 0, unitPrice: one.unitPrice * 500 }));
        const items = tickets.reduce((sum, { cnt, unitPrice }) => sum + cnt * unitPrice, 0);
        const facts = { ...paid, payAmount: Math.floor((items * paidPct) / 100), pointAmount: points };
        const refunds = [];
        for (const [seed, count, rate] of seeds) {
          const open = tickets.filter(({ cnt, gone }) => gone < cnt);
          const chosen = open[seed % Math.max(1, open.length)];
          if (chosen === undefined) break;
          const pieces = pickTickets(tickets, [{ seq: chosen.seq, count }]);
          const state = 'VOUCHER' as const;
          const share = toPaid({ ...facts, state, useDate, passes: [], tickets }, { passUids: [], tickets: pieces });
          refunds.push({ ...toRefund(rate, share), share });
          chosen.gone += pieces[0]?.count ?? 0;
        }

        expect(countLeft(tickets)).toBe(0);
        expect(refunds.reduce((sum, { refundAmount, fee }) => sum + refundAmount + fee, 0)).toBe(facts.payAmount);
        expect(refunds.reduce((sum, { share }) => sum + share.pointAmount, 0)).toBe(points);
        expect(refunds.every(({ fee, refundAmount }) => fee >= 0 && refundAmount >= 0)).toBe(true);
      }),
    );
  });
});
