import * as z from 'zod/mini';
import { choice } from './choice.ts';
import { instant, pageQuery, queryText, yn } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { contentLang, picture } from './values.ts';

export const reviewSorts = ['LATEST', 'HIGH', 'LOW'] as const;

const review = z.object({
  reviewUid: z.string(),
  star: z.int(),
  content: z.string(),
  /** Language that it is written in. */
  lang: contentLang,
  writerNm: z.string(),
  mineYn: yn,
  images: z.array(picture),
  createdDt: instant,
});
export type Review = z.output<typeof review>;

export const reviewList = defineEndpoint({
  name: 'review.list',
  method: 'GET',
  path: '/api/v1/review/list',
  access: 'optional',
  language: 'header',
  query: z.object({ gdsUid: queryText(64), sort: choice(reviewSorts, 'LATEST'), ...pageQuery(5) }),
  response: listOf(review),
  summary: 'Reviews of a place.',
});

export const reviewReport = defineEndpoint({
  name: 'review.report',
  method: 'POST',
  path: '/api/v1/review/{id}/report',
  access: 'member',
  language: 'header',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    reasonCd: z
      .string({ error: '신고 사유를 선택해 주세요.' })
      .check(z.minLength(1, { error: '신고 사유를 선택해 주세요.' }), z.maxLength(32)),
    text: z._default(z.string().check(z.maxLength(500, { error: '500자까지 입력할 수 있습니다.' })), ''),
  }),
  response: z.object({ reviewUid: z.string() }),
  summary: 'Reports a review once; again, it changes nothing.',
});
