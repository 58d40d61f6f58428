import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { clampedInt, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, date, picture, refundRule } from '../common/values.ts';
import { ageGroups, guideLangs, priceDays } from './policies.ts';

/** `gdsTycd` of places to sleep at, whose hours are those of arrival and departure. */
export const stayType = 'CD0000002004';

export const attraction = z.object({
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  summary: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  gdsTycd: z.string(),
  gdsCategoryCd: z.string(),
  ctpvCd: z.string(),
  sggCd: z.string(),
  addr: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Lowest price of an adult in won; null if entry is free and there are no tickets. */
  lowPrice: z.nullable(z.int()),
  rating: z.number(),
  reviewCnt: z.int(),
  facilitiesRecord: z.array(z.string()),
  etcInformation: z.array(z.string()),
  /** Current state: within its hours, outside of them, or its day off. */
  openState: z.enum(['OPEN', 'CLOSED', 'HOLIDAY']),
  /** Regular opening hours, `HH:mm`. */
  openFrom: z.string(),
  openTo: z.string(),
  /** Days off, in words. */
  closedDays: z.string(),
  /** Notices from today on, the next one first; a closed place sells nothing on the days of its notice. */
  notices: z.array(z.object({ title: z.string(), startDt: date, endDt: date, closedYn: yn })),
  interestYn: yn,
  /** Covered by a pass. */
  passYn: yn,
});
attraction.register(z.globalRegistry, { id: 'Attraction' });
export type Attraction = z.output<typeof attraction>;

const room = z.object({
  /** Guests included in the price, and the maximum. */
  baseCnt: z.int(),
  maxCnt: z.int(),
  /** Square metres. */
  size: z.int(),
  bed: z.enum(['DOUBLE', 'TWIN', 'ONDOL', 'BUNK']),
  /** `HH:mm`. */
  checkIn: z.string(),
  checkOut: z.string(),
  amenities: z.array(z.enum(['WIFI', 'BATH', 'KITCHEN', 'VIEW', 'BREAKFAST', 'STEP_FREE', 'TERRACE'])),
});
export type Room = z.output<typeof room>;

const attractionOption = z.object({
  goodsDtlId: z.string(),
  kind: z.enum(['TICKET', 'ROOM']),
  optionNm: z.string(),
  prices: z.array(
    z.object({
      priceSn: z.int(),
      priceNm: z.string(),
      /** Age group of the price; `ADULT` for rooms, whose prices depend on the season. */
      ageGroup: z.enum(ageGroups),
      days: z.enum(priceDays),
      /** Ages in years, both included; null: no limit. */
      ageFrom: z.nullable(z.int()),
      ageTo: z.nullable(z.int()),
      price: z.int(),
      listPrice: z.int(),
    }),
  ),
  /** Null without a guide. */
  guideLang: z.nullable(z.enum(guideLangs)),
  /** Contents of the price, in words. */
  includes: z.array(z.string()),
  maxCnt: z.int(),
  confirmType: z.enum(['INSTANT', 'REQUEST']),
  /** `Y`: needs the booker's name in the passport. Absent from responses of the previous server release. */
  passportYn: z.optional(yn),
  /** Null for tickets. */
  room: z.nullable(room),
});
export type AttractionOption = z.output<typeof attractionOption>;

/** Meeting point of tickets and tours. */
export const meetingPoint = z.object({
  text: z.string(),
  /** Language of the text. */
  lang: contentLang,
  /** Address of an outside map. */
  mapUrl: z.string(),
});
export type MeetingPoint = z.output<typeof meetingPoint>;

const attractionDetail = z.extend(attraction, {
  /** Name and address in Korean, for taxi drivers and signs. */
  gdsNmKo: z.string(),
  addrKo: z.string(),
  images: z.array(picture),
  description: z.string(),
  tel: z.string(),
  hours: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Lowest price of each name among the options; `highPrice` where options differ. */
  fees: z.array(z.object({ name: z.string(), price: z.int(), highPrice: z.optional(z.int()) })),
  options: z.array(attractionOption),
  refundRules: z.array(refundRule),
  notice: z.string(),
  /** Null without one. Absent from responses of the previous server release. */
  meetingPoint: z.optional(z.nullable(meetingPoint)),
  nearby: z.array(attraction),
  reviewSummary: z.object({
    rating: z.number(),
    reviewCnt: z.int(),
    /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
    stars: z.array(z.int()),
  }),
  interestCnt: z.int(),
});
export type AttractionDetail = z.output<typeof attractionDetail>;

export const attractionSorts = ['RECOMMEND', 'RATING', 'REVIEW', 'PRICE', 'NAME'] as const;

/** Filters of the list of places and of the map. */
const filters = {
  /** Comma-separated codes; a place must have all of them. */
  etcInformation: queryText(),
  facilitiesRecord: queryText(),
  gdsCategoryCd: queryText(),
  gdsTycd: queryText(),
  searchKeyword: queryText(),
  sggCd: queryText(),
  /** `Y`: only places covered by a pass. */
  passYn: choice(['', 'Y'], ''),
  /** `Y`: only places that are open today, now or later. */
  openYn: choice(['', 'Y'], ''),
  /** Only places that can be booked on the day, and are open then. */
  useDate: queryText(10),
  /** Number of people who come; 0: any. */
  people: clampedInt({ min: 0, max: 20, fallback: 0 }),
  /** Highest price of an adult in won; 0: any. */
  maxPrice: clampedInt({ min: 0, max: 10_000_000, fallback: 0 }),
};

export const attractionList = defineEndpoint({
  name: 'attraction.list',
  method: 'GET',
  path: '/api/v1/attraction/list',
  access: 'optional',
  language: 'content',
  query: z.object({
    ...pageQuery(12),
    ...filters,
    sort: choice(attractionSorts, 'RECOMMEND'),
    /** `west,south,east,north` in degrees. */
    bbox: queryText(),
  }),
  response: z.extend(listOf(attraction), {
    /** Similar keyword whose places these are, because the given one finds none. Absent from responses of the previous server release. */
    corrected: z.optional(z.nullable(z.string())),
  }),
  summary: 'Lists attractions, activities, tours and stays.',
});

export const attractionGet = defineEndpoint({
  name: 'attraction.get',
  method: 'GET',
  path: '/api/v1/attraction/detail/{gdsUid}',
  access: 'optional',
  language: 'content',
  params: z.object({ gdsUid: z.string() }),
  response: attractionDetail,
  summary: 'An attraction with its options, refund rules and what is near.',
});

const attractionMarker = z.pick(attraction, {
  gdsUid: true,
  gdsNm: true,
  lang: true,
  lat: true,
  lng: true,
  sggCd: true,
  gdsTycd: true,
  gdsCategoryCd: true,
  openState: true,
});
export type AttractionMarker = z.output<typeof attractionMarker>;

/** Maximum number of markers in a response for the map. */
export const maxMarkers = 2_000;

export const attractionMarkers = defineEndpoint({
  name: 'attraction.markers',
  method: 'GET',
  path: '/api/v1/attraction/markers',
  access: 'public',
  language: 'content',
  query: z.object({ ...filters, sort: choice(attractionSorts, 'RECOMMEND') }),
  response: listOf(attractionMarker),
  summary: `Places for a map, in the order of the list, ${maxMarkers} at most.`,
});

export const attractionCounts = defineEndpoint({
  name: 'attraction.counts',
  method: 'GET',
  path: '/api/v1/attraction/counts',
  access: 'public',
  language: 'content',
  query: z.object(filters),
  response: z.object({
    total: z.int(),
    /** Number of those that are open today, now or later. */
    openToday: z.int(),
    regions: z.array(z.object({ sggCd: z.string(), total: z.int(), openToday: z.int() })),
    categories: z.array(z.object({ gdsCategoryCd: z.string(), total: z.int() })),
  }),
  summary: 'How many places there are, by town and by category.',
});
export type AttractionCounts = z.output<typeof attractionCounts.response>;

const interest = z.object({ gdsUid: z.string(), interestYn: yn, interestCnt: z.int() });
const interestQuery = z.object({ gdsUid: z.string().check(z.minLength(1), z.maxLength(64)) });

export const interestAdd = defineEndpoint({
  name: 'attraction.interestAdd',
  method: 'POST',
  path: '/api/v1/attraction/interest',
  access: 'member',
  language: 'content',
  query: interestQuery,
  response: interest,
  summary: 'Adds a favourite; again, it changes nothing.',
});

export const interestRemove = defineEndpoint({
  name: 'attraction.interestRemove',
  method: 'DELETE',
  path: '/api/v1/attraction/interest/delete',
  access: 'member',
  language: 'content',
  query: interestQuery,
  response: interest,
  summary: 'Removes a favourite; again, it changes nothing.',
});

export const myAttractionList = defineEndpoint({
  name: 'mypage.myAttractionList',
  method: 'GET',
  path: '/api/v1/mypage/myAttraction/list',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(12)),
  response: listOf(attraction),
  summary: "The places among the member's favourites, the newest first.",
});

export const attractionMapStyle = defineEndpoint({
  name: 'attraction.mapStyle',
  method: 'GET',
  path: '/api/v1/attraction/mapStyle',
  access: 'public',
  language: 'header',
  response: z.object({
    /** Null if the site draws the map itself. */
    style: z.nullable(
      z.object({
        /** A style document of MapLibre (https://maplibre.org/maplibre-style-spec/). */
        styleUrl: z.string(),
        /** Module of MapLibre on this site, with its worker in the same folder. */
        libraryUrl: z.string(),
      }),
    ),
  }),
  summary: 'Style of the map behind the places, where the site has one.',
});
export type MapStyle = NonNullable<z.output<typeof attractionMapStyle.response>['style']>;
