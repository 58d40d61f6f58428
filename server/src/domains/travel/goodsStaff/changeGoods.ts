import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import { type GoodsFacts, type GoodsOptionForm, goodsTextNames } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { changeVersion, type VersionChange } from '../../common/office/changeVersion.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';
import { requireKorean, withLanguage } from '../travelStaff/languageTexts.ts';
import { hasOtherDaysOff, toDaysOffRow } from './daysOffRow.ts';
import { findGoods } from './findGoods.ts';
import { keepPlacePictures } from './placePictures.ts';

interface KoreanTexts {
  readonly nm: string;
  readonly summary: string;
  readonly description: string;
  readonly notice: string;
  readonly addr: string;
  /** Undefined leaves it as it is. */
  readonly meet?: string | null | undefined;
}

/** Code groups of the facts of goods. */
const codeFields = { gdsTycd: 'GDS_TYCD', gdsCategoryCd: 'GDS_CATEGORY_CD', sggCd: 'SGG' } as const;

/** @throws {ApiError} `4000` for unknown codes, and a day that ends before it begins */
async function toFactRow(trx: Trx, facts: GoodsFacts) {
  for (const [field, group] of Object.entries(codeFields)) {
    const code = facts[field as keyof typeof codeFields];
    if (!(await hasCode(trx, group, code))) throw fieldError(field, '목록에서 선택해 주세요.');
  }
  if (facts.openTo <= facts.openFrom) throw fieldError('openTo', '닫는 시각은 여는 시각보다 늦어야 합니다.');
  const { meetLat: meet_lat, meetLng: meet_lng } = facts;
  if ((meet_lat ?? null) === null && (meet_lng ?? null) !== null) {
    throw fieldError('meetLat', '만나는 곳의 위도와 경도를 함께 입력해 주세요.');
  }
  if ((meet_lat ?? null) !== null && (meet_lng ?? null) === null) {
    throw fieldError('meetLng', '만나는 곳의 위도와 경도를 함께 입력해 주세요.');
  }
  return {
    ...(meet_lat !== undefined && { meet_lat, meet_lng: meet_lng ?? null }),
    tycd: facts.gdsTycd,
    category_cd: facts.gdsCategoryCd,
    sgg_cd: facts.sggCd,
    tel: facts.tel,
    lat: facts.lat,
    lng: facts.lng,
    open_from: facts.openFrom,
    open_to: facts.openTo,
    ...toDaysOffRow(facts),
    thumb_url: facts.thumbUrl,
    thumb_alt: facts.thumbAlt,
  };
}

const toTextRow = ({ nm, summary, description, notice, addr, meet }: KoreanTexts) => ({
  ...(meet !== undefined && { meet_text: meet }),
  gds_nm: nm,
  summary,
  description,
  notice,
  addr,
  search: toSearchText(nm, summary, addr),
  chosung: toChosung(nm),
});

/** Adds goods without options, off the site, so that texts and prices can be completed first. @throws {ApiError} `4000` */
export async function addGoods(trx: Trx, form: KoreanTexts & GoodsFacts, staff: Principal) {
  const gdsUid = createUid();
  const { ctpv_cd: ctpv } = (await trx
    .selectFrom('goods')
    .select('ctpv_cd')
    .where('sgg_cd', '=', form.sggCd)
    .limit(1)
    .executeTakeFirst()) ?? { ctpv_cd: '' };
  await trx
    .insertInto('goods')
    .values({
      ...toTextRow(form),
      ...(await toFactRow(trx, form)),
      gds_uid: gdsUid,
      ctpv_cd: ctpv,
      hours: JSON.stringify([]),
      created_at: staff.now,
      deleted_at: staff.now,
    })
    .execute();
  const image = { gds_uid: gdsUid, seq: 1, url: form.thumbUrl, alt: form.thumbAlt };
  await trx.insertInto('goods_image').values(image).execute();
  await keepPlacePictures(trx, gdsUid, staff);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'goods.add', targetUid: gdsUid });
  return { gdsUid, rev: 0 };
}

interface Change extends Omit<VersionChange<'goods'>, 'action' | 'table' | 'uid'> {
  readonly id: string;
  /** Part of the name of the action in the audit log. */
  readonly part: string;
}

/** @throws {ApiError} `4040`, `4405` for goods that another has changed meanwhile */
async function change(trx: Trx, { id, part, ...values }: Change, staff: Principal) {
  const gdsUid = await findGoods(trx, id);
  const changed = { table: 'goods', uid: gdsUid, action: `goods.${part}`, ...values } as const;
  return { gdsUid, rev: await changeVersion(trx, changed, staff) };
}

/** Changes facts, and whether the site shows the goods. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeFacts(
  trx: Trx,
  id: string,
  { rev, state, ...facts }: GoodsFacts & { readonly rev: number; readonly state: 'ON' | 'OFF' },
  staff: Principal,
) {
  const deleted_at = state === 'ON' ? null : staff.now;
  const row = await toFactRow(trx, facts);
  // The form shows the words of earlier releases with the days: who changes the days replaces them.
  const values = { ...row, deleted_at, ...((await hasOtherDaysOff(trx, id, row)) && { closed_text: '' }) };
  const saved = await change(trx, { id, rev, part: 'change', values, detail: { state } }, staff);
  // The first picture of its page is the one of lists. Earlier builds of the page change it here.
  await trx
    .updateTable('goods_image')
    .set({ url: facts.thumbUrl, alt: facts.thumbAlt })
    .where('gds_uid', '=', saved.gdsUid)
    .where('seq', '=', (eb) =>
      eb
        .selectFrom('goods_image')
        .select((image) => image.fn.min('seq').as('seq'))
        .where('gds_uid', '=', saved.gdsUid),
    )
    .execute();
  await keepPlacePictures(trx, saved.gdsUid, staff);
  return saved;
}

interface LanguageTexts {
  readonly lang: ContentLocale;
  readonly rev: number;
  readonly nm: string | null;
  readonly summary: string | null;
  readonly description: string | null;
  readonly notice: string | null;
  readonly addr: string | null;
  readonly meet?: string | null | undefined;
}

/** Texts that Korean always has. */
const requiredTexts = ['nm', 'summary', 'description', 'notice', 'addr'] as const;

/** Changes the texts of one language. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeTexts(trx: Trx, id: string, texts: LanguageTexts, staff: Principal) {
  const { lang, rev } = texts;
  const detail = { lang };
  if (lang === 'ko') {
    const korean = { ...requireKorean(requiredTexts, texts), meet: texts.meet };
    return change(trx, { id, rev, part: 'texts', values: toTextRow(korean), detail }, staff);
  }
  const i18n = withLanguage(lang, goodsTextNames, texts);
  return change(trx, { id, rev, part: 'texts', values: { i18n }, detail }, staff);
}

/** Sets the prices of an option from today on, or plans them for a later day. @throws {ApiError} `4000` */
async function setPrices(trx: Trx, goodsDtlId: string, { prices, fromDt }: GoodsOptionForm, today: string) {
  const rows = await trx
    .selectFrom('goods_price')
    .select(['price_sn', 'price', 'list_price', 'price_nm'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .execute();
  const plans = await trx
    .selectFrom('goods_price_plan')
    .select(['price_sn', 'price', 'list_price', 'from_day'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .execute();
  const isShown = ({ priceSn, price, listPrice }: GoodsOptionForm['prices'][number]) => {
    const shown = [...plans, ...rows].find(({ price_sn }) => price_sn === priceSn);
    return shown?.price === price && shown.list_price === listPrice;
  };
  // Planned prices get another day only if the day is all that was changed.
  const isDayMoved = prices.every(isShown) && plans.every(({ from_day }) => from_day !== fromDt);
  let last = Math.max(0, ...rows.map(({ price_sn }) => price_sn));
  for (const line of prices) {
    const { priceSn, priceNm, ageGroup, days, ageFrom, ageTo, price, listPrice } = line;
    if (listPrice < price) throw fieldError('prices', '정가는 판매가보다 낮을 수 없습니다.');
    const terms = {
      ...{ price_nm: priceNm, age_group: ageGroup },
      ...(days !== undefined && { days }),
      ...(ageFrom !== undefined && { age_from: ageFrom }),
      ...(ageTo !== undefined && { age_to: ageTo }),
    };
    const amounts = { price, list_price: listPrice };
    if (priceSn === null) {
      last += 1;
      const added = { goods_dtl_id: goodsDtlId, price_sn: last, ...terms, ...amounts };
      await trx.insertInto('goods_price').values(added).execute();
      continue;
    }
    const key = { goods_dtl_id: goodsDtlId, price_sn: priceSn };
    const row = rows.find(({ price_sn }) => price_sn === priceSn);
    if (row === undefined) throw fieldError('prices', '권종을 찾을 수 없습니다.');
    const isKept = isShown(line) && !isDayMoved;
    const isPlanned = fromDt > today && (row.price !== price || row.list_price !== listPrice);
    await trx
      .updateTable('goods_price')
      // A translation of an earlier name would name something else.
      .set({ ...terms, ...(row.price_nm !== priceNm && { i18n: '{}' }), ...(!isKept && fromDt <= today && amounts) })
      .where((eb) => eb.and(key))
      .execute();
    if (isKept) continue;
    await trx
      .deleteFrom('goods_price_plan')
      .where((eb) => eb.and(key))
      .execute();
    if (isPlanned) {
      await trx
        .insertInto('goods_price_plan')
        .values({ ...key, ...amounts, from_day: fromDt })
        .execute();
    }
  }
}

/** Adds or changes an option with its prices. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeOption(trx: Trx, id: string, form: GoodsOptionForm, staff: Principal) {
  const today = toSeoulDate(staff.now);
  if (form.fromDt < today) throw fieldError('fromDt', '오늘이나 그 뒤의 날을 입력해 주세요.');
  const detail = { goodsDtlId: form.goodsDtlId, fromDt: form.fromDt, prices: form.prices };
  const saved = await change(trx, { id, rev: form.rev, part: 'options', values: {}, detail }, staff);
  const values = {
    ...{ option_nm: form.optionNm, max_cnt: form.maxCnt, confirm_type: form.confirmType },
    ...(form.minNights !== undefined && { min_nights: form.minNights }),
    ...(form.passportYn !== undefined && { needs_passport: form.passportYn === 'Y' }),
  };
  if (form.goodsDtlId === null) {
    if (form.prices.length === 0) throw fieldError('prices', '권종을 한 개 이상 입력해 주세요.');
    const goodsDtlId = createUid();
    const sort = sql<number>`(select coalesce(max(sort), 0) + 1 from goods_option where gds_uid = ${saved.gdsUid})`;
    await trx
      .insertInto('goods_option')
      .values({ ...values, goods_dtl_id: goodsDtlId, gds_uid: saved.gdsUid, sort })
      .execute();
    await setPrices(trx, goodsDtlId, { ...form, fromDt: today }, today);
    return { ...saved, goodsDtlId };
  }
  const { numUpdatedRows } = await trx
    .updateTable('goods_option')
    .set(values)
    .where('goods_dtl_id', '=', form.goodsDtlId)
    .where('gds_uid', '=', saved.gdsUid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
  await setPrices(trx, form.goodsDtlId, form, today);
  return { ...saved, goodsDtlId: form.goodsDtlId };
}
