import { fillTravelNumbers, travelPolicy } from '@haesol/contracts/travel';
import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { towns } from './attractionRows.ts';
import { attractionTexts, attractionUid } from './attractionTexts.ts';
import { createDraw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';
import { scenePicture } from './scenes.ts';
import { translate } from './translate.ts';

interface PassText {
  readonly nm: string;
  readonly ps: string;
  readonly hours: number | null;
  readonly pick: number | null;
  readonly persons: number;
  readonly price: number;
  readonly places: number;
  readonly sold: number;
  readonly about: string;
  readonly scene: SceneName;
}

/** Discount in percent up to an amount, or in won; days are counted from the base date. */
interface Discount {
  readonly type: 'RATE' | 'AMOUNT';
  readonly discount: number;
  readonly min: number;
  readonly max: number | null;
  readonly from: number;
  readonly to: number;
}

interface CouponText extends Discount {
  readonly nm: string;
  readonly kind: 'activity' | 'voucher';
  readonly targets: readonly string[];
  readonly total: number;
  readonly issued: number;
  /** Number of the promotion from 1. */
  readonly promotion: number | null;
  /** Words of the names of the places or passes that it is for. */
  readonly goods?: readonly string[];
  readonly people?: number;
  /** Announced days of use, from the base date. */
  readonly days?: readonly number[];
}

const { passTexts, promotionTexts, couponTexts, promoCodes } = readData<{
  readonly passTexts: readonly PassText[];
  /** Days are counted from the base date. */
  readonly promotionTexts: readonly (readonly [
    title: string,
    summary: string,
    from: number,
    to: number,
    scene: SceneName,
  ])[];
  /** One is sold out, one has expired, one is nearly gone. */
  readonly couponTexts: readonly CouponText[];
  /** Codes that travellers type. */
  readonly promoCodes: readonly (Discount & { readonly code: string; readonly uses: number; readonly used: number })[];
}>('travelTexts');

const stepFree = 'CD0000002602';

/** @param goods places that the passes open */
export function buildPassRows(goods: readonly Row[]) {
  const draw = createDraw('passes');
  const candidates = attractionTexts.flatMap(({ kind }, index) => (kind === 'S' ? [] : [attractionUid(index + 1)]));
  const all = draw.sample(candidates, 42);
  const isStepFree = (uid: string) =>
    goods.some(({ gds_uid, etc_info }) => gds_uid === uid && Array.isArray(etc_info) && etc_info.includes(stepFree));
  const placesOf = ({ nm, places }: (typeof passTexts)[number]) =>
    nm.startsWith('무장애') ? candidates.filter(isStepFree).slice(0, places) : all.slice(0, places);
  const passes = passTexts.map((text, index) => {
    const picture = scenePicture(text.scene);
    return {
      gds_dtl_uid: `PS${String(index + 1).padStart(3, '0')}`,
      gds_uid: 'G9001',
      ps_cd: text.ps,
      pass_nm: text.nm,
      summary: text.about,
      description: `${text.about} 이용처에서 휴대전화의 패스를 보여 주면 바로 입장합니다. 구매한 날부터 ${travelPolicy.passValidDays}일 안에 사용을 시작해 주세요.`,
      hours: text.hours,
      pick_cnt: text.pick,
      persons: text.persons,
      price: text.price,
      valid_days: travelPolicy.passValidDays,
      i18n: translate((texts) => {
        const [nm, summary] = texts.passes[index] ?? [];
        return nm === undefined
          ? undefined
          : { nm, summary, description: `${summary} ${fillTravelNumbers(texts.passDescription)}` };
      }),
      sold_cnt: text.sold,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      search: toSearchText(text.nm, text.about, '누리패스', '이용권'),
      chosung: toChosung(text.nm),
      sort: index + 1,
    };
  });
  const places = passTexts.flatMap((text, index) =>
    placesOf(text).map((gds_uid) => ({ gds_dtl_uid: `PS${String(index + 1).padStart(3, '0')}`, gds_uid })),
  );
  return { pass_option: passes, pass_place: places };
}

const typesByWord: readonly (readonly [RegExp, string])[] = [
  [/누리패스/, 'CD0000002005'],
  [/체험/, 'CD0000002002'],
  [/투어/, 'CD0000002003'],
  [/숙박/, 'CD0000002004'],
  [/관광지|유람선|요트/, 'CD0000002001'],
];

/** Types of goods that the targets of a coupon name in words. */
const toTypes = (targets: readonly string[]): string[] =>
  typesByWord.filter(([word]) => targets.some((target) => word.test(target))).map(([, code]) => code);

/** Places and passes by words of their names or summaries; `indoor` are those for rainy days. */
const toGoods = (words: readonly string[]): string[] => {
  const isMeant = (text: string) => words.some((word) => text.includes(word));
  const places = attractionTexts.flatMap(({ nm, time, category }, index) =>
    isMeant(nm) || (words.includes('indoor') && (time === 'rain' || category === 5)) ? [attractionUid(index + 1)] : [],
  );
  const passes = passTexts.flatMap(({ nm }, index) => (isMeant(nm) ? [`PS${String(index + 1).padStart(3, '0')}`] : []));
  return [...places, ...passes];
};

/** Regions that they name. */
const toRegions = (targets: readonly string[]): string[] =>
  towns.flatMap((town, index) => (targets.some((target) => target.includes(town)) ? [`CD000000300${index + 1}`] : []));

export function buildPromotionRows(base: Date) {
  const today = toSeoulDate(base);
  const promotions = promotionTexts.map(([title, summary, from, to, scene], index) => {
    const picture = scenePicture(scene);
    return {
      id: `PR${String(index + 1).padStart(3, '0')}`,
      title,
      summary,
      html: `<p>${summary}</p><h2>이용 방법</h2><ol><li>쿠폰을 내려받습니다.</li><li>상품을 고르고 결제 화면에서 쿠폰을 고릅니다.</li><li>예약한 날 휴대전화로 바우처를 보여 줍니다.</li></ol><h2>유의 사항</h2><ul><li>수량이 모두 나가면 일찍 끝날 수 있습니다.</li><li>다른 쿠폰과 함께 쓸 수 없습니다.</li></ul>`,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      start_dt: addDays(today, from),
      end_dt: addDays(today, to),
      i18n: translate(({ promotions: own, promotionHtml }) => {
        const [ownTitle, ownSummary] = own[index] ?? [];
        if (ownTitle === undefined) return undefined;
        return { title: ownTitle, summary: ownSummary, html: `<p>${ownSummary}</p>${promotionHtml}` };
      }),
      search: toSearchText(title, summary),
      chosung: toChosung(title),
      created_at: seoulInstant(addDays(today, from - 10), '10:00').toISOString(),
    };
  });
  const coupons = couponTexts.map((text, index) => ({
    coupon_pblcn_uid: `CP${String(index + 1).padStart(3, '0')}`,
    coupon_nm: text.nm,
    kind: text.kind,
    discount_type: text.type,
    discount: text.discount,
    min_amount: text.min,
    max_discount: text.max,
    start_dt: addDays(today, text.from),
    end_dt: addDays(today, text.to),
    total: text.total,
    issued: text.issued,
    per_member: 1,
    promotion_id: text.promotion === null ? null : `PR${String(text.promotion).padStart(3, '0')}`,
    for_types: toTypes(text.targets),
    for_sgg: toRegions(text.targets),
    for_goods: toGoods(text.goods ?? []),
    min_people: text.people ?? 0,
    for_dates: text.days?.map((day) => addDays(today, day)) ?? null,
    for_weekdays: text.targets.some((target) => target.includes('일~목')) ? [0, 1, 2, 3, 4] : [],
    i18n: translate(({ coupons: own }) => {
      const nm = own[index];
      return nm === undefined ? undefined : { nm };
    }),
    sort: index + 1,
  }));
  return { promotion: promotions, coupon_pblcn: coupons };
}

export function buildPromoRows(base: Date): readonly Row[] {
  const today = toSeoulDate(base);
  return promoCodes.map(({ code, type, discount, min, max, from, to, uses, used }) => ({
    code,
    discount_type: type,
    discount,
    min_amount: min,
    max_discount: max,
    start_dt: addDays(today, from),
    end_dt: addDays(today, to),
    max_uses: uses,
    used,
  }));
}

/** Round figures, whose source names them as samples. */
const wonPerUnit = { USD: 1_400, JPY: 9, CNY: 200, TWD: 45, EUR: 1_600 };

export const buildRateRows = (base: Date): readonly Row[] =>
  Object.entries(wonPerUnit).map(([code, won]) => ({
    currency_cd: code,
    won_per_unit: won,
    rate_dt: toSeoulDate(base),
    source: '예시',
    set_at: base,
  }));
