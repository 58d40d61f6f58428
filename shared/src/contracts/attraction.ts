import * as z from 'zod/mini';
import { choice } from './choice.ts';
import { pageQuery, queryText, yn } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { picture, refundRule } from './values.ts';

export const attraction = z.object({
  gdsUid: z.string(),
  gdsNm: z.string(),
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
  interestYn: yn,
  /** A pass covers it. */
  passYn: yn,
});
attraction.register(z.globalRegistry, { id: 'Attraction' });
export type Attraction = z.output<typeof attraction>;

const attractionOption = z.object({
  goodsDtlId: z.string(),
  optionNm: z.string(),
  prices: z.array(z.object({ priceSn: z.int(), priceNm: z.string(), price: z.int(), listPrice: z.int() })),
  maxCnt: z.int(),
  confirmType: z.enum(['INSTANT', 'REQUEST']),
});

const attractionDetail = z.extend(attraction, {
  images: z.array(picture),
  description: z.string(),
  tel: z.string(),
  hours: z.array(z.object({ label: z.string(), text: z.string() })),
  closedDays: z.string(),
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

export const attractionList = defineEndpoint({
  name: 'attraction.list',
  method: 'GET',
  path: '/api/v1/attraction/list',
  access: 'optional',
  language: 'content',
  query: z.object({
    ...pageQuery(12),
    /** Codes with commas; a place must have all of them. */
    etcInformation: queryText(),
    facilitiesRecord: queryText(),
    gdsCategoryCd: queryText(),
    gdsTycd: queryText(),
    searchKeyword: queryText(),
    sggCd: queryText(),
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
  path: '/api/v1/attraction/detail/{id}',
  access: 'optional',
  language: 'content',
  params: z.object({ id: z.string() }),
  response: attractionDetail,
  summary: 'An attraction with its options, refund rules and what is near.',
});
