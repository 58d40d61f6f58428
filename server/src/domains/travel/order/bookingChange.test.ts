import { setTimeout as delay } from 'node:timers/promises';
import { errorCodes } from '@haesol/contracts/common';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { sendRefund } from './sendRefund.ts';
import {
  aChoice,
  type Buyer,
  giveCoupon,
  givePoints,
  openGoods,
  readBalance,
  readMoney,
  readSold,
} from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const child = 2;
const later = '2026-12-02';
const user = {
  familyNm: "O'Connor",
  firstNm: 'María',
  phone: '+819012345678',
  email: 'm@mail.example',
  nationCd: 'JP',
};
const aChange = {
  options: [{ optionNm: '', count: 2, priceSn: 1 }],
  useDate: later,
  people: { adult: 2, child: 0, childAges: [] },
  user,
  isPay: 'Y',
};
const one = { options: [{ optionNm: '', count: 1, priceSn: 1 }], people: { adult: 1, child: 0, childAges: [] } };
const three = { options: [{ optionNm: '', count: 3, priceSn: 1 }], people: { adult: 3, child: 0, childAges: [] } };

describe('the change of a booking', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(20);
    test = shop.test;
    const price = { price: 4_000, days: 'ALL' as const };
    await changeRows(test.db, 'goods_price', { goods_dtl_id: aChoice.goodsDtlId, price_sn: child }, price);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const change = (rsvtUid: string, wanted: object = {}) =>
    buyer.call('POST', `/reserve/${rsvtUid}/change`, { ...aChange, ...wanted });
  const sold = () => Promise.all([readSold(test), readSold(test, later)]);
  const money = (orderUid: string) => readMoney(test, orderUid);
  const even = (amount: number) => ({ ledger: amount, payments: amount, provider: amount });
  async function payDifference(orderUid: string, wanted: object = three) {
    const { options, people } = { ...aChange, ...wanted };
    return buyer.pay(orderUid, await buyer.authorize(orderUid), { options, people, user, useDate: later });
  }

  it('of day and names costs nothing: voucher and code stay, the pieces move', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const { code } = (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    const shown = await change(rsvtUid, { isPay: 'N', user: undefined });
    expect((await change(rsvtUid, { user: undefined })).code).toBe('4000');
    const before = await sold();
    const changed = await change(rsvtUid, { difference: 0 });
    const booking = await buyer.read(rsvtUid);

    expect(shown.data).toMatchObject({ payAmount: 20_000, difference: 0, pointBack: 0, orderUid: null });
    expect([before, changed.code, await sold()]).toEqual([[2, 0], '200', [0, 2]]);
    expect(booking).toMatchObject({ useDate: later, rsvtSttsCd: 'VOUCHER', booker: user, refund: null });
    expect(booking.timeline.map(({ state }: { state: string }) => state)).toContain('CHANGED');
    expect(await money(orderUid)).toEqual(even(20_000));
    await moveTo('2026-12-02T10:00:00+09:00');
    expect((await staff.call('POST', '/admin/vouchers/use', { code })).data.state).toBe('USED');
  });

  it('is priced before the age of a further child is chosen, and made with it only', async () => {
    const { rsvtUid } = await buyer.buy();
    const withChild = {
      options: [1, child].map((priceSn) => ({ optionNm: '', count: 1, priceSn })),
      people: { adult: 1, child: 1, childAges: [] },
    };
    const asked = await change(rsvtUid, { ...withChild, isPay: 'N', user: undefined });
    const ageless = await change(rsvtUid, withChild);
    const made = await change(rsvtUid, { ...withChild, people: { adult: 1, child: 1, childAges: [15] } });

    expect([asked.code, asked.data.difference]).toEqual(['200', -6_000]);
    expect([ageless.code, ageless.data.fieldErrors[0].field]).toEqual(['4000', 'people.childAges']);
    expect(made.code).toBe('200');
    expect((await buyer.read(rsvtUid)).people).toEqual({ adult: 1, child: 1, childAges: [15] });
  });

  it('to fewer people refunds the difference at once, with code, coupon and points as they were used', async () => {
    await givePoints(test, buyer.memberUid, 5_000);
    const couponUid = await giveCoupon(test, buyer.memberUid, { discount: 3_000 });
    const { orderUid, rsvtUid } = await buyer.buy({ couponUid, pointAmount: 5_000 });
    const toOne = await change(rsvtUid, one);
    const cheap = {
      options: [{ optionNm: '', count: 1, priceSn: child }],
      people: { adult: 0, child: 1, childAges: [15] },
    };
    const toChild = await change(rsvtUid, cheap);

    const { body_text: mail, attachment } = await test.db
      .selectFrom('mail_outbox')
      .select(['body_text', 'attachment'])
      .where('kind', '=', 'TRAVEL_MOVED')
      .orderBy('mail_uid', 'desc')
      .executeTakeFirstOrThrow();

    expect(mail).toMatch(
      /이용권: \S+ 1\n\n돌려드리는 차액: 2,000원\n\n취소: 2026\. 11\. 29\.\(일\) 23:59까지 수수료 없이/,
    );
    expect(attachment).toEqual({ kind: 'vouchers', rsvtUids: [rsvtUid] });
    expect(toOne.data).toMatchObject({ payAmount: 2_000, difference: -10_000, pointBack: 0 });
    expect(toChild.data).toMatchObject({ payAmount: 0, difference: -2_000, pointBack: 4_000 });
    expect(await money(orderUid)).toEqual(even(0));
    expect([await readBalance(test, buyer.memberUid), await sold()]).toEqual([4_000, [0, 1]]);
    expect((await findRow(test.db, 'coupon', { coupon_uid: couponUid })).state).toBe('USED');
  });

  it('to more people is made once the difference is paid; later everything is refunded from both payments', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const opened = await change(rsvtUid, three);
    const waiting = [(await buyer.read(rsvtUid)).useDate, await sold()];
    const second = await change(rsvtUid, three);
    const paid = await payDifference(opened.data.orderUid);
    const list = (await buyer.call('GET', '/reserve/list')).data.list;
    const booking = await buyer.read(rsvtUid);
    const afterPayment = [await sold(), await money(orderUid)];
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });

    expect(opened.data).toMatchObject({ difference: 10_000, payAmount: 30_000, orderUid: expect.any(String) });
    expect(waiting).toEqual([aChoice.useDate, [2, 3]]);
    expect(second.code).toBe(errorCodes.moveNotAllowed);
    expect(paid.data).toMatchObject({ rsvtUid, rsvtSttsCd: 'VOUCHER' });
    expect(list.map((row: { rsvtUid: string }) => row.rsvtUid)).toEqual([rsvtUid]);
    expect(booking).toMatchObject({ useDate: later, payAmount: 30_000, count: 3, booker: user });
    expect(afterPayment).toEqual([[0, 3], even(30_000)]);
    expect([await money(orderUid), await sold()]).toEqual([even(0), [0, 0]]);
    expect((await findRow(test.db, 'orders', { order_uid: orderUid })).state).toBe('CANCELLED');
  });

  it('to a near day names the fee of the whole booking before it is made, and where its difference is paid', async () => {
    await moveTo('2026-12-01T10:00:00+09:00');
    const { rsvtUid } = await buyer.buy({ useDate: '2026-12-10' });
    const toFee = ({ data }: { data: { refundSteps: { fee: number; ratePct: number }[] } }) => data.refundSteps[0];
    const same = await change(rsvtUid, { isPay: 'N' });
    const opened = await change(rsvtUid, three);
    const order = await buyer.call('GET', `/order/${opened.data.orderUid}`);

    expect(toFee(same)).toMatchObject({ ratePct: 50, fee: 10_000 });
    expect([toFee(opened), toFee(order)]).toMatchObject([
      { ratePct: 50, fee: 15_000 },
      { ratePct: 50, fee: 15_000 },
    ]);
  });

  it('opened in the free days is made when its difference is paid after midnight, while its order is open', async () => {
    const { rsvtUid } = await buyer.buy();
    await moveTo('2026-11-28T23:50:00+09:00');
    const opened = await change(rsvtUid, three);
    await moveTo('2026-11-29T00:01:00+09:00');
    const paid = await payDifference(opened.data.orderUid);

    expect(paid.code).toBe('200');
    expect(await buyer.read(rsvtUid)).toMatchObject({ useDate: later, payAmount: 30_000 });
  });

  it('takes the details that were typed where its difference was paid, and keeps the request of the booking', async () => {
    const typed = { ...user, firstNm: 'José' };
    const { people } = three;
    const { rsvtUid } = await buyer.buy();
    await changeRows(test.db, 'reservation', { rsvt_uid: rsvtUid }, { request_memo: '휠체어' });
    const { orderUid } = (await change(rsvtUid, three)).data;
    const shown = (await buyer.call('GET', `/order/${orderUid}`)).data;
    const { options } = three;
    const details = { options, useDate: later, user: typed, people, requestMemo: '유아차' };
    await buyer.pay(orderUid, await buyer.authorize(orderUid), details);

    expect(shown).toMatchObject({ requestMemo: '휠체어', booker: user });
    expect(await buyer.read(rsvtUid)).toMatchObject({ booker: typed, people, requestMemo: '유아차' });
  });

  it('that is not paid in time leaves the booking as it was', async () => {
    const { rsvtUid } = await buyer.buy();
    await change(rsvtUid, three);
    await moveTo('2026-11-23T10:21:00+09:00');
    await createJobHandlers(test.context)['travel.orders']?.run({});

    expect((await buyer.read(rsvtUid)).useDate).toBe(aChoice.useDate);
    expect(await sold()).toEqual([2, 0]);
    expect((await change(rsvtUid, three)).code).toBe('200');
  });

  it('is refused where the provider confirms each booking', async () => {
    const { rsvtUid } = await buyer.buy();
    await changeRows(test.db, 'goods_option', { goods_dtl_id: aChoice.goodsDtlId }, { confirm_type: 'REQUEST' });
    const changed = await change(rsvtUid);
    const { actions } = await buyer.read(rsvtUid);
    await changeRows(test.db, 'goods_option', { goods_dtl_id: aChoice.goodsDtlId }, { confirm_type: 'INSTANT' });

    expect([changed.code, actions.includes('CHANGE')]).toEqual([errorCodes.moveNotAllowed, false]);
    expect((await buyer.read(rsvtUid)).actions).toContain('CHANGE');
  });

  it('is the only one until its difference is paid or given up, so that none is made for the price of another', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const opened = await change(rsvtUid, three);
    const others = [await change(rsvtUid, one), await change(rsvtUid)];
    await payDifference(opened.data.orderUid);

    expect(others.map(({ code }) => code)).toEqual([errorCodes.moveNotAllowed, errorCodes.moveNotAllowed]);
    expect([await money(orderUid), await sold()]).toEqual([even(30_000), [0, 3]]);
  });

  it.each([0, 1, 2])('that was paid twice is refunded in part once, by several processes at once (%d)', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await payDifference((await change(rsvtUid, three)).data.orderUid);
    await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets: [{ seq: 0, count: 1 }] });
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await changeRows(test.db, 'refund', { refund_uid }, { state: 'SENDING' });
    const send = async (at: number) => {
      await delay(at * 3);
      await sendRefund(test.context, refund_uid);
    };
    await Promise.all(Array.from({ length: 12 }, (_unused, at) => send(at)));

    expect(await money(orderUid)).toEqual(even(20_000));
  });

  it('whose booking was cancelled while the difference was paid returns the difference', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const opened = await change(rsvtUid, three);
    await buyer.cancel(rsvtUid);
    const paid = await payDifference(opened.data.orderUid);
    const order = (await buyer.call('GET', `/order/${opened.data.orderUid}`)).data;
    await createJobHandlers(test.context)['travel.payments']?.run({});

    expect(paid).toMatchObject({ code: errorCodes.moveNotAllowed, message: expect.stringMatching(/돌려드립니다/) });
    expect(order).toMatchObject({ changeYn: 'Y', state: 'CANCELLED', payState: 'APPROVED', rsvtUid });
    expect([await money(orderUid), await money(opened.data.orderUid)]).toEqual([even(20_000), even(0)]);
    expect(await sold()).toEqual([2, 0]);
  });

  it('is refused after the free days, for used and unpaid bookings, without stock, and at another price', async () => {
    const { rsvtUid } = await buyer.buy();
    const unpaid = (await buyer.open()).data;
    const stale = await change(rsvtUid, { ...one, difference: 0 });
    await changeRows(test.db, 'stock', { goods_dtl_id: aChoice.goodsDtlId, use_date: later }, { qty: 1 });
    const full = await change(rsvtUid);
    const open = await change(unpaid.rsvtUid);
    await moveTo('2026-11-29T00:00:00+09:00');
    const late = await change(rsvtUid, one);

    expect([stale.code, stale.data.difference, full.code]).toEqual([
      errorCodes.priceChanged,
      -10_000,
      errorCodes.outOfStock,
    ]);
    expect([open.code, late.code]).toEqual([errorCodes.moveNotAllowed, errorCodes.moveNotAllowed]);
    expect(late.message).toMatch(/수수료 없이/);
  });

  it('keeps the prices of the booked tickets on their day: only further ones and other days cost what they do now', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const prices = (amount: number) =>
      changeRows(test.db, 'goods_price', { goods_dtl_id: aChoice.goodsDtlId, price_sn: 1 }, { price: amount });
    await prices(12_000);
    const sameDay = { useDate: aChoice.useDate };
    const names = await change(rsvtUid, { ...sameDay, isPay: 'N' });
    const fewer = await change(rsvtUid, { ...one, ...sameDay, isPay: 'N' });
    const other = await change(rsvtUid, { isPay: 'N' });
    const more = await change(rsvtUid, { ...three, ...sameDay });
    const { options, people } = three;
    await buyer.pay(more.data.orderUid, await buyer.authorize(more.data.orderUid), { options, people });
    const booking = await buyer.read(rsvtUid);
    await prices(14_000);
    const again = await change(rsvtUid, { ...three, ...sameDay, isPay: 'N' });

    expect([names, fewer, other, more, again].map(({ data }) => data.difference)).toEqual([
      0, -10_000, 4_000, 12_000, 0,
    ]);
    expect(booking.items).toMatchObject([
      { count: 2, unitPrice: 10_000 },
      { count: 1, unitPrice: 12_000 },
    ]);
    expect(await money(orderUid)).toEqual(even(32_000));
  });

  it('within the same day needs only the further pieces', async () => {
    await openGoods(test, { qty: 3 });
    const { rsvtUid } = await buyer.buy();
    const { options, people } = three;
    const opened = await change(rsvtUid, { options, people, useDate: aChoice.useDate });
    const held = await readSold(test);
    await buyer.call('DELETE', `/order/${opened.data.orderUid}`);

    expect([opened.code, held, await readSold(test)]).toEqual(['200', 3, 2]);
  });

  it.each([0, 1, 2])('is made one after the other when several, and a cancellation, come at once (%d)', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await Promise.all([change(rsvtUid, one), change(rsvtUid), change(rsvtUid, one), buyer.cancel(rsvtUid)]);
    // An order for a difference that was opened in between ends unpaid.
    await moveTo('2026-11-23T10:21:00+09:00');
    await createJobHandlers(test.context)['travel.orders']?.run({});
    const { pay_amount } = await findRow(test.db, 'orders', { order_uid: orderUid });
    const { rsvtSttsCd, count, useDate } = await buyer.read(rsvtUid);

    expect(await money(orderUid)).toEqual(even(pay_amount));
    expect(pay_amount).toBe(count * 10_000);
    expect(['VOUCHER', 'CANCEL_ASK']).toContain(rsvtSttsCd);
    expect(await sold()).toEqual(useDate === later ? [0, count] : [count, 0]);
  });
});
