import { errorCodes, type Page } from '@haesol/contracts/common';
import type { adminSaveTemplate, adminTemplates, OfficeTemplate, TemplateArea } from '@haesol/contracts/member';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { appNow, rowCount } from '../../../db/expressions.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { occursIn } from '../../common/text/searchText.ts';

type Filter = Pick<z.output<typeof adminTemplates.query>, 'area' | 'searchKeyword'>;
type Form = z.output<typeof adminSaveTemplate.body>;

const toTemplate = (row: Selectable<Database['office_template']>): OfficeTemplate => ({
  tplUid: row.tpl_uid,
  area: row.area,
  lang: row.lang,
  title: row.title,
  body: row.body,
  savedDt: toSeoulInstant(row.saved_at),
  rev: row.rev,
});

export async function listTemplates(db: Db, { area, searchKeyword }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('office_template')
    .where(sql<boolean>`(${area} = '' or area = ${area})`)
    .where(occursIn(searchKeyword, sql`title || ' ' || body`));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('area', 'desc')
    .orderBy('title')
    .orderBy('tpl_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map(toTemplate), cnt_total: total };
}

export async function saveTemplate(trx: Trx, tplUid: string, { rev: _seen, ...form }: Form): Promise<OfficeTemplate> {
  const saved = { ...form, saved_at: appNow };
  const row = await trx
    .insertInto('office_template')
    .values({ tpl_uid: tplUid, ...saved })
    .onConflict((conflict) => conflict.column('tpl_uid').doUpdateSet(saved))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

export async function findTemplateArea(trx: Trx, tplUid: string): Promise<TemplateArea | undefined> {
  const row = await trx.selectFrom('office_template').select('area').where('tpl_uid', '=', tplUid).executeTakeFirst();
  return row?.area;
}

/** @throws {ApiError} `4040` */
export async function removeTemplate(trx: Trx, tplUid: string): Promise<{ readonly area: TemplateArea }> {
  const removed = await trx
    .deleteFrom('office_template')
    .where('tpl_uid', '=', tplUid)
    .returning('area')
    .executeTakeFirst();
  if (removed === undefined) throw new ApiError(errorCodes.notFound);
  return removed;
}
