import { contentLocales, errorCodes, type Page } from '@haesol/contracts/common';
import type { adminMailTemplates, adminSaveMailTemplate, OfficeMailTemplate } from '@haesol/contracts/member';
import type * as z from 'zod/mini';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
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
      const { subject = '', opening = '', closing = '', saved_at: at, rev = 0 } = saved.get(mailKey) ?? {};
      const savedDt = at === undefined ? null : toSeoulInstant(at);
      return { mailKey, lang, subject, opening, closing, savedDt, sample, office: brandTextsIn(lang).site, rev };
    })
    .filter((row) => lang === '' || row.lang === lang)
    .filter(({ sample, subject, opening, closing }) =>
      [sample.subject, subject, opening, closing].join('\n').toLowerCase().includes(needle),
    )
    .sort((a, b) => Number(a.savedDt === null) - Number(b.savedDt === null));
  return { list: all.slice(offset, offset + limit), cnt_total: all.length };
}

/** @returns the key of the mail @throws {ApiError} `4040` */
export async function saveMailTemplate(
  trx: Trx,
  publicUrl: string,
  mailKey: string,
  { rev: _seen, ...form }: Form,
  now: Date,
): Promise<string> {
  const { kind, lang } = requireMail(publicUrl, mailKey);
  const saved = { ...form, saved_at: now };
  await trx
    .insertInto('mail_template')
    .values({ kind, lang, ...saved })
    .onConflict((conflict) => conflict.columns(['kind', 'lang']).doUpdateSet(saved))
    .execute();
  return mailKey;
}

/** @returns the key of the mail @throws {ApiError} `4040` */
export async function removeMailTemplate(trx: Trx, publicUrl: string, mailKey: string): Promise<string> {
  const { kind, lang } = requireMail(publicUrl, mailKey);
  const { numDeletedRows } = await trx
    .deleteFrom('mail_template')
    .where('kind', '=', kind)
    .where('lang', '=', lang)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
  return mailKey;
}
