import { contentLocales } from '@haesol/contracts/common';
import { type DaysOff, isDayOff } from '../goods/daysOff.ts';
import { toClosedText, type WrittenDaysOff } from './daysOffTexts.ts';

const none: DaysOff & WrittenDaysOff = {
  closed_text: '',
  closed_words: '',
  closed_days: [],
  closed_weeks: [],
  closed_weekday: null,
  closed_dates: [],
  closed_moves: false,
};
const holidays = ['2027-02-08', '2027-03-01'];
const isOff = (date: string, off: Partial<DaysOff>) =>
  isDayOff(date, { ...none, ...off }, (day) => holidays.includes(day));

describe('isDayOff', () => {
  const moving = { closed_days: [1], closed_moves: true };
  const monthly = { closed_weeks: [1, 3], closed_weekday: 2 };

  it.each([
    ['2026-12-07', { closed_days: [1] }, true],
    ['2026-12-08', { closed_days: [1] }, false],
    ['2027-02-08', { closed_days: [1] }, true],
    ['2027-02-08', moving, false],
    ['2027-02-09', moving, true],
    ['2027-02-15', moving, true],
    ['2027-02-16', moving, false],
    ['2026-12-01', monthly, true],
    ['2026-12-08', monthly, false],
    ['2026-12-15', monthly, true],
    ['2026-12-16', monthly, false],
    ['2027-01-01', { closed_dates: ['01-01'] }, true],
    ['2027-01-02', { closed_dates: ['01-01'] }, false],
    ['2027-01-01', {}, false],
  ])('of %s with %o is %p', (date, off, expected) => {
    expect(isOff(date, off)).toBe(expected);
  });
});

describe('toClosedText', () => {
  const all = {
    ...none,
    closed_days: [0, 1],
    closed_weeks: [2, 1],
    closed_weekday: 2,
    closed_dates: ['12-25', '01-01'],
    closed_moves: true,
  };

  it.each([
    ['ko', '매주 월·일요일(공휴일이면 다음 날), 매달 첫째·둘째 화요일, 1월 1일, 12월 25일', '연중무휴'],
    [
      'en',
      'Mondays, Sundays (the next day if it is a public holiday), first and second Tuesday of the month, 1 January, 25 December',
      'Open all year',
    ],
    ['ja', '毎週月・日曜（祝日の場合は翌日）、毎月第1・第2火曜、1月1日、12月25日', '年中無休'],
    ['zh-CN', '每周一、日（遇公共假日顺延至次日），每月第一个和第二个周二，1月1日，12月25日', '全年无休'],
    ['zh-TW', '每週一、日（遇國定假日順延至次日），每月第一個和第二個週二，1月1日，12月25日', '全年無休'],
  ] as const)('in %s names all days off', (locale, text, never) => {
    expect(toClosedText(all, locale)).toBe(text);
    expect(toClosedText(none, locale)).toBe(never);
  });

  const monday = { closed_days: [1] };

  it.each([
    ['매달 둘째 월요일', 'second Monday of the month', {}, '매달 둘째 월요일', 'Second Monday of the month'],
    ['설날·추석 당일', '설날·추석 당일', monday, '매주 월요일, 설날·추석 당일', 'Mondays, 설날·추석 당일'],
    ['매주 월요일, 비 오는 날', 'Mondays, rainy days', monday, '매주 월요일, 비 오는 날', 'Mondays, rainy days'],
    ['매주 월요일', 'Every Monday', monday, '매주 월요일', 'Mondays'],
    ['연중무휴', 'Always', {}, '연중무휴', 'Open all year'],
  ])('keeps the words of staff: %s', (closed_text, english, days, korean, translated) => {
    const off = { ...none, ...days, closed_text };

    expect(toClosedText({ ...off, closed_words: closed_text }, 'ko')).toBe(korean);
    expect(toClosedText({ ...off, closed_words: english }, 'en')).toBe(translated);
  });

  it.each(contentLocales)('in %s begins with a capital letter if it has them', (locale) => {
    const text = toClosedText({ ...none, closed_weeks: [1], closed_weekday: 2 }, locale);

    expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
  });
});
