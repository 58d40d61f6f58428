import { formatShortDate } from './format.ts';

const nbsp = '\u00a0';
const from = '2026-12-21';

describe('formatShortDate', () => {
  it('shows month and day, of an instant those in Asia/Seoul', () => {
    expect(formatShortDate(from)).toBe(`12.${nbsp}21.`);
    expect(formatShortDate('2026-12-31T15:00:00Z')).toBe(`1.${nbsp}1.`);
  });

  it('includes the year if the preceding date is in another year', () => {
    expect(formatShortDate('2027-01-11', from)).toBe(`2027.${nbsp}1.${nbsp}11.`);
    expect(formatShortDate('2026-12-31T15:00:00Z', from)).toBe(`2027.${nbsp}1.${nbsp}1.`);
    expect(formatShortDate('2026-12-24', from)).toBe(`12.${nbsp}24.`);
  });
});
