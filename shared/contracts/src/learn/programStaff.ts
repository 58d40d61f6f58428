import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, uid } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { officeDate, officeInstant } from '../common/staffDates.ts';
import { officeHtml, officeLine, officeNumber } from '../common/staffText.ts';
import { date, fileRef } from '../common/values.ts';
import { checklistItem, receptionStates, scheduleStep } from './programs.ts';
import { publishDt, publishStates } from './publishing.ts';

/** States of a notice or programme in the office. */
export const callStates = [...publishStates, ...receptionStates] as const;
export type CallState = (typeof callStates)[number];

const percent = officeNumber(0, 100);
const won = officeNumber(0, 10_000_000_000);

const checklist = z
  .array(
    z.strictObject({
      nm: officeLine('서류 이름을', 60),
      requiredYn: z.enum(['Y', 'N'], { error: '필수 또는 선택으로 적어 주세요.' }),
      text: z.string().check(z.maxLength(200)),
    }),
  )
  .check(z.maxLength(20));

const texts = {
  title: officeLine('제목을', 100),
  kindNm: officeLine('구분을', 30),
  summary: officeLine('요약을', 200),
  html: officeHtml,
  /** Applications are taken between these moments; the state follows from them. */
  applyFrom: officeInstant,
  applyTo: officeInstant,
  companySharePct: percent,
  checklist,
  contact: officeLine('문의처를', 100),
  publishDt,
  rev: seenRev,
};

const shownTexts = {
  title: z.string(),
  kindNm: z.string(),
  summary: z.string(),
  html: z.string(),
  state: z.enum(callStates),
  applyFrom: instant,
  applyTo: instant,
  companySharePct: z.int(),
  checklist: z.array(checklistItem),
  contact: z.string(),
  /** Absent from answers of earlier server releases. */
  publishDt: z.optional(z.nullable(instant)),
  ...edited,
};

const noticeForm = z.strictObject({
  ...texts,
  eligibility: z.array(officeLine('자격을', 200)).check(z.maxLength(20)),
  supportMax: won,
  cashSharePct: percent,
  performFrom: officeDate,
  performTo: officeDate,
  schedule: z
    .array(
      z.strictObject({
        label: officeLine('단계를', 30),
        from: officeDate,
        to: z.nullable(officeDate),
        text: z.string().check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(20)),
  /** Forms to download. */
  fileUids: z.array(uid).check(z.maxLength(fileLimits.maxCount)),
});
export type NoticeForm = z.output<typeof noticeForm>;

const officeNotice = z.object({
  noticeUid: z.string(),
  ...shownTexts,
  eligibility: z.array(z.string()),
  supportMax: z.int(),
  cashSharePct: z.int(),
  performFrom: date,
  performTo: date,
  schedule: z.array(scheduleStep),
  files: z.array(fileRef),
});

const noticeParams = z.object({ noticeUid: z.string() });
const savedNotice = z.object({ noticeUid: z.string() });
const filter = { ...pageQuery(20), state: choice(['', ...callStates], ''), ...removedKey, searchKeyword: queryText() };

export const adminNotices = defineEndpoint({
  name: 'admin.listNotices',
  method: 'GET',
  path: '/api/v1/admin/notices',
  access: 'staff',
  area: 'learn',
  language: 'header',
  query: z.object(filter),
  response: listOf(officeNotice),
  summary: 'Notices of joint projects with all their texts, the latest start first.',
});

export const adminAddNotice = defineEndpoint({
  name: 'admin.addNotice',
  method: 'POST',
  path: '/api/v1/admin/notices',
  access: 'staff',
  area: 'learn',
  language: 'header',
  body: noticeForm,
  response: savedNotice,
  summary: 'Adds a notice of joint projects with its forms; the site shows it from `publishDt` on.',
});

export const adminChangeNotice = defineEndpoint({
  name: 'admin.changeNotice',
  method: 'PUT',
  path: '/api/v1/admin/notices/{noticeUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: noticeParams,
  body: noticeForm,
  response: savedNotice,
  summary: 'Changes a notice of joint projects.',
});

export const adminRemoveNotice = defineEndpoint({
  name: 'admin.removeNotice',
  method: 'DELETE',
  path: '/api/v1/admin/notices/{noticeUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: noticeParams,
  response: emptyObject,
  summary: 'Takes a notice off the site; applications for it stay.',
});

const programForm = z.strictObject({
  ...texts,
  /** Null if taking part is free. */
  limitKrw: z.nullable(won),
  /** Place in the list, the lowest first. */
  sort: officeNumber(0, 1_000),
});
export type ProgramForm = z.output<typeof programForm>;

const officeProgram = z.object({
  pgmUid: z.string(),
  ...shownTexts,
  limitKrw: z.nullable(z.int()),
  sort: z.int(),
});

const pgmParams = z.object({ pgmUid: z.string() });
const savedProgram = z.object({ pgmUid: z.string() });

export const adminPrograms = defineEndpoint({
  name: 'admin.listPrograms',
  method: 'GET',
  path: '/api/v1/admin/programs',
  access: 'staff',
  area: 'learn',
  language: 'header',
  query: z.object(filter),
  response: listOf(officeProgram),
  summary: 'Programmes of collaboration with all their texts, in the order of the site.',
});

export const adminAddProgram = defineEndpoint({
  name: 'admin.addProgram',
  method: 'POST',
  path: '/api/v1/admin/programs',
  access: 'staff',
  area: 'learn',
  language: 'header',
  body: programForm,
  response: savedProgram,
  summary: 'Adds a programme of collaboration; the site shows it from `publishDt` on.',
});

export const adminChangeProgram = defineEndpoint({
  name: 'admin.changeProgram',
  method: 'PUT',
  path: '/api/v1/admin/programs/{pgmUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: pgmParams,
  body: programForm,
  response: savedProgram,
  summary: 'Changes a programme of collaboration.',
});

export const adminRemoveProgram = defineEndpoint({
  name: 'admin.removeProgram',
  method: 'DELETE',
  path: '/api/v1/admin/programs/{pgmUid}',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: pgmParams,
  response: emptyObject,
  summary: 'Takes a programme off the site; applications for it stay.',
});
