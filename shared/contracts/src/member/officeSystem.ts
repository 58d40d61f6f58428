import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';

/** `WAIT`: not sent yet · `FAILED`: given up. */
export const mailStates = ['FAILED', 'WAIT', 'SENT'] as const;

export const adminMails = defineEndpoint({
  name: 'admin.listMails',
  method: 'GET',
  path: '/api/v1/admin/outbox',
  access: 'staff',
  language: 'none',
  query: z.object({ ...pageQuery(20), state: choice(['', ...mailStates], ''), searchKeyword: queryText() }),
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
  query: z.object(pageQuery(20)),
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
  access: 'admin',
  language: 'none',
  query: z.object({
    ...pageQuery(50),
    /** Searches action, person and item. */
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
      /** Recorded values as JSON; empty without any. */
      detail: z.string(),
      ip: z.nullable(z.string()),
      requestId: z.nullable(z.string()),
    }),
  ),
  summary: 'Actions in the audit log, the latest first.',
});
