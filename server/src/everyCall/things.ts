import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import { appNow } from '../db/expressions.ts';
import type { Database } from '../db/schema.ts';
import { aPng, toUploadRequest } from '../domains/files/testUploads.ts';
import type { TestApp } from '../testing.ts';
import { openSession } from './actors.ts';

export interface ThingRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A call that acts on something that is somebody's. */
export interface OwnedThing {
  /** Makes one for a member. @returns its id */
  readonly make: (test: TestApp, memberUid: string) => Promise<string>;
  /** What must not change when somebody else calls. */
  readonly read: (test: TestApp, id: string) => Promise<unknown>;
  readonly request: (id: string) => ThingRequest;
  /** Code for those whose it is not; `missing`: the answer to an id that does not exist, to the letter. */
  readonly foreign: string;
  /** Staff may do it to anybody's. */
  readonly staffMay?: boolean;
  /** Anybody's may be named and nothing comes of it, like an unknown one: the call has no answer of its own for them. */
  readonly isList?: boolean;
}

const question = {
  categoryCd: 'EQUIP',
  title: '예약 시간 문의',
  content: '주말에도 쓸 수 있나요?',
  privateYn: 'Y',
  imageUids: [],
  fileUids: [],
};

async function post(test: TestApp, memberUid: string, url: string, payload: object) {
  const { headers } = await openSession(test, memberUid);
  return (await test.app.inject({ method: 'POST', url, headers, payload })).json().data;
}

const makeQuestion = (privateYn: 'Y' | 'N') => async (test: TestApp, memberUid: string) =>
  (await post(test, memberUid, '/api/v1/qna', { ...question, privateYn })).qnaUid as string;

async function makeComment(test: TestApp, memberUid: string): Promise<string> {
  const refUid = await makeQuestion('N')(test, memberUid);
  return (await post(test, memberUid, '/api/v1/comments', { refType: 'QNA', refUid, content: '감사합니다.' })).cmtUid;
}

async function makeUpload(test: TestApp, memberUid: string): Promise<string> {
  const { headers } = await openSession(test, memberUid);
  const upload = toUploadRequest([{ name: 'a.png', bytes: await aPng(8, 8) }], { kind: 'attach' }, headers);
  return (await test.app.inject(upload)).json().data.list[0].fileUid;
}

async function makeNotification({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  const notification = { ntf_uid: uid, kind: 'QNA_ANSWER', title: '답변', text: '', link: '/', created_at: appNow };
  await db
    .insertInto('notification')
    .values({ ...notification, member_uid: memberUid })
    .execute();
  return uid;
}

/** A row as text; views are counted for every reader, so they do not count here. */
function readRow(table: keyof Database, column: string) {
  return async ({ db }: TestApp, id: string) => {
    const row = await db
      .selectFrom(sql`${sql.table(table)}`.as('t'))
      .select(sql<string>`(to_jsonb(t) - 'view_cnt')::text`.as('row'))
      .where(sql<boolean>`${sql.ref(column)}::text = ${id}`)
      .executeTakeFirst();
    return row?.row;
  };
}

const qna = { read: readRow('qna', 'qna_uid') };
const comment = { make: makeComment, read: readRow('comment', 'cmt_uid') };

/** By method and path of the call. */
export const ownedThings: Readonly<Record<string, OwnedThing>> = {
  'DELETE /api/v1/auth/sessions/{id}': {
    make: async (test, memberUid) => (await openSession(test, memberUid)).sessionId,
    read: readRow('auth_session', 'id'),
    request: (id) => ({ params: { id } }),
    foreign: 'missing',
  },
  'DELETE /file/{fileUid}': {
    make: makeUpload,
    read: readRow('file', 'file_uid'),
    request: (fileUid) => ({ params: { fileUid } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/notifications/read': {
    make: makeNotification,
    read: readRow('notification', 'ntf_uid'),
    request: (id) => ({ body: { ntfUids: [id] } }),
    foreign: 'missing',
    isList: true,
  },
  'GET /api/v1/qna/{qnaUid}': {
    ...qna,
    make: makeQuestion('Y'),
    request: (qnaUid) => ({ params: { qnaUid } }),
    foreign: errorCodes.privatePost,
    staffMay: true,
  },
  'PUT /api/v1/qna/{qnaUid}': {
    ...qna,
    make: makeQuestion('N'),
    request: (qnaUid) => ({ params: { qnaUid }, body: { ...question, title: '고친 제목' } }),
    foreign: errorCodes.notAuthor,
  },
  'DELETE /api/v1/qna/{qnaUid}': {
    ...qna,
    make: makeQuestion('N'),
    request: (qnaUid) => ({ params: { qnaUid } }),
    foreign: errorCodes.notAuthor,
  },
  'GET /api/v1/comments': {
    ...qna,
    make: makeQuestion('Y'),
    request: (refUid) => ({ query: { refType: 'QNA', refUid } }),
    foreign: errorCodes.privatePost,
    staffMay: true,
  },
  'POST /api/v1/comments': {
    ...qna,
    make: makeQuestion('Y'),
    request: (refUid) => ({ body: { refType: 'QNA', refUid, content: '몰래 쓴 댓글' } }),
    foreign: errorCodes.privatePost,
    staffMay: true,
  },
  'PUT /api/v1/comments/{cmtUid}': {
    ...comment,
    request: (cmtUid) => ({ params: { cmtUid }, body: { content: '고친 댓글' } }),
    foreign: errorCodes.notAuthor,
  },
  'DELETE /api/v1/comments/{cmtUid}': {
    ...comment,
    request: (cmtUid) => ({ params: { cmtUid } }),
    foreign: errorCodes.notAuthor,
    staffMay: true,
  },
  'POST /api/v1/admin/qna/{qnaUid}/answer': {
    ...qna,
    make: makeQuestion('Y'),
    request: (qnaUid) => ({ params: { qnaUid }, body: { content: '답변입니다.' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
};

/** The id itself, or the list that names one; `refused`: what everybody is answered who brings nothing but the id. */
export type PublicThing =
  | string
  | { readonly list: string; readonly key: string }
  | { readonly id: string; readonly refused: string };

/** Calls whose ids name what everybody may see. */
export const publicThings: Readonly<Record<string, PublicThing>> = {
  'GET /api/v1/attraction/detail/{id}': { list: '/api/v1/attraction/list', key: 'gdsUid' },
  'GET /api/v1/codes/{group}': 'CTPV',
  'GET /api/v1/codes-name/{code}': 'CTPV',
  'GET /api/v1/contents/{menuKey}': 'intro_chart',
  'GET /api/v1/edu/{eduUid}': { list: '/api/v1/edu/list', key: 'eduUid' },
  'GET /api/v1/equipment/{eqUid}': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/posts/faq/{id}': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'POST /api/v1/posts/faq/{id}/help': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'GET /api/v1/posts/{id}': { list: '/api/v1/posts/list', key: 'postUid' },
  'GET /api/v1/recommendTour/detail/{tourUid}': { list: '/api/v1/recommendTour/list', key: 'tourUid' },
  'GET /api/v1/stickyArea/promotion/{id}': { list: '/api/v1/stickyArea/promotion/list', key: 'id' },
  // A provider is anybody's to name; the link is the caller's own.
  'POST /api/v1/mypage/sns/{provider}': 'kakao',
  'DELETE /api/v1/mypage/sns/{provider}': { id: 'kakao', refused: errorCodes.forbidden },
  'GET /api/v1/terms/{code}': { list: '/api/v1/terms/list', key: 'code' },
};

/** Named by the team's token, not by a person: the registry's own suite has them. */
export const isOfTeams = (path: string): boolean => path.startsWith('/api/v1/registry/');
