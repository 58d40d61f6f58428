import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { appNow } from '../../db/expressions.ts';
import { aPng, toUploadRequest } from '../../domains/common/files/testUploads.ts';
import { adviceValues } from '../../domains/learn/applications/testApplications.ts';
import { addCourse, anApplication } from '../../domains/learn/enrolment/testCourse.ts';
import { openSession } from '../testActors.ts';
import { signIn, type TestApp } from '../testApp.ts';
import { catalogueResources } from './catalogueResources.ts';
import { ownedBookings } from './ownedBookings.ts';
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
  'GET /api/v1/mypage/edu/{aplUid}': {
    ...enrolment,
    request: (aplUid) => ({ params: { aplUid } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/edu/enroll/{aplUid}/cancel': {
    ...enrolment,
    request: (aplUid) => ({ params: { aplUid } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/admin/edu/enroll/{aplUid}/transition': {
    ...enrolment,
    request: (aplUid) => ({ params: { aplUid }, body: { to: 'APPROVED' } }),
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
  'GET /api/v1/mypage/apply/{aplUid}': { ...application, make: makeApplication(), request: toAplParams },
  'PATCH /api/v1/mypage/apply/{aplUid}/withdraw': { ...application, make: makeApplication(), request: toAplParams },
  'POST /api/v1/mypage/apply/{aplUid}/supplement': {
    ...application,
    make: makeApplication(...untilSupplement),
    request: (aplUid) => ({ params: { aplUid }, body: { answer: '올립니다.' } }),
  },
  'GET /api/v1/admin/applications/{aplUid}': { ...ofStaff, make: makeApplication(), request: toAplParams },
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

/** The id itself, or a list with ids; `refused` is the response to a request with nothing but the id. */
export type PublicResource =
  | string
  | { readonly list: string; readonly key: string }
  | { readonly id: string; readonly refused: string };

/** Endpoints with ids of public resources. */
export const publicResources: Readonly<Record<string, PublicResource>> = {
  'GET /api/v1/attraction/detail/{gdsUid}': { list: '/api/v1/attraction/list', key: 'gdsUid' },
  'GET /api/v1/pass/detail/{gdsDtlUid}': { list: '/api/v1/pass/list', key: 'gdsDtlUid' },
  'GET /api/v1/codes/{group}': 'CTPV',
  'GET /api/v1/codes-name/{code}': 'CTPV',
  'GET /api/v1/contents/{menuKey}': 'intro_chart',
  'GET /api/v1/apply/notices/{noticeUid}': { list: '/api/v1/apply/notices', key: 'noticeUid' },
  'GET /api/v1/apply/programs/{pgmUid}': { list: '/api/v1/apply/programs', key: 'pgmUid' },
  'GET /api/v1/sharing/{shareUid}': { list: '/api/v1/sharing/list', key: 'shareUid' },
  'GET /api/v1/edu/{eduUid}': { list: '/api/v1/edu/list', key: 'eduUid' },
  'GET /api/v1/edu/{eduUid}/colleagues': { list: '/api/v1/edu/list', key: 'eduUid' },
  'POST /api/v1/edu/{eduUid}/enroll': 'ED001',
  'GET /api/v1/edu/calendar/{month}': '2026-12',
  'GET /api/v1/edu/certificates/{certNo}': { id: 'HS-22222-22222-22222', refused: errorCodes.notFound },
  'GET /api/v1/admin/edu/{eduUid}': 'ED001',
  'PUT /api/v1/admin/edu/{eduUid}': 'ED001',
  'PATCH /api/v1/admin/edu/{eduUid}/cancel': { id: 'ED001', refused: errorCodes.invalidInput },
  'GET /api/v1/admin/edu/{eduUid}/enrolments': 'ED001',
  'GET /api/v1/admin/edu/{eduUid}/participants': 'ED001',
  'PUT /api/v1/admin/edu/{eduUid}/attendance': 'ED001',
  'POST /api/v1/admin/edu/{eduUid}/progress': 'ED001',
  ...catalogueResources,
  'GET /api/v1/equipment/{eqUid}/calendar': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/equipment/{eqUid}/slots': { list: '/api/v1/equipment/list', key: 'eqUid' },
  // The favourite belongs to the requester, and the training to the member in the body.
  'POST /api/v1/equipment/{eqUid}/favorite': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'DELETE /api/v1/equipment/{eqUid}/favorite': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/equipment/{eqUid}': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/posts/faq/{faqUid}': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'POST /api/v1/posts/faq/{faqUid}/help': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'GET /api/v1/posts/{postUid}': { list: '/api/v1/posts/list', key: 'postUid' },
  'GET /api/v1/recommendTour/detail/{tourUid}': { list: '/api/v1/recommendTour/list', key: 'tourUid' },
  'GET /api/v1/recommendTour/detail/attraction/{gdsUid}': { list: '/api/v1/attraction/list', key: 'gdsUid' },
  'POST /api/v1/review/{reviewUid}/report': { list: '/api/v1/review/list?gdsUid=G0001', key: 'reviewUid' },
  'PUT /api/v1/admin/coupons/{couponPblcnUid}': 'CP001',
  'DELETE /api/v1/admin/coupons/{couponPblcnUid}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/posts/{postUid}': { id: 'none', refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/posts/{postUid}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/faq/{faqUid}': { id: 'none', refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/faq/{faqUid}': { id: 'none', refused: errorCodes.notFound },
  'PATCH /api/v1/admin/members/{memberUid}/transition': { id: randomUUID(), refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/members/{memberUid}/sessions': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/outbox/{mailUid}/resend': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/jobs/{jobUid}/run': { id: randomUUID(), refused: errorCodes.notFound },
  'PUT /api/v1/admin/promotions/{id}': 'PR001',
  'DELETE /api/v1/admin/promotions/{id}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/feed/{id}': 'FD001',
  'DELETE /api/v1/admin/feed/{id}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/travel-info/{id}': 'TI001',
  'DELETE /api/v1/admin/travel-info/{id}': { id: 'none', refused: errorCodes.notFound },
  'GET /api/v1/stickyArea/travelInfo/{id}': { list: '/api/v1/stickyArea/travelInfo/list', key: 'id' },
  'GET /api/v1/stickyArea/promotion/{id}': { list: '/api/v1/stickyArea/promotion/list', key: 'id' },
  // The name of a provider is public; the link belongs to the requester.
  'POST /api/v1/mypage/sns/{provider}': 'kakao',
  'DELETE /api/v1/mypage/sns/{provider}': { id: 'kakao', refused: errorCodes.forbidden },
  'PUT /api/v1/admin/search/synonyms/{word}': '비번',
  'GET /api/v1/terms/{code}': { list: '/api/v1/terms/list', key: 'code' },
};

/** Endpoints with a team's or QA's token instead of a session; covered by the tests of the registry and the matrix. */
export const isOfTeams = (path: string): boolean => /^\/api\/v1\/(registry\/\{remoteId\}|matrix)\//.test(path);
