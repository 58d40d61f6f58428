import * as z from 'zod/mini';
import { emptyObject, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { officeDate } from '../common/staffDates.ts';
import { officeLine } from '../common/staffText.ts';
import { date, translatedLocales } from '../common/values.ts';

const placeNoticeForm = z.strictObject({
  gdsUid: z
    .string({ error: '상품을 선택해 주세요.' })
    .check(z.minLength(1, { error: '상품을 선택해 주세요.' }), z.maxLength(40)),
  title: officeLine('알림을', 60),
  i18n: z._default(
    z.partialRecord(z.enum(translatedLocales), z.partial(z.strictObject({ title: officeLine('알림을', 100) }))),
    {},
  ),
  startDt: officeDate,
  endDt: officeDate,
  /** `Y`: nothing is sold for these days. */
  closedYn: yn,
  rev: seenRev,
});
export type PlaceNoticeForm = z.output<typeof placeNoticeForm>;

const officePlaceNotice = z.object({
  noticeUid: z.string(),
  gdsUid: z.string(),
  gdsNm: z.string(),
  title: z.string(),
  i18n: z.partialRecord(z.enum(translatedLocales), z.partial(z.object({ title: z.string() }))),
  startDt: date,
  endDt: date,
  closedYn: yn,
  ...edited,
});

const params = z.object({ noticeUid: z.string() });
const saved = z.object({ noticeUid: z.string() });

export const adminPlaceNotices = defineEndpoint({
  name: 'admin.listPlaceNotices',
  method: 'GET',
  path: '/api/v1/admin/place-notices',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey, searchKeyword: queryText() }),
  response: listOf(officePlaceNotice),
  summary: 'Notices of places by day, the last to end first.',
});

export const adminAddPlaceNotice = defineEndpoint({
  name: 'admin.addPlaceNotice',
  method: 'POST',
  path: '/api/v1/admin/place-notices',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: placeNoticeForm,
  response: saved,
  summary: 'Adds a notice to a place; one that closes sells nothing for its days, and leaves sold tickets as they are.',
});

export const adminChangePlaceNotice = defineEndpoint({
  name: 'admin.changePlaceNotice',
  method: 'PUT',
  path: '/api/v1/admin/place-notices/{noticeUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params,
  body: placeNoticeForm,
  response: saved,
  summary: 'Changes a notice of a place.',
});

export const adminRemovePlaceNotice = defineEndpoint({
  name: 'admin.removePlaceNotice',
  method: 'DELETE',
  path: '/api/v1/admin/place-notices/{noticeUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params,
  response: emptyObject,
  summary: 'Takes a notice off a place; its days are sold again.',
});
