import { daysUntil, toSeoulDate } from './seoul.ts';

describe('daysUntil', () => {
  it('counts days in Asia/Seoul: a day begins at 15:00 UTC', () => {
    expect(daysUntil('2026-12-05', Date.parse('2026-12-04T14:59:59Z'))).toBe(1);
    expect(daysUntil('2026-12-05', Date.parse('2026-12-04T15:00:00Z'))).toBe(0);
    expect(daysUntil('2026-12-05', Date.parse('2026-12-06T03:00:00Z'))).toBe(-1);
  });
});

describe('toSeoulDate', () => {
  it('returns the day in Asia/Seoul across the end of the year', () => {
    expect(toSeoulDate(Date.parse('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
    expect(toSeoulDate(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12-31');
  });
});
