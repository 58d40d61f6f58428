import { toTax } from '../../common/money/won.ts';
import { toEarnedPoints } from '../point/earnedPoints.ts';
import { toAmounts, toSpendable } from './amounts.ts';
import { datedRate, passRate, toDueDate, toRefund } from './refundRules.ts';
import { toActions } from './rules.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const rate = (discount: number, maxDiscount: number | null = null) =>
  ({ discountType: 'RATE', discount, maxDiscount }) as const;
const amount = (discount: number) => ({ discountType: 'AMOUNT', discount, maxDiscount: null }) as const;

describe('toAmounts', () => {
  it.each([
    [19_999, rate(10), undefined, 0, [1_999, 0, 18_000]],
    [20_000, rate(50, 3_000), amount(5_000), 2_000, [3_000, 5_000, 10_000]],
    [4_000, undefined, amount(5_000), 0, [0, 4_000, 0]],
    [10_000, rate(100), amount(5_000), 0, [10_000, 0, 0]],
  ])('of %i won are never negative', (itemAmount, promo, coupon, points, expected) => {
    const { promoAmount, couponAmount, payAmount } = toAmounts(itemAmount, { promo, coupon, points });

    expect([promoAmount, couponAmount, payAmount]).toEqual(expected);
  });
});

describe('points and tax', () => {
  it.each([
    [999, 50_000, 0],
    [1_000, 50_000, 1_000],
    [9_000, 5_000, 5_000],
  ])('of %i points are spendable on %i won: %i', (balance, left, expected) => {
    expect(toSpendable(balance, left)).toBe(expected);
  });

  it('are whole won', () => {
    expect([toTax(11_000), toTax(0), toEarnedPoints(19_999)]).toEqual([1_000, 0, 199]);
  });
});

describe('refund', () => {
  it.each([
    ['2026-11-28T23:59:59', 100],
    ['2026-11-29T00:00:00', 80],
    ['2026-11-30T00:00:00', 50],
    ['2026-12-01T00:00:00', 0],
    ['2026-12-02T00:00:00', 0],
  ])('of 1 December is at %s %i %%', (now, expected) => {
    expect(datedRate('2026-12-01', at(now))).toBe(expected);
  });

  it.each([
    ['2026-11-30T23:59:59', false, 100],
    ['2026-12-01T00:00:00', false, 90],
    ['2027-05-22T10:00:00', false, 0],
    ['2026-11-24T10:00:00', true, 0],
  ])('of a pass is at %s, used %s, %i %%', (now, isUsed, expected) => {
    const times = { boughtAt: at('2026-11-23T10:00:00'), validUntil: at('2027-05-22T10:00:00'), isUsed };

    expect(passRate(times, at(now))).toBe(expected);
  });

  it('plus its fee is the paid amount, to the won', () => {
    expect(toRefund(90, { payAmount: 19_999, pointAmount: 1_001 })).toEqual({
      refundAmount: 17_999,
      fee: 2_000,
      pointAmount: 900,
    });
  });

  it('is sent within three working days', () => {
    expect(toDueDate(at('2026-11-27T23:00:00'), new Set())).toBe('2026-12-02');
    expect(toDueDate(at('2026-12-23T10:00:00'), new Set(['2026-12-25']))).toBe('2026-12-29');
  });
});

describe('toActions', () => {
  const facts = { isGoods: true, isRefundable: true, isChangeable: true, canReview: true, hasReceipt: true };

  it.each([
    ['PAY_WAIT', ['PAY', 'CANCEL']],
    ['CONFIRM_WAIT', ['CANCEL', 'RECEIPT']],
    ['VOUCHER', ['VOUCHER', 'CHANGE', 'CANCEL', 'RECEIPT']],
    ['USED', ['REVIEW', 'RECEIPT']],
    ['CANCEL_ASK', []],
    ['REFUNDED', []],
  ] as const)('of %s', (state, expected) => {
    expect(toActions({ ...facts, state })).toEqual(expected);
  });
});
