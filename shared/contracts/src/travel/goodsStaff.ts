import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { memberText } from '../common/memberText.ts';
import { officeDate, officeTime } from '../common/staffDates.ts';
import { officeLine, officeNumber, officeTel, pictureUrl } from '../common/staffText.ts';
import { contentLocales, date, isDay } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { orderLimits } from './orderLimits.ts';
import { ageGroups, priceDays } from './policies.ts';

/** `OFF`: taken off the site; orders and reservations stay. */
export const goodsStates = ['ON', 'OFF'] as const;

const locale = z.enum(contentLocales);
/** Version that the form was opened with. A change of another version is refused. */
const rev = z.int();
/** Id of an option, or of goods without options. */
const idParams = z.object({ id: z.string() });
const saved = z.object({ gdsUid: z.string(), rev });

const officeGoods = z.object({
  id: z.string(),
  gdsUid: z.string(),
  /** Null for goods without options. */
  goodsDtlId: z.nullable(z.string()),
  gdsNm: z.string(),
  optionNm: z.nullable(z.string()),
  gdsTycd: z.string(),
  lowPrice: z.nullable(z.int()),
  /** Languages without a name. */
  missing: z.array(locale),
  state: z.enum(goodsStates),
  /** `Y`: sold by a stock of days. */
  stockYn: yn,
});

export const adminGoods = defineEndpoint({
  name: 'admin.listGoods',
  method: 'GET',
  path: '/api/v1/admin/goods',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    gdsTycd: queryText(),
    state: choice([...goodsStates, ''], ''),
    /** `Y`: only goods with a missing language. */
    missing: choice(['Y', ''], ''),
    searchKeyword: queryText(),
    ...sortKey('name', 'category', 'price'),
  }),
  response: listOf(officeGoods),
  summary: 'Options of goods, and goods without options, in the order of names.',
});

/** Texts of goods in one language; other languages than Korean may leave parts out, which are shown in Korean. */
const goodsTexts = z.object({
  lang: locale,
  nm: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
  notice: z.nullable(z.string()),
  addr: z.nullable(z.string()),
  /** Meeting point. Absent from answers of earlier server releases. */
  meet: z.optional(z.nullable(z.string())),
});
export const goodsTextNames = ['nm', 'summary', 'description', 'notice', 'addr', 'meet'] as const;

const staffPrice = z.object({
  priceSn: z.int(),
  priceNm: z.string(),
  ageGroup: z.enum(ageGroups),
  /** Days on which it is sold, and ages in years, null without a limit. Absent from answers of earlier server releases. */
  days: z.optional(z.enum(priceDays)),
  ageFrom: z.optional(z.nullable(z.int())),
  ageTo: z.optional(z.nullable(z.int())),
  price: z.int(),
  listPrice: z.int(),
  /** Price that begins on a later day. */
  plan: z.nullable(z.object({ fromDt: date, price: z.int(), listPrice: z.int() })),
});

const staffOption = z.object({
  goodsDtlId: z.string(),
  optionNm: z.string(),
  kind: z.enum(['TICKET', 'ROOM']),
  maxCnt: z.int(),
  confirmType: z.enum(['INSTANT', 'REQUEST']),
  /** Shortest stay in a room. Absent from answers of earlier server releases. */
  minNights: z.optional(z.int()),
  /** `Y`: needs the booker's name in the passport. Absent from answers of earlier server releases. */
  passportYn: z.optional(yn),
  stockYn: yn,
  prices: z.array(staffPrice),
});
export type StaffGoodsOption = z.output<typeof staffOption>;

const latitude = z.number({ error: '위도를 입력해 주세요.' }).check(z.minimum(-90), z.maximum(90));
const longitude = z.number({ error: '경도를 입력해 주세요.' }).check(z.minimum(-180), z.maximum(180));

const yearlyError = '01-01처럼 월과 일을 두 자리로, 쉼표로 나누어 입력해 주세요.';

const facts = {
  gdsTycd: z.string({ error: '유형을 선택해 주세요.' }).check(z.minLength(1, { error: '유형을 선택해 주세요.' })),
  gdsCategoryCd: z.string({ error: '분류를 선택해 주세요.' }).check(z.minLength(1, { error: '분류를 선택해 주세요.' })),
  sggCd: z.string({ error: '지역을 선택해 주세요.' }).check(z.minLength(1, { error: '지역을 선택해 주세요.' })),
  tel: officeTel,
  lat: latitude,
  lng: longitude,
  openFrom: officeTime,
  openTo: officeTime,
  /** Days of the week without service, 0 is Sunday. */
  closedDays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(6)),
  /**
   * Weeks of a month (1 to 4) in which one more day of the week is off, that day, and days of each year, `MM-DD`. Earlier builds of
   * the page do not send them: they stay.
   */
  closedWeeks: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(4))).check(z.maxLength(4))),
  closedWeekday: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
  closedDates: z.optional(
    z
      .array(z.string().check(z.refine((day) => isDay(`2000-${day}`), { error: yearlyError })))
      .check(z.maxLength(20, { error: '20일까지 입력할 수 있습니다.' })),
  ),
  /** `Y`: a day of the week off that is a holiday moves to the next day. */
  closedMovesYn: z.optional(yn),
  /** Sent by earlier builds of the page; readers see a text that is written from the days off. */
  closedText: z.optional(z.string()),
  /** Coordinates of the meeting point; null: those of the place. Earlier builds of the page do not send them. */
  meetLat: z.optional(z.nullable(latitude)),
  meetLng: z.optional(z.nullable(longitude)),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
};
const goodsFacts = z.strictObject(facts);
export type GoodsFacts = z.output<typeof goodsFacts>;

const longText = (name: string, max: number) =>
  memberText({ max, empty: `${name} 입력해 주세요.`, tooLong: `${max}자까지 입력할 수 있습니다.` });
/** Texts that places and passes have. */
export const sharedTexts = {
  nm: officeLine('이름을', 80),
  summary: officeLine('요약을', 200),
  description: longText('소개를', 3_000),
};
const texts = {
  ...sharedTexts,
  notice: longText('이용 안내를', 2_000),
  addr: officeLine('주소를', 120),
};
/** Meeting point; tickets of most places have none. Earlier builds of the page do not send it: it stays. */
const meet = z.optional(z.nullable(officeLine('만나는 곳을', 120)));

export const adminGoodsGet = defineEndpoint({
  name: 'admin.getGoods',
  method: 'GET',
  path: '/api/v1/admin/goods/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  response: z.object({
    gdsUid: z.string(),
    rev,
    state: z.enum(goodsStates),
    gdsTycd: z.string(),
    gdsCategoryCd: z.string(),
    sggCd: z.string(),
    tel: z.string(),
    lat: z.number(),
    lng: z.number(),
    openFrom: z.string(),
    openTo: z.string(),
    closedDays: z.array(z.int()),
    /** Absent from answers of earlier server releases, as is all up to `pictures`: those of the page, the one of lists first. */
    meetLat: z.optional(z.nullable(z.number())),
    meetLng: z.optional(z.nullable(z.number())),
    closedWeeks: z.optional(z.array(z.int())),
    closedWeekday: z.optional(z.nullable(z.int())),
    closedDates: z.optional(z.array(z.string())),
    closedMovesYn: z.optional(yn),
    pictures: z.optional(z.array(z.object({ url: z.string(), alt: z.string() }))),
    /** Days off as Korean readers see them. */
    closedText: z.string(),
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    texts: z.array(goodsTexts),
    options: z.array(staffOption),
    /** Tomorrow in Seoul: the first day on which a planned price can begin. */
    nextDt: date,
  }),
  summary: 'Goods with all that staff can change: texts by language, facts, options with prices and planned prices.',
});

export const adminAddGoods = defineEndpoint({
  name: 'admin.addGoods',
  method: 'POST',
  path: '/api/v1/admin/goods',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: z.strictObject({ ...texts, meet, ...facts }),
  response: saved,
  summary: 'Adds goods without options, off the site at first.',
});

export const adminChangeGoods = defineEndpoint({
  name: 'admin.changeGoods',
  method: 'PUT',
  path: '/api/v1/admin/goods/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: z.strictObject({ ...facts, state: z.enum(goodsStates, { error: '상태를 선택해 주세요.' }), rev }),
  response: saved,
  summary: 'Changes facts of goods and whether the site shows them.',
});

export const adminGoodsTexts = defineEndpoint({
  name: 'admin.changeGoodsTexts',
  method: 'PUT',
  path: '/api/v1/admin/goods/{id}/texts',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: z.strictObject({
    lang: locale,
    nm: z.nullable(texts.nm),
    summary: z.nullable(texts.summary),
    description: z.nullable(texts.description),
    notice: z.nullable(texts.notice),
    addr: z.nullable(texts.addr),
    meet,
    rev,
  }),
  response: saved,
  summary: 'Changes the texts of one language; null is shown in Korean.',
});

const age = z.optional(z.nullable(officeNumber(0, 120)));
const priceFields = {
  priceNm: officeLine('권종을', 30),
  ageGroup: z.enum(ageGroups, { error: '나이를 선택해 주세요.' }),
  /** Days on which it is sold, and ages in years, null without a limit. Earlier builds of the page do not send them: they stay. */
  days: z.optional(z.enum(priceDays, { error: '판매하는 날을 선택해 주세요.' })),
  ageFrom: age,
  ageTo: age,
  price: officeNumber(0, 10_000_000),
  listPrice: officeNumber(0, 10_000_000),
};
/** Fields of a price in forms. */
export const goodsPriceForm = z.strictObject(priceFields);

/** Refuses ages that end before they begin. @param suffixes of the names of the fields, for forms of several prices */
export const checkAges = (suffixes: readonly string[] = ['']) =>
  checkTogether<Record<string, unknown>>((values) =>
    suffixes.flatMap((suffix) => {
      const [from, to] = [values[`ageFrom${suffix}`], values[`ageTo${suffix}`]];
      const isWrong = typeof from === 'number' && typeof to === 'number' && to < from;
      return isWrong ? [{ path: [`ageTo${suffix}`], message: '끝 나이는 시작 나이보다 적을 수 없습니다.' }] : [];
    }),
  );

const priceLine = z
  .strictObject({ priceSn: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000))), ...priceFields })
  .check(checkAges());

const optionForm = z.strictObject({
  /** Null adds an option. */
  goodsDtlId: z.nullable(z.string().check(z.maxLength(64))),
  optionNm: officeLine('옵션 이름을', 60),
  maxCnt: officeNumber(1, orderLimits.count),
  confirmType: z.enum(['INSTANT', 'REQUEST'], { error: '확정 방식을 선택해 주세요.' }),
  /** Shortest stay in a room; tickets ignore it. Earlier builds of the page do not send it. */
  minNights: z.optional(officeNumber(1, 30)),
  /** Earlier builds of the page do not send it: it stays. */
  passportYn: z.optional(yn),
  /** Day on which changed prices begin; today: at once. Orders keep the price with which they were made. */
  fromDt: officeDate,
  /** Null as number adds a price. Prices that are left out stay. */
  prices: z.array(priceLine).check(z.maxLength(30)),
  rev,
});
export type GoodsOptionForm = z.output<typeof optionForm>;

export const adminGoodsOptions = defineEndpoint({
  name: 'admin.changeGoodsOptions',
  method: 'PUT',
  path: '/api/v1/admin/goods/{id}/options',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: optionForm,
  response: z.extend(saved, { goodsDtlId: z.string() }),
  summary: 'Adds or changes one option with its prices; changed prices begin on a day.',
});
