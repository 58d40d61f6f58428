import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { isSafePath } from '../common/safePath.ts';
import { officeHtml as html, officeLine as line, officeTel, pictureUrl } from '../common/staffText.ts';
import { date, translatedLocales } from '../common/values.ts';
import { feedKinds } from './feed.ts';

/** Translated texts; missing ones are shown in Korean. */
function translations<const T extends z.core.$ZodShape>(texts: T) {
  return z._default(z.partialRecord(z.enum(translatedLocales), z.partial(z.strictObject(texts))), {});
}

/** The same in a response for staff. */
function writtenTexts<const T extends Readonly<Record<string, z.ZodMiniString>>>(texts: T) {
  return { ...texts, i18n: z.partialRecord(z.enum(translatedLocales), z.partial(z.object(texts))) };
}

const idParams = z.object({ id: z.string() });
const saved = z.object({ id: z.string() });

const promotionTexts = { title: line('제목을', 60), summary: line('요약을', 200), html };

const promotionForm = z.strictObject({
  ...promotionTexts,
  i18n: translations(promotionTexts),
  thumbUrl: pictureUrl,
  thumbAlt: line('그림 설명을', 200),
  startDt: date,
  endDt: date,
  rev: seenRev,
});

export type PromotionForm = z.output<typeof promotionForm>;

const officePromotion = z.object({
  id: z.string(),
  ...writtenTexts({ title: z.string(), summary: z.string(), html: z.string() }),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  startDt: date,
  endDt: date,
  ...edited,
});

export const adminPromotions = defineEndpoint({
  name: 'admin.listPromotions',
  method: 'GET',
  path: '/api/v1/admin/promotions',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey, searchKeyword: queryText() }),
  response: listOf(officePromotion),
  summary: 'Promotions with all their texts, the newest first.',
});

export const adminAddPromotion = defineEndpoint({
  name: 'admin.addPromotion',
  method: 'POST',
  path: '/api/v1/admin/promotions',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: promotionForm,
  response: saved,
  summary: 'Adds a promotion.',
});

export const adminChangePromotion = defineEndpoint({
  name: 'admin.changePromotion',
  method: 'PUT',
  path: '/api/v1/admin/promotions/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: promotionForm,
  response: saved,
  summary: 'Changes a promotion.',
});

export const adminRemovePromotion = defineEndpoint({
  name: 'admin.removePromotion',
  method: 'DELETE',
  path: '/api/v1/admin/promotions/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  response: emptyObject,
  summary: 'Takes a promotion off the site; its coupons stay valid.',
});

const feedTexts = { title: line('제목을', 60), body: line('내용을', 500) };

const feedForm = z.strictObject({
  kind: z.enum(feedKinds, { error: '구분을 선택해 주세요.' }),
  ...feedTexts,
  i18n: translations(feedTexts),
  link: z.nullable(
    z.string().check(z.maxLength(200), z.refine(isSafePath, { error: '홈페이지 안의 주소를 입력해 주세요.' })),
  ),
  rev: seenRev,
});

export type FeedForm = z.output<typeof feedForm>;

const officeFeedItem = z.object({
  id: z.string(),
  kind: z.enum(feedKinds),
  ...writtenTexts({ title: z.string(), body: z.string() }),
  link: z.nullable(z.string()),
  createdDt: instant,
  ...edited,
});

export const adminFeed = defineEndpoint({
  name: 'admin.listFeed',
  method: 'GET',
  path: '/api/v1/admin/feed',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey, kind: choice(['', ...feedKinds], '') }),
  response: listOf(officeFeedItem),
  summary: 'News of the travel service with all their texts, the newest first.',
});

export const adminAddFeed = defineEndpoint({
  name: 'admin.addFeed',
  method: 'POST',
  path: '/api/v1/admin/feed',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: feedForm,
  response: saved,
  summary: 'Publishes news.',
});

export const adminChangeFeed = defineEndpoint({
  name: 'admin.changeFeed',
  method: 'PUT',
  path: '/api/v1/admin/feed/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: feedForm,
  response: saved,
  summary: 'Changes news.',
});

export const adminRemoveFeed = defineEndpoint({
  name: 'admin.removeFeed',
  method: 'DELETE',
  path: '/api/v1/admin/feed/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  response: emptyObject,
  summary: 'Takes news off the site.',
});

const infoTexts = { title: line('제목을', 60), summary: line('요약을', 200), html };

const infoForm = z.strictObject({
  touristTycd: z.string({ error: '구분을 선택해 주세요.' }).check(z.maxLength(32)),
  ...infoTexts,
  i18n: translations(infoTexts),
  thumbUrl: pictureUrl,
  thumbAlt: line('그림 설명을', 200),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  tel: z.nullable(officeTel),
  rev: seenRev,
});

export type TravelInfoForm = z.output<typeof infoForm>;

const officeInfo = z.object({
  id: z.string(),
  touristTycd: z.string(),
  ...writtenTexts({ title: z.string(), summary: z.string(), html: z.string() }),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  tel: z.nullable(z.string()),
  ...edited,
});

export const adminTravelInfo = defineEndpoint({
  name: 'admin.listTravelInfo',
  method: 'GET',
  path: '/api/v1/admin/travel-info',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey, searchKeyword: queryText() }),
  response: listOf(officeInfo),
  summary: 'Travel information with all its texts, in the order of the site.',
});

export const adminAddTravelInfo = defineEndpoint({
  name: 'admin.addTravelInfo',
  method: 'POST',
  path: '/api/v1/admin/travel-info',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: infoForm,
  response: saved,
  summary: 'Adds travel information, at the end.',
});

export const adminChangeTravelInfo = defineEndpoint({
  name: 'admin.changeTravelInfo',
  method: 'PUT',
  path: '/api/v1/admin/travel-info/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: infoForm,
  response: saved,
  summary: 'Changes travel information.',
});

export const adminRemoveTravelInfo = defineEndpoint({
  name: 'admin.removeTravelInfo',
  method: 'DELETE',
  path: '/api/v1/admin/travel-info/{id}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  response: emptyObject,
  summary: 'Takes travel information off the site.',
});
