import type { adminFaqs, FaqForm } from '@haesol/contracts/board';
import { errorCodes, type Page } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireCategory } from '../../common/codes/requireCategory.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toPlainText, toSearchText } from '../../common/text/searchText.ts';

type Filter = Pick<z.output<typeof adminFaqs.query>, 'categoryCd' | 'searchKeyword'>;

/** Lists questions with their answers, those that helped least first. */
export async function listStaffFaqs(db: Db, { categoryCd, searchKeyword }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('faq as f')
    .where('f.deleted_at', 'is', null)
    .where(sql<boolean>`(${categoryCd} = '' or f.category_cd = ${categoryCd})`)
    .where(matches(searchKeyword, 'f.search', 'f.chosung'));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const list = await found
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'f.category_cd').on('c.group_cd', '=', 'FAQ_CTG'))
    .select(['f.faq_uid as faqUid', 'f.category_cd as categoryCd', 'f.title', 'f.html', 'f.view_cnt as viewCnt'])
    .select(['f.help_y as helpY', 'f.help_n as helpN'])
    .select((eb) => eb.fn.coalesce('c.code_nm', 'f.category_cd').as('categoryNm'))
    .orderBy(sql`f.help_n - f.help_y`, 'desc')
    .orderBy('f.faq_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: total };
}

async function toRow(trx: Trx, { categoryCd, title, html }: FaqForm, now: Date) {
  await requireCategory(trx, 'FAQ_CTG', categoryCd);
  const safe = toSafeHtml(html);
  const search = toSearchText(title, toPlainText(safe));
  return { category_cd: categoryCd, title, html: safe, search, chosung: toChosung(title), updated_at: now };
}

const record = (trx: Trx, staff: Principal, action: string, faqUid: string) =>
  writeAudit(trx, { actorUid: staff.memberUid, action, targetType: 'FAQ', targetUid: faqUid });

/** @throws {ApiError} `4000` for an unknown category */
export async function addFaq(trx: Trx, form: FaqForm, staff: Principal): Promise<string> {
  const faqUid = createUid();
  await trx
    .insertInto('faq')
    .values({ ...(await toRow(trx, form, staff.now)), faq_uid: faqUid, created_at: staff.now })
    .execute();
  await record(trx, staff, 'faq.add', faqUid);
  return faqUid;
}

async function changeShown(trx: Trx, faqUid: string, values: object): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('faq')
    .set(values)
    .where('faq_uid', '=', faqUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
}

/** @throws {ApiError} `4040`, `4000` */
export async function changeFaq(trx: Trx, faqUid: string, form: FaqForm, staff: Principal): Promise<void> {
  await changeShown(trx, faqUid, await toRow(trx, form, staff.now));
  await record(trx, staff, 'faq.change', faqUid);
}

/** @throws {ApiError} `4040` */
export async function removeFaq(trx: Trx, faqUid: string, staff: Principal): Promise<void> {
  await changeShown(trx, faqUid, { deleted_at: staff.now });
  await record(trx, staff, 'faq.remove', faqUid);
}
