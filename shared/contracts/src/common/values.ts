import * as z from 'zod/mini';

/** `YYYY-MM-DD` in Asia/Seoul, from 1900 on: PostgreSQL knows no year 0. */
export const date = z.iso.date().check(z.refine((day) => day >= '1900-01-01'));

/**
 * A file as lists and details carry it. `url` downloads, `viewUrl` shows it in the browser, `thumbUrl` is a small
 * picture; the last two are null where a browser has nothing to show.
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

/** A code group's values with how many rows of the whole list have it. */
export const categoryCount = z.object({ categoryCd: z.string(), categoryNm: z.string(), cnt: z.int() });
export type CategoryCount = z.output<typeof categoryCount>;

export const refundRule = z.object({ label: z.string(), ratePct: z.int() });
export type RefundRule = z.output<typeof refundRule>;

/** Languages that travel content is written in, as locales. */
export const contentLocales = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Language that the texts of an item are in: the chosen one, or Korean where it is not translated. */
export const contentLang = z.enum(contentLocales);
