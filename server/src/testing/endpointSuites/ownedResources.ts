import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { appNow } from '../../db/expressions.ts';
import { aPng, toUploadRequest } from '../../domains/common/files/testUploads.ts';
import { adviceValues } from '../../domains/learn/applications/testApplications.ts';
import { addCourse, anApplication } from '../../domains/learn/enrolment/testCourse.ts';
import { openSession } from '../testActors.ts';
import { signIn, type TestApp } from '../testApp.ts';
import { ownedBookings } from './ownedBookings.ts';
import { ownedNotes } from './ownedNotes.ts';
import { ownedOrders } from './ownedOrders.ts';
import { type OwnedResource, readRow } from './ownedResource.ts';
import { ownedTravel } from './ownedTravel.ts';

export type { OwnedResource, ResourceRequest } from './ownedResource.ts';

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

async function makeAnswered(test: TestApp, memberUid: string): Promise<string> {
  const qnaUid = await makeQuestion('Y')(test, memberUid);
  await test.db.updateTable('qna').set({ answer_state: 'ANSWERED' }).where('qna_uid', '=', qnaUid).execute();
  return qnaUid;
}

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

async function makeSynonym({ db }: TestApp): Promise<string> {
  const word = randomUUID();
  await db
    .insertInto('search_synonym')
    .values({ word, means: ['장비'] })
    .execute();
  return word;
}

async function makeDraft(test: TestApp, memberUid: string): Promise<string> {
  const draft = { kind: 'TECH', refUid: '', values: adviceValues, step: 3 };
  return (await post(test, memberUid, '/api/v1/apply/draft', draft)).aplUid;
}

/** @param moves of staff after the submission */
const makeApplication =
  (...moves: readonly object[]) =>
  async (test: TestApp, memberUid: string) => {
    const aplUid = await makeDraft(test, memberUid);
    await post(test, memberUid, `/api/v1/apply/${aplUid}/submit`, {});
    for (const move of moves) {
      const { headers } = await signIn(test, 'office');
      const url = `/api/v1/admin/applications/${aplUid}/transition`;
      await test.app.inject({ method: 'PATCH', url, headers, payload: move });
    }
    return aplUid;
  };

const untilSupplement = [{ to: 'REVIEWING' }, { to: 'SUPPLEMENT', memo: '사양서', dueDt: '2099-01-01' }];

const application = { read: readRow('application', 'apl_uid'), foreign: 'missing' };
const ofStaff = { ...application, foreign: errorCodes.forbidden, staffMay: true };
const toAplParams = (aplUid: string) => ({ params: { aplUid } });
const qna = { read: readRow('qna', 'qna_uid') };
const comment = { make: makeComment, read: readRow('comment', 'cmt_uid') };

async function makeEnrolment(test: TestApp, memberUid: string): Promise<string> {
  const classes = ['STUDENT', 'COMPANY', 'GENERAL', 'FACULTY', 'STAFF'];
  const eduUid = await addCourse(test, { classes });
  return (await post(test, memberUid, `/api/v1/edu/${eduUid}/enroll`, anApplication())).aplUid;
}

async function makeOffer(test: TestApp, memberUid: string): Promise<string> {
  const aplUid = await makeEnrolment(test, memberUid);
  const offer_exp = new Date((await test.context.clock.now()).getTime() + 3_600_000);
  const { edu_uid } = await test.db
    .updateTable('enroll')
    .set({ state: 'OFFERED', offer_exp })
    .where('apl_uid', '=', aplUid)
    .returning('edu_uid')
    .executeTakeFirstOrThrow();
  // An offered seat keeps its place of the waiting list.
  await test.db.updateTable('edu').set({ wait_cnt: 1 }).where('edu_uid', '=', edu_uid).execute();
  return aplUid;
}

const enrolment = { make: makeEnrolment, read: readRow('enroll', 'apl_uid') };

/** Endpoints on resources of one member, by method and path. */
export const ownedResources: Readonly<Record<string, OwnedResource>> = {
  'DELETE /api/v1/auth/sessions/{sessionUid}': {
    make: async (test, memberUid) => (await openSession(test, memberUid)).sessionId,
    read: readRow('auth_session', 'id'),
    request: (sessionUid) => ({ params: { sessionUid } }),
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
  ...ownedBookings,
  ...ownedOrders,
  ...ownedNotes,
  ...ownedTravel,
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
  'GET /api/v1/mypage/edu/{aplUid}': { ...enrolment, request: toAplParams, foreign: 'missing' },
  'PATCH /api/v1/edu/enroll/{aplUid}/cancel': { ...enrolment, request: toAplParams, foreign: 'missing' },
  'PATCH /api/v1/edu/enroll/{aplUid}/offer': {
    ...enrolment,
    make: makeOffer,
    request: (aplUid) => ({ params: { aplUid }, body: { answer: 'ACCEPT' } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/admin/edu/enroll/{aplUid}/transition': {
    ...enrolment,
    request: (aplUid) => ({ params: { aplUid }, body: { to: 'APPROVED' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'GET /api/v1/admin/items/{ref}/{uid}/others': {
    ...qna,
    make: makeQuestion('Y'),
    request: (uid) => ({ params: { ref: 'QNA', uid } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'GET /api/v1/admin/qna/{qnaUid}': {
    ...qna,
    make: makeQuestion('Y'),
    request: (qnaUid) => ({ params: { qnaUid } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PATCH /api/v1/admin/qna/{qnaUid}/transition': {
    ...qna,
    make: makeAnswered,
    request: (qnaUid) => ({ params: { qnaUid }, body: { to: 'WAIT' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'POST /api/v1/admin/qna/{qnaUid}/answer': {
    ...qna,
    make: makeQuestion('Y'),
    request: (qnaUid) => ({ params: { qnaUid }, body: { content: '답변입니다.' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'DELETE /api/v1/admin/search/synonyms/{word}': {
    make: makeSynonym,
    read: readRow('search_synonym', 'word'),
    request: (word) => ({ params: { word } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PUT /api/v1/apply/draft/{aplUid}': {
    ...application,
    make: makeDraft,
    request: (aplUid) => ({
      params: { aplUid },
      body: { kind: 'TECH', refUid: '', values: { title: '고친 제목' }, step: 1 },
    }),
  },
  'DELETE /api/v1/apply/draft/{aplUid}': { ...application, make: makeDraft, request: toAplParams },
  'POST /api/v1/apply/{aplUid}/submit': { ...application, make: makeDraft, request: toAplParams },
  'PUT /api/v1/apply/{aplUid}': {
    ...application,
    make: makeApplication(),
    request: (aplUid) => ({ ...toAplParams(aplUid), body: { values: adviceValues } }),
  },
  'GET /api/v1/mypage/apply/{aplUid}': { ...application, make: makeApplication(), request: toAplParams },
  'PATCH /api/v1/mypage/apply/{aplUid}/withdraw': { ...application, make: makeApplication(), request: toAplParams },
  'POST /api/v1/mypage/apply/{aplUid}/supplement': {
    ...application,
    make: makeApplication(...untilSupplement),
    request: (aplUid) => ({ params: { aplUid }, body: { answer: '올립니다.' } }),
  },
  'GET /api/v1/admin/applications/{aplUid}': { ...ofStaff, make: makeApplication(), request: toAplParams },
  'GET /api/v1/admin/applications/{aplUid}/advisors': { ...ofStaff, make: makeApplication(), request: toAplParams },
  'POST /api/v1/admin/applications/{aplUid}/reveal': {
    ...ofStaff,
    make: makeApplication(),
    request: (aplUid) => ({ params: { aplUid }, body: { purposeCd: 'APPLY', memo: '' } }),
  },
  'PATCH /api/v1/admin/applications/{aplUid}/transition': {
    ...ofStaff,
    make: makeApplication(),
    request: (aplUid) => ({ params: { aplUid }, body: { to: 'REVIEWING' } }),
  },
  'PATCH /api/v1/admin/applications/{aplUid}/visit': {
    ...ofStaff,
    make: makeApplication({ to: 'REVIEWING' }, { to: 'MATCHED', advisorUid: 'AD001' }),
    request: (aplUid) => ({ params: { aplUid }, body: { visitDt: '2099-01-05T14:00:00+09:00' } }),
  },
  'PATCH /api/v1/admin/applications/{aplUid}/due': {
    ...ofStaff,
    make: makeApplication(...untilSupplement),
    request: (aplUid) => ({ params: { aplUid }, body: { dueDt: '2099-01-05' } }),
  },
};

/** Endpoints with a team's or QA's token instead of a session; covered by the tests of the registry and the matrix. */
export const isOfTeams = (path: string): boolean => /^\/api\/v1\/(registry\/\{remoteId\}|matrix)\//.test(path);
