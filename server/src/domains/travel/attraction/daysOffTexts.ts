import type { ContentLocale } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { translated } from '../../common/text/translation.ts';
import type { DaysOff } from '../goods/daysOff.ts';

interface Words {
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** Weeks of a month, the first one first. */
  readonly weeks: readonly string[];
  readonly weekly: (days: readonly string[]) => string;
  readonly moved: (days: string) => string;
  readonly monthly: (weeks: readonly string[], day: string) => string;
  readonly yearly: (month: number, day: number) => string;
  readonly never: string;
  readonly and: string;
}

const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(' ');

const wordsOf: Readonly<Record<ContentLocale, Words>> = {
  ko: {
    weekdays: [...'일월화수목금토'],
    weeks: ['첫째', '둘째', '셋째', '넷째'],
    weekly: (days) => `매주 ${days.join('·')}요일`,
    moved: (days) => `${days}(공휴일이면 다음 날)`,
    monthly: (weeks, day) => `매달 ${weeks.join('·')} ${day}요일`,
    yearly: (month, day) => `${month}월 ${day}일`,
    never: '연중무휴',
    and: ', ',
  },
  en: {
    weekdays: english,
    weeks: ['first', 'second', 'third', 'fourth'],
    weekly: (days) => days.map((day) => `${day}s`).join(', '),
    moved: (days) => `${days} (the next day if it is a public holiday)`,
    monthly: (weeks, day) => `${weeks.join(' and ')} ${day} of the month`,
    yearly: (month, day) => `${day} ${months[month - 1]}`,
    never: 'Open all year',
    and: ', ',
  },
  ja: {
    weekdays: [...'日月火水木金土'],
    weeks: ['第1', '第2', '第3', '第4'],
    weekly: (days) => `毎週${days.join('・')}曜`,
    moved: (days) => `${days}（祝日の場合は翌日）`,
    monthly: (weeks, day) => `毎月${weeks.join('・')}${day}曜`,
    yearly: (month, day) => `${month}月${day}日`,
    never: '年中無休',
    and: '、',
  },
  'zh-CN': {
    weekdays: [...'日一二三四五六'],
    weeks: ['第一个', '第二个', '第三个', '第四个'],
    weekly: (days) => `每周${days.join('、')}`,
    moved: (days) => `${days}（遇公共假日顺延至次日）`,
    monthly: (weeks, day) => `每月${weeks.join('和')}周${day}`,
    yearly: (month, day) => `${month}月${day}日`,
    never: '全年无休',
    and: '，',
  },
  'zh-TW': {
    weekdays: [...'日一二三四五六'],
    weeks: ['第一個', '第二個', '第三個', '第四個'],
    weekly: (days) => `每週${days.join('、')}`,
    moved: (days) => `${days}（遇國定假日順延至次日）`,
    monthly: (weeks, day) => `每月${weeks.join('和')}週${day}`,
    yearly: (month, day) => `${month}月${day}日`,
    never: '全年無休',
    and: '，',
  },
};

/** Weekdays in the order of a week that begins on Monday. */
const fromMonday = (days: readonly number[]) => days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));

/** Words of staff about the days off, from before these were kept by day. */
export interface WrittenDaysOff {
  /** In Korean; empty without them. */
  readonly closed_text: string;
  /** The same in the language of the reader. */
  readonly closed_words: string;
}

/** Selects the words of staff about the days off of `goods as g`. */
export const writtenDaysOff = (languageCd: string) =>
  [
    sql<string>`g.closed_text`.as('closed_text'),
    translated('g.closed_text', languageCd, 'closedText').as('closed_words'),
  ] as const;

/** Writes the days off of a place in a language; empty without any. */
function toDaysText(off: DaysOff, locale: ContentLocale): string {
  const words = wordsOf[locale];
  const nameOf = (weekday: number) => words.weekdays[weekday] ?? '';
  const { closed_days, closed_weeks, closed_weekday, closed_dates, closed_moves } = off;
  const weekly = words.weekly(fromMonday(closed_days).map(nameOf));
  const weeks = closed_weeks.toSorted().flatMap((week) => words.weeks[week - 1] ?? []);
  return [
    ...(closed_days.length === 0 ? [] : [closed_moves ? words.moved(weekly) : weekly]),
    ...(closed_weekday === null || weeks.length === 0 ? [] : [words.monthly(weeks, nameOf(closed_weekday))]),
    ...closed_dates.toSorted().map((date) => {
      const [month = 0, day = 0] = date.split('-').map(Number);
      return words.yearly(month, day);
    }),
  ].join(words.and);
}

/** Writes the days off of a place in a language, and the words of staff as far as these tell more. */
export function toClosedText(off: DaysOff & WrittenDaysOff, locale: ContentLocale): string {
  const { closed_text: written, closed_words: inWords } = off;
  const { and, never } = wordsOf[locale];
  const days = toDaysText(off, locale);
  const korean = toDaysText(off, 'ko');
  const isTold = written === '' || written === (korean || wordsOf.ko.never);
  const isWhole = !isTold && written.includes(korean);
  const text = isTold ? days || never : isWhole ? inWords : [days, inWords].join(and);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
