import { errorCodes } from '@haesol/contracts/common';
import type { TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { type Buyer, createBuyer, openGoods, readMoney, readSold } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

describe('refunds above the limit', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  let second: Buyer;
  beforeAll(async () => {
    shop = await openShop(12);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    second = await createBuyer(test, await findMemberUid(test, 'admin'));
    await openGoods(test, { price: 200_000 });
  });

  async function ask() {
    const order = await buyer.buy();
    await buyer.cancel(order.rsvtUid);
    const { refund_uid: refundUid } = await findRow(test.db, 'refund', { rsvt_uid: order.rsvtUid });
    return { ...order, refundUid };
  }
  const decide = (by: Buyer, refundUid: string, body: object) =>
    by.call('PATCH', `/admin/refunds/${refundUid}/transition`, body);
  const propose = (by: Buyer, refundUid: string, change: object = {}) =>
    decide(by, refundUid, { to: 'PROPOSED', memo: '규정 금액을 확인했습니다.', ...change });
  const readRow = async (by: Buyer, refundUid: string) => {
    const { list } = (await by.call('GET', '/admin/refunds?pageSize=100')).data;
    return list.find((row: { refundUid: string }) => row.refundUid === refundUid);
  };
  const readAudit = (rsvtUid: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_uid', 'detail'])
      .where('target_uid', '=', rsvtUid)
      .where('action', 'like', 'refund.%')
      .orderBy('audit_uid')
      .execute();

  it('are proposed by one and approved by another, and both are in the audit log', async () => {
    const { orderUid, rsvtUid, refundUid } = await ask();
    const alone = await decide(staff, refundUid, { to: 'DONE' });
    const noReason = await decide(staff, refundUid, { to: 'PROPOSED' });
    const proposed = await propose(staff, refundUid);
    const own = await readRow(staff, refundUid);
    const seen = await readRow(second, refundUid);
    const byOwn = await decide(staff, refundUid, { to: 'DONE' });
    const refused = await decide(second, refundUid, { to: 'REFUSED', memo: '안 됩니다.' });
    const before = await readMoney(test, orderUid);
    const done = await decide(second, refundUid, { to: 'DONE' });

    expect([alone.code, byOwn.code]).toEqual([errorCodes.secondPersonRequired, errorCodes.secondPersonRequired]);
    expect(noReason.data.fieldErrors).toMatchObject([{ field: 'memo', message: '사유를 입력해 주세요.' }]);
    expect(proposed.data).toMatchObject({ state: 'ASKED', rsvtSttsCd: 'CANCEL_ASK' });
    expect(own.proposal).toMatchObject({ mineYn: 'Y', faultYn: 'N', memo: '규정 금액을 확인했습니다.' });
    expect(seen.proposal).toMatchObject({ mineYn: 'N' });
    expect(refused.code).toBe(errorCodes.moveNotAllowed);
    expect(before.ledger).toBe(400_000);
    expect(done.data).toMatchObject({ state: 'DONE', rsvtSttsCd: 'REFUNDED', refundAmount: 400_000 });
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect(await readAudit(rsvtUid)).toMatchObject([
      { action: 'refund.propose', actor_uid: staff.memberUid, detail: { memo: '규정 금액을 확인했습니다.' } },
      {
        action: 'refund.approve',
        actor_uid: second.memberUid,
        detail: { amount: 400_000, proposedBy: staff.memberUid },
      },
      { action: 'refund.grant', actor_uid: second.memberUid, detail: { from: 'CANCEL_ASK', to: 'CANCELLED' } },
    ]);
  });

  it('are returned with a reason, which the queue shows, and can be proposed again', async () => {
    const { rsvtUid, refundUid } = await ask();
    await propose(staff, refundUid);
    const noReason = await decide(second, refundUid, { to: 'RETURNED' });
    await decide(second, refundUid, { to: 'RETURNED', memo: '환불률이 다릅니다.' });
    const returned = await readRow(staff, refundUid);
    const none = await decide(second, refundUid, { to: 'RETURNED', memo: '다시' });
    const again = await propose(second, refundUid);

    expect(noReason.data.fieldErrors).toMatchObject([{ field: 'memo' }]);
    expect(returned).toMatchObject({ state: 'ASKED', proposal: null, returned: { memo: '환불률이 다릅니다.' } });
    expect(none.code).toBe(errorCodes.moveNotAllowed);
    expect(again.code).toBe('200');
    expect((await readAudit(rsvtUid)).map(({ action }) => action)).toEqual([
      'refund.propose',
      'refund.return',
      'refund.propose',
    ]);
  });

  it('are refunded once by two approvals at the same time', async () => {
    const { orderUid, refundUid } = await ask();
    await propose(staff, refundUid);
    const third = await createBuyer(test, second.memberUid);
    const answers = await Promise.all(
      [second, third].flatMap((by) => [decide(by, refundUid, { to: 'DONE' }), decide(by, refundUid, { to: 'DONE' })]),
    );

    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '4405', '4405', '4405']);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    const entries = await test.db
      .selectFrom('pay_ledger')
      .select('amount')
      .where('order_uid', '=', orderUid)
      .where('kind', '=', 'REFUND')
      .execute();
    expect(entries).toEqual([{ amount: 400_000 }]);
  });

  it('are either approved or returned when both happen at the same time', async () => {
    const { orderUid, refundUid } = await ask();
    await propose(staff, refundUid);
    const [approved, returned] = await Promise.all([
      decide(second, refundUid, { to: 'DONE' }),
      decide(staff, refundUid, { to: 'RETURNED', memo: '다시 보겠습니다.' }),
    ]);

    const isPaid = approved.code === '200';
    expect([approved.code, returned.code]).toEqual(isPaid ? ['200', '4405'] : ['4035', '200']);
    expect((await readMoney(test, orderUid)).ledger).toBe(isPaid ? 0 : 400_000);
  });

  it('are told of a proposal that another made meanwhile', async () => {
    const { refundUid } = await ask();
    const { rev } = await readRow(second, refundUid);
    await propose(staff, refundUid, { rev });

    const late = await propose(second, refundUid, { rev });

    expect(late).toMatchObject({ code: errorCodes.moveNotAllowed, data: { byNm: expect.any(String) } });
  });

  it('need a new proposal after 72 hours', async () => {
    const { refundUid } = await ask();
    await propose(staff, refundUid);
    await test.context.clock.moveTo(new Date('2026-11-26T10:05:00+09:00'));
    const late = await decide(second, refundUid, { to: 'DONE' });
    const row = await readRow(second, refundUid);
    const again = await propose(second, refundUid);

    expect([late.code, row.proposal, again.code]).toEqual([errorCodes.secondPersonRequired, null, '200']);
  });

  it('of a cancellation by staff wait too, and the reservation returns with a returned proposal', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const cancel = () => staff.call('PATCH', `/admin/orders/${orderUid}/transition`, { to: 'CANCELLED', memo: '풍랑' });
    const { rsvtSttsCd: state } = await buyer.read(rsvtUid);
    const asked = await cancel();
    const [first] = await test.db.selectFrom('refund').selectAll().where('order_uid', '=', orderUid).execute();
    await decide(second, first?.refund_uid ?? '', { to: 'RETURNED', memo: '날짜를 옮깁니다.' });
    const back = (await buyer.read(rsvtUid)).rsvtSttsCd;
    await cancel();
    const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid, state: 'ASKED' });
    const done = await decide(second, refund_uid, { to: 'DONE' });

    expect(asked.data.rsvtSttsCd).toBe('CANCEL_ASK');
    expect(back).toBe(state);
    expect(done.data).toMatchObject({ state: 'DONE', rsvtSttsCd: 'REFUNDED', refundAmount: 400_000 });
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    const bell = (await buyer.call('GET', '/notifications')).data.list.map(({ title }: { title: string }) => title);
    expect(bell.filter((title: string) => title.startsWith('업체 사정으로'))).toHaveLength(1);
  });

  it('of a closed day wait with all others of the day, whose sum is above the limit', async () => {
    const useDate = '2026-12-15';
    const large = await buyer.buy({ useDate });
    const small = await buyer.buy({ useDate, options: [{ optionNm: '', count: 1, priceSn: 1 }] });
    const url = '/admin/goods/G0001-1/close-day';
    const day = { date: useDate, time: '' };
    const preview = await staff.call('POST', `${url}/preview`, day);
    const closed = await staff.call('POST', url, { ...day, reason: '풍랑주의보', orders: 2 });
    const readLedgers = async () =>
      (await Promise.all([large, small].map(({ orderUid }) => readMoney(test, orderUid)))).map(({ ledger }) => ledger);
    const left = await readLedgers();
    for (const { orderUid } of [large, small]) {
      const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid });
      await decide(second, refund_uid, { to: 'DONE' });
    }

    expect([preview.data.proposed, closed.data.proposed]).toEqual([2, 2]);
    expect(left).toEqual([400_000, 200_000]);
    expect(await readLedgers()).toEqual([0, 0]);
    expect(await readSold(test, useDate)).toBe(0);
  });

  it('are moved by the queue together, each with its own answer', async () => {
    const first = await ask();
    const { refundUid } = await ask();
    await propose(staff, refundUid, { faultYn: 'Y' });
    const move = (by: Buyer, to: string, uids: readonly string[], memo?: string) =>
      by.call('PATCH', '/admin/refunds/transition', { uids, to, memo });
    const proposed = await move(staff, 'FAULT_PROPOSED', [first.refundUid], '업체가 쉽니다.');
    const approved = await move(second, 'DONE', [first.refundUid, refundUid]);
    const { data } = await staff.call('GET', '/admin/refunds?state=PROPOSED');

    expect(proposed.data).toMatchObject({ done: [first.refundUid], failed: [] });
    expect(approved.data.done).toEqual([first.refundUid, refundUid]);
    expect(data.list.filter((row: { proposal: object | null }) => row.proposal === null)).toEqual([]);
  });
});
