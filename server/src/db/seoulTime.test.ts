import { addDays, isDate } from './seoulTime.ts';

describe('isDate', () => {
  it.each(['2026-11-22', '1900-01-01', '2999-12-31', '2028-02-29'])('accepts %s', (text) => {
    expect(isDate(text)).toBe(true);
    expect(isDate(addDays(text, 0))).toBe(true);
  });

  it.each(['', '2026-02-30', '2027-02-29', '2026-13-01', '9999-12-31', '0000-01-01', '2026-1-1', '2026-11-22T00:00'])(
    'refuses "%s"',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});
