import { dayKindOf, priceFor, stateOf } from './rules.ts';

const prices = [
  { days: 'WEEKDAY', price: 90_000 },
  { days: 'WEEKEND', price: 117_000 },
  { days: 'HIGH', price: 144_000 },
] as const;

const priceOn = (date: string, isHoliday: boolean, of: Parameters<typeof priceFor>[1] = prices) =>
  priceFor(dayKindOf(date, { isHoliday, isRoom: true, prices: of }), of);

describe('priceFor', () => {
  it.each([
    ['2026-11-26', false, 90_000],
    ['2026-11-27', false, 117_000],
    ['2026-11-28', false, 117_000],
    ['2026-11-29', false, 90_000],
    ['2026-11-26', true, 117_000],
    ['2026-12-24', false, 144_000],
    ['2027-01-01', true, 144_000],
    ['2027-01-02', false, 117_000],
    ['2027-07-20', false, 144_000],
  ])('for the night of %s, holiday %s, is %i won', (date, isHoliday, expected) => {
    expect(priceOn(date, isHoliday)).toBe(expected);
  });

  it('is the only price if there is no other', () => {
    expect(priceOn('2026-12-31', false, [{ days: 'ALL', price: 50_000 }])).toBe(50_000);
  });
});

describe('dayKindOf', () => {
  it.each([
    ['2026-12-04', false, 'WEEKDAY'],
    ['2026-12-05', false, 'WEEKEND'],
    ['2026-12-06', false, 'WEEKEND'],
    ['2026-12-07', true, 'WEEKEND'],
    ['2026-12-31', false, 'WEEKDAY'],
  ])('of a ticket on %s, holiday %s, is %s', (date, isHoliday, expected) => {
    expect(dayKindOf(date, { isHoliday, isRoom: false, prices: [{ days: 'WEEKDAY', price: 1 }] })).toBe(expected);
  });
});

describe('stateOf', () => {
  it.each([
    [0, 4, 'FULL'],
    [1, 4, 'FEW'],
    [2, 4, 'FEW'],
    [3, 4, 'OPEN'],
    [2, 2, 'OPEN'],
  ] as const)('with %i of %i left is %s', (remain, qty, expected) => {
    expect(stateOf(remain, qty)).toBe(expected);
  });
});
