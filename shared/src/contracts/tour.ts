import * as z from 'zod/mini';
import { pageQuery, queryText } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';

export const tour = z.object({
  tourUid: z.string(),
  title: z.string(),
  themeCd: z.string(),
  /** Days from the first to the last; 1 is a day trip. */
  tourDays: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  stopCnt: z.int(),
  distanceKm: z.number(),
  summary: z.string(),
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
    /** Codes with commas; every stop of the tour must have all of them. */
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
  lat: z.number(),
  lng: z.number(),
  stayMin: z.int(),
  /** To the next stop; 0 at the end of a day. */
  moveMin: z.int(),
  memo: z.string(),
});

const tourDetail = z.extend(tour, {
  days: z.array(z.object({ day: z.int(), stops: z.array(tourStop) })),
  html: z.string(),
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
