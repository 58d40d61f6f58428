import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { appNow } from '../../db/expressions.ts';
import type { TestApp } from '../testApp.ts';
import { type OwnedResource, readRow } from './ownedResource.ts';

/** Makes a note of a member of staff, whose item has the same id. */
async function makeNote({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  await db
    .insertInto('office_note')
    .values({ note_uid: uid, ref: 'QNA', uid, member_uid: memberUid, content: '메모', created_at: appNow })
    .execute();
  return uid;
}

/** Work of staff at an item, listed by its id. */
const ofItem = {
  make: async () => randomUUID(),
  read: async () => undefined,
  foreign: errorCodes.forbidden,
  staffMay: true,
  isList: true,
} as const;

/** Endpoints on notes and hand-overs of items. */
export const ownedNotes: Readonly<Record<string, OwnedResource>> = {
  'GET /api/v1/admin/notes/{ref}/{uid}': { ...ofItem, request: (uid) => ({ params: { ref: 'QNA', uid } }) },
  'POST /api/v1/admin/notes/{ref}/{uid}': {
    ...ofItem,
    request: (uid) => ({ params: { ref: 'QNA', uid }, body: { content: '메모' } }),
  },
  'DELETE /api/v1/admin/notes/{ref}/{uid}/{noteUid}': {
    make: makeNote,
    read: readRow('office_note', 'note_uid'),
    request: (noteUid) => ({ params: { ref: 'QNA', uid: noteUid, noteUid } }),
    foreign: 'missing',
  },
  'GET /api/v1/admin/{queue}/{uid}/hand-overs': { ...ofItem, request: (uid) => ({ params: { queue: 'qna', uid } }) },
};
