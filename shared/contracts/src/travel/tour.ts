import * as z from 'zod/mini';
import { pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, picture } from '../common/values.ts';

export const tour = z.object({
  tourUid: z.string(),
  title: z.string(),
  lang: contentLang,
  themeCd: z.string(),
  /** Days from the first to the last; 1 is a day trip. */
  tourDays: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  stopCnt: z.int(),
  distanceKm: z.number(),
  /** Minutes by car and kilometres on foot, over all days. */
  carMin: z.int(),
  walkKm: z.number(),
  /** Names of its stops in their order. */
  stopNms: z.array(z.string()),
  summary: z.string(),
  /** Absent from responses of the previous server release. */
  interestYn: z._default(yn, 'N'),
});
tour.register(z.globalRegistry, { id: 'Tour' });
export type Tour = z.output<typeof tour>;

export const tourList = defineEndpoint({
  name: 'tour.list',
  method: 'GET',
  path: '/api/v1/recommendTour/list',
  access: 'optional',
  language: 'content',
  query: z.object({
    ...pageQuery(12),
    searchKeyword: queryText(),
    themeCd: queryText(),
    /** Comma-separated codes; every stop of the tour must have all of them. */
    etcInformation: queryText(),
    tourDays: queryText(),
  }),
  response: listOf(tour),
  summary: 'Lists recommended tours.',
});

const tourStop = z.object({
  seq: z.int(),
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  addr: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  /** `HH:mm` of the arrival. */
  startTime: z.string(),
  /** Adult price; for a stay, half of a double room. */
  price: z.int(),
  stayYn: yn,
  passYn: yn,
  openState: z.enum(['OPEN', 'CLOSED', 'HOLIDAY']),
  closedDays: z.string(),
  lat: z.number(),
  lng: z.number(),
  stayMin: z.int(),
  /** To the next stop; 0 at the end of a day. */
  moveMin: z.int(),
  /** Null at the end of a day. */
  moveBy: z.nullable(z.enum(['WALK', 'CAR', 'BOAT'])),
  moveKm: z.number(),
  /** A fact about this stop. */
  memo: z.string(),
  /** First option that is sold here; null without one. Absent from responses of the previous server release. */
  goodsDtlId: z._default(z.nullable(z.string()), null),
});

export type TourStop = z.output<typeof tourStop>;

const tourDetail = z.extend(tour, {
  /** Difficulty of the walk, as text. */
  walking: z.string(),
  /** Price for one adult at all stops, in won. */
  cost: z.int(),
  days: z.array(z.object({ day: z.int(), stops: z.array(tourStop) })),
  html: z.string(),
  /** Absent from responses of the previous server release. */
  interestCnt: z._default(z.int(), 0),
});
export type TourDetail = z.output<typeof tourDetail>;

export const tourGet = defineEndpoint({
  name: 'tour.get',
  method: 'GET',
  path: '/api/v1/recommendTour/detail/{tourUid}',
  access: 'optional',
  language: 'content',
  params: z.object({ tourUid: z.string() }),
  response: tourDetail,
  summary: 'A tour with its stops by day.',
});

const tourInterest = z.object({ tourUid: z.string(), interestYn: yn, interestCnt: z.int() });
const tourInterestQuery = z.object({ tourUid: z.string().check(z.minLength(1), z.maxLength(64)) });

export const tourInterestAdd = defineEndpoint({
  name: 'tour.interestAdd',
  method: 'POST',
  path: '/api/v1/recommendTour/interest',
  access: 'member',
  language: 'content',
  query: tourInterestQuery,
  response: tourInterest,
  summary: 'Adds a tour to the favourites; again, it changes nothing.',
});

export const tourInterestRemove = defineEndpoint({
  name: 'tour.interestRemove',
  method: 'DELETE',
  path: '/api/v1/recommendTour/interest/delete',
  access: 'member',
  language: 'content',
  query: tourInterestQuery,
  response: tourInterest,
  summary: 'Removes a tour from the favourites; again, it changes nothing.',
});

export const myTourList = defineEndpoint({
  name: 'mypage.myTourList',
  method: 'GET',
  path: '/api/v1/mypage/myTour/list',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(12)),
  response: listOf(tour),
  summary: "The tours among the member's favourites, the newest first.",
});

export const tourAttractionGet = defineEndpoint({
  name: 'tour.attractionGet',
  method: 'GET',
  path: '/api/v1/recommendTour/detail/attraction/{gdsUid}',
  access: 'optional',
  language: 'content',
  params: z.object({ gdsUid: z.string() }),
  response: z.object({
    gdsUid: z.string(),
    gdsNm: z.string(),
    lang: contentLang,
    summary: z.string(),
    addr: z.string(),
    lat: z.number(),
    lng: z.number(),
    images: z.array(picture),
    hours: z.array(z.object({ label: z.string(), text: z.string() })),
    closedDays: z.string(),
    openState: z.enum(['OPEN', 'CLOSED', 'HOLIDAY']),
    lowPrice: z.nullable(z.int()),
    interestYn: yn,
    tours: z.array(tour),
  }),
  summary: 'A stop of a tour, and the tours that lead to it.',
});
