import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { categoryCount, fileRef, picture } from '../common/values.ts';

export const boards = ['NOTICE', 'NEWS', 'REFERENCE'] as const;
export type Board = (typeof boards)[number];

export const post = z.object({
  postUid: z.string(),
  /** Row number, counting down from `cnt_total`; pinned rows are included. */
  no: z.int(),
  board: z.enum(boards),
  categoryCd: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  summary: z.string(),
  writerNm: z.string(),
  createdDt: instant,
  viewCnt: z.int(),
  fileCnt: z.int(),
  /** For the board's per-row download; empty where the post has no file. */
  files: z.array(fileRef),
  pinYn: yn,
  newYn: yn,
  urgentYn: yn,
  thumbUrl: z.nullable(z.string()),
  thumbAlt: z.nullable(z.string()),
});
post.register(z.globalRegistry, { id: 'Post' });
export type Post = z.output<typeof post>;

const neighbour = z.nullable(z.object({ postUid: z.string(), title: z.string(), createdDt: instant }));

const postDetail = z.extend(post, {
  html: z.string(),
  images: z.array(picture),
  /** Source of the news. */
  sourceNm: z.nullable(z.string()),
  updatedDt: instant,
  /** Course to which the post leads. Absent from answers of earlier server releases. */
  eduUid: z.optional(z.nullable(z.string())),
  downloadCnt: z.int(),
  /** Next newer post of the same board. */
  next: neighbour,
  /** Next older post of the same board. */
  prev: neighbour,
  related: z.array(
    z.object({
      postUid: z.string(),
      title: z.string(),
      createdDt: instant,
      thumbUrl: z.nullable(z.string()),
      thumbAlt: z.nullable(z.string()),
    }),
  ),
});
export type PostDetail = z.output<typeof postDetail>;

export const postsList = defineEndpoint({
  name: 'posts.list',
  method: 'GET',
  path: '/api/v1/posts/list',
  access: 'public',
  language: 'content',
  query: z.object({
    ...pageQuery(10),
    searchKeyword: queryText(),
    board: choice(boards, 'NOTICE'),
    field: choice(['ALL', 'TITLE', 'CONTENT'], 'ALL'),
    categoryCd: queryText(),
    sort: choice(['LATEST', 'VIEW'], 'LATEST'),
    /** `Y` returns only urgent notices. */
    urgent: choice(['Y', 'N', ''], ''),
  }),
  /** `categories` counts the rows of the board for the same keyword, ignoring the chosen category. */
  response: z.object({ list: z.array(post), cnt_total: z.int(), categories: z.array(categoryCount) }),
  summary: 'Lists a board: notices, news or reference material.',
});

export const postsGet = defineEndpoint({
  name: 'posts.get',
  method: 'GET',
  path: '/api/v1/posts/{postUid}',
  access: 'public',
  language: 'content',
  params: z.object({ postUid: z.string() }),
  response: postDetail,
  summary: 'A post with its files and neighbours; counts a view.',
});
