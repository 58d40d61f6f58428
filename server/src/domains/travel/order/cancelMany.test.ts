import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Buyer, readMoney, readSold } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const one = { options: [{ optionNm: '', count: 1, priceSn: 1 }] };

describe('the cancellation of several orders for the reason of their providers', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let other: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(10);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer: other } = await shop.begin());
    ({ buyer, staff } = await shop.begin());
  });

  const cancel = async (uids: readonly string[], change: object = {}) =>
    staff.call('PATCH', '/admin/orders/transition', { uids, to: 'CANCELLED', memo: '풍랑주의보', ...change });
  const preview = async (uids: readonly string[]) =>
    (await staff.call('POST', '/admin/orders/cancel/preview', { uids })).data;
  const readBell = async (by: Buyer) =>
    (await by.call('GET', '/notifications')).data.list.map(({ title }: { title: string }) => title);

  it('refunds each in full, and tells their buyers the reason', async () => {
    const first = await buyer.buy();
    const second = await other.buy(one);
    const uids = [first.orderUid, second.orderUid];
    const before = await preview(uids);
    const { data } = await cancel(uids);

    expect(before).toEqual({ orders: 2, people: 2, refundSum: 30_000, pointSum: 0, proposed: 0 });
    expect(data).toEqual({ done: uids, failed: [] });
    for (const orderUid of uids) expect(await readMoney(test, orderUid)).toMatchObject({ ledger: 0, provider: 0 });
    expect((await buyer.read(first.rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
    expect(await readSold(test)).toBe(0);
    for (const by of [buyer, other])
      expect(await readBell(by)).toContain('업체 사정으로 예약이 취소되었습니다. 전액을 환불합니다.');
    for (const orderUid of uids) {
      const { timeline } = (await staff.call('GET', `/admin/orders/${orderUid}`)).data;
      expect(timeline).toContainEqual(expect.objectContaining({ state: 'CANCELLED', memo: '풍랑주의보' }));
    }
    expect(await preview(uids)).toMatchObject({ orders: 0, people: 0, refundSum: 0 });
  });

  it('proposes a large refund, as that of a single order', async () => {
    const small = await buyer.buy(one);
    await changeRows(test.db, 'goods_price', { goods_dtl_id: 'G0001-1', price_sn: 1 }, { price: 200_000 });
    const large = await buyer.buy();
    const uids = [small.orderUid, large.orderUid];
    const before = await preview(uids);
    const { data } = await cancel(uids);

    expect(before).toEqual({ orders: 2, people: 1, refundSum: 410_000, pointSum: 0, proposed: 1 });
    expect(data.done).toEqual(uids);
    expect((await readMoney(test, small.orderUid)).ledger).toBe(0);
    expect((await readMoney(test, large.orderUid)).ledger).toBe(400_000);
    const refund = await findRow(test.db, 'refund', { order_uid: large.orderUid });
    expect(refund).toMatchObject({ state: 'ASKED', proposed_by: staff.memberUid, proposed_fault: true });
  });

  it('says of each why it is refused, and needs a reason', async () => {
    const { orderUid } = await buyer.buy(one);
    const used = await other.buy(one);
    await changeRows(test.db, 'reservation', { order_uid: used.orderUid }, { stts_cd: 'USED' });
    const missing = randomUUID();
    const noReason = await cancel([orderUid], { memo: undefined });
    const late = await cancel([orderUid], { revs: [99] });
    const { data } = await cancel([missing, used.orderUid, orderUid]);

    expect(noReason.data.failed).toMatchObject([{ uid: orderUid, message: '사유를 입력해 주세요.' }]);
    expect(late.data.failed).toMatchObject([{ uid: orderUid, code: errorCodes.moveNotAllowed }]);
    expect(data).toMatchObject({
      done: [orderUid],
      failed: [
        { uid: missing, code: errorCodes.notFound },
        { uid: used.orderUid, code: errorCodes.moveNotAllowed },
      ],
    });
  });

  it('refunds once what is cancelled twice at once', async () => {
    const { orderUid } = await buyer.buy(one);
    const answers = await Promise.all([cancel([orderUid]), cancel([orderUid]), cancel([orderUid])]);

    expect(answers.flatMap(({ data }) => data.done)).toEqual([orderUid]);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
  });
});
