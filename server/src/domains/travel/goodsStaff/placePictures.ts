import type { StaffPicture } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { changeVersion } from '../../common/office/changeVersion.ts';
import { findGoods } from './findGoods.ts';

const selectImages = (trx: Trx, gdsUid: string) =>
  trx.selectFrom('goods_image').where('gds_uid', '=', gdsUid).orderBy('seq');

/** Records the pictures that a place has. @throws {ApiError} `4000` for an upload that is missing */
export async function keepPlacePictures(trx: Trx, gdsUid: string, staff: Principal): Promise<void> {
  const images = await selectImages(trx, gdsUid).select('url').execute();
  const urls = images.map(({ url }, at) => [at === 0 ? 'thumbUrl' : `pictures.${at}`, url] as const);
  await keepPictures(trx, 'GOODS', gdsUid, Object.fromEntries(urls), staff.memberUid);
}

interface PicturesForm {
  readonly rev: number;
  readonly pictures: readonly StaffPicture[];
}

/**
 * Replaces the pictures of a place; the first one is that of lists. A picture that stays keeps its caption with the translations.
 * @throws {ApiError} `4000`, `4040`, `4405` for a place that another has changed meanwhile
 */
export async function changePictures(trx: Trx, id: string, { rev, pictures }: PicturesForm, staff: Principal) {
  const gdsUid = await findGoods(trx, id);
  const [main] = pictures;
  const values = { ...(main && { thumb_url: main.url, thumb_alt: main.alt }) };
  const detail = { count: pictures.length };
  const changed = { table: 'goods', uid: gdsUid, rev, action: 'goods.pictures', values, detail } as const;
  const saved = { gdsUid, rev: await changeVersion(trx, changed, staff) };
  const before = await selectImages(trx, gdsUid).select(['url', 'caption', 'i18n']).execute();
  const rows = pictures.map(({ url, alt }, at) => {
    const same = before.find((image) => image.url === url);
    const words = same && { caption: same.caption, i18n: JSON.stringify(same.i18n) };
    return { gds_uid: gdsUid, seq: at + 1, url, alt, ...words };
  });
  await trx.deleteFrom('goods_image').where('gds_uid', '=', gdsUid).execute();
  await trx.insertInto('goods_image').values(rows).execute();
  await keepPlacePictures(trx, gdsUid, staff);
  return saved;
}
