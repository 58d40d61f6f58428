import fc from 'fast-check';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { shareOf } from '../point/shareOf.ts';
import { toNewPass, toRate, toSteps } from './refundView.ts';

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

describe('partial refunds', () => {
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
});
