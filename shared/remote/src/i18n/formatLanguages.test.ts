import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatKrw,
  formatList,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatPeriod,
  formatShortDay,
  formatWeekday,
} from './format.ts';

const toSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatters', () => {
  it.each([
    ['ko', '2026. 11. 18.', '11. 18.~12. 17.', '11월 18일 수요일', '2026년 11월', '19,900원'],
    ['en', '18 Nov 2026', '18 Nov – 17 Dec', 'Wednesday 18 November', 'November 2026', '₩19,900'],
    ['ja', '2026年11月18日', '11/18～12/17', '11月18日水曜日', '2026年11月', '₩19,900'],
    ['zh-TW', '2026年11月18日', '11/18至12/17', '11月18日星期三', '2026年11月', '₩19,900'],
  ])('use the language: %s', (locale, day, period, longDay, month, amount) => {
    expect(toSpaces(formatDate('2026-11-18', locale))).toBe(day);
    expect(toSpaces(formatPeriod('2026-11-18', '2026-12-17', '2026-11-23', locale))).toBe(period);
    expect(formatLongDay('2026-11-18', '2026-11-23', locale)).toBe(longDay);
    expect(formatMonth('2026-11-18', locale)).toBe(month);
    expect(formatKrw(19_900, locale)).toBe(amount);
  });

  it.each([
    ['ko', '11. 18.~2027. 1. 3.', '2027. 1. 3.(일)'],
    ['en', '18 Nov 2026 – 3 Jan 2027', 'Sun 3 Jan 2027'],
  ])('include the year where it changes: %s', (locale, period, day) => {
    expect(toSpaces(formatPeriod('2026-11-18', '2027-01-03', '2026-11-23', locale))).toBe(period);
    expect(toSpaces(formatShortDay('2027-01-03', '2026-11-18', locale))).toBe(day);
  });

  it.each([
    ['ko', '45분', '2시간', '1시간 45분'],
    ['en', '45 min', '2 hr', '1 hr 45 min'],
    ['ja', '45分', '2時間', '1時間45分'],
    ['zh-CN', '45分钟', '2小时', '1小时45分钟'],
  ])('show minutes as hours and minutes, without zero parts: %s', (locale, ...said) => {
    expect([45, 120, 105].map((minutes) => toSpaces(formatDuration(minutes, locale)))).toEqual(said);
    expect(toSpaces(formatDuration(0))).toBe('0분');
  });

  it.each([
    ['ko', 'A, B, C'],
    ['en', 'A, B and C'],
    ['ja', 'A、B、C'],
    ['zh-CN', 'A、B和C'],
  ])('separate the items of a list: %s', (locale, text) => {
    expect(formatList(['A', 'B', 'C'], locale)).toBe(text);
  });

  it('use the 24-hour clock in Asia/Seoul in every language', () => {
    expect(toSpaces(formatDateTime('2026-11-23T15:30:00Z'))).toBe('2026. 11. 24. 00:30');
    expect(toSpaces(formatDateTime('2026-11-23T15:30:00Z', 'en'))).toBe('24 Nov 2026 00:30 (KST)');
    expect([formatWeekday('2026-11-23', 'en'), formatNumber(12_345.5, 'de')]).toEqual(['Mon', '12.345,5']);
  });
});
