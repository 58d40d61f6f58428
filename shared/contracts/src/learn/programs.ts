import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { categoryCount, date, fileRef } from '../common/values.ts';

/** Computed from the dates of the application. */
export const receptionStates = ['SCHEDULED', 'OPEN', 'CLOSED'] as const;
export type ReceptionState = (typeof receptionStates)[number];

const reception = {
  state: z.enum(receptionStates),
  applyFrom: instant,
  applyTo: instant,
  /** Days to the end while open, to the start while scheduled, else null. */
  dday: z.nullable(z.int()),
};

/** The member's application in progress, or null. */
const mine = z.nullable(z.object({ aplUid: z.string(), state: z.string() }));

export const checklistItem = z.object({ nm: z.string(), requiredYn: z.enum(['Y', 'N']), text: z.string() });
export type ChecklistItem = z.output<typeof checklistItem>;

const applyNotice = z.object({
  noticeUid: z.string(),
  title: z.string(),
  kindNm: z.string(),
  ...reception,
  /** Maximum support for one project, in won. */
  supportMax: z.int(),
  /** Minimum share of the company in the whole budget. */
  companySharePct: z.int(),
});
applyNotice.register(z.globalRegistry, { id: 'ApplyNotice' });
export type ApplyNotice = z.output<typeof applyNotice>;

export const scheduleStep = z.object({
  label: z.string(),
  from: date,
  /** Null for a single day. */
  to: z.nullable(date),
  text: z.string(),
});
export type ScheduleStep = z.output<typeof scheduleStep>;

const applyNoticeDetail = z.extend(applyNotice, {
  summary: z.string(),
  html: z.string(),
  eligibility: z.array(z.string()),
  /** Minimum share of cash in the company's contribution. */
  cashSharePct: z.int(),
  performFrom: date,
  performTo: date,
  schedule: z.array(scheduleStep),
  checklist: z.array(checklistItem),
  files: z.array(fileRef),
  contact: z.string(),
  mine,
});
export type ApplyNoticeDetail = z.output<typeof applyNoticeDetail>;

export const applyNotices = defineEndpoint({
  name: 'apply.notices',
  method: 'GET',
  path: '/api/v1/apply/notices',
  access: 'public',
  language: 'header',
  query: z.object({
    ...pageQuery(10),
    state: choice([...receptionStates, ''], ''),
    searchKeyword: queryText(),
  }),
  /** Open ones first, the earliest closing first. */
  response: listOf(applyNotice),
  summary: 'Lists notices of joint projects.',
});

export const applyNoticeGet = defineEndpoint({
  name: 'apply.notice',
  method: 'GET',
  path: '/api/v1/apply/notices/{noticeUid}',
  access: 'optional',
  language: 'header',
  params: z.object({ noticeUid: z.string() }),
  response: applyNoticeDetail,
  summary: 'A notice of joint projects with schedule and checklist.',
});

const applyProgram = z.object({
  pgmUid: z.string(),
  title: z.string(),
  kindNm: z.string(),
  summary: z.string(),
  ...reception,
  /** Maximum support, in won; null if taking part is free. */
  limitKrw: z.nullable(z.int()),
  /** Share of the company in the costs. */
  companySharePct: z.int(),
});
applyProgram.register(z.globalRegistry, { id: 'ApplyProgram' });
export type ApplyProgram = z.output<typeof applyProgram>;

/** Limit of programmes for one company in a calendar year. */
export const programsPerYear = 2;

const applyProgramDetail = z.extend(applyProgram, {
  html: z.string(),
  checklist: z.array(checklistItem),
  contact: z.string(),
  mine,
  /** The company's applications of this year, out of {@link programsPerYear}; null without a company. */
  companyYearCnt: z.nullable(z.int()),
});
export type ApplyProgramDetail = z.output<typeof applyProgramDetail>;

export const applyPrograms = defineEndpoint({
  name: 'apply.programs',
  method: 'GET',
  path: '/api/v1/apply/programs',
  access: 'public',
  language: 'header',
  query: z.object({ ...pageQuery(12), state: choice([...receptionStates, ''], '') }),
  response: listOf(applyProgram),
  summary: 'Lists programmes of collaboration.',
});

export const applyProgramGet = defineEndpoint({
  name: 'apply.program',
  method: 'GET',
  path: '/api/v1/apply/programs/{pgmUid}',
  access: 'optional',
  language: 'header',
  params: z.object({ pgmUid: z.string() }),
  response: applyProgramDetail,
  summary: 'A programme of collaboration with what has to be handed in.',
});

const advisor = z.object({
  advisorUid: z.string(),
  nm: z.string(),
  affiliation: z.string(),
  position: z.string(),
  /** Code of the group `TECH_FIELD`: the main field. */
  fieldCd: z.string(),
  fieldNm: z.string(),
  keywords: z.array(z.string()),
  introduction: z.string(),
  /** Number of consultations arranged by the office. */
  adviceCnt: z.int(),
});
advisor.register(z.globalRegistry, { id: 'Advisor' });
export type Advisor = z.output<typeof advisor>;

export const advisorsList = defineEndpoint({
  name: 'advisors.list',
  method: 'GET',
  path: '/api/v1/advisors/list',
  access: 'public',
  language: 'header',
  query: z.object({ ...pageQuery(10), field: queryText(), searchKeyword: queryText() }),
  response: z.extend(listOf(advisor), { fields: z.array(categoryCount) }),
  summary: 'Lists advisers, with how many there are in each field.',
});

/** Free consultations: at first of every company, and in a year of an affiliated company (가족회사). */
export const freeAdvice = { first: 2, yearOfAffiliated: 5 } as const;

export const applyAdviceCount = defineEndpoint({
  name: 'apply.adviceCount',
  method: 'GET',
  path: '/api/v1/apply/advice/count',
  access: 'member',
  language: 'none',
  /** Null for members without a confirmed company. */
  response: z.object({ count: z.nullable(z.object({ all: z.int(), thisYear: z.int() })) }),
  summary: 'Consultations that the member’s company has asked for so far, without withdrawn and rejected ones.',
});
