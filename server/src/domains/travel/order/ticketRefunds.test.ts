import { errorCodes } from '@haesol/contracts/common';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
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
const options = [
  { optionNm: '', count: 2, priceSn: 1 },
  { optionNm: '', count: 1, priceSn: child },
];

describe('tickets of an order', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(16);
    test = shop.test;
    const price = { price: 4_000, days: 'ALL' as const };
    await changeRows(test.db, 'goods_price', { goods_dtl_id: aChoice.goodsDtlId, price_sn: child }, price);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const buy = (change: object = {}) => buyer.buy({ options, ...change });
  const preview = async (rsvtUid: string, tickets: string) =>
    (await buyer.call('GET', `/reserve/refund?rsvtUid=${rsvtUid}&tickets=${tickets}`)).data;
  const ask = (rsvtUid: string, tickets: object[], change: object = {}) =>
    buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets, ...change });
  async function decide(rsvtUid: string, decision: object = { to: 'DONE' }) {
    const row = await test.db
      .selectFrom('refund')
      .select('refund_uid')
      .where('rsvt_uid', '=', rsvtUid)
      .where('state', '=', 'ASKED')
      .executeTakeFirstOrThrow();
    return staff.call('PATCH', `/admin/refunds/${row.refund_uid}/transition`, decision);
  }
  it('leave a booking that can no longer be changed, and the page does not offer it', async () => {
    const { rsvtUid } = await buy();
    const actions = async (): Promise<string[]> => (await buyer.read(rsvtUid)).actions;

    expect(await actions()).toContain('CHANGE');
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    expect(await actions()).not.toContain('CHANGE');
    await decide(rsvtUid);
    expect(await actions()).not.toContain('CHANGE');
  });

  const readVoucher = async (rsvtUid: string) => (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;

  it('are refunded each by itself: the others keep their voucher, and the stock is free again', async () => {
    const { orderUid, rsvtUid } = await buy();
    const shown = await preview(rsvtUid, '0:1');
    const asked = await ask(rsvtUid, [{ seq: 0, count: 1 }], { refundAmount: shown.refundAmount });
    const waiting = await readVoucher(rsvtUid);
    await decide(rsvtUid);
    const rest = await buyer.read(rsvtUid);

    expect(shown).toMatchObject({ payAmount: 10_000, refundAmount: 10_000, tickets: [{ seq: 0, count: 1 }] });
    expect([asked.data.rsvtSttsCd, rest.rsvtSttsCd]).toEqual(['VOUCHER', 'VOUCHER']);
    expect(waiting).toMatchObject({ state: 'ISSUED', count: 2 });
    expect(rest.items.map(({ leftCnt }: { leftCnt: number }) => leftCnt)).toEqual([1, 1]);
    expect(rest.people.adult).toBe(1);
    expect(await readSold(test)).toBe(2);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 14_000, payments: 14_000, provider: 14_000 });
  });

  it.each([
    ['the youth', 0, 5],
    ['the child', 1, 15],
  ])('leave the ages of the others: a refund of %s', async (_name, seq, age) => {
    const young = [2, 3].map((priceSn) => ({ optionNm: '', count: 1, priceSn }));
    const people = { adult: 0, child: 2, childAges: [15, 5] };
    const { rsvtUid } = await buy({ options: young, people });
    const before = (await buyer.read(rsvtUid)).people;
    await ask(rsvtUid, [{ seq, count: 1 }]);
    await decide(rsvtUid);

    expect(before).toEqual(people);
    expect((await buyer.read(rsvtUid)).people).toEqual({ adult: 0, child: 1, childAges: [age] });
  });

  it('return code, coupon and points exactly, piece by piece; the coupon with the last', async () => {
    await givePoints(test, buyer.memberUid, 5_001);
    const couponUid = await giveCoupon(test, buyer.memberUid);
    const { orderUid, rsvtUid } = await buy({ couponUid, pointAmount: 1_001 });
    const couponOf = async () => (await findRow(test.db, 'coupon', { coupon_uid: couponUid })).state;
    const states: string[] = [];
    for (const seq of [1, 0, 0]) {
      await ask(rsvtUid, [{ seq, count: 1 }]);
      await decide(rsvtUid);
      states.push(await couponOf());
    }

    expect(states).toEqual(['USED', 'USED', 'OWNED']);
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect([await readBalance(test, buyer.memberUid), await readSold(test)]).toEqual([5_001, 0]);
  });

  it('are all on the page of the booking with their refunds, also after a refused request', async () => {
    const { rsvtUid } = await buy();
    for (const decision of [{ to: 'DONE' }, { to: 'REFUSED', memo: '이미 입장하셨습니다.' }]) {
      await ask(rsvtUid, [{ seq: 0, count: 1 }]);
      await decide(rsvtUid, decision);
      await moveTo('2026-11-24T10:00:00+09:00');
    }
    const { refunds, refund } = await buyer.read(rsvtUid);

    expect(refunds).toMatchObject([{ state: 'REFUSED' }, { state: 'DONE', refundAmount: 10_000 }]);
    expect(refund).toEqual(refunds[0]);
  });

  it('one by one return what all together return at the same rate', async () => {
    await givePoints(test, buyer.memberUid, 20_002);
    const three = { options: [{ optionNm: '', count: 3, priceSn: 1 }], pointAmount: 20_000 };
    const { orderUid, rsvtUid } = await buyer.buy(three);
    await moveTo('2026-11-29T10:00:00+09:00');
    for (let at = 0; at < 3; at += 1) {
      const shown = await preview(rsvtUid, '0:1');
      expect(shown.refundSteps[0].refundAmount).toBe(shown.refundAmount);
      await ask(rsvtUid, [{ seq: 0, count: 1 }], { refundAmount: shown.refundAmount });
      await decide(rsvtUid);
    }

    expect((await readMoney(test, orderUid)).ledger).toBe(2_000);
    expect(await readBalance(test, buyer.memberUid)).toBe(2 + 16_000);
  });

  it('that are left when the provider confirms are those of the voucher mail, with what they cost', async () => {
    await openGoods(test, { confirmType: 'REQUEST' });
    const { orderUid, rsvtUid } = await buy({ options: [{ optionNm: '', count: 3, priceSn: 1 }] });
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    await decide(rsvtUid);
    await test.db.deleteFrom('mail_outbox').execute();
    await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, { to: 'CONFIRMED' });
    const { body_text: mail } = await findRow(test.db, 'mail_outbox', { kind: 'TRAVEL_VOUCHER' });

    expect(mail).toMatch(/이용권: \S+ 2\n/);
    expect(mail).toMatch('결제 금액: 20,000원');
  });

  it('that a refused request asked for can be used and asked for again', async () => {
    const { rsvtUid } = await buy();
    await ask(rsvtUid, [{ seq: 0, count: 2 }]);
    const second = await ask(rsvtUid, [{ seq: 1, count: 1 }]);
    await decide(rsvtUid, { to: 'REFUSED', memo: '이미 입장하셨습니다.' });
    const again = await ask(rsvtUid, [{ seq: 0, count: 2 }]);
    const tooMany = await ask(rsvtUid, [{ seq: 0, count: 6 }]);

    expect([second.code, again.code, tooMany.code]).toEqual([
      errorCodes.notRefundable,
      '200',
      errorCodes.notRefundable,
    ]);
  });

  it('that are left earn their points with the use', async () => {
    const { rsvtUid } = await buy();
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    await decide(rsvtUid);
    const { code } = await readVoucher(rsvtUid);
    await moveTo('2026-12-01T10:00:00+09:00');

    expect((await staff.call('POST', '/admin/vouchers/use', { code })).data.earnedPoints).toBe(140);
  });

  it('that the gate let in before their refund was refused earn their points too', async () => {
    const { rsvtUid } = await buy();
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    const { code } = await readVoucher(rsvtUid);
    await moveTo('2026-12-01T10:00:00+09:00');
    const { earnedPoints } = (await staff.call('POST', '/admin/vouchers/use', { code })).data;
    await decide(rsvtUid, { to: 'REFUSED', memo: '모두 입장하셨습니다.' });

    expect([earnedPoints, await readBalance(test, buyer.memberUid)]).toEqual([140, 240]);
  });

  it('that are left are all that a large cancellation by the provider refunds', async () => {
    await openGoods(test, { price: 300_000 });
    await givePoints(test, buyer.memberUid, 5_000);
    const { orderUid, rsvtUid } = await buy({ pointAmount: 4_000 });
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    await decide(rsvtUid);
    const { count } = await readVoucher(rsvtUid);
    await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, { to: 'CANCELLED', memo: '업체 사정' });
    // As proposed by a colleague.
    await changeRows(test.db, 'refund', { rsvt_uid: rsvtUid, state: 'ASKED' }, { proposed_by: buyer.memberUid });
    const granted = await decide(rsvtUid);

    expect([count, granted.code]).toEqual([2, '200']);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect([await readBalance(test, buyer.memberUid), await readSold(test)]).toEqual([5_000, 0]);
  });

  it('that are left are refunded in full when the day is closed, also those of an open request', async () => {
    const { orderUid, rsvtUid } = await buy({ useDate: '2026-12-03' });
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    await decide(rsvtUid);
    await ask(rsvtUid, [{ seq: 0, count: 1 }]);
    const close = { date: '2026-12-03', time: '', reason: '풍랑주의보', orders: 1 };
    const closed = await staff.call('POST', `/admin/goods/${aChoice.goodsDtlId}/close-day`, close);

    expect(closed.data).toMatchObject({ orders: 1, refundSum: 14_000 });
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
  });

  it('are each refunded once when two requests come at the same moment', async () => {
    const { orderUid, rsvtUid } = await buy();
    const answers = await Promise.all([
      ask(rsvtUid, [{ seq: 0, count: 2 }]),
      ask(rsvtUid, [{ seq: 0, count: 2 }]),
      ask(rsvtUid, [{ seq: 0, count: 1 }]),
    ]);
    await decide(rsvtUid);

    expect(answers.filter(({ code }) => code === '200')).toHaveLength(1);
    const { ledger } = await readMoney(test, orderUid);
    expect([4_000, 14_000]).toContain(ledger);
  });
});
