import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { OrderState, ReservationState } from '@haesol/contracts/travel';
import { afterAppNow, appNow } from '../../db/expressions.ts';
import { aChoice } from '../../domains/travel/order/testOrders.ts';
import type { TestApp } from '../testApp.ts';
import { type OwnedResource, readRow } from './ownedResource.ts';

/** Adds an order of one ticket with its reservation. @returns the order; its reservation has the same id */
async function addOrder(
  { db }: TestApp,
  memberUid: string,
  state: OrderState,
  sttsCd: ReservationState,
): Promise<string> {
  const uid = randomUUID();
  await db
    .insertInto('orders')
    .values({
      order_uid: uid,
      order_no: uid,
      member_uid: memberUid,
      kind: 'GOODS',
      item_amount: 1_000,
      coupon_amount: state === 'READY' ? 0 : 1_000,
      pay_amount: state === 'READY' ? 1_000 : 0,
      state,
      expire_at: afterAppNow('20 minutes'),
      payload: JSON.stringify({ goodsDtlId: 'G0001-1', options: [], useDate: '2099-01-01', useTime: null }),
      created_at: appNow,
    })
    .execute();
  const shared = { order_uid: uid, member_uid: memberUid, kind: 'GOODS' as const, gds_uid: 'G0001' };
  await db
    .insertInto('reservation')
    .values({ ...shared, rsvt_uid: uid, rsvt_no: uid, stts_cd: sttsCd, use_date: '2099-01-01', created_at: appNow })
    .execute();
  const item = { goods_dtl_id: 'G0001-1', option_nm: '입장권', price_sn: 1, price_nm: '어른' };
  await db
    .insertInto('reservation_item')
    .values({ ...item, rsvt_uid: uid, seq: 0, unit_price: 1_000, cnt: 1 })
    .execute();
  return uid;
}

const makeOpen = (test: TestApp, memberUid: string) => addOrder(test, memberUid, 'READY', 'PAY_WAIT');
/** Adds an open purchase, of one order. */
async function makePurchase(test: TestApp, memberUid: string): Promise<string> {
  const uid = await makeOpen(test, memberUid);
  await test.db.updateTable('orders').set({ purchase_uid: uid }).where('order_uid', '=', uid).execute();
  return uid;
}

const makePaid = (test: TestApp, memberUid: string) => addOrder(test, memberUid, 'PAID', 'CONFIRM_WAIT');

/** Adds an order with the booker's name in the passport. */
async function makePassenger(test: TestApp, memberUid: string): Promise<string> {
  const uid = await makePaid(test, memberUid);
  const booker = JSON.stringify({ passport: { familyNm: 'Kim', firstNm: 'Haneul' } });
  await test.db.updateTable('reservation').set({ booker }).where('order_uid', '=', uid).execute();
  return uid;
}

const makeBooked = (test: TestApp, memberUid: string) => addOrder(test, memberUid, 'PAID', 'VOUCHER');

async function makeRefund(test: TestApp, memberUid: string): Promise<string> {
  const uid = await addOrder(test, memberUid, 'PAID', 'CANCEL_ASK');
  const ids = { refund_uid: uid, rsvt_uid: uid, order_uid: uid, from_stts: 'CONFIRM_WAIT' as const };
  const facts = { why_cd: 'SCHEDULE', amount: 0, fee: 0, due_dt: '2099-01-01', state: 'ASKED' as const };
  await test.db
    .insertInto('refund')
    .values({ ...ids, ...facts, asked_at: appNow })
    .execute();
  return uid;
}

async function makePromo({ db }: TestApp): Promise<string> {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const days = { start_dt: '2026-01-01', end_dt: '2099-01-01' };
  await db
    .insertInto('promo_code')
    .values({ code, discount_type: 'RATE', discount: 10, max_uses: 5, ...days })
    .execute();
  return code;
}

const order = { make: makeOpen, read: readRow('orders', 'order_uid'), foreign: 'missing' };
const reservation = { make: makeOpen, read: readRow('reservation', 'rsvt_uid'), foreign: 'missing' };
const ofStaff = { foreign: errorCodes.forbidden, staffMay: true };
const promo = { ...ofStaff, make: makePromo, read: readRow('promo_code', 'code') };
const terms = { discountType: 'RATE', discount: 20, startDt: '2026-01-01', endDt: '2099-01-01', maxUses: 9 };

/** Endpoints on orders, reservations, refunds and promotion codes. */
export const ownedOrders: Readonly<Record<string, OwnedResource>> = {
  'GET /api/v1/order/{orderUid}': { ...order, request: (orderUid) => ({ params: { orderUid } }) },
  'DELETE /api/v1/order/{orderUid}': { ...order, request: (orderUid) => ({ params: { orderUid } }) },
  'GET /api/v1/purchase/{purchaseUid}': {
    ...order,
    make: makePurchase,
    request: (purchaseUid) => ({ params: { purchaseUid } }),
  },
  'POST /api/v1/pay/window': { ...order, request: (orderUid) => ({ body: { orderUid } }) },
  'POST /api/v1/pay/mock/authorize': { ...order, request: (orderUid) => ({ body: { orderUid } }) },
  'GET /api/v1/reserve/detail/{rsvtUid}': { ...reservation, request: (rsvtUid) => ({ params: { rsvtUid } }) },
  'GET /api/v1/reserve/refund': { ...reservation, request: (rsvtUid) => ({ query: { rsvtUid } }) },
  'PATCH /api/v1/reserve/cancel': { ...reservation, request: (reserveId) => ({ query: { reserveId } }) },
  'DELETE /api/v1/reserve/cancel/{rsvtUid}': {
    ...reservation,
    make: makeRefund,
    request: (rsvtUid) => ({ params: { rsvtUid } }),
  },
  'POST /api/v1/reserve/{rsvtUid}/change': {
    ...reservation,
    make: makeBooked,
    request: (rsvtUid) => ({
      params: { rsvtUid },
      body: {
        options: [{ count: 1, priceSn: 1 }],
        useDate: aChoice.useDate,
        people: { adult: 1, child: 0 },
        user: { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'sky@mail.example', nationCd: 'KR' },
        isPay: 'N',
      },
    }),
  },
  'PATCH /api/v1/mypage/refundPass': {
    ...reservation,
    make: makePaid,
    request: (rsvtUid) => ({ query: { rsvtUid, whyCd: 'SCHEDULE', etcWhy: '' } }),
  },
  'GET /api/v1/admin/orders/{orderUid}': {
    ...order,
    ...ofStaff,
    make: makePaid,
    request: (orderUid) => ({ params: { orderUid } }),
  },
  'PATCH /api/v1/admin/orders/{orderUid}/transition': {
    ...order,
    ...ofStaff,
    make: makePaid,
    request: (orderUid) => ({ params: { orderUid }, body: { to: 'CONFIRMED' } }),
  },
  'POST /api/v1/admin/orders/{orderUid}/reveal': {
    ...order,
    ...ofStaff,
    make: makePassenger,
    request: (orderUid) => ({ params: { orderUid }, body: { purposeCd: 'CHECK', memo: '' } }),
  },
  'PATCH /api/v1/admin/refunds/{refundUid}/transition': {
    ...ofStaff,
    make: makeRefund,
    read: readRow('refund', 'refund_uid'),
    request: (refundUid) => ({ params: { refundUid }, body: { to: 'DONE' } }),
  },
  'PUT /api/v1/admin/promo-codes/{code}': { ...promo, request: (code) => ({ params: { code }, body: terms }) },
  'DELETE /api/v1/admin/promo-codes/{code}': { ...promo, request: (code) => ({ params: { code } }) },
};
