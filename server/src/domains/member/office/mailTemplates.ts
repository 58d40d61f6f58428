import { contentLocales, errorCodes, type Page } from '@haesol/contracts/common';
import type { adminMailTemplates, adminSaveMailTemplate, OfficeMailTemplate } from '@haesol/contracts/member';
import type * as z from 'zod/mini';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { writeSampleMails } from '../../../mail/sampleMails.ts';

type Filter = Pick<z.output<typeof adminMailTemplates.query>, 'lang' | 'searchKeyword'>;
type Form = z.output<typeof adminSaveMailTemplate.body>;

/** Returns a sample of each mail, by its key. */
function listSamples(publicUrl: string) {
  return contentLocales.flatMap((lang) =>
    Object.values(writeSampleMails(publicUrl, lang))
      // Mails without a language are Korean alone.
      .filter(({ locale = 'ko' }) => locale === lang)
      .map(({ kind, subject, lines }) => ({
        kind,
        lang,
        mailKey: `${kind}.${lang}`,
        sample: { subject, lines: [...lines] },
      })),
  );
}

/** @throws {ApiError} `4040` for a mail that the site does not send */
function requireMail(publicUrl: string, mailKey: string) {
  const found = listSamples(publicUrl).find((one) => one.mailKey === mailKey);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  return found;
}

/** Lists all mails of the site by language, those with words of staff first. */
export async function listMailTemplates(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  { lang, searchKeyword }: Filter,
  { limit, offset }: Page,
) {
  const rows = await db.selectFrom('mail_template').selectAll().execute();
  const saved = new Map(rows.map((row) => [`${row.kind}.${row.lang}`, row]));
  const needle = searchKeyword.toLowerCase();
  const all = listSamples(publicUrl)
    .map(({ mailKey, lang, sample }): OfficeMailTemplate => {
      const { subject = '', opening = '', closing = '', saved_at: at = null, rev = 0 } = saved.get(mailKey) ?? {};
      const savedDt = at && toSeoulInstant(at);
      return { mailKey, lang, subject, opening, closing, savedDt, sample, office: brandTextsIn(lang).site, rev };
    })
    .filter((row) => lang === '' || row.lang === lang)
    .filter(({ sample, subject, opening, closing }) =>
      [sample.subject, subject, opening, closing].join('\n').toLowerCase().includes(needle),
    )
    .sort((a, b) => Number(a.savedDt === null) - Number(b.savedDt === null));
  return { list: all.slice(offset, offset + limit), cnt_total: all.length };
}

/**
 * Saves the words around a mail.
 * @returns its key
 * @throws {ApiError} `4040`; `4405` where another has saved or reset them in between
 */
export async function saveMailTemplate(
  trx: Trx,
  publicUrl: string,
  mailKey: string,
  { rev, ...form }: Form,
  now: Date,
): Promise<string> {
  const { kind, lang } = requireMail(publicUrl, mailKey);
  // Two first saves lock one row, too.
  await trx
    .insertInto('mail_template')
    .values({ kind, lang })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await requireRev(trx, { table: 'mail_template', uid: mailKey, rev, now });
  await trx
    .updateTable('mail_template')
    .set({ ...form, saved_at: now })
    .where('kind', '=', kind)
    .where('lang', '=', lang)
    .execute();
  return mailKey;
}

/** Resets the words around a mail. @returns its key @throws {ApiError} `4040` */
export async function resetMailTemplate(trx: Trx, publicUrl: string, mailKey: string): Promise<string> {
  const { kind, lang } = requireMail(publicUrl, mailKey);
  const { numUpdatedRows } = await trx
    .updateTable('mail_template')
    .set({ subject: '', opening: '', closing: '', saved_at: null })
    .where('kind', '=', kind)
    .where('lang', '=', lang)
    .where('saved_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
  return mailKey;
}
