import * as z from 'zod/mini';
import { instant, yn } from './common.ts';
import { memberText } from './memberText.ts';
import { contentLang, date, fileRef } from './values.ts';

/** Kinds of applications: education, equipment, advice, joint projects, collaboration. */
export const matterKinds = ['EDU', 'EQU', 'TECH', 'ASSN', 'COLLABO'] as const;
export type MatterKind = (typeof matterKinds)[number];

/** Kinds with a timeline: applications, and reservations of the travel service. */
export type TimelineKind = MatterKind | 'TRAVEL';

/** Actors that change the state of an application. */
export const movers = ['MEMBER', 'STAFF', 'SYSTEM'] as const;
export type Mover = (typeof movers)[number];

/** `MOVE`: the state changed · `REQUEST`: staff request something, until `dueDt` · `ANSWER`: the member responds. */
export const timelineEntryTypes = ['MOVE', 'REQUEST', 'ANSWER'] as const;

/** Document that staff request by name, with the files of an answer. */
export const namedDocument = z.object({ name: z.string(), fileUids: z.array(z.string()) });
export type NamedDocument = z.output<typeof namedDocument>;

/** One step of an application as its member sees it. Never contains names of staff. */
export const timelineEntry = z.object({
  entryUid: z.string(),
  type: z.enum(timelineEntryTypes),
  /** `Y`: a move to the same state, in which staff changed a date or the member the contents; no separate type, which open tabs would refuse. */
  changeYn: z.optional(yn),
  /** State after this step. */
  state: z.string(),
  by: z.enum(movers),
  dt: instant,
  memo: z.nullable(z.string()),
  /** Language of a memo that names goods; absent from one that was typed. */
  lang: z.optional(contentLang),
  dueDt: z.nullable(date),
  files: z.array(fileRef),
  /** Named documents of a request, and those of its answer; absent without any. */
  documents: z.optional(z.array(namedDocument)),
});
timelineEntry.register(z.globalRegistry, { id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof timelineEntry>;

/** One step as the office sees it. */
export const staffTimelineEntry = z.extend(timelineEntry, {
  /** Name of the staff member; absent from steps of members and the system, and from earlier ones. */
  byNm: z.optional(z.string()),
});
export type StaffTimelineEntry = z.output<typeof staffTimelineEntry>;

/** Length in characters (grapheme clusters). */
export const memoMax = 500;

/** Message of staff to the member about a move. */
export const staffMemo = z.optional(
  memberText({
    max: memoMax,
    empty: '안내 내용을 입력해 주세요.',
    tooLong: `안내 내용은 ${memoMax}자까지 입력할 수 있습니다.`,
  }),
);
