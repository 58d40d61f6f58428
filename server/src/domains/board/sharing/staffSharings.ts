import { type adminSharings, type SharingForm, sharingTypes } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireCategory } from '../../common/codes/requireCategory.ts';
import { changeShown, removeShown } from '../../common/contents/changeShown.ts';
import { contentStateAt, isRemoved } from '../../common/contents/contentState.ts';
import { type ContentChange, keepVersion } from '../../common/contents/versions.ts';
import { removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toSearchText } from '../../common/text/searchText.ts';

const refType = 'SHARING';

type Filter = Pick<z.output<typeof adminSharings.query>, 'removedYn' | 'searchKeyword' | 'sort' | 'state' | 'type'>;

/** Order of entries for staff. */
const order = {
  usual: sql`x.updated_at desc, x.share_uid`,
  columns: {
    title: { by: sql.ref('x.title') },
    category: { by: sql`x.type || x.field_cd` },
    manager: { by: sql.ref('x.manager_nm') },
    updated: { by: sql.ref('x.updated_at') },
  },
  uid: sql.ref('x.share_uid'),
} as const;

/** Lists technology, spaces and cases with all that staff can change, the latest first unless a column is chosen; signed links open files of drafts, too. */
export async function listStaffSharings(
  { db, secrets }: AppContext,
  { type, state, removedYn, searchKeyword, sort }: Filter,
  { limit, offset, now }: PageAt,
) {
  const links = createFileLinks(secrets);
  const stateNow = contentStateAt(now, 'x.publish_at');
  const found = db
    .selectFrom('sharing as x')
    .where(isRemoved(removedYn, 'x.deleted_at'))
    .where(sql<boolean>`(${state} = '' or ${stateNow} = ${state})`)
    .where(sql<boolean>`(${type} = '' or x.type = ${type})`)
    .where(matches(searchKeyword, 'x.search', 'x.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
    .select(['x.share_uid as shareUid', 'x.type', 'x.field_cd as fieldCd', 'x.title', 'x.summary', 'x.html', 'x.facts'])
    .select([
      'x.thumb_url as thumbUrl',
      'x.thumb_alt as thumbAlt',
      'x.manager_nm as managerNm',
      'x.tel',
      'x.updated_at',
      'x.publish_at',
      'x.rev',
      stateNow.as('state'),
    ])
    .select((eb) => [
      eb.fn.coalesce('c.code_nm', 'x.field_cd').as('fieldNm'),
      filesOf(refType, sql<string>`x.share_uid`).as('files'),
    ])
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ files, updated_at, publish_at, ...row }) => ({
    ...row,
    files: files.map((file) => links.toFileRef(file, now)),
    updatedDt: toSeoulInstant(updated_at),
    publishDt: publish_at && toSeoulInstant(publish_at),
  }));
  return { list, cnt_total: cnt };
}

async function toRow(trx: Trx, form: SharingForm, now: Date) {
  await requireCategory(trx, 'TECH_FIELD', form.fieldCd, 'fieldCd');
  return {
    type: form.type,
    field_cd: form.fieldCd,
    title: form.title,
    summary: form.summary,
    html: toSafeHtml(form.html),
    facts: JSON.stringify(form.facts),
    thumb_url: form.thumbUrl,
    thumb_alt: form.thumbAlt,
    manager_nm: form.managerNm,
    tel: form.tel,
    search: toSearchText(form.title, form.summary, ...form.facts.map(({ value }) => value)),
    chosung: toChosung(form.title),
    updated_at: now,
    ...(form.publishDt !== undefined && {
      publish_at: form.publishDt === null ? null : new Date(form.publishDt),
    }),
  };
}

async function setFiles(trx: Trx, refUid: string, form: SharingForm, { memberUid: ownerUid, now }: Principal) {
  const { fileUids, thumbUrl, html } = form;
  await setAttachments(trx, { refType, refUid, kind: 'attach', field: 'fileUids', fileUids, ownerUid, now });
  await keepPictures(trx, refType, refUid, { thumbUrl, html }, ownerUid);
}

/** Values of the form without files, with the HTML as it is shown. */
const storedSharing = z.object({
  type: z.enum(sharingTypes),
  fieldCd: z.string(),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  managerNm: z.string(),
  tel: z.string(),
  publishDt: z.nullable(z.string()),
});

async function lockSharing(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('sharing')
    .selectAll()
    .where('share_uid', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const content: z.output<typeof storedSharing> = {
    type: row.type,
    fieldCd: row.field_cd,
    title: row.title,
    summary: row.summary,
    html: row.html,
    facts: row.facts,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    managerNm: row.manager_nm,
    tel: row.tel,
    publishDt: row.publish_at && toSeoulInstant(row.publish_at),
  };
  return { content, at: row.updated_at };
}

/** Records an entry as it is now. */
async function keepSharing(trx: Trx, id: string, staff: Principal, before?: ContentChange['before']): Promise<number> {
  const { content } = await lockSharing(trx, id);
  return keepVersion(trx, { kind: 'SHARING', ref: id, content, staff, before });
}

/** @throws {ApiError} `4000` */
export async function addSharing(trx: Trx, form: SharingForm, staff: Principal): Promise<string> {
  const id = createUid();
  const created = { share_uid: id, images: '[]', created_at: staff.now, publish_at: staff.now };
  await trx
    .insertInto('sharing')
    .values({ ...created, ...(await toRow(trx, form, staff.now)) })
    .execute();
  await setFiles(trx, id, form, staff);
  await keepSharing(trx, id, staff);
  return id;
}

/** @throws {ApiError} `4040`, `4000` */
export async function changeSharing(trx: Trx, id: string, form: SharingForm, staff: Principal): Promise<string> {
  const before = await lockSharing(trx, id);
  await changeShown(trx, 'sharing', id, await toRow(trx, form, staff.now));
  await setFiles(trx, id, form, staff);
  await keepSharing(trx, id, staff, before);
  return id;
}

/**
 * Publishes the texts of an earlier version. Files and the time of publishing stay as they are.
 * @throws {ApiError} `4040`, `4000` for a field that is gone
 */
export async function restoreSharing(trx: Trx, id: string, version: unknown, staff: Principal): Promise<number> {
  const before = await lockSharing(trx, id);
  const { publishDt: _former, ...form } = storedSharing.parse(version);
  await changeShown(trx, 'sharing', id, await toRow(trx, { ...form, fileUids: [] }, staff.now));
  await keepPictures(trx, refType, id, { thumbUrl: form.thumbUrl, html: form.html }, staff.memberUid);
  const no = await keepSharing(trx, id, staff, before);
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action: 'sharing.restoreVersion',
    targetType: refType,
    targetUid: id,
    detail: { no },
  });
  return no;
}

/** @throws {ApiError} `4040` */
export async function removeSharing(trx: Trx, id: string, now: Date): Promise<string> {
  await removeShown(trx, 'sharing', id, now);
  await removeAttachments(trx, refType, id, now);
  return id;
}
