import * as z from 'zod/mini';
import { pageQuery, queryText } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';

export const passItem = z.object({
  gdsUid: z.string(),
  gdsDtlUid: z.string(),
  psCd: z.string(),
  passNm: z.string(),
  summary: z.string(),
  /** Hours from the first use; null for passes that count places. */
  hours: z.nullable(z.int()),
  /** Places that may be chosen; null for passes that count hours. */
  pickCnt: z.nullable(z.int()),
  persons: z.int(),
  price: z.int(),
  priceKrw: z.int(),
  currency: z.string(),
  listPrice: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  placesCnt: z.int(),
  /** What visiting all places would cost more, in won. */
  saveMax: z.int(),
  soldCnt: z.int(),
});
passItem.register(z.globalRegistry, { id: 'PassItem' });
export type PassItem = z.output<typeof passItem>;

export const passList = defineEndpoint({
  name: 'pass.list',
  method: 'GET',
  path: '/api/v1/pass/list',
  access: 'optional',
  language: 'pass',
  query: z.object({
    ...pageQuery(12),
    psCd: queryText(),
    language: queryText(),
    /** `CD0000001044` is won, the only one so far; also taken from the header of the same name. */
    exrate: queryText(),
  }),
  response: listOf(passItem),
  summary: 'Lists passes on sale.',
});
