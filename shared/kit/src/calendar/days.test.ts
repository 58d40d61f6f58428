import { findHoliday } from '@haesol/contracts/holidays';
import { CalendarDate } from '@internationalized/date';
import { findDay, formatDay, parseTypedDay, sayDay } from './days.ts';

describe('parseTypedDay', () => {
  it.each([
    ['20261203', '2026-12-03'],
    ['2026-12-3', '2026-12-03'],
    ['2026.12.03', '2026-12-03'],
    ['2026. 12. 3.', '2026-12-03'],
    ['2026. 12. 3.(목)', '2026-12-03'],
    ['2026년 12월 3일', '2026-12-03'],
    ['２０２６．１２．３', '2026-12-03'],
    ['\u202d2026\u201012\u201003\u202c', '2026-12-03'],
    ['2026·12·3', '2026-12-03'],
    ['26. 12. 3.', '2026-12-03'],
    ['26-12-03', '2026-12-03'],
    ['’26. 12. 3', '2026-12-03'],
    ['2026/12/3', '2026-12-03'],
    ['2026 12 3', '2026-12-03'],
    ['2026.12.3 (목요일)', '2026-12-03'],
    ['2026. 12. 3 목', '2026-12-03'],
    ['2026. 12. 3. 목요일', '2026-12-03'],
    ['2026. 11. 29 일', '2026-11-29'],
    ['2026-11-30 월요일', '2026-11-30'],
    ['2026. 11. 29 일요일', '2026-11-29'],
    ['2026. 11. 30. (월)', '2026-11-30'],
    ['2026ー12ー3', '2026-12-03'],
    ['2026，12，3', '2026-12-03'],
    ['2026、12、3', '2026-12-03'],
    ['2026。12。3', '2026-12-03'],
    ['2026年12月3日', '2026-12-03'],
    ['2026年12月3日(木)', '2026-12-03'],
    ['2026年 12月 3日 星期四', '2026-12-03'],
    ['2026년12월3일목요일', '2026-12-03'],
    ['2026년 11월 1일 일요일', '2026-11-01'],
    ['2026\ufe0f-12\u034f-03\u200d', '2026-12-03'],
  ])('parses %s', (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
  });

  it.each([
    [''],
    ['내일'],
    ['2026-02-30'],
    ['2026-13-01'],
    ['12. 3.'],
    ['0000-01-01'],
    ['0001-01-01'],
    ['1899-12-31'],
    ['2026-12'],
    ['2026. 12.'],
    ['2026년 12월'],
    ['2026123'],
    ['202612'],
    ['261203'],
    ['2026-12-3-4'],
    ['2026-12-03 10:00'],
  ])('rejects %p', (text) => {
    expect(parseTypedDay(text)).toBeUndefined();
  });
});

describe('a formatted day', () => {
  it('has its weekday and no-break spaces', () => {
    expect(formatDay('2026-12-03')).toBe('2026.\u00a012.\u00a03.(목)');
  });

  it('has a long form for screen readers', () => {
    expect(sayDay(new CalendarDate(2026, 11, 29))).toBe('2026년 11월 29일 일요일');
  });

  it('is returned unchanged if it is invalid', () => {
    expect(formatDay('미정')).toBe('미정');
    expect(findDay('미정')).toBeUndefined();
    expect(findDay('0000-01-01')).toBeUndefined();
  });
});

describe('findHoliday', () => {
  it('includes holidays of 2026 and 2027', () => {
    expect(findHoliday('2026-12-25')).toBe('기독탄신일');
    expect(findHoliday('2027-01-01')).toBe('1월 1일');
  });

  it('includes substitute holidays', () => {
    expect(findHoliday('2026-03-02')).toBe('대체공휴일(3ㆍ1절)');
  });

  it('returns undefined for other days and for years that are not in the gazette yet', () => {
    expect(findHoliday('2026-12-03')).toBeUndefined();
    expect(findHoliday('2099-01-01')).toBeUndefined();
  });
});
