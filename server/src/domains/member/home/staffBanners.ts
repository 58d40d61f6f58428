import type { Page } from '@haesol/contracts/common';
import type { BannerForm } from '@haesol/contracts/member';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
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

/** @throws {ApiError} `4000` */
export async function addBanner(trx: Trx, form: BannerForm, staff: Principal): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('banner')
    .values({ id, ...toRow(form) })
    .execute();
  await keepPictures(trx, 'BANNER', id, { imageUrl: form.imageUrl }, staff.memberUid);
  return id;
}

/** @throws {ApiError} `4040`, `4000` */
export async function changeBanner(trx: Trx, id: string, form: BannerForm, staff: Principal): Promise<string> {
  await changeShown(trx, 'banner', id, toRow(form));
  await keepPictures(trx, 'BANNER', id, { imageUrl: form.imageUrl }, staff.memberUid);
  return id;
}
