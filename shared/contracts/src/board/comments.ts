import * as z from 'zod/mini';
import { emptyObject, instant, pageQuery, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { qnaLimits } from './qna.ts';

/** Kinds of content that accept comments. */
export const commentRefTypes = ['QNA'] as const;

const reply = z.object({
  cmtUid: z.string(),
  parentUid: z.nullable(z.string()),
  depth: z.union([z.literal(1), z.literal(2)]),
  writerNm: z.string(),
  /** Profile picture of a member; null without one, and for staff. Absent from responses of earlier server releases. */
  profileUrl: z.optional(z.nullable(z.string())),
  staffYn: yn,
  mineYn: yn,
  /** Plain text; empty once deleted. */
  content: z.string(),
  /** Name of the member that a reply to a reply addresses. */
  mentionNm: z.nullable(z.string()),
  /** Deleted, but listed as long as it has replies. */
  deletedYn: yn,
  editedYn: yn,
  createdDt: instant,
});
const comment = z.extend(reply, { replies: z.array(reply) });
comment.register(z.globalRegistry, { id: 'Comment' });
export type CommentReply = z.output<typeof reply>;
export type Comment = z.output<typeof comment>;

const content = memberText({
  max: qnaLimits.comment,
  empty: '댓글을 입력해 주세요.',
  tooLong: `댓글은 ${qnaLimits.comment}자까지 입력할 수 있습니다.`,
});

export const commentsList = defineEndpoint({
  name: 'comments.list',
  method: 'GET',
  path: '/api/v1/comments',
  access: 'optional',
  language: 'header',
  query: z.object({
    refType: z.enum(commentRefTypes),
    refUid: z.string(),
    ...pageQuery(20),
  }),
  /** `cnt_total` counts the roots, `liveCnt` all that were not deleted. */
  response: z.extend(listOf(comment), { liveCnt: z.int() }),
  summary: 'Lists comments and replies, oldest first, for members who may read the item itself.',
});

export const commentsCreate = defineEndpoint({
  name: 'comments.create',
  method: 'POST',
  path: '/api/v1/comments',
  access: 'member',
  language: 'header',
  body: z.strictObject({
    refType: z.enum(commentRefTypes),
    refUid: uid,
    parentUid: z.optional(uid),
    content,
  }),
  response: z.object({ cmtUid: z.string() }),
  summary: 'Adds a comment; a reply to a reply is on the second level.',
});

export const commentsUpdate = defineEndpoint({
  name: 'comments.update',
  method: 'PUT',
  path: '/api/v1/comments/{cmtUid}',
  access: 'member',
  language: 'header',
  params: z.object({ cmtUid: z.string() }),
  body: z.strictObject({ content }),
  response: emptyObject,
  summary: 'Changes the member’s comment.',
});

export const commentsRemove = defineEndpoint({
  name: 'comments.remove',
  method: 'DELETE',
  path: '/api/v1/comments/{cmtUid}',
  access: 'member',
  language: 'header',
  params: z.object({ cmtUid: z.string() }),
  response: emptyObject,
  summary: 'Deletes the member’s comment; staff may delete any.',
});
