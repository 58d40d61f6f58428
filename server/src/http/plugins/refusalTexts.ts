import { type FieldError, toDateLocale, toLocale, translateRefusal } from '@haesol/contracts/common';
import en from '@haesol/contracts/refusals/en.json' with { type: 'json' };
import ja from '@haesol/contracts/refusals/ja.json' with { type: 'json' };
import simplified from '@haesol/contracts/refusals/zh-CN.json' with { type: 'json' };
import traditional from '@haesol/contracts/refusals/zh-TW.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const textsOf = { en, ja, 'zh-CN': simplified, 'zh-TW': traditional } as const satisfies Readonly<
  Record<string, Texts>
>;
type Language = keyof typeof textsOf;

/** Kinds of days of tickets, as `toDaysText` names them. */
const dayKinds: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  평일: { en: ['weekdays'], ja: ['平日'], 'zh-CN': ['平日'], 'zh-TW': ['平日'] },
  '주말과 공휴일': {
    en: ['weekends', 'public holidays'],
    ja: ['土日・祝日'],
    'zh-CN': ['周末', '公共假日'],
    'zh-TW': ['週末', '國定假日'],
  },
  성수기: { en: ['the high season'], ja: ['ハイシーズン'], 'zh-CN': ['旺季'], 'zh-TW': ['旺季'] },
};
const dayKind = `(?:${Object.keys(dayKinds).join('|')})`;
const weekdays = '일월화수목금토';
const day = String.raw`(?:\d{4}-\d\d-\d\d|(?:\d{4}\. )?\d{1,2}\. \d{1,2}\.(?:\([${weekdays}]\))?)`;
/** Days (`2026-12-01`, `12. 1., 12. 2.`), their kinds (`평일, 성수기`), weekdays (`월·화요일`) and numbers of a message. */
const values = new RegExp(
  String.raw`${day}(?:, ${day})*|${dayKind}(?:, ${dayKind})*(?=에 이용하는 )|[${weekdays}](?:·[${weekdays}])*요일|\d[\d,]*`,
  'g',
);

/** Writes a day of a Korean message, with its year and weekday if it has them. */
function writeDay(text: string, language: Language): string {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [date = 1, month = 1, year] = numbers.toReversed();
  return new Intl.DateTimeFormat(toDateLocale(language), {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(year !== undefined && { year: 'numeric' }),
    ...(text.endsWith(')') && { weekday: 'short' }),
  })
    .format(Date.UTC(year ?? 2000, month - 1, date))
    .replaceAll(',', '');
}

function writeWeekday(name: string, language: Language): string {
  // 4 January 1970 was a Sunday.
  const at = Date.UTC(1970, 0, 4 + weekdays.indexOf(name));
  return new Intl.DateTimeFormat(toDateLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(at);
}

/** Writes days and weekdays of a Korean message in another language; numbers stay. */
function writeValue(value: string, language: Language, type: 'conjunction' | 'disjunction'): string {
  const kinds = value.split(', ').map((name) => dayKinds[name]?.[language]);
  if (kinds.every((names) => names !== undefined))
    return new Intl.ListFormat(toDateLocale(language), { type: 'conjunction' }).format(kinds.flat());
  const names = value.endsWith('요일')
    ? value.match(new RegExp(`(?<!요)[${weekdays}]`, 'g'))?.map((name) => writeWeekday(name, language))
    : value.match(new RegExp(day, 'g'))?.map((text) => writeDay(text, language));
  return names ? new Intl.ListFormat(toDateLocale(language), { type }).format(names) : value;
}

/** Messages about all of their days; others are about any of them. */
const areAll = /쉬는 날/;

const isLanguage = (locale: string): locale is Language => Object.hasOwn(textsOf, locale);

/**
 * Returns a function for messages of refusals in the language of a code; Korean ones stay. Of `name: message` the message is
 * translated, and of `message (reason)` a reason without a translation is left out, as those of card companies.
 */
export function toRefusalLanguage(code: string): (message: string) => string {
  const language = toLocale(code);
  if (!isLanguage(language)) return (message) => message;
  const say = (text: string) => {
    const type = areAll.test(text) ? 'conjunction' : 'disjunction';
    return translateRefusal(text, textsOf[language], values, (value) => writeValue(value, language, type));
  };
  const [colon, open, close] = language === 'en' ? [': ', ' (', ')'] : ['：', '（', '）'];
  return (message) => {
    const whole = say(message);
    if (whole !== message) return whole;
    // First, because a reason may have any signs.
    const [, text, reason] = /^(.+?\.) \((.+)\)$/s.exec(message) ?? [];
    if (text !== undefined && reason !== undefined && say(text) !== text)
      return say(reason) === reason ? say(text) : `${say(text)}${open}${say(reason)}${close}`;
    const [, name, rest] = /^(.+?): (.+)$/s.exec(message) ?? [];
    return name === undefined || rest === undefined ? message : `${say(name)}${colon}${say(rest)}`;
  };
}

/** Translates the messages at fields in the data of a refusal. */
export function translateFields(data: unknown, translate: (message: string) => string): unknown {
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data) || !Array.isArray(data.fieldErrors))
    return data;
  const fieldErrors = (data.fieldErrors as readonly FieldError[]).map((field) => ({
    ...field,
    message: translate(field.message),
  }));
  return { ...data, fieldErrors };
}
