import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { countLetters, memberText } from '../common/memberText.ts';
import { contentLang, date, fileRef, picture } from '../common/values.ts';
import { reviewLimits } from './reviewLimits.ts';

export const reviewSorts = ['LATEST', 'HIGH', 'LOW', 'HELPFUL'] as const;

const review = z.object({
  reviewUid: z.string(),
  star: z.int(),
  content: z.string(),
  /** Language of the review. */
  lang: contentLang,
  writerNm: z.string(),
  mineYn: yn,
  /** Number of members who find it helpful, and whether the reader does. Absent from responses of the previous server release. */
  helpfulCnt: z.optional(z.int()),
  helpfulYn: z.optional(yn),
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
  path: '/api/v1/review/{reviewUid}/report',
  access: 'member',
  language: 'header',
  params: z.object({ reviewUid: z.string() }),
  body: z.strictObject({
    reasonCd: z
      .string({ error: '신고 사유를 선택해 주세요.' })
      .check(z.minLength(1, { error: '신고 사유를 선택해 주세요.' }), z.maxLength(32)),
    text: z._default(
      memberText({ max: reviewLimits.report, tooLong: `${reviewLimits.report}자까지 입력할 수 있습니다.` }),
      '',
    ),
  }),
  response: z.object({ reviewUid: z.string() }),
  summary: 'Reports a review once; again, it changes nothing.',
});

const helpful = z.object({ reviewUid: z.string(), helpfulYn: yn, helpfulCnt: z.int() });

export const reviewHelpfulAdd = defineEndpoint({
  name: 'review.addHelpful',
  method: 'POST',
  path: '/api/v1/review/{reviewUid}/helpful',
  access: 'member',
  language: 'header',
  params: z.object({ reviewUid: z.string() }),
  response: helpful,
  summary: 'Marks a review of another member as helpful, once; again, it changes nothing.',
});

export const reviewHelpfulRemove = defineEndpoint({
  name: 'review.removeHelpful',
  method: 'DELETE',
  path: '/api/v1/review/{reviewUid}/helpful',
  access: 'member',
  language: 'header',
  params: z.object({ reviewUid: z.string() }),
  response: helpful,
  summary: 'Takes the mark back; without one, it changes nothing.',
});

const star = z.int({ error: '별점을 선택해 주세요.' }).check(z.minimum(1), z.maximum(5));
const reviewContent = z.pipe(
  memberText({
    max: reviewLimits.max,
    empty: '내용을 입력해 주세요.',
    tooLong: '내용은 1,000자까지 입력할 수 있습니다.',
  }),
  z.string().check(
    z.refine((value) => countLetters(value) >= reviewLimits.min, {
      error: `내용을 ${reviewLimits.min}자 이상 입력해 주세요.`,
    }),
  ),
);
const imageUids = z._default(
  z
    .array(uid)
    .check(z.maxLength(fileLimits.maxCount, { error: `사진은 최대 ${fileLimits.maxCount}장까지 첨부할 수 있습니다.` })),
  [],
);

export const reviewForm = z.strictObject({ star, content: reviewContent, imageUids });
export type ReviewForm = z.output<typeof reviewForm>;

const reviewParams = z.object({ reviewUid: z.string() });
const savedReview = z.object({ reviewUid: z.string() });

export const reviewCreate = defineEndpoint({
  name: 'review.create',
  method: 'POST',
  path: '/api/v1/review',
  access: 'member',
  language: 'header',
  body: z.strictObject({ rsvtUid: uid, star, content: reviewContent, imageUids }),
  response: savedReview,
  summary: 'Writes the one review of a used reservation; `4701` before its use, `4702` after 30 days.',
});

export const reviewUpdate = defineEndpoint({
  name: 'review.update',
  method: 'PUT',
  path: '/api/v1/review/{reviewUid}',
  access: 'member',
  language: 'header',
  params: reviewParams,
  body: reviewForm,
  response: savedReview,
  summary: 'Changes the member’s review within 30 days after the use.',
});

export const reviewRemove = defineEndpoint({
  name: 'review.remove',
  method: 'DELETE',
  path: '/api/v1/review/{reviewUid}',
  access: 'member',
  language: 'header',
  params: reviewParams,
  response: emptyObject,
  summary: 'Deletes the member’s review with its pictures; a second one cannot be written.',
});

const ownReview = z.object({
  reviewUid: z.string(),
  rsvtUid: z.nullable(z.string()),
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  star: z.int(),
  content: z.string(),
  /** Language of the text. Absent from responses of the previous server release. */
  contentLang: z.optional(contentLang),
  images: z.array(fileRef),
  createdDt: instant,
  /** Hidden after a report: visible only to its writer. */
  hiddenYn: yn,
  /** Message of staff about that. */
  hiddenMemo: z.nullable(z.string()),
  editableYn: yn,
});
export type OwnReview = z.output<typeof ownReview>;

export const reviewOwnList = defineEndpoint({
  name: 'review.own',
  method: 'GET',
  path: '/api/v1/review/own',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(10)),
  response: listOf(ownReview),
  summary: 'Reviews that the member has written, the newest first.',
});

const reviewable = z.object({
  rsvtUid: z.string(),
  gdsUid: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  optionNm: z.string(),
  usedDt: instant,
  /** Last day to write. */
  dueDt: date,
});
export type Reviewable = z.output<typeof reviewable>;

export const reviewableList = defineEndpoint({
  name: 'review.reviewable',
  method: 'GET',
  path: '/api/v1/review/reviewable',
  access: 'member',
  language: 'content',
  query: z.object(pageQuery(10)),
  response: listOf(reviewable),
  summary: 'Used reservations whose review can be written now, the earliest deadline first.',
});

export const reviewTarget = defineEndpoint({
  name: 'review.target',
  method: 'GET',
  path: '/api/v1/review/target',
  access: 'member',
  language: 'content',
  query: z.object({ rsvtUid: queryText(64) }),
  response: z.object({
    /** `BEFORE` its use, `OPEN`, `WRITTEN`, or `OVER` after 30 days. */
    state: z.enum(['BEFORE', 'OPEN', 'WRITTEN', 'OVER']),
    gdsUid: z.string(),
    gdsNm: z.string(),
    lang: contentLang,
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    optionNm: z.string(),
    usedDt: z.nullable(instant),
    dueDt: z.nullable(date),
    review: z.nullable(ownReview),
  }),
  summary: 'What is reviewed, whether it can be, and the review that exists.',
});
export type ReviewTarget = z.output<typeof reviewTarget.response>;
