import type { adminFaqs, FaqForm } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireCategory } from '../../common/codes/requireCategory.ts';
import { contentStateAt, isRemoved } from '../../common/contents/contentState.ts';
import { type ContentChange, keepVersion, latestNo } from '../../common/contents/versions.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toPlainText, toSearchText } from '../../common/text/searchText.ts';

type Filter = Pick<
  z.output<typeof adminFaqs.query>,
  'categoryCd' | 'draftsYn' | 'removedYn' | 'searchKeyword' | 'sort' | 'state'
>;

/** Order of questions for staff. */
const order = {
  usual: sql`f.help_n - f.help_y desc, f.faq_uid`,
  columns: {
    title: { by: sql.ref('f.title') },
    category: { by: sql.ref('f.category_cd') },
    helped: { by: sql.ref('f.help_y') },
    notHelped: { by: sql.ref('f.help_n') },
    views: { by: sql.ref('f.view_cnt') },
  },
  uid: sql.ref('f.faq_uid'),
} as const;

/** Lists questions with their answers, those that helped least first unless a column is chosen. */
export async function listStaffFaqs(db: Db, filter: Filter, { limit, offset, now }: PageAt) {
  const { categoryCd, state, removedYn, draftsYn, searchKeyword, sort } = filter;
  const stateNow = contentStateAt(now, 'f.created_at');
  const found = db
    .selectFrom('faq as f')
    .where(isRemoved(removedYn, 'f.deleted_at'))
    .where(sql<boolean>`(${draftsYn} = 'Y' or f.created_at is not null)`)
    .where(sql<boolean>`(${state} = '' or ${stateNow} = ${state})`)
    .where(sql<boolean>`(${categoryCd} = '' or f.category_cd = ${categoryCd})`)
    .where(matches(searchKeyword, 'f.search', 'f.chosung'));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'f.category_cd').on('c.group_cd', '=', 'FAQ_CTG'))
    .select(['f.faq_uid as faqUid', 'f.category_cd as categoryCd', 'f.title', 'f.html', 'f.view_cnt as viewCnt'])
    .select(['f.help_y as helpY', 'f.help_n as helpN'])
    .select((eb) => eb.fn.coalesce('c.code_nm', 'f.category_cd').as('categoryNm'))
    .select(['f.created_at', stateNow.as('state'), latestNo('FAQ', sql<string>`f.faq_uid`).as('rev')])
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ created_at, ...row }) => ({
    ...row,
    createdDt: created_at && toSeoulInstant(created_at),
  }));
  return { list, cnt_total: total };
}

async function toRow(trx: Trx, { categoryCd, title, html, createdDt }: FaqForm, now: Date) {
  await requireCategory(trx, 'FAQ_CTG', categoryCd);
  const safe = toSafeHtml(html);
  const search = toSearchText(title, toPlainText(safe));
  return {
    ...{ category_cd: categoryCd, title, html: safe, search, chosung: toChosung(title), updated_at: now },
    ...(createdDt !== undefined && { created_at: createdDt === null ? null : new Date(createdDt) }),
  };
}

/** Values of the form with the HTML as it is shown. */
const storedFaq = z.object({
  categoryCd: z.string(),
  title: z.string(),
  html: z.string(),
  createdDt: z.nullable(z.string()),
});

async function lockFaq(trx: Trx, faqUid: string) {
  const row = await trx
    .selectFrom('faq')
    .select(['category_cd as categoryCd', 'title', 'html', 'created_at', 'updated_at'])
    .where('faq_uid', '=', faqUid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { created_at, updated_at, ...texts } = row;
  return { content: { ...texts, createdDt: created_at && toSeoulInstant(created_at) }, at: updated_at };
}

/** Records the content as it is now. */
async function keepFaq(
  trx: Trx,
  faqUid: string,
  staff: Principal,
  seen: Pick<ContentChange, 'before' | 'rev'> = {},
): Promise<number> {
  const { content } = await lockFaq(trx, faqUid);
  return keepVersion(trx, { kind: 'FAQ', ref: faqUid, content, staff, ...seen });
}

const record = (trx: Trx, staff: Principal, action: string, faqUid: string, detail?: { readonly no: number }) =>
  writeAudit(trx, {
    actorUid: staff.memberUid,
    action,
    targetType: 'FAQ',
    targetUid: faqUid,
    ...(detail && { detail }),
  });

const showPictures = (trx: Trx, faqUid: string, { html }: { readonly html: string }, { memberUid }: Principal) =>
  keepPictures(trx, 'FAQ', faqUid, { html }, memberUid);

/** @throws {ApiError} `4000` for an unknown category */
export async function addFaq(trx: Trx, form: FaqForm, staff: Principal): Promise<string> {
  const faqUid = createUid();
  await trx
    .insertInto('faq')
    .values({ created_at: staff.now, ...(await toRow(trx, form, staff.now)), faq_uid: faqUid })
    .execute();
  await showPictures(trx, faqUid, form, staff);
  await record(trx, staff, 'faq.add', faqUid, { no: await keepFaq(trx, faqUid, staff) });
  return faqUid;
}

const update = (trx: Trx, faqUid: string, values: object) =>
  trx.updateTable('faq').set(values).where('faq_uid', '=', faqUid).execute();

/** @throws {ApiError} `4040`, `4000`, `4405` where another has changed it in between */
export async function changeFaq(trx: Trx, faqUid: string, form: FaqForm, staff: Principal): Promise<void> {
  const before = await lockFaq(trx, faqUid);
  await update(trx, faqUid, await toRow(trx, form, staff.now));
  await showPictures(trx, faqUid, form, staff);
  await record(trx, staff, 'faq.change', faqUid, { no: await keepFaq(trx, faqUid, staff, { rev: form.rev, before }) });
}

/** Publishes the texts of an earlier version; the time of publishing stays. @throws {ApiError} `4040`, `4000` */
export async function restoreFaq(trx: Trx, faqUid: string, version: unknown, staff: Principal): Promise<number> {
  const before = await lockFaq(trx, faqUid);
  const { createdDt } = before.content;
  const form = { ...storedFaq.parse(version), createdDt };
  await update(trx, faqUid, await toRow(trx, form, staff.now));
  await showPictures(trx, faqUid, form, staff);
  const no = await keepFaq(trx, faqUid, staff, { before });
  await record(trx, staff, 'faq.restoreVersion', faqUid, { no });
  return no;
}

/** @throws {ApiError} `4040` */
export async function removeFaq(trx: Trx, faqUid: string, staff: Principal): Promise<void> {
  await lockFaq(trx, faqUid);
  await update(trx, faqUid, { deleted_at: staff.now });
  await record(trx, staff, 'faq.remove', faqUid);
}
