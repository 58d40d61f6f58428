import type { adminSharings, SharingForm } from '@haesol/contracts/board';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import type { Principal } from '../../../http/context.ts';
import { requireCategory } from '../../common/codes/requireCategory.ts';
import { changeShown, removeShown } from '../../common/contents/changeShown.ts';
import { contentStateAt, isRemoved } from '../../common/contents/contentState.ts';
import { removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toSearchText } from '../../common/text/searchText.ts';

const refType = 'SHARING';

type Filter = Pick<z.output<typeof adminSharings.query>, 'removedYn' | 'searchKeyword' | 'state' | 'type'>;

/** Lists technology, spaces and cases with all that staff can change, the latest first; signed links open files of drafts, too. */
export async function listStaffSharings(
  { db, secrets }: AppContext,
  { type, state, removedYn, searchKeyword }: Filter,
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
    .orderBy('x.updated_at', 'desc')
    .orderBy('x.share_uid')
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

/** @throws {ApiError} `4000` */
export async function addSharing(trx: Trx, form: SharingForm, staff: Principal): Promise<string> {
  const id = createUid();
  const created = { share_uid: id, images: '[]', created_at: staff.now, publish_at: staff.now };
  await trx
    .insertInto('sharing')
    .values({ ...created, ...(await toRow(trx, form, staff.now)) })
    .execute();
  await setFiles(trx, id, form, staff);
  return id;
}

/** @throws {ApiError} `4040`, `4000` */
export async function changeSharing(trx: Trx, id: string, form: SharingForm, staff: Principal): Promise<string> {
  await changeShown(trx, 'sharing', id, await toRow(trx, form, staff.now));
  await setFiles(trx, id, form, staff);
  return id;
}

/** @throws {ApiError} `4040` */
export async function removeSharing(trx: Trx, id: string, now: Date): Promise<string> {
  await removeShown(trx, 'sharing', id, now);
  await removeAttachments(trx, refType, id, now);
  return id;
}
