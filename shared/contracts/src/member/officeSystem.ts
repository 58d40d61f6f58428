import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { clampedInt, emptyObject, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { memberText } from '../common/memberText.ts';

/** `WAIT`: not sent yet · `FAILED`: given up. */
export const mailStates = ['FAILED', 'WAIT', 'SENT'] as const;

export const adminMails = defineEndpoint({
  name: 'admin.listMails',
  method: 'GET',
  path: '/api/v1/admin/outbox',
  access: 'staff',
  area: 'member',
  language: 'none',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', ...mailStates], ''),
    searchKeyword: queryText(),
    ...sortKey('subject', 'created'),
  }),
  response: listOf(
    z.object({
      mailUid: z.string(),
      kind: z.string(),
      /** Masked. */
      to: z.string(),
      subject: z.string(),
      createdDt: instant,
      sentDt: z.nullable(instant),
      state: z.enum(mailStates),
      error: z.nullable(z.string()),
    }),
  ),
  summary: 'Mails of the outbox without their contents, the newest first.',
});

export const adminResendMail = defineEndpoint({
  name: 'admin.resendMail',
  method: 'POST',
  path: '/api/v1/admin/outbox/{mailUid}/resend',
  access: 'staff',
  area: 'member',
  language: 'none',
  params: z.object({ mailUid: z.string() }),
  response: emptyObject,
  summary: 'Sends a mail that was given up again; `4405` where it was sent or is still tried.',
});

export const adminJobs = defineEndpoint({
  name: 'admin.listJobs',
  method: 'GET',
  path: '/api/v1/admin/jobs',
  access: 'admin',
  language: 'none',
  query: z.object({ ...pageQuery(20), ...sortKey('kind', 'tries', 'failed') }),
  response: listOf(
    z.object({
      jobUid: z.string(),
      kind: z.string(),
      tries: z.int(),
      error: z.nullable(z.string()),
      failedDt: instant,
    }),
  ),
  summary: 'Jobs that were given up, the latest first.',
});

export const adminRunJob = defineEndpoint({
  name: 'admin.runJob',
  method: 'POST',
  path: '/api/v1/admin/jobs/{jobUid}/run',
  access: 'admin',
  language: 'none',
  params: z.object({ jobUid: z.string() }),
  response: emptyObject,
  summary: 'Runs a job that was given up again; `4405` for any other.',
});

export const adminAudit = defineEndpoint({
  name: 'admin.listAudit',
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'staff',
  area: 'privacy',
  language: 'none',
  query: z.object({
    ...pageQuery(50),
    /** Searches action and state (Korean or code), person, item (number, name or key) and address. */
    searchKeyword: queryText(),
    startDate: queryText(),
    endDate: queryText(),
  }),
  response: listOf(
    z.object({
      auditUid: z.string(),
      at: instant,
      /** Null for the system, or a member who has left. */
      actorNm: z.nullable(z.string()),
      action: z.string(),
      targetUid: z.nullable(z.string()),
      /** Number or name of the item, a member's masked; absent for an item that is gone, or has none. */
      targetNm: z.optional(z.string()),
      /** Recorded values as JSON; empty without any. `from` and `to` are the values before and after. */
      detail: z.string(),
      ip: z.nullable(z.string()),
      requestId: z.nullable(z.string()),
    }),
  ),
  summary: 'Actions in the audit log, the latest first.',
});

/** Rows that were changed, rows that are missing, or seals that do not follow each other. */
export const auditFaults = ['ALTERED', 'MISSING', 'SEAL'] as const;

export const adminVerifyAudit = defineEndpoint({
  name: 'admin.verifyAudit',
  method: 'GET',
  path: '/api/v1/admin/audit/verification',
  access: 'staff',
  area: 'privacy',
  language: 'none',
  query: z.object({
    /** Last seal that was verified before. */
    after: clampedInt({ min: 0, max: 2_147_483_647, fallback: 0 }),
  }),
  response: z.object({
    /** Start of the next part; null at the end or at a fault. */
    next: z.nullable(z.int()),
    /** Actions of this part whose seals fit. */
    rowCnt: z.int(),
    /** Time of the last action of this part. */
    toDt: z.nullable(instant),
    fault: z.nullable(z.object({ why: z.enum(auditFaults), fromDt: instant, toDt: instant })),
    /** Actions that are not sealed yet. */
    unsealedCnt: z.int(),
  }),
  summary: 'Verifies a part of the chain of the audit log.',
});

/** Reasons for which a look is unusual: outside 08–19 o'clock, or one of more than 20 of a person in 30 minutes. */
export const lookMarks = ['NIGHT', 'MANY'] as const;

export const adminAccessLog = defineEndpoint({
  name: 'admin.listAccess',
  method: 'GET',
  path: '/api/v1/admin/access-log',
  access: 'staff',
  area: 'privacy',
  language: 'none',
  query: z.object({
    ...pageQuery(50),
    /** Searches person, member (name, mail or number), purpose and address. */
    searchKeyword: queryText(),
    startDate: queryText(),
    endDate: queryText(),
    marked: choice(['', 'Y'], ''),
  }),
  response: z.extend(
    listOf(
      z.object({
        lookUid: z.string(),
        at: instant,
        /** Null for a member of staff who has left. */
        actorNm: z.nullable(z.string()),
        action: z.string(),
        /** Member whose data were seen; null for lists and courses. */
        memberUid: z.nullable(z.string()),
        /** Masked. */
        memberNm: z.nullable(z.string()),
        /** List or course for which data were seen. */
        target: z.string(),
        purposeCd: z.string(),
        memo: z.string(),
        items: z.array(z.string()),
        /** Number of rows that were taken; null for a look at one member. */
        rowCnt: z.nullable(z.int()),
        ip: z.nullable(z.string()),
        requestId: z.nullable(z.string()),
        marks: z.array(z.enum(lookMarks)),
        /** `Y`: the person has looked at data before, but not in this area for 90 days. Open tabs would refuse a further mark. */
        otherAreaYn: z.optional(yn),
      }),
    ),
    {
      /** Looks since the last review, and that review. */
      review: z.object({
        lookCnt: z.int(),
        markedCnt: z.int(),
        lastDt: z.nullable(instant),
        lastNm: z.nullable(z.string()),
        /** A month after the last review or the first look; null without looks since. */
        dueDt: z.optional(z.nullable(instant)),
      }),
    },
  ),
  summary:
    'Looks of staff at personal data and lists that they took: unusual ones since the last review first, then the latest.',
});

export const adminReviewAccess = defineEndpoint({
  name: 'admin.reviewAccess',
  method: 'POST',
  path: '/api/v1/admin/access-log/review',
  access: 'staff',
  area: 'privacy',
  language: 'none',
  body: z.strictObject({
    /** Number of looks since the last review that the caller saw. */
    lookCnt: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    memo: memberText({
      max: 300,
      empty: '점검 결과를 입력해 주세요.',
      tooLong: '300자까지 입력할 수 있습니다.',
    }),
  }),
  response: emptyObject,
  summary: 'Ends the monthly review of the looks since the last one; `4405` where looks were added in between.',
});
