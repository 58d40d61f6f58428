import * as z from 'zod/mini';

const isInCalendar = (day: string) => day >= '1900-01-01';
/** `YYYY-MM-DD` in Asia/Seoul, from 1900 on: PostgreSQL has no year 0. */
export const date = z.iso.date().check(z.refine(isInCalendar));

/** Message for a text that is no day. */
const dayText = '날짜를 2026. 12. 3.과 같이 입력해 주세요.';
/** Required day in the body of a call, typed in a date field, which passes other text too. */
export const enteredDate = z.iso.date(dayText).check(z.refine(isInCalendar, dayText));
/** Message for an unfinished date or time in an input of the browser, which gives its value as empty. */
export const unfinishedText = '날짜와 시각을 빠짐없이 입력해 주세요.';
export const isDay = (text: string): boolean => z.safeParse(date, text).success;
/** Day of a form, empty or as typed in a date field. @param empty message for an empty field; without one it is optional */
export const typedDay = (empty?: string) =>
  z.string(empty === undefined ? undefined : { error: empty }).check(
    z.refine((text) => text !== '' || empty === undefined, { ...(empty && { error: empty }) }),
    z.refine((text) => text === '' || isDay(text), { error: dayText }),
  );
/** Formats a day for messages: `2026. 12. 3.` */
export const toDayText = (day: string): string => `${day.split('-').map(Number).join('. ')}.`;

/**
 * File in lists and details. `url` downloads, `viewUrl` shows a picture or a text in the browser, `thumbUrl` is a thumbnail;
 * the last two are null for files without a preview.
 */
export const fileRef = z.object({
  fileUid: z.string(),
  orgNm: z.string(),
  ext: z.string(),
  mime: z.string(),
  size: z.int(),
  url: z.string(),
  viewUrl: z.nullable(z.string()),
  thumbUrl: z.nullable(z.string()),
});
fileRef.register(z.globalRegistry, { id: 'FileRef' });
export type FileRef = z.output<typeof fileRef>;

export const picture = z.object({ url: z.string(), alt: z.string(), caption: z.nullable(z.string()) });
export type Picture = z.output<typeof picture>;

/** Value of a code group with the number of rows of the whole list that have it. */
export const categoryCount = z.object({ categoryCd: z.string(), categoryNm: z.string(), cnt: z.int() });
export type CategoryCount = z.output<typeof categoryCount>;

export const refundRule = z.object({ label: z.string(), ratePct: z.int() });
export type RefundRule = z.output<typeof refundRule>;

/** Languages of travel content, as locales. */
export const contentLocales = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW'] as const;
export type ContentLocale = (typeof contentLocales)[number];

const [, ...others] = contentLocales;
/** Languages into which Korean texts are translated. */
export const translatedLocales = others;

/** Returns the locale for dates of a language: those of English are British, as its spelling is. */
export const toDateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Language of an item's texts: the chosen one, or Korean if it is not translated. */
export const contentLang = z.enum(contentLocales);
