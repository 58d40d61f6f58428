import { errorCodes, type Page } from '@haesol/contracts/common';
import { adminChangeBanner, type BannerForm } from '@haesol/contracts/member';
import * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
import {
  auditRestored,
  type CountedContent,
  keepVersion,
  recordChange,
  storedForm,
} from '../../common/contents/versions.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { listBanners } from './repository.ts';

/** Lists banners in their order, with those that are not shown today. @param removedYn `Y` lists the removed ones */
export async function listStaffBanners(db: Db, removedYn: '' | 'Y', { limit, offset }: Page) {
  const found = db.selectFrom('banner').where(isRemoved(removedYn));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const shown = new Set((await listBanners(db)).map(({ id }) => id));
  const rows = await found
    .select(['id', 'title', 'sub', 'text', 'image_url as imageUrl', 'image_alt as imageAlt', 'link', 'sort'])
    .select(['link_label as linkLabel', 'more_link as moreLink', 'more_label as moreLabel', 'evidence'])
    .select(['from_dt as fromDt', 'to_dt as toDt', 'rev'])
    .orderBy('sort')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({ ...row, shownYn: shown.has(row.id) ? ('Y' as const) : ('N' as const) }));
  return { list, cnt_total: cnt };
}

function toRow({ title, sub, text, evidence, link, sort, ...form }: BannerForm) {
  const { fromDt, toDt, moreLink, moreLabel } = form;
  if (fromDt !== null && toDt !== null && toDt < fromDt) throw fieldError('toDt', '종료일은 시작일 이후여야 합니다.');
  if ((moreLink === null) !== (moreLabel === null)) {
    throw fieldError('moreLabel', '둘째 단추의 이름과 주소를 함께 입력해 주세요.');
  }
  return {
    ...{ title, sub, text, evidence, link, sort },
    image_url: form.imageUrl,
    image_alt: form.imageAlt,
    link_label: form.linkLabel,
    more_link: moreLink,
    more_label: moreLabel,
    from_dt: fromDt,
    to_dt: toDt,
  };
}

/** Reads a banner as its form has it, and locks it. @throws {ApiError} `4040` */
async function readBanner(trx: Trx, id: string, now: Date): Promise<CountedContent & { readonly content: BannerForm }> {
  const row = await trx
    .selectFrom('banner')
    .select(['title', 'sub', 'text', 'image_url as imageUrl', 'image_alt as imageAlt', 'link', 'sort'])
    .select(['link_label as linkLabel', 'more_link as moreLink', 'more_label as moreLabel', 'evidence'])
    .select(['from_dt as fromDt', 'to_dt as toDt', 'rev', 'rev_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { rev, rev_at: at, ...content } = row;
  return { content, rev, at: at ?? now };
}

/** @throws {ApiError} `4000` */
export async function addBanner(trx: Trx, form: BannerForm, staff: Principal): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('banner')
    .values({ id, ...toRow(form) })
    .execute();
  await keepPictures(trx, 'BANNER', id, { imageUrl: form.imageUrl }, staff.memberUid);
  const { content } = await readBanner(trx, id, staff.now);
  await keepVersion(trx, { kind: 'BANNER', ref: id, content, staff });
  return id;
}

const saveBanner = (trx: Trx, id: string, form: BannerForm, staff: Principal): Promise<number> =>
  recordChange(trx, { kind: 'BANNER', ref: id, staff, read: (own) => readBanner(own, id, staff.now) }, async () => {
    await changeShown(trx, 'banner', id, toRow(form));
    await keepPictures(trx, 'BANNER', id, { imageUrl: form.imageUrl }, staff.memberUid);
  });

/** @throws {ApiError} `4040`, `4000` */
export async function changeBanner(trx: Trx, id: string, form: BannerForm, staff: Principal): Promise<string> {
  await saveBanner(trx, id, form, staff);
  return id;
}

/**
 * Publishes an earlier version again. Its days and its place among the banners stay as they are.
 * @throws {ApiError} `4040`, `4000`
 */
export async function restoreBanner(trx: Trx, id: string, version: unknown, staff: Principal): Promise<number> {
  const { fromDt, toDt, sort } = (await readBanner(trx, id, staff.now)).content;
  const form = z.parse(adminChangeBanner.body, { ...z.parse(storedForm, version), fromDt, toDt, sort });
  const rev = await saveBanner(trx, id, form, staff);
  await auditRestored(trx, 'banner', { kind: 'BANNER', ref: id }, staff);
  return rev;
}
