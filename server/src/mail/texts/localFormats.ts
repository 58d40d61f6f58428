import type { ContentLocale } from '@haesol/contracts/common';

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

function create(locale: ContentLocale) {
  const [days, hours, numbers] = [
    // Korean dates are numeric.
    new Intl.DateTimeFormat(locale, { ...dayStyle, month: locale === 'ko' ? 'numeric' : 'short' }),
    new Intl.DateTimeFormat(locale, hourStyle),
    new Intl.NumberFormat(locale),
  ];
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' });
  const plurals = new Intl.PluralRules(locale);
  const toDay = (moment: Date) => days.format(moment).replace(' (', '(');
  return {
    /** `2026. 12. 5.(토)`, `Sat, Dec 5, 2026`. @param date `YYYY-MM-DD` in Seoul */
    day: (date: string) => toDay(new Date(`${date}T00:00:00+09:00`)),
    /** `Sat, Dec 5, 2026 10:00`, in Seoul. */
    moment: (moment: Date) => `${toDay(moment)} ${hours.format(moment)}`,
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
