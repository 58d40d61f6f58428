import * as z from 'zod/mini';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang } from '../common/values.ts';

const travelInfo = z.object({
  id: z.string(),
  touristTycd: z.string(),
  title: z.string(),
  lang: contentLang,
  summary: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
});
export type TravelInfo = z.output<typeof travelInfo>;

export const travelInfoList = defineEndpoint({
  name: 'travelInfo.list',
  method: 'GET',
  path: '/api/v1/stickyArea/travelInfo/list',
  access: 'public',
  language: 'pass',
  query: z.object({ ...pageQuery(12), searchKeyword: queryText(), touristTycd: queryText() }),
  response: listOf(travelInfo),
  summary: 'Lists travel information: transport, tourist offices, facilities, emergencies.',
});

const travelInfoDetail = z.extend(travelInfo, {
  html: z.string(),
  /** Null if it concerns no single place. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  tel: z.nullable(z.string()),
});
export type TravelInfoDetail = z.output<typeof travelInfoDetail>;

export const travelInfoGet = defineEndpoint({
  name: 'travelInfo.get',
  method: 'GET',
  path: '/api/v1/stickyArea/travelInfo/{id}',
  access: 'public',
  language: 'pass',
  params: z.object({ id: z.string() }),
  response: travelInfoDetail,
  summary: 'One piece of travel information.',
});

const direction = z.object({
  fromNm: z.string(),
  lang: contentLang,
  byCd: z.enum(['TRAIN', 'BUS', 'CAR', 'PARKING', 'BOAT']),
  minutes: z.int(),
  /** In won; 0 is free. */
  fare: z.int(),
  steps: z.array(z.string()),
});
export type Direction = z.output<typeof direction>;

export const directionList = defineEndpoint({
  name: 'stickyArea.directions',
  method: 'GET',
  path: '/api/v1/stickyArea/directions',
  access: 'public',
  language: 'header',
  response: listOf(direction),
  summary: 'Ways to come to the province.',
});

export const liveChatGet = defineEndpoint({
  name: 'stickyArea.liveChat',
  method: 'GET',
  path: '/api/v1/stickyArea/liveChat',
  access: 'public',
  language: 'header',
  response: z.object({
    openYn: z.enum(['Y', 'N']),
    hours: z.string(),
    lang: contentLang,
    /** Unanswered inquiries. */
    waitCnt: z.int(),
    /** URL of an external chat, or null. */
    url: z.nullable(z.string()),
    offlineMessage: z.string(),
  }),
  summary: 'Hours of the live chat and how many wait.',
});
export type LiveChat = z.output<typeof liveChatGet.response>;
