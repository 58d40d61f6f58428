import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { appNow } from '../../db/expressions.ts';
import { addDays } from '../../db/seoulTime.ts';
import { buyPasses, buyVisit } from '../../domains/travel/voucher/testOrders.ts';
import type { TestApp } from '../testApp.ts';
import { type OwnedResource, readRow } from './ownedResource.ts';

async function makeReview(test: TestApp, memberUid: string): Promise<string> {
  const { db } = test;
  const uid = randomUUID();
  const { rsvtUid } = await buyVisit(test, memberUid);
  await db
    .updateTable('reservation')
    .set({ stts_cd: 'REVIEWED', used_at: appNow })
    .where('rsvt_uid', '=', rsvtUid)
    .execute();
  const content = '전망이 넓어서 좋았습니다.';
  await db
    .insertInto('review')
    .values({
      review_uid: uid,
      gds_uid: 'G0001',
      rsvt_uid: rsvtUid,
      member_uid: memberUid,
      star: 5,
      content,
      created_at: appNow,
    })
    .execute();
  await db
    .insertInto('review_report')
    .values({ review_uid: uid, member_uid: memberUid, reason_cd: 'AD', created_at: appNow })
    .execute();
  return uid;
}

async function makeInquiry({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  await db
    .insertInto('inquiry')
    .values({
      inquiry_uid: uid,
      member_uid: memberUid,
      category_cd: 'ETC',
      title: '문의',
      content: '내용',
      created_at: appNow,
    })
    .execute();
  return uid;
}

async function makeAnsweredInquiry(test: TestApp, memberUid: string): Promise<string> {
  const uid = await makeInquiry(test, memberUid);
  const answer = { answer_state: 'ANSWERED', answer: '답변', answered_at: appNow } as const;
  await test.db.updateTable('inquiry').set(answer).where('inquiry_uid', '=', uid).execute();
  return uid;
}

async function makePlan({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  await db
    .insertInto('travel_plan')
    .values({
      ...{ plan_uid: uid, member_uid: memberUid, title: '일정', start_dt: '2099-01-01' },
      ...{ created_at: appNow, updated_at: appNow },
    })
    .execute();
  return uid;
}

let waitDay = 0;

async function makeWait({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  waitDay += 1;
  const use_date = addDays('2027-01-01', waitDay);
  const place = { goods_dtl_id: 'G0001-1', use_date, qty: 1 };
  await db
    .insertInto('stock_wait')
    .values({ wait_uid: uid, member_uid: memberUid, ...place, created_at: appNow })
    .execute();
  return uid;
}

async function makeOffer(test: TestApp, memberUid: string): Promise<string> {
  const uid = await makeWait(test, memberUid);
  await test.db
    .updateTable('stock_wait')
    .set({ offer_exp: sql<Date>`app_now() + interval '1 hour'`, offer_since: appNow })
    .where('wait_uid', '=', uid)
    .execute();
  return uid;
}

const makePass = async (test: TestApp, memberUid: string) => (await buyPasses(test, memberUid)).passUids[0] ?? '';
const makeVisit = async (test: TestApp, memberUid: string) => (await buyVisit(test, memberUid)).rsvtUid;
const makeConfirmed = async (test: TestApp, memberUid: string) =>
  (await buyVisit(test, memberUid, { isIssued: false })).rsvtUid;

const wait = { read: readRow('stock_wait', 'wait_uid') };
const plan = { make: makePlan, read: readRow('travel_plan', 'plan_uid'), foreign: 'missing' } as const;
const review = { make: makeReview, read: readRow('review', 'review_uid') };
const inquiry = { make: makeInquiry, read: readRow('inquiry', 'inquiry_uid') };
const reservation = { make: makeVisit, read: readRow('reservation', 'rsvt_uid') };
const ofStaff = { foreign: errorCodes.forbidden, staffMay: true };

/** Endpoints on passes, vouchers, reviews and inquiries of one member. */
export const ownedTravel: Readonly<Record<string, OwnedResource>> = {
  'GET /api/v1/mypage/myPass/{passUid}': {
    make: makePass,
    read: readRow('member_pass', 'pass_uid'),
    request: (passUid) => ({ params: { passUid } }),
    foreign: 'missing',
  },
  'GET /api/v1/mypage/voucher': { ...reservation, request: (rsvtUid) => ({ query: { rsvtUid } }), foreign: 'missing' },
  'GET /api/v1/review/target': { ...reservation, request: (rsvtUid) => ({ query: { rsvtUid } }), foreign: 'missing' },
  'PUT /api/v1/review/{reviewUid}': {
    ...review,
    request: (reviewUid) => ({
      params: { reviewUid },
      body: { star: 1, content: '고친 리뷰입니다. 고쳤습니다.', imageUids: [] },
    }),
    foreign: errorCodes.notAuthor,
  },
  'DELETE /api/v1/review/{reviewUid}': {
    ...review,
    request: (reviewUid) => ({ params: { reviewUid } }),
    foreign: errorCodes.notAuthor,
  },
  'GET /api/v1/inquiry/{inquiryUid}': {
    ...inquiry,
    request: (inquiryUid) => ({ params: { inquiryUid } }),
    foreign: 'missing',
  },
  'GET /api/v1/plan/{planUid}': { ...plan, request: (planUid) => ({ params: { planUid } }) },
  'PUT /api/v1/plan/{planUid}': {
    ...plan,
    request: (planUid) => ({
      params: { planUid },
      body: { title: '고친 일정', startDate: '2099-01-01', stops: [], rev: 0 },
    }),
  },
  'DELETE /api/v1/plan/{planUid}': { ...plan, request: (planUid) => ({ params: { planUid } }) },
  'PUT /api/v1/plan/{planUid}/share': {
    ...plan,
    request: (planUid) => ({ params: { planUid }, body: { sharedYn: 'Y' } }),
  },
  'DELETE /api/v1/reserve/waitlist/{waitUid}': {
    ...wait,
    make: makeWait,
    request: (waitUid) => ({ params: { waitUid } }),
    foreign: 'missing',
  },
  'POST /api/v1/reserve/waitlist/{waitUid}/pass': {
    ...wait,
    make: makeOffer,
    request: (waitUid) => ({ params: { waitUid } }),
    foreign: 'missing',
  },
  'POST /api/v1/admin/vouchers/{rsvtUid}/issue': {
    ...reservation,
    ...ofStaff,
    make: makeConfirmed,
    request: (rsvtUid) => ({ params: { rsvtUid } }),
  },
  'POST /api/v1/inquiry/{inquiryUid}/posts': {
    ...inquiry,
    request: (inquiryUid) => ({ params: { inquiryUid }, body: { content: '더 묻습니다.' } }),
    foreign: 'missing',
  },
  'GET /api/v1/admin/inquiries/{inquiryUid}': {
    ...inquiry,
    ...ofStaff,
    request: (inquiryUid) => ({ params: { inquiryUid } }),
  },
  'PATCH /api/v1/admin/inquiries/{inquiryUid}/transition': {
    ...inquiry,
    ...ofStaff,
    make: makeAnsweredInquiry,
    request: (inquiryUid) => ({ params: { inquiryUid }, body: { to: 'WAIT' } }),
  },
  'POST /api/v1/admin/inquiries/{inquiryUid}/answer': {
    ...inquiry,
    ...ofStaff,
    request: (inquiryUid) => ({ params: { inquiryUid }, body: { content: '답변입니다.' } }),
  },
  'PATCH /api/v1/admin/reviews/{reviewUid}/transition': {
    ...review,
    ...ofStaff,
    request: (reviewUid) => ({ params: { reviewUid }, body: { to: 'HIDDEN', memo: '광고' } }),
  },
};
