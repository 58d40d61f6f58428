import { createHash } from 'node:crypto';
import type { ContentLocale } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { lockName } from '../../../db/nameLock.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { type OfficeForm, renderOfficeForm } from '../pdf/officeForm.ts';

/** Kinds of documents with the prefix of their numbers. */
const prefixes = {
  ESTIMATE: 'HSE',
  STATEMENT: 'HSS',
  APPLICATION: 'HSA',
  RECEIPT: 'HSR',
  TRAVEL_RECEIPT: 'HST',
} as const;

/** Terms for the number of a document and the day of its issue. */
const issueTerms: Readonly<Record<ContentLocale, readonly [string, string]>> = {
  ko: ['문서번호', '발급일'],
  en: ['Document no.', 'Issued on'],
  ja: ['文書番号', '発行日'],
  'zh-CN': ['文件编号', '开具日期'],
  'zh-TW': ['文件編號', '開立日期'],
};

export interface WantedDocument {
  readonly kind: keyof typeof prefixes;
  readonly memberUid: string;
  readonly form: OfficeForm;
  /** Identifies the document, whatever becomes of its contents: its first form stays. @default its contents */
  readonly key?: string | undefined;
  /** Language of the form. @default 'ko' */
  readonly locale?: ContentLocale;
}

/** Returns the next number of a kind in a year, without gaps: `HSE-2026-00001`. */
async function takeNumber(trx: Trx, kind: WantedDocument['kind'], now: Date): Promise<string> {
  const year = Number(toSeoulDate(now).slice(0, 4));
  const { last } = await trx
    .insertInto('office_document_no')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`office_document_no.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${prefixes[kind]}-${year}-${String(last).padStart(5, '0')}`;
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Finds the document with this key or these contents, or issues it with the next number. */
async function issue(trx: Trx, { kind, memberUid, form, key }: WantedDocument, now: Date) {
  const contents = JSON.stringify(form);
  const form_hash = toHash(key ?? contents);
  await lockName(trx, `office_document ${memberUid}`);
  const issued = await trx
    .selectFrom('office_document')
    .select(['doc_no', 'form', 'issued_at'])
    .where('member_uid', '=', memberUid)
    .where('kind', '=', kind)
    // Documents from before their kind had a key are found by their contents.
    .where('form_hash', 'in', [form_hash, toHash(contents)])
    .orderBy(sql`form_hash = ${form_hash}`, 'desc')
    .executeTakeFirst();
  if (issued !== undefined) return issued;
  const doc_no = await takeNumber(trx, kind, now);
  await trx
    .insertInto('office_document')
    .values({
      doc_uid: createUid(),
      kind,
      doc_no,
      member_uid: memberUid,
      form: contents,
      form_hash,
      issued_at: now,
    })
    .execute();
  return { doc_no, form, issued_at: now };
}

/**
 * Renders a document of the office. The same key, or else the same contents, has the same number, day and bytes whenever it is asked
 * for again.
 * @returns number, and the PDF
 */
export async function issueDocument(db: Db, wanted: WantedDocument, now: Date) {
  const { doc_no, form, issued_at } = await inTransaction(db, (trx) => issue(trx, wanted, now));
  const { locale = 'ko' } = wanted;
  const [noTerm, dayTerm] = issueTerms[locale];
  const facts = [[noTerm, doc_no], [dayTerm, toSeoulDate(issued_at)], ...form.facts] as const;
  const about = { title: `${form.title} ${doc_no}`, createdAt: issued_at, locale };
  const pdf = await renderOfficeForm({ ...form, facts }, about);
  return { docNo: doc_no, pdf };
}
