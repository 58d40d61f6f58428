import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang } from '../common/values.ts';

export const feedKinds = ['event', 'noti', 'reserve', 'coupon', 'ad'] as const;
export type FeedKind = (typeof feedKinds)[number];

const feedItem = z.object({
  id: z.string(),
  kind: z.enum(feedKinds),
  title: z.string(),
  lang: contentLang,
  body: z.string(),
  /** Path within this site, or null. */
  link: z.nullable(z.string()),
  createdDt: instant,
  readYn: yn,
});
export type FeedItem = z.output<typeof feedItem>;

export const feedList = defineEndpoint({
  name: 'feed.list',
  method: 'GET',
  path: '/api/v1/feed/list',
  access: 'optional',
  language: 'header',
  query: z.object({ kind: choice(['', ...feedKinds], ''), ...pageQuery(12) }),
  response: listOf(feedItem),
  summary: 'News of the travel service, the newest first.',
});

export const feedRead = defineEndpoint({
  name: 'feed.read',
  method: 'PATCH',
  path: '/api/v1/feed/read',
  access: 'member',
  language: 'header',
  body: z.strictObject({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ readCnt: z.int() }),
  summary: 'Marks news as read by the member; unknown ones are ignored.',
});
