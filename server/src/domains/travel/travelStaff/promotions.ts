import type { Page } from '@haesol/contracts/common';
import type { PromotionForm } from '@haesol/contracts/travel';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { toSafeHtml, toSafeTexts } from '../../common/text/safeHtml.ts';
import { matches, toChosung, toSearchText } from '../../common/text/searchText.ts';

interface Filter {
  readonly searchKeyword: string;
  readonly removedYn: '' | 'Y';
}

/** Lists promotions with all their texts, for staff, newest first. */
export async function listStaffPromotions(db: Db, { searchKeyword, removedYn }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('promotion as p')
    .where(isRemoved(removedYn, 'p.deleted_at'))
    .where(matches(searchKeyword, 'p.search', 'p.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await found
    .select(['p.id', 'p.title', 'p.summary', 'p.html', 'p.i18n', 'p.thumb_url as thumbUrl', 'p.thumb_alt as thumbAlt'])
    .select(['p.start_dt as startDt', 'p.end_dt as endDt', 'p.rev'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: cnt };
}

function toRow({ title, summary, html, i18n, thumbUrl, thumbAlt, startDt, endDt }: PromotionForm) {
  if (endDt < startDt) throw fieldError('endDt', '종료일은 시작일 이후여야 합니다.');
  return {
    title,
    summary,
    html: toSafeHtml(html),
    i18n: JSON.stringify(toSafeTexts(i18n)),
    thumb_url: thumbUrl,
    thumb_alt: thumbAlt,
    start_dt: startDt,
    end_dt: endDt,
    search: toSearchText(title, summary),
    chosung: toChosung(title),
  };
}

const showPictures = (trx: Trx, id: string, form: PromotionForm, { memberUid }: Principal) =>
  keepPictures(
    trx,
    'PROMOTION',
    id,
    { thumbUrl: form.thumbUrl, html: form.html, i18n: JSON.stringify(form.i18n) },
    memberUid,
  );

/** @throws {ApiError} `4000` if it ends before it begins */
export async function addPromotion(trx: Trx, form: PromotionForm, staff: Principal): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('promotion')
    .values({ id, ...toRow(form), created_at: staff.now })
    .execute();
  await showPictures(trx, id, form, staff);
  return id;
}

/** @throws {ApiError} `4040`, `4000` if it ends before it begins */
export async function changePromotion(trx: Trx, id: string, form: PromotionForm, staff: Principal): Promise<string> {
  await changeShown(trx, 'promotion', id, toRow(form));
  await showPictures(trx, id, form, staff);
  return id;
}
