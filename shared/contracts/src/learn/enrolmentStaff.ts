import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, uid } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { laterAssignable, queueQuery, seenRev, versioned } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';
import { fileRef } from '../common/values.ts';
import { aplParams, type EnrollState, employmentProofs, enrollNeeds, enrollStates, enrolment } from './enroll.ts';

const staffEnrolment = z.extend(enrolment, {
  eduUid: z.string(),
  memberUid: z.nullable(z.string()),
  /** Name as it was typed in the form; absent from responses of earlier server releases. */
  applicantNm: z.optional(z.string()),
  email: z.string(),
  tel: z.string(),
  affiliation: z.string(),
  position: z.string(),
  motive: z.string(),
  proofCd: z.nullable(z.enum(employmentProofs)),
  proofEmail: z.string(),
  needs: z.array(z.enum(enrollNeeds)),
  needsText: z.string(),
  appliedDt: instant,
  attended: z.array(z.int()),
  progressPct: z.nullable(z.int()),
  score: z.nullable(z.int()),
  certNo: z.nullable(z.string()),
  files: z.array(fileRef),
  /** Fee of the course in won, and when staff confirmed its payment. Absent from answers of earlier server releases. */
  fee: z.optional(z.int()),
  paidDt: z.optional(z.nullable(instant)),
  ...versioned,
  ...laterAssignable,
});
export type StaffEnrolment = z.output<typeof staffEnrolment>;

/** Moves of the fee of an enrolment, beside those of its state. */
export const paidMoves = ['PAID', 'UNPAID'] as const;
export type PaidMove = (typeof paidMoves)[number];
/** States of enrolments whose fee is due. */
export const feeStates = ['APPROVED', 'LEARNING', 'COMPLETED', 'INCOMPLETE'] as const satisfies readonly EnrollState[];
/** Filter by the fee; courses without a fee, and enrolments whose fee is not due, are in neither. */
const paidKey = { paid: choice(['', ...paidMoves], '') };

const eduParams = z.object({ eduUid: z.string() });

export const adminEnrolments = defineEndpoint({
  name: 'admin.enrolments',
  method: 'GET',
  path: '/api/v1/admin/edu/{eduUid}/enrolments',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  query: z.object({
    ...pageQuery(20),
    state: queryText(),
    /** Searches name and number. */
    searchKeyword: queryText(),
    ...paidKey,
    ...sortKey('state', 'applied'),
    /** `ATTENDANCE`: names as they are, for calling the roll; the look is in the access log. */
    purpose: choice(['', 'ATTENDANCE'], ''),
  }),
  response: listOf(staffEnrolment),
  summary:
    'Enrolments of a course with masked personal data: seats by the time of enrolment, then the waiting list in the order in which seats are offered, then those who have left.',
});

/** Enrolment in a list over all courses. */
const enrolmentOfAll = z.extend(staffEnrolment, { eduNm: z.string() });
export type EnrolmentOfAll = z.output<typeof enrolmentOfAll>;

export const adminAllEnrolments = defineEndpoint({
  name: 'admin.allEnrolments',
  method: 'GET',
  path: '/api/v1/admin/enrolments',
  access: 'staff',
  area: 'learn',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    /** Empty: those that wait for staff, `APPLIED`. */
    state: choice(['', 'ALL', ...enrollStates], ''),
    searchKeyword: queryText(),
    ...paidKey,
    ...queueQuery,
    ...sortKey('wait', 'state', 'course', 'assignee', 'applied'),
  }),
  response: listOf(enrolmentOfAll),
  summary:
    'Enrolments of all courses with masked personal data, those that wait for staff unless a state is given, the earliest first. Searches name, number and course.',
});

/** Target states of an enrolment for staff. */
export const staffEnrollTargets = ['APPROVED', 'REJECTED', 'OFFERED', 'COMPLETED', 'INCOMPLETE'] as const;

/** Path that downloads the certificate of an enrolment as PDF, for staff: without envelope; needs the bearer token. */
export const toStaffCertificatePath = (aplUid: string): string =>
  `/api/v1/admin/edu/enroll/${encodeURIComponent(aplUid)}/certificate`;

export const adminEnrollMove = defineEndpoint({
  name: 'admin.moveEnrolment',
  method: 'PATCH',
  path: '/api/v1/admin/edu/enroll/{aplUid}/transition',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: aplParams,
  body: z.strictObject({ to: z.enum(staffEnrollTargets), memo: staffMemo, rev: seenRev }),
  response: z.object({ state: z.enum(enrollStates), certNo: z.nullable(z.string()) }),
  summary:
    'Approves or refuses an enrolment, offers a free seat to one of the waiting list, completes an enrolment or ends it without completion, and tells the member; `4405` from another state, and without a free seat. Completion issues the certificate.',
});

export const adminAttendance = defineEndpoint({
  name: 'admin.markAttendance',
  method: 'PUT',
  path: '/api/v1/admin/edu/{eduUid}/attendance',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({ aplUid: uid, attended: z.array(z.int().check(z.minimum(1), z.maximum(200))), rev: seenRev }),
      )
      .check(z.minLength(1), z.maxLength(1_000)),
  }),
  response: z.object({ changed: z.int() }),
  summary:
    'Sets the lessons that people attended; `4000` with the rows that do not belong to the course, `4405` with the name of who has changed one of them in between.',
});

export const adminProviderImport = defineEndpoint({
  name: 'admin.importProgress',
  method: 'POST',
  path: '/api/v1/admin/edu/{eduUid}/progress',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  body: z.strictObject({
    /** CSV of the provider: a header with `email`, `progress` and optionally `score`, then one line for each person. */
    csv: z.string().check(z.minLength(1), z.maxLength(200_000)),
  }),
  response: z.object({
    changed: z.int(),
    /** Skipped lines with their number in the file. `AMBIGUOUS`: several learners have this address. */
    skipped: z.array(
      z.object({ line: z.int(), reason: z.enum(['EMAIL', 'PROGRESS', 'SCORE', 'NOT_ENROLLED', 'AMBIGUOUS', 'TWICE']) }),
    ),
  }),
  summary: 'Takes the progress of an online course from the list of its provider.',
});
