import * as z from 'zod/mini';
import { instant, pageQuery, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { bulkResult, bulkUids, maxBulk } from '../common/officeItem.ts';
import { memoMax, staffMemo } from '../common/timeline.ts';
import { bulkTarget, movedQueues, seenRevs } from './officeQueue.ts';

/** Reason of a proposal, for the colleague who confirms it. */
export const proposalReason = memberText({
  max: memoMax,
  empty: '제안 사유를 입력해 주세요.',
  tooLong: `제안 사유는 ${memoMax}자까지 입력할 수 있습니다.`,
});

export const adminProposeMoves = defineEndpoint({
  name: 'admin.proposeMoves',
  method: 'POST',
  path: '/api/v1/admin/approvals',
  access: 'staff',
  area: 'any',
  language: 'header',
  body: z.strictObject({
    queue: z.enum(movedQueues),
    uids: bulkUids,
    revs: seenRevs,
    to: bulkTarget,
    memo: staffMemo,
    reason: proposalReason,
  }),
  response: z.object({ propUid: z.string(), untilDt: instant }),
  summary: 'Proposes a move of many items of a queue, which another member of staff confirms within 72 hours.',
});

/** `RUNNING`: confirmed, and some of its items are not moved yet. */
export const approvalStates = ['WAITING', 'RUNNING', 'DONE', 'RETURNED', 'WITHDRAWN'] as const;

const approval = z.object({
  propUid: z.string(),
  queue: z.enum(movedQueues),
  to: z.string(),
  /** Message to the members; null without one. */
  memo: z.nullable(z.string()),
  reason: z.string(),
  byNm: z.string(),
  mineYn: yn,
  proposedDt: instant,
  untilDt: instant,
  state: z.enum(approvalStates),
  /** Items, those that were moved, and those that were refused. */
  cnt: z.int(),
  doneCnt: z.int(),
  failedCnt: z.int(),
  /** Decision; null while it waits. */
  decided: z.nullable(z.object({ byNm: z.string(), mineYn: yn, dt: instant, memo: z.nullable(z.string()) })),
});
export type Approval = z.output<typeof approval>;

export const adminApprovals = defineEndpoint({
  name: 'admin.listApprovals',
  method: 'GET',
  path: '/api/v1/admin/approvals',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object(pageQuery(20)),
  response: listOf(approval),
  summary:
    'Proposed moves of the queues that the caller may move: those that wait for a second person, the longest wait first, and those decided within a week.',
});

const approvalParams = z.object({ propUid: z.string() });

export const adminApproval = defineEndpoint({
  name: 'admin.getApproval',
  method: 'GET',
  path: '/api/v1/admin/approvals/{propUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: approvalParams,
  response: z.extend(approval, {
    rows: z.array(
      z.object({
        uid: z.string(),
        /** Number of the item; empty for one without a number. */
        no: z.string(),
        title: z.string(),
        /** Masked; empty without a member. */
        memberNm: z.string(),
        state: z.enum(['WAITING', 'DONE', 'FAILED']),
        /** Reason of a refusal. */
        message: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'A proposed move with its items.',
});

export const adminDecideApproval = defineEndpoint({
  name: 'admin.decideApproval',
  method: 'PATCH',
  path: '/api/v1/admin/approvals/{propUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: approvalParams,
  body: z.strictObject({
    to: z.enum(['APPROVED', 'RETURNED'], { error: '처리할 상태를 선택해 주세요.' }),
    /** Required for a return, but for the person who proposed it. */
    memo: staffMemo,
    /** Limit of items of this call, which can be repeated; all without it. */
    rows: z.optional(z.int().check(z.gte(1), z.lte(maxBulk))),
  }),
  response: bulkResult,
  summary:
    'Confirms a proposed move of another, which moves its items, each in a transaction of its own; or sends it back, which withdraws an own one.',
});
