import type { Page } from '@haesol/contracts/common';
import type { TravelInfoForm } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { toSafeHtml, toSafeTexts } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toSearchText } from '../../common/text/searchText.ts';

interface Filter {
  readonly searchKeyword: string;
  readonly removedYn: '' | 'Y';
}

/** Lists travel information with all its texts, for staff, in the order of the site. */
export async function listStaffInfo(db: Db, { searchKeyword, removedYn }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('travel_info as i')
    .where(isRemoved(removedYn, 'i.deleted_at'))
    .where(matches(searchKeyword, 'i.search', 'i.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await found
    .select(['i.id', 'i.tourist_tycd as touristTycd', 'i.title', 'i.summary', 'i.html', 'i.i18n'])
    .select(['i.thumb_url as thumbUrl', 'i.thumb_alt as thumbAlt', 'i.lat', 'i.lng', 'i.tel', 'i.rev'])
    .orderBy('i.sort')
    .orderBy('i.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: cnt };
}

async function toRow(trx: Trx, form: TravelInfoForm) {
  const { touristTycd, title, summary, html, i18n, thumbUrl, thumbAlt, lat, lng, tel } = form;
  if (!(await hasCode(trx, 'TOURIST_TYCD', touristTycd))) throw fieldError('touristTycd', '구분을 선택해 주세요.');
  if ((lat === null) !== (lng === null)) throw fieldError('lng', '위도와 경도를 함께 입력해 주세요.');
  return {
    tourist_tycd: touristTycd,
    title,
    summary,
    html: toSafeHtml(html),
    i18n: JSON.stringify(toSafeTexts(i18n)),
    thumb_url: thumbUrl,
    thumb_alt: thumbAlt,
    lat,
    lng,
    tel,
    search: toSearchText(title, summary),
    chosung: toChosung(title),
  };
}

const showPictures = (trx: Trx, id: string, form: TravelInfoForm, { memberUid }: Principal) =>
  keepPictures(
    trx,
    'TRAVEL_INFO',
    id,
    { thumbUrl: form.thumbUrl, html: form.html, i18n: JSON.stringify(form.i18n) },
    memberUid,
  );

/** Adds it at the end. @throws {ApiError} `4000` for an unknown kind, or an incomplete point */
export async function addInfo(trx: Trx, form: TravelInfoForm, staff: Principal): Promise<string> {
  const id = createUid();
  const sort = sql<number>`(select coalesce(max(sort), 0) + 1 from travel_info)`;
  await trx
    .insertInto('travel_info')
    .values({ id, ...(await toRow(trx, form)), sort })
    .execute();
  await showPictures(trx, id, form, staff);
  return id;
}

/** @throws {ApiError} `4040`, `4000` for an unknown kind, or an incomplete point */
export async function changeInfo(trx: Trx, id: string, form: TravelInfoForm, staff: Principal): Promise<string> {
  await changeShown(trx, 'travel_info', id, await toRow(trx, form));
  await showPictures(trx, id, form, staff);
  return id;
}
