import { daysUntil } from './daysUntil.ts';

describe('daysUntil', () => {
  it('counts days of Seoul: a day begins there at 15:00 UTC', () => {
    expect(daysUntil('2026-12-05', Date.parse('2026-12-04T14:59:59Z'))).toBe(1);
    expect(daysUntil('2026-12-05', Date.parse('2026-12-04T15:00:00Z'))).toBe(0);
    expect(daysUntil('2026-12-05', Date.parse('2026-12-06T03:00:00Z'))).toBe(-1);
  });
});
