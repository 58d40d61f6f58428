import { priceOn, stateOf } from './rules.ts';

const prices = [90_000, 117_000, 144_000];

describe('priceOn', () => {
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
    expect(priceOn(date, { isHoliday, prices })).toBe(expected);
  });

  it('is the only price if there is no other', () => {
    expect(priceOn('2026-12-31', { isHoliday: false, prices: [50_000] })).toBe(50_000);
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
