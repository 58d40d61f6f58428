import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, uid } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { officeDate, officeInstant, officeTime as time } from '../common/staffDates.ts';
import { officeNumber as number, officeHtml, officeLine, pictureUrl } from '../common/staffText.ts';
import { date, fileRef } from '../common/values.ts';
import { eduAudiences, eduKinds, eduLevels, eduSession, eduStates, eduTypes } from './edu.ts';
import { publishDt, publishStates } from './publishing.ts';

/** All fields of a course, as the page sends them. */
export const courseForm = z.strictObject({
  title: officeLine('교육명을', 100),
  summary: officeLine('요약을', 200),
  html: officeHtml,
  typeCd: z.enum(eduTypes, { error: '교육 방식을 선택해 주세요.' }),
  fieldCd: z.string({ error: '분야를 선택해 주세요.' }).check(z.maxLength(32)),
  aud: z.enum(eduAudiences, { error: '대상을 선택해 주세요.' }),
  kind: z.enum(eduKinds, { error: '종류를 선택해 주세요.' }),
  levelCd: z.nullable(z.enum(eduLevels, { error: '수준을 선택해 주세요.' })),
  preparation: z.nullable(officeLine('준비물을', 200)),
  /** Null only for an online course. */
  place: z.nullable(officeLine('장소를', 100)),
  /** Null only for a course in a room. */
  onlineUrl: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s<>"']+$/, { error: 'https 주소를 입력해 주세요.' })),
  ),
  lecturer: officeLine('강사를', 100),
  criteria: officeLine('수료 기준을', 100),
  contact: officeLine('문의처를', 100),
  applyFrom: officeInstant,
  applyTo: officeInstant,
  startDt: officeDate,
  endDt: officeDate,
  hours: number(1, 1_000),
  capacity: number(1, 1_000),
  waitCapacity: number(0, 1_000),
  /** In won; 0 is free of charge. */
  fee: number(0, 10_000_000),
  /** Classes of members that may apply; empty for all. */
  classCds: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)),
  /** Equipment whose training this course counts as. */
  deviceUids: z.array(z.string().check(z.maxLength(36))).check(z.maxLength(50)),
  /** Attendance refers to `no`, which stays the same when other sessions are added or removed. */
  sessions: z
    .array(
      z.strictObject({
        no: number(1, 200),
        date: officeDate,
        from: time,
        to: time,
        title: officeLine('내용을', 100),
      }),
    )
    .check(z.maxLength(100)),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
  fileUids: z.array(uid).check(z.maxLength(fileLimits.maxCount)),
  publishDt,
  rev: seenRev,
});
export type CourseForm = z.output<typeof courseForm>;

/** Earlier builds of the page do not send these fields: a change leaves them as they are. */
const courseBody = z.extend(courseForm, {
  kind: z.optional(courseForm.shape.kind),
  levelCd: z.optional(courseForm.shape.levelCd),
  preparation: z.optional(courseForm.shape.preparation),
});
export type CourseBody = z.output<typeof courseBody>;

const eduParams = z.object({ eduUid: z.string() });
const saved = z.object({ eduUid: z.string() });

/** States of a course in the office. */
export const courseStates = [...publishStates, ...eduStates] as const;

const officeCourse = z.object({
  eduUid: z.string(),
  title: z.string(),
  fieldNm: z.string(),
  aud: z.enum(eduAudiences),
  kind: z.enum(eduKinds),
  state: z.enum(courseStates),
  startDt: date,
  endDt: date,
  capacity: z.int(),
  appliedCnt: z.int(),
  publishDt: z.nullable(instant),
});

export const adminCourses = defineEndpoint({
  name: 'admin.listCourses',
  method: 'GET',
  path: '/api/v1/admin/edu',
  access: 'staff',
  area: 'learn',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', ...courseStates], ''),
    kind: choice(['', ...eduKinds], ''),
    aud: choice(['', ...eduAudiences], ''),
    searchKeyword: queryText(),
    ...sortKey('title', 'start', 'seats'),
  }),
  response: listOf(officeCourse),
  summary: 'Courses with drafts and those that the site does not show yet, the latest start first.',
});

export const adminCourse = defineEndpoint({
  name: 'admin.getCourse',
  method: 'GET',
  path: '/api/v1/admin/edu/{eduUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  response: z.object({
    eduUid: z.string(),
    title: z.string(),
    summary: z.string(),
    html: z.string(),
    typeCd: z.enum(eduTypes),
    fieldCd: z.string(),
    aud: z.enum(eduAudiences),
    kind: z.enum(eduKinds),
    levelCd: z.nullable(z.enum(eduLevels)),
    preparation: z.nullable(z.string()),
    place: z.nullable(z.string()),
    onlineUrl: z.nullable(z.string()),
    lecturer: z.string(),
    criteria: z.string(),
    contact: z.string(),
    applyFrom: instant,
    applyTo: instant,
    startDt: date,
    endDt: date,
    hours: z.int(),
    capacity: z.int(),
    appliedCnt: z.int(),
    waitCapacity: z.int(),
    waitCnt: z.int(),
    fee: z.int(),
    classCds: z.array(z.string()),
    deviceUids: z.array(z.string()),
    sessions: z.array(eduSession),
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    /** Absent from answers of earlier server releases. */
    publishDt: z.optional(z.nullable(instant)),
    files: z.array(fileRef),
    ...edited,
  }),
  summary: 'A course with all that staff can change.',
});

export const adminAddCourse = defineEndpoint({
  name: 'admin.addCourse',
  method: 'POST',
  path: '/api/v1/admin/edu',
  access: 'staff',
  area: 'learn',
  language: 'header',
  body: courseBody,
  response: saved,
  summary: 'Adds a course; its state follows from its dates, and the site shows it from `publishDt` on.',
});

export const adminChangeCourse = defineEndpoint({
  name: 'admin.changeCourse',
  method: 'PUT',
  path: '/api/v1/admin/edu/{eduUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  body: courseBody,
  response: saved,
  summary:
    'Changes a course. `4000` for fewer seats or waiting places than are taken, for a draft of a course with applicants, and without a lesson that somebody attended; more seats go to the waiting list. Who is enrolled is told of another time, place or fee by bell and mail.',
});

export const adminCancelCourse = defineEndpoint({
  name: 'admin.cancelCourse',
  method: 'PATCH',
  path: '/api/v1/admin/edu/{eduUid}/cancel',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: eduParams,
  body: z.strictObject({ memo: officeLine('취소 사유를', 300) }),
  /** Number of enrolments that were cancelled with the course. */
  response: z.object({ eduUid: z.string(), cancelledCnt: z.int() }),
  summary:
    'Cancels a course before its first day, with all its enrolments, and tells the attendees the reason. It leaves every list. `4405` from the first day on.',
});
