import * as z from 'zod/mini';
import { emptyObject, instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';

/** Kinds of items with notes of the office. */
export const noteKinds = ['QNA', 'INQUIRY', 'APPLICATION', 'BOOKING', 'ENROLMENT', 'ORDER', 'MEMBER'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteMax = 1_000;

const note = z.object({
  noteUid: z.string(),
  content: z.string(),
  /** Member of staff who wrote it. */
  writerNm: z.string(),
  ownYn: z.enum(['Y', 'N']),
  createdDt: instant,
});
export type OfficeNote = z.output<typeof note>;

const params = z.object({ ref: z.enum(noteKinds), uid: z.string() });

export const adminNotes = defineEndpoint({
  name: 'admin.listNotes',
  method: 'GET',
  path: '/api/v1/admin/notes/{ref}/{uid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params,
  response: z.object({ list: z.array(note) }),
  summary: 'Notes of staff at an item, the earliest first; members never see them.',
});

export const adminAddNote = defineEndpoint({
  name: 'admin.addNote',
  method: 'POST',
  path: '/api/v1/admin/notes/{ref}/{uid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params,
  body: z.strictObject({
    content: memberText({
      max: noteMax,
      empty: '메모를 입력해 주세요.',
      tooLong: '메모는 1,000자까지 입력할 수 있습니다.',
    }),
  }),
  response: z.object({ noteUid: z.string() }),
  summary: 'Adds a note to an item.',
});

export const adminRemoveNote = defineEndpoint({
  name: 'admin.removeNote',
  method: 'DELETE',
  path: '/api/v1/admin/notes/{ref}/{uid}/{noteUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.extend(params, { noteUid: z.string() }),
  response: emptyObject,
  summary: 'Deletes an own note; `4040` for a note of another.',
});
