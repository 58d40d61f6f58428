import type { TermsTranslations } from '@haesol/contracts/board';
import { errorCodes, type TermsCode } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { toTermsPath } from '../../../mail/pagePaths.ts';
import { keepPictures } from '../files/pictureUses.ts';
import { toSafeHtml } from '../text/safeHtml.ts';
import { announceTerms } from './announceTerms.ts';
import { translatedTitle } from './repository.ts';

interface TermsKey {
  readonly code: TermsCode;
  readonly version: string;
}

export interface TermsText {
  readonly effectiveDt: string;
  readonly html: string;
  readonly i18n?: TermsTranslations | undefined;
  readonly worseYn: 'N' | 'Y';
}

const textsOf = ({ html, i18n = {} }: TermsText) => ({
  html,
  ...Object.fromEntries(Object.entries(i18n).map(([locale, text]) => [`i18n.${locale}.html`, text.html])),
});

async function showPictures(trx: Trx, key: TermsKey, text: TermsText, { memberUid }: Principal): Promise<void> {
  await keepPictures(trx, 'TERMS', `${key.code}.${key.version}`, textsOf(text), memberUid);
}

/** Replaces the translations of a version. A document has the title of its latest translation, since staff write its text alone. */
async function saveTranslations(trx: Trx, { code, version }: TermsKey, i18n: TermsTranslations): Promise<void> {
  const ofVersion = trx.deleteFrom('terms_translation').where('code', '=', code).where('version', '=', version);
  await ofVersion.execute();
  for (const [locale, { html }] of Object.entries(i18n)) {
    if (html === undefined) continue;
    await trx
      .insertInto('terms_translation')
      .columns(['code', 'version', 'locale', 'title', 'html'])
      .expression(
        trx
          .selectFrom('terms as o')
          .select(['o.code', 'o.version'])
          .select(sql<string>`${locale}::text`.as('locale'))
          .select(translatedTitle(locale).as('title'))
          .select(sql<string>`${toSafeHtml(html)}::text`.as('html'))
          .where('o.code', '=', code)
          .where('o.version', '=', version),
      )
      .execute();
  }
}

/** Lists all versions by document, the latest first. */
export async function listStaffTerms(db: Db, code: string, today: string) {
  const rows = await db
    .selectFrom('terms')
    .select(['code', 'version', 'title', 'effective_at as effectiveDt', 'html', 'rev'])
    .select(
      sql<TermsTranslations>`coalesce((select jsonb_object_agg(t.locale, jsonb_build_object('html', t.html))
        from terms_translation t where t.code = terms.code and t.version = terms.version), '{}')`.as('i18n'),
    )
    .where(sql<boolean>`(${code} = '' or code = ${code})`)
    .orderBy('sort')
    .orderBy('code')
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => {
    const current = rows.find((other) => other.code === row.code && other.effectiveDt <= today);
    const state = row === current ? 'CURRENT' : row.effectiveDt > today ? 'COMING' : 'PAST';
    return { ...row, state } as const;
  });
}

const toDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** @throws {ApiError} `4000` for an effective date that leaves members too little time */
function requireNotice({ effectiveDt, worseYn }: TermsText, now: Date, days: { usual: number; worse: number }): void {
  const least = worseYn === 'Y' ? days.worse : days.usual;
  const first = toDay(toSeoulDate(now), least);
  if (effectiveDt < first) {
    throw fieldError('effectiveDt', `알린 날부터 ${least}일이 지난 ${first}부터 시행할 수 있습니다.`);
  }
}

const record = (trx: Trx, staff: Principal, action: string, { code, version }: TermsKey, detail: object = {}) =>
  writeAudit(trx, {
    actorUid: staff.memberUid,
    action,
    targetType: 'TERMS',
    targetUid: `${code} ${version}`,
    detail: { ...detail },
  });

const announce = (trx: Trx, key: TermsKey, { effectiveDt, worseYn }: TermsText, now: Date) =>
  announceTerms(trx, [{ ...key, effectiveDt }], { now, isMailed: worseYn === 'Y' });

type NoticeDays = Parameters<typeof requireNotice>[2];

/** Adds a version and tells the members. @throws {ApiError} `4000` */
export async function addTerms(trx: Trx, key: TermsKey, text: TermsText, staff: Principal, days: NoticeDays) {
  const { now } = staff;
  requireNotice(text, now, days);
  const latest = await trx
    .selectFrom('terms')
    .select(['title', 'required', 'sort'])
    .where('code', '=', key.code)
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) throw new ApiError(errorCodes.notFound);
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('terms')
    .values({ ...latest, ...key, effective_at: text.effectiveDt, html: toSafeHtml(text.html) })
    .onConflict((conflict) => conflict.columns(['code', 'version']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw fieldError('version', '이미 있는 버전입니다.');
  await saveTranslations(trx, key, text.i18n ?? {});
  await showPictures(trx, key, text, staff);
  await announce(trx, key, text, now);
  await record(trx, staff, 'terms.add', key, { effectiveDt: text.effectiveDt, worseYn: text.worseYn });
}

/** @throws {ApiError} `4040`; `4405` for a version in force, to which members have agreed */
async function lockComing(trx: Trx, { code, version }: TermsKey, now: Date) {
  const row = await trx
    .selectFrom('terms')
    .select('effective_at')
    .where('code', '=', code)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  if (row.effective_at <= toSeoulDate(now)) {
    throw new ApiError(errorCodes.moveNotAllowed, {
      message: '시행 중인 약관은 고칠 수 없습니다. 새 버전을 만들어 주세요.',
    });
  }
  return row;
}

const withdrawNews = (trx: Trx, { code, version }: TermsKey) =>
  trx.deleteFrom('notification').where('link', '=', toTermsPath(code, version)).execute();

/** Changes a coming version, and tells the members of another day. @throws {ApiError} `4040`, `4405`, `4000` */
export async function changeTerms(
  trx: Trx,
  key: TermsKey,
  { rev, ...text }: TermsText & { readonly rev?: number | undefined },
  staff: Principal,
  days: NoticeDays,
) {
  await requireRev(trx, { table: 'terms', uid: `${key.code} ${key.version}`, rev, now: staff.now });
  const before = await lockComing(trx, key, staff.now);
  requireNotice(text, staff.now, days);
  await trx
    .updateTable('terms')
    .set({ effective_at: text.effectiveDt, html: toSafeHtml(text.html), ...(text.i18n && nextRev) })
    .where('code', '=', key.code)
    .where('version', '=', key.version)
    .execute();
  if (text.i18n !== undefined) await saveTranslations(trx, key, text.i18n);
  await showPictures(trx, key, text, staff);
  if (before.effective_at !== text.effectiveDt) {
    await withdrawNews(trx, key);
    await announce(trx, key, text, staff.now);
  }
  await record(trx, staff, 'terms.change', key, { effectiveDt: text.effectiveDt, worseYn: text.worseYn });
}

/** @throws {ApiError} `4040`, `4405` */
export async function removeTerms(trx: Trx, key: TermsKey, staff: Principal): Promise<void> {
  await lockComing(trx, key, staff.now);
  await saveTranslations(trx, key, {});
  await trx.deleteFrom('terms').where('code', '=', key.code).where('version', '=', key.version).execute();
  await withdrawNews(trx, key);
  await record(trx, staff, 'terms.remove', key);
}
