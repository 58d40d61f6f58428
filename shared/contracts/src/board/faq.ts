import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { categoryCount } from '../common/values.ts';

export const faq = z.object({
  faqUid: z.string(),
  no: z.int(),
  categoryCd: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  viewCnt: z.int(),
  createdDt: instant,
});
faq.register(z.globalRegistry, { id: 'Faq' });
export type Faq = z.output<typeof faq>;

const neighbour = z.nullable(z.object({ faqUid: z.string(), title: z.string() }));

const faqDetail = z.extend(faq, {
  html: z.string(),
  helpY: z.int(),
  helpN: z.int(),
  prev: neighbour,
  next: neighbour,
  /** Up to five questions of the same category. */
  related: z.array(z.object({ faqUid: z.string(), title: z.string() })),
});
export type FaqDetail = z.output<typeof faqDetail>;

export const faqList = defineEndpoint({
  name: 'faq.list',
  method: 'GET',
  path: '/api/v1/posts/faq/list',
  access: 'public',
  language: 'content',
  query: z.object({
    ...pageQuery(10),
    searchKeyword: queryText(),
    categoryCd: queryText(),
    sort: choice(['LATEST', 'VIEW'], 'LATEST'),
  }),
  response: z.object({ list: z.array(faq), cnt_total: z.int(), categories: z.array(categoryCount) }),
  summary: 'Lists frequently asked questions.',
});

export const faqGet = defineEndpoint({
  name: 'faq.get',
  method: 'GET',
  path: '/api/v1/posts/faq/{faqUid}',
  access: 'public',
  language: 'content',
  params: z.object({ faqUid: z.string() }),
  response: faqDetail,
  summary: 'A question with its answer; counts a view.',
});

export const faqHelp = defineEndpoint({
  name: 'faq.help',
  method: 'POST',
  path: '/api/v1/posts/faq/{faqUid}/help',
  access: 'public',
  language: 'content',
  params: z.object({ faqUid: z.string() }),
  body: z.strictObject({ helpYn: yn }),
  response: z.object({ helpY: z.int(), helpN: z.int() }),
  summary: 'Says whether an answer helped; one voice a member or address, the last one counts.',
});
