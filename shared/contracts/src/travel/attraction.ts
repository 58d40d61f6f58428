import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, picture, refundRule } from '../common/values.ts';
import { ageGroups } from './policies.ts';

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
  /** Lowest price of its options in won; null where entry is free and nothing is sold. */
  lowPrice: z.nullable(z.int()),
  rating: z.number(),
  reviewCnt: z.int(),
  facilitiesRecord: z.array(z.string()),
  etcInformation: z.array(z.string()),
  /** Now: within its hours, outside of them, or its day off. */
  openState: z.enum(['OPEN', 'CLOSED', 'HOLIDAY']),
  /** Hours of a usual day, `HH:mm`. */
  openFrom: z.string(),
  openTo: z.string(),
  /** Days off, in words. */
  closedDays: z.string(),
  interestYn: yn,
  /** A pass covers it. */
  passYn: yn,
});
attraction.register(z.globalRegistry, { id: 'Attraction' });
export type Attraction = z.output<typeof attraction>;

const room = z.object({
  /** Guests that the price includes, and at most. */
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
      /** Of the people who pay it; of a room, whose prices are those of seasons, `ADULT`. */
      ageGroup: z.enum(ageGroups),
      price: z.int(),
      listPrice: z.int(),
    }),
  ),
  maxCnt: z.int(),
  confirmType: z.enum(['INSTANT', 'REQUEST']),
  /** Null for tickets. */
  room: z.nullable(room),
});
export type AttractionOption = z.output<typeof attractionOption>;

const attractionDetail = z.extend(attraction, {
  /** Name and address in Korean, for taxis and signs. */
  gdsNmKo: z.string(),
  addrKo: z.string(),
  images: z.array(picture),
  description: z.string(),
  tel: z.string(),
  hours: z.array(z.object({ label: z.string(), text: z.string() })),
  /** What entry costs, as words; tickets that are sold here are `options`. */
  fees: z.array(z.object({ name: z.string(), price: z.int() })),
  options: z.array(attractionOption),
  refundRules: z.array(refundRule),
  notice: z.string(),
  nearby: z.array(attraction),
  reviewSummary: z.object({
    rating: z.number(),
    reviewCnt: z.int(),
    /** Reviews with 5, 4, 3, 2 and 1 stars. */
    stars: z.array(z.int()),
  }),
  interestCnt: z.int(),
});
export type AttractionDetail = z.output<typeof attractionDetail>;

export const attractionSorts = ['RECOMMEND', 'RATING', 'REVIEW', 'PRICE', 'NAME'] as const;

/** What narrows a list of places, and the same on the map. */
const filters = {
  /** Codes with commas; a place must have all of them. */
  etcInformation: queryText(),
  facilitiesRecord: queryText(),
  gdsCategoryCd: queryText(),
  gdsTycd: queryText(),
  searchKeyword: queryText(),
  sggCd: queryText(),
  /** Y: only what a pass covers. */
  passYn: choice(['', 'Y'], ''),
  /** Y: only what does not have its day off today. */
  openYn: choice(['', 'Y'], ''),
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
  response: listOf(attraction),
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

/** Most markers that a map gets at once. */
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
    /** Without those that have their day off today. */
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
  summary: "The member's favourites, the newest first.",
});

export const attractionMapStyle = defineEndpoint({
  name: 'attraction.mapStyle',
  method: 'GET',
  path: '/api/v1/attraction/mapStyle',
  access: 'public',
  language: 'header',
  response: z.object({
    /** Null where the site draws the map itself. */
    style: z.nullable(
      z.object({
        /** A style document of MapLibre (https://maplibre.org/maplibre-style-spec/). */
        styleUrl: z.string(),
        /** Module of MapLibre on this site; its worker lies beside it. */
        libraryUrl: z.string(),
      }),
    ),
  }),
  summary: 'Style of the map behind the places, where the site has one.',
});
export type MapStyle = NonNullable<z.output<typeof attractionMapStyle.response>['style']>;
