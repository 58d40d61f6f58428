import * as z from 'zod/mini';
import { choice } from './choice.ts';
import { instant, uid } from './common.ts';

/** Version of an item that staff saw. A move of another version is `4405` with {@link itemNow}. */
export const seenRev = z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647)));

/** `data` of `4405` for an item that another has moved in between. */
export const itemNow = z.object({
  state: z.string(),
  rev: z.int(),
  /** Member of staff who moved it; null for a move of the member or the system. */
  byNm: z.nullable(z.string()),
  dt: instant,
});
export type ItemNow = z.output<typeof itemNow>;

/** Fields of an item of a queue with versions. */
export const versioned = { rev: z.int() };

/** Version of what staff edit in a form; absent from answers of earlier server releases. */
export const edited = { rev: z.optional(z.int()) };

/** Fields of an item of a queue with versions and assignment. */
export const assignable = {
  ...versioned,
  /** Member of staff in charge. */
  assigneeNm: z.nullable(z.string()),
  mineYn: z.enum(['Y', 'N']),
};

/** Assignment of an item whose queue got it later; absent from answers of earlier server releases. */
export const laterAssignable = { assigneeNm: z.optional(assignable.assigneeNm), mineYn: z.optional(assignable.mineYn) };

/** Start of the wait: creation, or re-opening; absent from answers of earlier server releases. */
export const waited = { waitDt: z.optional(instant) };

/** Views that each queue of the office has. */
export const queueViews = ['WAIT', 'LATE', 'NEW'] as const;

/** Filter of a queue by its people and times. */
export const queueQuery = {
  /** `ME`: items of the caller · `NONE`: items without anybody in charge · an id: those of a colleague. */
  assigned: z.catch(z._default(z.union([z.enum(['', 'ME', 'NONE']), uid]), ''), ''),
  /** `WAIT`: items that wait for staff · `LATE`: those that wait longer than promised · `NEW`: those whose wait began today. */
  view: choice(['', ...queueViews], ''),
};
export type QueueView = z.output<typeof queueQuery.view>;

/** Limit of rows of one bulk call. */
export const maxBulk = 500;

/** More rows than these are moved together by two people: one proposes, another confirms within the hours. */
export const bulkApproval = { aboveRows: 100, hours: 72, shownDays: 7 };

export const bulkUids = z
  .array(uid)
  .check(z.minLength(1), z.maxLength(maxBulk, { error: `한 번에 ${maxBulk}건까지 처리할 수 있습니다.` }));

/** Result of a bulk call; each row has a transaction of its own. */
export const bulkResult = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ uid: z.string(), code: z.string(), message: z.string() })),
});
export type BulkResult = z.output<typeof bulkResult>;
