import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { date, fileRef } from '../common/values.ts';
import { enrollStates } from './enroll.ts';

export const eduTypes = ['ONLINE', 'GROUP', 'BLENDED'] as const;
export const eduStates = ['SCHEDULED', 'OPEN', 'FULL', 'CLOSED', 'RUNNING', 'ENDED'] as const;
export const eduAudiences = ['WORKER', 'STUDENT'] as const;
/** 교육 · 현장실습 · 안전교육. */
export const eduKinds = ['COURSE', 'FIELD', 'SAFETY'] as const;
/** 입문 · 중급 · 심화. */
export const eduLevels = ['INTRO', 'MIDDLE', 'DEEP'] as const;
export type EduKind = (typeof eduKinds)[number];
export type EduLevel = (typeof eduLevels)[number];
export type EduType = (typeof eduTypes)[number];
export type EduState = (typeof eduStates)[number];
export type EduAudience = (typeof eduAudiences)[number];

export const edu = z.object({
  eduUid: z.string(),
  title: z.string(),
  summary: z.string(),
  typeCd: z.enum(eduTypes),
  fieldCd: z.string(),
  fieldNm: z.string(),
  aud: z.enum(eduAudiences),
  kind: z.enum(eduKinds),
  state: z.enum(eduStates),
  applyFrom: instant,
  applyTo: instant,
  startDt: date,
  endDt: date,
  hours: z.int(),
  capacity: z.int(),
  appliedCnt: z.int(),
  waitCnt: z.int(),
  remainCnt: z.int(),
  /** Free places on the waiting list; 0 from the first day on. Absent from lists of earlier server releases. */
  waitRemainCnt: z.optional(z.int()),
  /** Days to the end of the application period while open, to its start while scheduled, else null. */
  dday: z.nullable(z.int()),
  /** In won; 0 is free of charge. */
  fee: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  /** State of the member's enrolment, unless it was cancelled. */
  myState: z.nullable(z.enum(enrollStates)),
  myAplUid: z.nullable(z.string()),
});
edu.register(z.globalRegistry, { id: 'Edu' });
export type Edu = z.output<typeof edu>;

/** Filters of a course beside its state and subject. */
const narrowing = {
  kind: queryText(),
  /** Safety training for this equipment. */
  device: queryText(40),
  /** Free of charge. */
  free: choice(['', 'Y'], ''),
  /** With a lesson on a Saturday or Sunday. */
  weekend: choice(['', 'Y'], ''),
  /** Held in the present month, in Asia/Seoul. */
  thisMonth: choice(['', 'Y'], ''),
};

export const eduList = defineEndpoint({
  name: 'edu.list',
  method: 'GET',
  path: '/api/v1/edu/list',
  access: 'optional',
  language: 'header',
  query: z.object({
    ...pageQuery(9),
    type: queryText(),
    /** One state, or several with commas. */
    state: queryText(),
    field: queryText(),
    aud: queryText(),
    searchKeyword: queryText(),
    /** Courses that overlap this period. */
    startDate: queryText(),
    endDate: queryText(),
    ...narrowing,
  }),
  /** Open ones first, the earliest closing first. */
  response: z.extend(listOf(edu), {
    /** Counts by state, independent of the state filter. */
    states: z.array(z.object({ state: z.enum(eduStates), cnt: z.int() })),
  }),
  summary: 'Lists education programmes.',
});

export const eduSession = z.object({
  no: z.int(),
  date,
  /** `HH:mm`; an online unit is open all day. */
  from: z.string(),
  to: z.string(),
  title: z.string(),
});

const eduDetail = z.extend(edu, {
  html: z.string(),
  /** Absent, like the next one, from answers of earlier server releases. */
  levelCd: z.optional(z.nullable(z.enum(eduLevels))),
  /** Knowledge and things that attendees bring. */
  preparation: z.optional(z.nullable(z.string())),
  /** Null for a course that is online only. */
  place: z.nullable(z.string()),
  lecturer: z.string(),
  /** Requirements for completing the course. */
  criteria: z.string(),
  sessions: z.array(eduSession),
  contact: z.string(),
  /** Classes of members that may apply, by code and by name; empty for all. */
  classCds: z.array(z.string()),
  classNms: z.array(z.string()),
  /** Free places on the waiting list; 0 from the first day on. */
  waitRemainCnt: z.int(),
  /** Last day on which an enrolment can be cancelled. */
  cancelUntil: date,
  /** Address of the lessons, for members with a confirmed seat. */
  onlineUrl: z.nullable(z.string()),
  /** Equipment whose training this course counts as. */
  devices: z.array(z.object({ eqUid: z.string(), eqNm: z.string() })),
  /** Public downloads. */
  files: z.array(fileRef),
});
export type EduDetail = z.output<typeof eduDetail>;

export const eduGet = defineEndpoint({
  name: 'edu.get',
  method: 'GET',
  path: '/api/v1/edu/{eduUid}',
  access: 'optional',
  language: 'header',
  params: z.object({ eduUid: z.string() }),
  response: eduDetail,
  summary: 'An education programme with its curriculum.',
});

/** A course on the days of one month. */
const eduInMonth = z.object({
  eduUid: z.string(),
  title: z.string(),
  typeCd: z.enum(eduTypes),
  state: z.enum(eduStates),
  /** Days with a lesson; the first day if the course has no timetable. `from` is empty for all-day lessons. */
  days: z.array(z.object({ date, from: z.string() })),
});
export type EduInMonth = z.output<typeof eduInMonth>;

export const eduCalendar = defineEndpoint({
  name: 'edu.calendar',
  method: 'GET',
  path: '/api/v1/edu/calendar/{month}',
  access: 'public',
  language: 'header',
  /** `YYYY-MM`. */
  params: z.object({ month: z.string() }),
  query: z.object({
    type: queryText(),
    state: queryText(),
    field: queryText(),
    aud: queryText(),
    searchKeyword: queryText(),
    ...narrowing,
  }),
  response: z.object({
    month: z.string(),
    holidays: z.array(z.object({ date, nm: z.string() })),
    list: z.array(eduInMonth),
  }),
  summary: 'Courses with lessons in a month, by the same filters as the list, and its holidays.',
});
