import { type ContentLocale, toDateLocale } from '@haesol/contracts/common';
import { koreanMarks } from '../../http/koreanMarks.ts';

/** Tells readers of another language that words of staff are Korean; empty for others. */
export const toKoreanMark = (words: string, locale: ContentLocale): string =>
  /[가-힣]/.test(words) ? (koreanMarks[locale] ?? '') : '';

const zone = 'Asia/Seoul';
const dayStyle = { year: 'numeric', day: 'numeric', weekday: 'short', timeZone: zone } as const;
const hourStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;

const nightNames: Readonly<Record<ContentLocale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  ko: { other: '박' },
  en: { one: ' night', other: ' nights' },
  ja: { other: '泊' },
  'zh-CN': { other: '晚' },
  'zh-TW': { other: '晚' },
};

/** Korea's zone behind a time, for readers who may be elsewhere. */
const zoneNames: Readonly<Record<ContentLocale, string>> = {
  ko: '',
  en: ' (KST)',
  ja: '（韓国時間）',
  'zh-CN': '（韩国时间）',
  'zh-TW': '（韓國時間）',
};

function create(locale: ContentLocale) {
  const dateLocale = toDateLocale(locale);
  const [days, hours, numbers] = [
    // Korean dates are numeric.
    new Intl.DateTimeFormat(dateLocale, { ...dayStyle, month: locale === 'ko' ? 'numeric' : 'short' }),
    new Intl.DateTimeFormat(dateLocale, hourStyle),
    new Intl.NumberFormat(locale),
  ];
  const currency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
  });
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(dateLocale);
  const withoutCommas = (text: string) => text.replaceAll(',', '').replaceAll(' (', '(');
  const toDay = (moment: Date) => withoutCommas(days.format(moment));
  const toMoment = (date: string) => new Date(`${date}T00:00:00+09:00`);
  return {
    /** `2026. 12. 5.(토)`, `Sat 5 Dec 2026`. @param date `YYYY-MM-DD` in Seoul */
    day: (date: string) => toDay(toMoment(date)),
    /** `2026. 12. 5.(토) ~ 2026. 12. 7.(월)`, `Sat 5 – Mon 7 Dec 2026` */
    period: (from: string, to: string) =>
      locale === 'ko'
        ? `${toDay(toMoment(from))} ~ ${toDay(toMoment(to))}`
        : withoutCommas(days.formatRange(toMoment(from), toMoment(to))),
    /** `A, B`, in other languages with their separators. */
    list: (items: readonly string[]) => (locale === 'ko' ? items.join(', ') : lists.format(items)),
    /** `Sat 5 Dec 2026 10:00`, in Seoul. */
    moment: (moment: Date) => `${toDay(moment)} ${hours.format(moment)}`,
    /** `Sat 5 Dec 2026 10:00 (KST)`; Korean names no zone. */
    inKorea: (time: string) => `${time}${zoneNames[locale]}`,
    number: (value: number) => numbers.format(value),
    /** `12,000원`, in other languages `₩12,000`. */
    won: (amount: number) => (locale === 'ko' ? `${numbers.format(amount)}원` : currency.format(amount)),
    /** `2 nights` */
    nights: (count: number) =>
      `${numbers.format(count)}${nightNames[locale][plurals.select(count)] ?? nightNames[locale].other}`,
  };
}

const made = new Map<ContentLocale, ReturnType<typeof create>>();

/** Returns the formatters of a language for mails and documents; memoised. Dates and times are those of Seoul. */
export function localFormats(locale: ContentLocale): ReturnType<typeof create> {
  const formats = made.get(locale) ?? create(locale);
  made.set(locale, formats);
  return formats;
}
