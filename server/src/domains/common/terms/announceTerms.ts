import { type ContentLocale, contentLocales, toDateLocale } from '@haesol/contracts/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { enqueueJob } from '../../../jobs/jobRepository.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toTermsPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { translatedTitle } from './repository.ts';

const termsMailJob = 'terms.mail';
/** Members in one transaction. */
const atOnce = 200;

const coming = z.object({ code: z.string(), version: z.string(), effectiveDt: z.string() });
type ComingTerms = z.output<typeof coming>;

/** Documents whose members are told by mail, and the last member who was. */
const mailPayload = z.object({ terms: z.array(coming), after: z.nullable(z.string()) });

/** Returns the title of a document in a language. */
async function readTitle(db: Db | Trx, { code, version }: ComingTerms, locale: ContentLocale): Promise<string> {
  const { title } = await db
    .selectFrom('terms as o')
    .select(translatedTitle(locale).as('title'))
    .where('o.code', '=', code)
    .where('o.version', '=', version)
    .executeTakeFirstOrThrow();
  return title;
}

/** Members who are told: those who can sign in. */
const selectTold = (trx: Trx) =>
  trx.selectFrom('member').where('state', 'in', ['ACTIVE', 'PENDING_CLASS']).where('class_cd', '<>', 'GUEST');

/** @param terms documents that take effect on one day; one notification names all */
async function notifyIn(
  trx: Trx,
  [first, ...others]: readonly [ComingTerms, ...ComingTerms[]],
  locale: ContentLocale,
  now: Date,
): Promise<void> {
  const toDay = new Intl.DateTimeFormat(toDateLocale(locale), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const day = toDay.format(new Date(first.effectiveDt));
  const titles: string[] = [];
  for (const one of [first, ...others]) titles.push(await readTitle(trx, one, locale));
  const named = titles.join(locale === 'ko' || locale === 'en' ? ', ' : '、');
  const title = toNews('약관이 바뀝니다: {title}', locale, { title: named });
  const text = toNews('{day}부터 시행합니다. 바뀌는 내용을 미리 확인해 주세요.', locale, { day });
  await trx
    .insertInto('notification')
    .columns(['ntf_uid', 'member_uid', 'kind', 'title', 'text', 'link', 'locale', 'created_at'])
    .expression(
      selectTold(trx)
        .where(sql<boolean>`coalesce(locale, 'ko') = ${locale}`)
        .select([
          sql<string>`gen_random_uuid()`.as('ntf_uid'),
          'member_uid',
          sql<string>`'TERMS'`.as('kind'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${text}::text`.as('text'),
          sql<string>`${toTermsPath(first.code, first.version)}::text`.as('link'),
          sql<ContentLocale>`${locale}::text`.as('locale'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .execute();
}

/** Notifies all members of coming terms in their languages. @param how `isMailed` for important changes: also by one mail */
export async function announceTerms(
  trx: Trx,
  terms: readonly ComingTerms[],
  { now, isMailed }: { readonly now: Date; readonly isMailed: boolean },
): Promise<void> {
  const hasReaders = (await selectTold(trx).select('member_uid').limit(1).executeTakeFirst()) !== undefined;
  if (!hasReaders || terms.length === 0) return;
  for (const ofDay of Map.groupBy(terms, ({ effectiveDt }) => effectiveDt).values()) {
    const [first, ...others] = ofDay;
    if (first === undefined) continue;
    for (const locale of contentLocales) await notifyIn(trx, [first, ...others], locale, now);
  }
  if (isMailed) await enqueueJob(trx, { kind: termsMailJob, payload: { terms, after: null } });
}

/** Returns those that were neither withdrawn nor moved to another day, and are not in force yet. */
async function keepComing(trx: Trx, terms: readonly ComingTerms[], now: Date): Promise<ComingTerms[]> {
  const rows = await trx
    .selectFrom('terms')
    .select(['code', 'version', 'effective_at as effectiveDt'])
    .where('effective_at', '>', toSeoulDate(now))
    .execute();
  const toKey = ({ code, version, effectiveDt }: ComingTerms) => `${code} ${version} ${effectiveDt}`;
  const keys = new Set(rows.map(toKey));
  return terms.filter((one) => keys.has(toKey(one)));
}

/** Job that mails coming terms to the members, some in each transaction. */
export function createTermsMailer({ clock, db, mails }: AppContext): JobHandlers {
  async function mailSome(trx: Trx, { terms, after }: z.output<typeof mailPayload>, now: Date): Promise<void> {
    const left = await keepComing(trx, terms, now);
    if (left.length === 0) return;
    const members = await selectTold(trx)
      .select(['member_uid', 'email', 'name', 'locale'])
      .$if(after !== null, (query) => query.where('member_uid', '>', after ?? ''))
      .orderBy('member_uid')
      .limit(atOnce)
      .execute();
    for (const [locale, readers] of Map.groupBy(members, (member) => member.locale ?? 'ko')) {
      const documents: (ComingTerms & { readonly title: string })[] = [];
      for (const one of left) documents.push({ ...one, title: await readTitle(trx, one, locale) });
      for (const { email: to, name } of readers) {
        await enqueueMail(trx, mails.termsChanged({ to, name, locale, documents }));
      }
    }
    const last = members.at(-1);
    if (members.length === atOnce && last !== undefined) {
      await enqueueJob(trx, { kind: termsMailJob, payload: { terms: left, after: last.member_uid } });
    }
  }

  return {
    [termsMailJob]: {
      async run(payload) {
        const parsed = mailPayload.parse(payload);
        const now = await clock.now();
        await inTransaction(db, (trx) => mailSome(trx, parsed, now));
      },
    },
  };
}
