import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { officeTime } from '../common/staffDates.ts';
import { officeHtml, officeLine, officeNumber, pictureUrl } from '../common/staffText.ts';
import { contentLocales, translatedLocales } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { goodsStates } from './goodsStaff.ts';
import { planLimits } from './plan.ts';

/** Limits of tours. Members take them over into plans, and the travel service names lengths of up to three days. */
export const tourLimits = {
  days: 3,
  stops: planLimits.stops,
  maxStay: planLimits.maxStay,
  memo: planLimits.memo,
} as const;

export const tourMoves = ['WALK', 'CAR', 'BOAT'] as const;
export const tourTextNames = ['title', 'summary', 'walking', 'html'] as const;

const locale = z.enum(contentLocales);
/** Version that the form was opened with. A change of another version is refused. */
const rev = z.int();
const uidParams = z.object({ tourUid: z.string() });
const saved = z.object({ tourUid: z.string(), rev });

const officeTour = z.object({
  tourUid: z.string(),
  title: z.string(),
  themeCd: z.string(),
  tourDays: z.int(),
  stopCnt: z.int(),
  /** Languages without a title. */
  missing: z.array(locale),
  /** `OFF`: not on the site, new ones too. */
  state: z.enum(goodsStates),
});

export const adminTours = defineEndpoint({
  name: 'admin.listTours',
  method: 'GET',
  path: '/api/v1/admin/tours',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), state: choice([...goodsStates, ''], ''), searchKeyword: queryText() }),
  response: listOf(officeTour),
  summary: 'Recommended tours, those off the site too, in the order of the site.',
});

/** Texts of a tour in one language; other languages than Korean may leave parts out, which are shown in Korean. */
const tourTexts = z.object({
  lang: locale,
  title: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  walking: z.nullable(z.string()),
  html: z.nullable(z.string()),
});

const staffStop = z.object({
  gdsUid: z.string(),
  gdsNm: z.string(),
  /** `OFF`: the place is not on the site any more. */
  gdsState: z.enum(goodsStates),
  stayMin: z.int(),
  /** Way to the next stop; null at the end of a day. */
  moveBy: z.nullable(z.enum(tourMoves)),
  moveMin: z.int(),
  moveKm: z.number(),
  memo: z.string(),
  /** Memos in other languages. */
  memos: z.partialRecord(z.enum(translatedLocales), z.string()),
});
export type StaffTourStop = z.output<typeof staffStop>;

export const adminTourGet = defineEndpoint({
  name: 'admin.getTour',
  method: 'GET',
  path: '/api/v1/admin/tours/{tourUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: uidParams,
  response: z.object({
    tourUid: z.string(),
    rev,
    state: z.enum(goodsStates),
    themeCd: z.string(),
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    texts: z.array(tourTexts),
    /** Days in their order, each with the time of its first arrival. */
    days: z.array(z.object({ start: z.string(), stops: z.array(staffStop) })),
  }),
  summary: 'A tour with all that staff can change: facts, texts by language, stops by day.',
});

const facts = {
  themeCd: z.string({ error: '주제를 선택해 주세요.' }).check(z.minLength(1, { error: '주제를 선택해 주세요.' })),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
};
export type TourFacts = z.output<z.ZodMiniObject<typeof facts>>;

const texts = {
  title: officeLine('제목을', 60),
  summary: officeLine('요약을', 200),
  walking: officeLine('걷는 길 안내를', 100),
  html: officeHtml,
};

export const adminAddTour = defineEndpoint({
  name: 'admin.addTour',
  method: 'POST',
  path: '/api/v1/admin/tours',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: z.strictObject({ ...texts, ...facts }),
  response: saved,
  summary: 'Adds a tour without stops, off the site at first.',
});

export const adminChangeTour = defineEndpoint({
  name: 'admin.changeTour',
  method: 'PUT',
  path: '/api/v1/admin/tours/{tourUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: uidParams,
  body: z.strictObject({ ...facts, rev }),
  response: saved,
  summary: 'Changes facts of a tour.',
});

export const adminTourTexts = defineEndpoint({
  name: 'admin.changeTourTexts',
  method: 'PUT',
  path: '/api/v1/admin/tours/{tourUid}/texts',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: uidParams,
  body: z.strictObject({
    lang: locale,
    title: z.nullable(texts.title),
    summary: z.nullable(texts.summary),
    walking: z.nullable(texts.walking),
    html: z.nullable(texts.html),
    rev,
  }),
  response: saved,
  summary: 'Changes the texts of one language; null is shown in Korean.',
});

const memo = memberText({
  max: tourLimits.memo,
  tooLong: `메모는 ${tourLimits.memo}자까지 입력할 수 있습니다.`,
  hasLines: false,
});

const stopLine = z.strictObject({
  gdsUid: z.string({ error: '장소를 선택해 주세요.' }).check(z.minLength(1), z.maxLength(64)),
  /** 0 for a stay, which ends its day. */
  stayMin: officeNumber(0, tourLimits.maxStay),
  /** Way to the next stop; null at the end of a day. */
  moveBy: z.nullable(z.enum(tourMoves, { error: '가는 방법을 선택해 주세요.' })),
  moveMin: officeNumber(0, tourLimits.maxStay),
  moveKm: z.number({ error: '거리를 숫자로 입력해 주세요.' }).check(
    z.minimum(0, { error: '0 이상 입력해 주세요.' }),
    z.maximum(999, { error: '999까지 입력할 수 있습니다.' }),
    z.refine((km) => Number(km.toFixed(1)) === km, { error: '소수점 아래 한 자리까지 입력해 주세요.' }),
  ),
  memo,
  /** Memos in other languages; missing ones are shown in Korean. */
  memos: z.partialRecord(z.enum(translatedLocales), memo),
});

const dayLine = z
  .strictObject({
    start: officeTime,
    stops: z
      .array(stopLine)
      .check(
        z.minLength(1, { error: '날마다 경유지를 하나 이상 넣어 주세요.' }),
        z.maxLength(tourLimits.stops, { error: `하루에 ${tourLimits.stops}곳까지 넣을 수 있습니다.` }),
      ),
  })
  .check(
    checkTogether<{ readonly stops: readonly z.output<typeof stopLine>[] }>(({ stops = [] }) =>
      stops
        .slice(0, -1)
        .flatMap(({ moveBy }, at) =>
          moveBy === null
            ? [{ path: ['stops', String(at), 'moveBy'], message: '다음 경유지까지 가는 방법을 선택해 주세요.' }]
            : [],
        ),
    ),
  );
export type TourDayForm = z.output<typeof dayLine>;

export const adminTourStops = defineEndpoint({
  name: 'admin.changeTourStops',
  method: 'PUT',
  path: '/api/v1/admin/tours/{tourUid}/stops',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: uidParams,
  body: z.strictObject({
    days: z
      .array(dayLine)
      .check(z.minLength(1), z.maxLength(tourLimits.days, { error: `${tourLimits.days}일까지 넣을 수 있습니다.` })),
    rev,
  }),
  response: saved,
  summary: 'Replaces the days of a tour with their stops. Plans that were made from it stay as they are.',
});

export const adminRemoveTour = defineEndpoint({
  name: 'admin.removeTour',
  method: 'DELETE',
  path: '/api/v1/admin/tours/{tourUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: uidParams,
  response: emptyObject,
  summary: 'Takes a tour off the site.',
});
