import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { officeLine, officeNumber, pictureUrl } from '../common/staffText.ts';
import { contentLocales } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { goodsStates, sharedTexts } from './goodsStaff.ts';

const locale = z.enum(contentLocales);
/** Version that the form was opened with. A change of another version is refused. */
const rev = z.int();
const idParams = z.object({ gdsDtlUid: z.string() });
const saved = z.object({ gdsDtlUid: z.string(), rev });

/** Terms that a pass keeps once it has been added, because holders have bought them. Other hours or people need another pass. */
const kept = {
  psCd: z.string(),
  /** Hours from the first entrance; null for a pass of chosen places. */
  hours: z.nullable(z.int()),
  /** Number of places that can be chosen; null for a pass of hours. */
  pickCnt: z.nullable(z.int()),
  persons: z.int(),
  /** Days after the purchase until which it is started. */
  validDays: z.int(),
};

export const adminPassGoods = defineEndpoint({
  name: 'admin.listPassGoods',
  method: 'GET',
  path: '/api/v1/admin/pass-goods',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    psCd: queryText(),
    state: choice([...goodsStates, ''], ''),
    searchKeyword: queryText(),
  }),
  response: listOf(
    z.object({
      gdsDtlUid: z.string(),
      passNm: z.string(),
      ...kept,
      price: z.int(),
      placesCnt: z.int(),
      soldCnt: z.int(),
      /** Languages without a name. */
      missing: z.array(locale),
      state: z.enum(goodsStates),
    }),
  ),
  summary: 'Passes as they are sold, those off the site too, in the order of the site.',
});

/** Texts of a pass in one language; other languages than Korean may leave parts out, which are shown in Korean. */
export const passTextNames = ['nm', 'summary', 'description'] as const;

export const adminPassGoodsGet = defineEndpoint({
  name: 'admin.getPassGoods',
  method: 'GET',
  path: '/api/v1/admin/pass-goods/{gdsDtlUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  response: z.object({
    gdsDtlUid: z.string(),
    rev,
    state: z.enum(goodsStates),
    ...kept,
    price: z.int(),
    soldCnt: z.int(),
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    /** Ids of the goods that it opens. */
    places: z.array(z.string()),
    texts: z.array(
      z.object({
        lang: locale,
        nm: z.nullable(z.string()),
        summary: z.nullable(z.string()),
        description: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'A pass with all that staff can change.',
});

const sale = {
  price: officeNumber(0, 10_000_000),
  places: z
    .array(z.string().check(z.maxLength(64)))
    .check(z.minLength(1, { error: '이용할 수 있는 곳을 선택해 주세요.' }), z.maxLength(500)),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
};

const newPass = z
  .strictObject({
    ...sharedTexts,
    psCd: z.string({ error: '종류를 선택해 주세요.' }).check(z.minLength(1, { error: '종류를 선택해 주세요.' })),
    hours: z.nullable(officeNumber(1, 720)),
    pickCnt: z._default(z.nullable(officeNumber(1, 100)), null),
    persons: officeNumber(1, 20),
    validDays: officeNumber(1, 730),
    ...sale,
  })
  .check(
    checkTogether<{
      readonly hours: number | null;
      readonly pickCnt: number | null;
      readonly places: readonly string[];
    }>(({ hours = null, pickCnt = null, places = [] }) => [
      ...((hours === null) === (pickCnt === null)
        ? [{ path: ['pickCnt'], message: '이용 시간과 고를 수 있는 곳 가운데 하나만 입력해 주세요.' }]
        : []),
      ...(pickCnt !== null && pickCnt > places.length
        ? [{ path: ['places'], message: '고를 수 있는 곳의 수만큼은 선택해 주세요.' }]
        : []),
    ]),
  );
export type NewPassGoods = z.output<typeof newPass>;

export const adminAddPassGoods = defineEndpoint({
  name: 'admin.addPassGoods',
  method: 'POST',
  path: '/api/v1/admin/pass-goods',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: newPass,
  response: saved,
  summary: 'Adds a pass at the end, off the site at first.',
});

const passSale = z.strictObject({
  ...sale,
  state: z.enum(goodsStates, { error: '상태를 선택해 주세요.' }),
  rev,
});
export type PassGoodsSale = z.output<typeof passSale>;

export const adminChangePassGoods = defineEndpoint({
  name: 'admin.changePassGoods',
  method: 'PUT',
  path: '/api/v1/admin/pass-goods/{gdsDtlUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: passSale,
  response: saved,
  summary: 'Changes price, places and picture of a pass, and whether the site sells it. Holders keep their places.',
});

const passTexts = z.strictObject({
  lang: locale,
  nm: z.nullable(sharedTexts.nm),
  summary: z.nullable(sharedTexts.summary),
  description: z.nullable(sharedTexts.description),
  rev,
});
export type PassGoodsTexts = z.output<typeof passTexts>;

export const adminPassGoodsTexts = defineEndpoint({
  name: 'admin.changePassGoodsTexts',
  method: 'PUT',
  path: '/api/v1/admin/pass-goods/{gdsDtlUid}/texts',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: passTexts,
  response: saved,
  summary: 'Changes the texts of one language; null is shown in Korean.',
});
