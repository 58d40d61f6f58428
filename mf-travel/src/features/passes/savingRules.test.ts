import { anAttraction } from '@haesol/remote/testing';
import { toSaving } from './savingRules.ts';

const places = [
  { ...anAttraction({ gdsUid: 'a' }), adultPrice: 6_000 },
  { ...anAttraction({ gdsUid: 'b' }), adultPrice: 12_000 },
  { ...anAttraction({ gdsUid: 'c' }), adultPrice: 4_000 },
];
const pass = { price: 15_000, persons: 1 };

describe('toSaving', () => {
  it('compares the price of the pass with the adult prices of the chosen places', () => {
    expect(toSaving(places, new Set(['a', 'b']), pass)).toEqual({ count: 2, apart: 18_000, saved: 3_000 });
  });

  it('returns the missing amount', () => {
    expect(toSaving(places, new Set(['a']), pass)).toEqual({ count: 1, apart: 6_000, saved: -9_000 });
    expect(toSaving(places, new Set(), pass)).toEqual({ count: 0, apart: 0, saved: -15_000 });
  });

  it('counts all persons of the pass', () => {
    expect(toSaving(places, new Set(['b', 'c']), { price: 60_000, persons: 4 })).toEqual({
      count: 2,
      apart: 64_000,
      saved: 4_000,
    });
  });
});
