import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, queryText, uid } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { bulkResult, bulkUids, maxBulk, seenRev } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';
import { contentLang } from '../common/values.ts';

/** Queues whose items staff move together, by their names in paths. */
export const movedQueues = [
  'reservations',
  'booking-settlements',
  'enrolments',
  'members',
  'refunds',
  'reviews',
  'applications',
  'orders',
  'posts',
  'retention',
] as const;
export type MovedQueue = (typeof movedQueues)[number];

/** Versions that the caller saw, in the order of `uids`. */
export const seenRevs = z.array(z.int().check(z.gte(0), z.lte(2_147_483_647))).check(z.maxLength(maxBulk));

/** Target state, or the name of the move in the queue. */
export const bulkTarget = z.string().check(z.maxLength(20));

export const adminMoveItems = defineEndpoint({
  name: 'admin.moveItems',
  method: 'PATCH',
  path: '/api/v1/admin/{queue}/transition',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ queue: z.enum(movedQueues) }),
  body: z.strictObject({
    uids: bulkUids,
    revs: z.optional(seenRevs),
    to: bulkTarget,
    memo: staffMemo,
  }),
  response: bulkResult,
  summary:
    'Moves up to 100 items of a queue, each in a transaction of its own; says which were refused and why. `4035` for more, which one person proposes and another confirms. A repeated call with the same `Idempotency-Key` moves only what was refused before.',
});

/** Mail that a move would send; address and name of its recipient are masked. */
export const movePreview = z.object({ to: z.string(), lang: contentLang, subject: z.string(), text: z.string() });
export type MovePreview = z.output<typeof movePreview>;

export const adminPreviewMove = defineEndpoint({
  name: 'admin.previewMove',
  method: 'POST',
  path: '/api/v1/admin/{queue}/transition/preview',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ queue: z.enum(movedQueues) }),
  body: z.strictObject({ uid, rev: seenRev, to: bulkTarget, memo: staffMemo }),
  response: z.object({ list: z.array(movePreview) }),
  summary: 'Says which mails a move of one item would send; changes nothing.',
});

/** Queues whose last move the person who made it can take back, while its mail waits. */
export const undoneQueues = ['reservations', 'enrolments', 'qna', 'inquiries'] as const;
export type UndoneQueue = (typeof undoneQueues)[number];

/** Seconds in which a move can be taken back. */
export const undoSeconds = 10;

export const adminUndoMoves = defineEndpoint({
  name: 'admin.undoMoves',
  method: 'PATCH',
  path: '/api/v1/admin/{queue}/undo',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ queue: z.enum(undoneQueues) }),
  body: z.strictObject({ uids: bulkUids }),
  response: bulkResult,
  summary:
    'Takes the last move of the caller with each item back, and its mails, which wait for some seconds: approval and refusal of a booking, approval of an enrolment, an answer. `4405` later, or for an item that has changed since.',
});

/** Queues whose items have a member of staff in charge, by their names in paths. */
export const assignedQueues = [
  'qna',
  'inquiries',
  'applications',
  'reservations',
  'refunds',
  'enrolments',
  'orders',
  'reviews',
  'members',
] as const;
export type AssignedQueue = (typeof assignedQueues)[number];

export const handOverNote = z.optional(memberText({ max: 300, tooLong: '메모는 300자까지 입력할 수 있습니다.' }));

export const adminAssign = defineEndpoint({
  name: 'admin.assign',
  method: 'PATCH',
  path: '/api/v1/admin/{queue}/assign',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ queue: z.enum(assignedQueues) }),
  body: z.strictObject({
    uids: bulkUids,
    /** Member of staff who takes over. Without it the caller takes what no other has; null puts items back. */
    memberUid: z.optional(z.nullable(uid)),
    /** For the colleague who takes over; members do not see it. */
    note: handOverNote,
  }),
  response: bulkResult,
  summary:
    'Assigns items of a queue to the caller or a colleague, who is told; `4405` for an item that another has taken first.',
});

/** Contents that staff take off the site and can put back, by their names in paths. */
export const restoredKinds = [
  'posts',
  'faq',
  'sharing',
  'banners',
  'notices',
  'programs',
  'promotions',
  'feed',
  'travel-info',
  'tours',
  'place-notices',
  'exchange-rates',
  'coupons',
] as const;
export type RestoredKind = (typeof restoredKinds)[number];

export const adminRestore = defineEndpoint({
  name: 'admin.restore',
  method: 'POST',
  path: '/api/v1/admin/removed/{id}/restore',
  access: 'staff',
  area: 'any',
  language: 'none',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ kind: z.enum(restoredKinds) }),
  response: emptyObject,
  summary: 'Puts content back that staff have taken off the site, as it was; opens a closed coupon again.',
});

export const adminColleagues = defineEndpoint({
  name: 'admin.listColleagues',
  method: 'GET',
  path: '/api/v1/admin/colleagues',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object({
    /** Those alone who may move the items of a queue; empty for all. */
    queue: choice(['', ...assignedQueues], ''),
  }),
  response: z.object({
    list: z.array(z.object({ memberUid: z.string(), nm: z.string(), mineYn: z.enum(['Y', 'N']) })),
  }),
  summary: 'Active members of staff, by name.',
});

export const adminHandOvers = defineEndpoint({
  name: 'admin.listHandOvers',
  method: 'GET',
  path: '/api/v1/admin/{queue}/{uid}/hand-overs',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ queue: z.enum(assignedQueues), uid: z.string() }),
  response: z.object({
    list: z.array(
      z.object({
        handOverUid: z.string(),
        fromNm: z.string(),
        toNm: z.string(),
        note: z.nullable(z.string()),
        dt: instant,
      }),
    ),
  }),
  summary: 'Colleagues to whom an item was handed on, with their notes, the earliest first.',
});

/** Lists that can be exported. */
export const exportedScreens = [
  'qna',
  'applications',
  'enrolments',
  'allEnrolments',
  'participants',
  'bookings',
  'penalties',
  'orders',
  'refunds',
  'inquiries',
  'reviews',
  'passes',
  'members',
  'companies',
  'mail',
  'audit',
  'access',
  'courses',
  'equipment',
  'goods',
  'posts',
  'coupons',
  'exchangeCards',
] as const;
export type ExportedScreen = (typeof exportedScreens)[number];

export const exportPurposes = ['WORK', 'STATS', 'CHECK', 'ETC'] as const;
export const exportFormats = ['xlsx', 'csv'] as const;
export const exportLimits = { purpose: 200, columns: 500 } as const;

/**
 * Downloads a list of the office for staff: a file without envelope; needs the bearer token. The query has the filter of the list
 * besides {@link exportQuery}.
 */
export const exportPath = '/api/v1/admin/exports';

export const exportQuery = z.object({
  screen: z.enum(exportedScreens),
  format: choice(exportFormats, 'xlsx'),
  purposeCd: z.enum(exportPurposes, { error: '내려받는 목적을 선택해 주세요.' }),
  /** Required for `ETC`. */
  purpose: queryText(exportLimits.purpose),
  /** Keys of the columns of the view in their order, with commas; empty for all. */
  columns: queryText(exportLimits.columns),
});
