import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { timelineEntry } from '../common/timeline.ts';
import { date, fileRef } from '../common/values.ts';
import { eduKinds, eduTypes } from './edu.ts';
import { aplParams, employmentProofs, enrollNeeds, enrollStates, enrolment } from './enroll.ts';

const myEnrolment = z.extend(enrolment, {
  /** Null after staff cancelled the course, which then has no page. */
  eduUid: z.nullable(z.string()),
  title: z.string(),
  typeCd: z.enum(eduTypes),
  kind: z.optional(z.enum(eduKinds)),
  /** End of the offer of a seat. Absent, like the next one, from answers of earlier server releases. */
  offerUntil: z.optional(z.nullable(instant)),
  /** The member can take a seat that is offered or free. */
  acceptableYn: z.optional(yn),
  startDt: date,
  endDt: date,
  hours: z.int(),
  appliedDt: instant,
  /** `N`: a colleague whom the member enrolled. */
  ownYn: yn,
  cancellableYn: yn,
  /** Last day to cancel. */
  cancelUntil: date,
  /** Address of the lessons, once the seat is confirmed. */
  onlineUrl: z.nullable(z.string()),
  certNo: z.nullable(z.string()),
  /** Signed address of the certificate. */
  certUrl: z.nullable(z.string()),
});
myEnrolment.register(z.globalRegistry, { id: 'MyEnrolment' });
export type MyEnrolment = z.output<typeof myEnrolment>;

export const myEduList = defineEndpoint({
  name: 'mypage.edu',
  method: 'GET',
  path: '/api/v1/mypage/edu/list',
  access: 'member',
  language: 'content',
  query: z.object({
    ...pageQuery(10),
    /** One state, or several with commas. */
    state: queryText(),
    /** Day of the application. */
    startDate: queryText(),
    endDate: queryText(),
    /** `COLLEAGUE`: enrolments of colleagues made by the member. */
    whose: choice(['OWN', 'COLLEAGUE'], 'OWN'),
  }),
  response: z.extend(listOf(myEnrolment), {
    /** Counts of the member's own enrolments by state, independent of the filters. */
    states: z.array(z.object({ state: z.enum(enrollStates), cnt: z.int() })),
    colleagueCnt: z.int(),
    /** The next lesson that the member attends. */
    next: z.nullable(
      z.object({
        aplUid: z.string(),
        title: z.string(),
        date,
        from: z.string(),
        place: z.nullable(z.string()),
        onlineYn: yn,
      }),
    ),
  }),
  summary: 'Courses that the member applied for, the newest application first.',
});

const myEnrolmentDetail = z.extend(myEnrolment, {
  place: z.nullable(z.string()),
  lecturer: z.string(),
  criteria: z.string(),
  contact: z.string(),
  fee: z.int(),
  sessions: z.array(
    z.object({ no: z.int(), date, from: z.string(), to: z.string(), title: z.string(), attendedYn: z.nullable(yn) }),
  ),
  /** As reported by the provider of an online course. */
  progressPct: z.nullable(z.int()),
  score: z.nullable(z.int()),
  answers: z.object({
    applicantNm: z.string(),
    email: z.string(),
    tel: z.string(),
    affiliation: z.string(),
    position: z.string(),
    motive: z.string(),
    proofCd: z.nullable(z.enum(employmentProofs)),
    proofEmail: z.optional(z.string()),
    needs: z.array(z.enum(enrollNeeds)),
    needsText: z.string(),
  }),
  files: z.array(fileRef),
  timeline: z.array(timelineEntry),
});
export type MyEnrolmentDetail = z.output<typeof myEnrolmentDetail>;

export const myEduGet = defineEndpoint({
  name: 'mypage.eduDetail',
  method: 'GET',
  path: '/api/v1/mypage/edu/{aplUid}',
  access: 'member',
  language: 'content',
  params: aplParams,
  response: myEnrolmentDetail,
  summary: 'An enrolment with its lessons, attendance, timeline and certificate.',
});
