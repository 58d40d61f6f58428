import { createFormats } from './createFormats.ts';

const toSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('createFormats', () => {
  const { formatLongDay, formatPeriod, formatShortDate, formatShortDay, formatTime } = createFormats(
    'ko',
    '2026-12-30',
  );

  it('includes the year of dates outside of the current year, before and after New Year', () => {
    expect(toSpaces(formatShortDate('2026-12-31'))).toBe('12. 31.');
    expect(toSpaces(formatShortDate('2027-01-04'))).toBe('2027. 1. 4.');
    expect(toSpaces(formatShortDay('2025-12-30'))).toBe('2025. 12. 30.(화)');
    expect(formatLongDay('2027-01-04')).toBe('2027년 1월 4일 월요일');
  });

  it('includes it once in a period', () => {
    expect(toSpaces(formatPeriod('2026-12-21', '2027-01-11'))).toBe('12. 21.~2027. 1. 11.');
    expect(toSpaces(formatPeriod('2027-01-04', '2027-01-11'))).toBe('2027. 1. 4.~1. 11.');
  });

  it('uses the 24-hour clock', () => {
    expect(formatTime('2026-12-31T15:02:00Z')).toBe('00:02');
    expect(formatTime('2026-12-31T18:00:00+09:00')).toBe('18:00');
  });
});
