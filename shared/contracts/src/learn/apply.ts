import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { memberText } from '../common/memberText.ts';
import { assignable, queueQuery, seenRev } from '../common/officeItem.ts';
import { officeDate, officeInstant } from '../common/staffDates.ts';
import { staffTimelineEntry, timelineEntry } from '../common/timeline.ts';
import { date, fileRef } from '../common/values.ts';
import { applicationValues, draftKinds } from './applyDrafts.ts';
import { documentNames, supplementAnswer } from './supplement.ts';

/** 기술자문, 공동과제, 공유·협업. */
export const applicationKinds = ['TECH', 'ASSN', 'COLLABO'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** Keys of the kinds in menus, counts and paths. */
export const applicationMenus = ['tech', 'assn', 'collabo'] as const;
export type ApplicationMenu = (typeof applicationMenus)[number];

/** `MATCHED` (adviser found) of advice corresponds to `SELECTED` of the others. */
export const applicationStates = [
  'DRAFT',
  'SUBMITTED',
  'REVIEWING',
  'SUPPLEMENT',
  'MATCHED',
  'SELECTED',
  'REJECTED',
  'IN_PROGRESS',
  'REPORTING',
  'DONE',
  'WITHDRAWN',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

const aplParams = z.object({ aplUid: z.string() });

export const applySubmit = defineEndpoint({
  name: 'apply.submit',
  method: 'POST',
  path: '/api/v1/apply/{aplUid}/submit',
  access: 'member',
  language: 'header',
  params: aplParams,
  response: z.object({ aplNo: z.string(), submittedDt: instant }),
  summary: 'Hands a draft in: it is checked as a whole and gets its number.',
});

export const applyChange = defineEndpoint({
  name: 'apply.change',
  method: 'PUT',
  path: '/api/v1/apply/{aplUid}',
  access: 'member',
  language: 'header',
  params: aplParams,
  body: z.strictObject({ values: applicationValues }),
  response: z.object({ aplUid: z.string() }),
  summary: 'Replaces the contents of an application that was handed in; `4405` once its review has begun.',
});

export const application = z.object({
  aplUid: z.string(),
  /** Null for a draft. */
  aplNo: z.nullable(z.string()),
  kind: z.enum(draftKinds),
  state: z.enum(applicationStates),
  title: z.string(),
  refUid: z.string(),
  /** Title of the notice or programme. */
  refNm: z.nullable(z.string()),
  /** Step of the draft's form, from 1. */
  step: z.int(),
  submittedDt: z.nullable(instant),
  savedDt: instant,
  /** Deadline of a request to the member. */
  dueDt: z.nullable(date),
});
application.register(z.globalRegistry, { id: 'Application' });
export type Application = z.output<typeof application>;

const applicationDetail = z.extend(application, {
  values: applicationValues,
  /** Names of the codes in the values, and of the adviser whom they wish. */
  codeNms: z.record(z.string(), z.string()),
  files: z.array(fileRef),
  bundleUrl: z.nullable(z.string()),
  timeline: z.array(timelineEntry),
  /** Remaining states in their order. */
  ahead: z.array(z.enum(applicationStates)),
  withdrawableYn: yn,
  /** `Y` until its review begins; absent from responses of earlier server releases. */
  changeableYn: z.optional(yn),
  /** `Y`: `dueDt` has passed without a response. */
  overdueYn: z.optional(yn),
  advisor: z.nullable(z.object({ nm: z.string(), affiliation: z.string() })),
  /** Date and place of the adviser's visit. */
  visitDt: z.nullable(instant),
  visitPlace: z.nullable(z.string()),
  contact: z.string(),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

const period = { startDate: queryText(), endDate: queryText() };

export const myApplications = defineEndpoint({
  name: 'mypage.applications',
  method: 'GET',
  path: '/api/v1/mypage/{menu}/list',
  access: 'member',
  language: 'content',
  params: z.object({ menu: z.enum(applicationMenus) }),
  query: z.object({
    ...pageQuery(10),
    /** One state, or several with commas. */
    state: queryText(),
    ...period,
    searchKeyword: queryText(),
  }),
  /** `states`: counts of the kind by state, independent of the filters. */
  response: z.extend(listOf(application), {
    states: z.array(z.object({ state: z.enum(applicationStates), cnt: z.int() })),
  }),
  summary: 'Applications of the member, drafts first, then the newest first.',
});

export const myApplicationGet = defineEndpoint({
  name: 'mypage.application',
  method: 'GET',
  path: '/api/v1/mypage/apply/{aplUid}',
  access: 'member',
  language: 'content',
  params: aplParams,
  response: applicationDetail,
  summary: 'One of the member’s applications with its timeline.',
});

/** Path that downloads a copy of an application as PDF: without envelope; needs the bearer token. */
export const toApplicationCopyPath = (aplUid: string): string =>
  `/api/v1/mypage/apply/${encodeURIComponent(aplUid)}/copy`;

export const myApplicationWithdraw = defineEndpoint({
  name: 'mypage.withdrawApplication',
  method: 'PATCH',
  path: '/api/v1/mypage/apply/{aplUid}/withdraw',
  access: 'member',
  language: 'content',
  params: aplParams,
  response: z.object({ state: z.enum(applicationStates) }),
  summary: 'Withdraws an application before a decision.',
});

export const myApplicationSupplement = defineEndpoint({
  name: 'mypage.supplementApplication',
  method: 'POST',
  path: '/api/v1/mypage/apply/{aplUid}/supplement',
  access: 'member',
  language: 'content',
  params: aplParams,
  body: supplementAnswer,
  response: z.object({ state: z.enum(applicationStates) }),
  summary: 'Answers what the office asked for.',
});

/** Target states for staff. */
export const staffTargets = [
  'REVIEWING',
  'SUPPLEMENT',
  'MATCHED',
  'SELECTED',
  'REJECTED',
  'IN_PROGRESS',
  'REPORTING',
  'DONE',
] as const;
export type StaffTarget = (typeof staffTargets)[number];

const staffApplication = z.extend(application, {
  applicantNm: z.string(),
  companyNm: z.nullable(z.string()),
  /** States to which staff can bring it; absent from answers of earlier server releases. */
  targets: z._default(z.array(z.enum(staffTargets)), []),
  ...assignable,
});

export const supplementDues = ['OVER', 'TODAY', 'WEEK'] as const;

export const adminApplications = defineEndpoint({
  name: 'admin.applications',
  method: 'GET',
  path: '/api/v1/admin/applications',
  access: 'staff',
  area: 'learn',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    kind: queryText(10),
    state: queryText(),
    ...period,
    searchKeyword: queryText(),
    /** Last day of a requested supplement: passed, today, or within a week. */
    due: choice(['', ...supplementDues], ''),
    ...queueQuery,
    ...sortKey('category', 'title', 'wait', 'assignee', 'due'),
  }),
  response: listOf(staffApplication),
  summary: 'Applications of all members that were handed in; those that wait for staff first, the longest wait first.',
});

export const adminApplicationGet = defineEndpoint({
  name: 'admin.application',
  method: 'GET',
  path: '/api/v1/admin/applications/{aplUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: aplParams,
  response: z.extend(applicationDetail, {
    targets: z.array(z.enum(staffTargets)),
    timeline: z.array(staffTimelineEntry),
    ...assignable,
  }),
  summary: 'One application with masked personal values, and the states that staff can bring it to.',
});

/** Message to the member. */
const officeMemo = z.optional(memberText({ max: 1_000, tooLong: '안내 내용은 1,000자까지 입력할 수 있습니다.' }));
/** Place of the adviser's visit: null for none, unchanged if absent. */
const visitPlace = z.optional(
  z.nullable(memberText({ max: 100, tooLong: '장소는 100자까지 입력할 수 있습니다.', hasLines: false })),
);

export const adminApplicationMove = defineEndpoint({
  name: 'admin.moveApplication',
  method: 'PATCH',
  path: '/api/v1/admin/applications/{aplUid}/transition',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: aplParams,
  body: z.strictObject({
    to: z.enum(staffTargets, { error: '바꿀 상태를 선택해 주세요.' }),
    /** Required for `SUPPLEMENT` and `REJECTED`. */
    memo: officeMemo,
    /** Deadline for the response; required for `SUPPLEMENT`. */
    dueDt: z.optional(date),
    documents: documentNames,
    /** Required for `MATCHED`. */
    advisorUid: z.optional(z.string().check(z.maxLength(40))),
    /** Date of the adviser's visit. */
    visitDt: z.optional(officeInstant),
    visitPlace,
    /** Agreement, report or other results, uploaded by staff. */
    fileUids: z._default(z.array(uid).check(z.maxLength(fileLimits.maxCount)), []),
    rev: seenRev,
  }),
  response: z.object({ state: z.enum(applicationStates) }),
  summary:
    'Moves an application on and tells the member: timeline, bell and mail. `4405` for a move that its state does not have.',
});

export const adminVisitMove = defineEndpoint({
  name: 'admin.moveVisit',
  method: 'PATCH',
  path: '/api/v1/admin/applications/{aplUid}/visit',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: aplParams,
  body: z.strictObject({ visitDt: officeInstant, visitPlace, memo: officeMemo, rev: seenRev }),
  response: z.object({ visitDt: instant, visitPlace: z.nullable(z.string()) }),
  summary:
    'Sets or moves the visit of an adviser and tells the member: timeline, bell and mail; the day before is announced for the new date. `4000` for a time that has passed, `4405` in other states than `MATCHED` and `IN_PROGRESS`.',
});

export const adminSupplementExtend = defineEndpoint({
  name: 'admin.extendSupplement',
  method: 'PATCH',
  path: '/api/v1/admin/applications/{aplUid}/due',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: aplParams,
  body: z.strictObject({ dueDt: officeDate, memo: officeMemo, rev: seenRev }),
  response: z.object({ dueDt: date }),
  summary:
    'Gives a member more days to answer what was asked for and tells them: timeline, bell and mail; the day before is announced for the new date. `4000` for a day that has passed or is not later than the one before, `4405` in other states than `SUPPLEMENT`.',
});
