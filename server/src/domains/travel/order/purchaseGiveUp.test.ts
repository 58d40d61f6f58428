import type { TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { aChoice, type Buyer, giveCoupon, givePoints, readBalance, readSold, soldPass } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const agree = { use: 'Y', refund: 'Y', third: 'Y' };
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const dates = ['2026-12-29', '2026-12-30'] as const;
const tickets = (useDate: string, count = 2) => ({
  ...aChoice,
  useDate,
  options: [{ optionNm: '', count, priceSn: 1 }],
});
const passes = { gdsDtlUid: soldPass, passCnt: 1 };
const closedDay = '2026-12-28';
const rounds = 6;

interface OpenOrder {
  readonly orderUid: string;
  readonly rsvtUid: string;
  readonly payAmount: number;
}

// On PGlite the calls run one after the other instead of concurrently; the result must be the same.
describe('one unpaid order of a purchase that is given up', () => {
  let shop: Shop;
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(60);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    await test.db.deleteFrom('point_ledger').execute();
  });

  async function open(goods: readonly object[], wish: object = {}): Promise<string> {
    const { data, code } = await buyer.call('POST', '/purchase/pay-info', { goods, isPay: 'Y', ...wish });
    if (code !== '200') throw new Error(code);
    return data.purchaseUid;
  }
  const read = async (purchaseUid: string) => (await buyer.call('GET', `/purchase/${purchaseUid}`)).data;
  const pay = async (purchaseUid: string, payKey: string) =>
    buyer.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
  const giveUp = (rsvtUid: string) => buyer.call('PATCH', `/reserve/cancel?reserveId=${rsvtUid}`);
  const statesOf = async (purchaseUid: string) =>
    (
      await test.db
        .selectFrom('orders')
        .select('state')
        .where('purchase_uid', '=', purchaseUid)
        .orderBy('order_uid')
        .execute()
    ).map(({ state }) => state);

  it.each([
    ['the first', 0],
    ['the last', -1],
  ])('leaves the others to be paid in a new window, with their sum: %s', async (_name, at) => {
    const couponUid = await giveCoupon(test, buyer.memberUid);
    await givePoints(test, buyer.memberUid, 3_000);
    const goods = [{ ...tickets(dates[0]), couponUid }, { ...tickets(dates[1]) }, passes];
    const purchaseUid = await open(goods, { pointAmount: 3_000 });
    const orders: OpenOrder[] = (await read(purchaseUid)).orders;
    const oldKey = await buyer.authorize(purchaseUid);
    const given = orders.at(at);
    const left = orders.filter(({ orderUid }) => orderUid !== given?.orderUid);
    const gone = await giveUp(given?.rsvtUid ?? '');
    const after = await read(purchaseUid);
    const late = await pay(purchaseUid, oldKey);
    const paid = await pay(purchaseUid, await buyer.authorize(purchaseUid));

    expect([gone.code, late.code, paid.code]).toEqual(['200', '4801', '200']);
    expect(after.orders.map(({ orderUid }: OpenOrder) => orderUid)).toEqual(left.map(({ orderUid }) => orderUid));
    expect([after.state, after.payState]).toEqual(['READY', 'CLOSED']);
    expect(after.payAmount).toBe(left.reduce((sum, { payAmount }) => sum + payAmount, 0));
    expect((await statesOf(purchaseUid)).toSorted()).toEqual(['CANCELLED', 'PAID', 'PAID']);
    expect(await findRow(test.db, 'orders', { order_uid: given?.orderUid ?? '' })).toMatchObject({ stock_qty: 0 });
    const spent = await test.db
      .selectFrom('orders')
      .select('point_amount')
      .where('purchase_uid', '=', purchaseUid)
      .where('state', '=', 'PAID')
      .execute();
    const points = spent.reduce((sum, { point_amount }) => sum + point_amount, 0);
    expect(await readBalance(test, buyer.memberUid)).toBe(3_000 - points);
  });

  it('cannot be paid any more by itself', async () => {
    const purchaseUid = await open([tickets(dates[0]), passes]);
    const orders: OpenOrder[] = (await read(purchaseUid)).orders;
    const [ticket] = orders;
    await giveUp(ticket?.rsvtUid ?? '');
    const body = { orderUid: ticket?.orderUid, payKey: 'x', ...tickets(dates[0]), user, agree };
    const people = { adult: 2, child: 0, childAges: [] };

    expect((await buyer.call('POST', '/reserve/', { ...body, people })).code).not.toBe('200');
    expect((await statesOf(purchaseUid)).toSorted()).toEqual(['CANCELLED', 'READY']);
  });

  it('is the last one: then the purchase has ended', async () => {
    const purchaseUid = await open([tickets(dates[0]), passes]);
    for (const { rsvtUid } of (await read(purchaseUid)).orders) await giveUp(rsvtUid);

    expect(await statesOf(purchaseUid)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await readSold(test, dates[0])).toBe(0);
    expect((await buyer.call('DELETE', `/order/${purchaseUid}`)).code).toBe('200');
  });

  it('shows no link to a purchase of one booking', async () => {
    const listed = async () => (await buyer.call('GET', '/reserve/list?pageSize=100')).data.list;
    const together = await open([tickets(dates[0]), passes]);
    const both = (await listed()).filter((row: { purchaseUid: string | null }) => row.purchaseUid === together);
    await giveUp((await read(together)).orders[0].rsvtUid);
    const alone = await open([tickets(dates[1], 1)]);
    const links = (await listed()).map((row: { purchaseUid: string | null }) => row.purchaseUid);

    expect(both).toHaveLength(2);
    expect(links.filter((uid: string | null) => uid === alone)).toEqual([]);
  });

  it('belongs to a day that staff close: the others can still be paid', async () => {
    const purchaseUid = await open([tickets(closedDay), tickets(closedDay, 1), passes]);
    const body = { date: closedDay, time: '', reason: '안전 점검을 합니다.', orders: 0 };
    const closed = await staff.call('POST', `/admin/goods/${aChoice.goodsDtlId}/close-day`, body);

    expect(closed.code).toBe('200');
    expect((await statesOf(purchaseUid)).toSorted()).toEqual(['CANCELLED', 'CANCELLED', 'READY']);
    expect(await readSold(test, closedDay)).toBe(0);
    expect((await pay(purchaseUid, await buyer.authorize(purchaseUid))).code).toBe('200');
  });

  it('while the purchase is being paid is either left out before, or paid with the others', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const purchaseUid = await open([tickets(dates[1], 1), passes]);
      const { orders, payAmount } = await read(purchaseUid);
      const payKey = await buyer.authorize(purchaseUid);
      const [paid, gone] = await Promise.all([pay(purchaseUid, payKey), giveUp(orders[round % 2].rsvtUid)]);
      const taken = await findRow(test.db, 'mock_payment', { pay_key: payKey });
      const isPaid = paid.code === '200';

      expect([isPaid, gone.code === '200']).toContain(true);
      expect(isPaid && gone.code === '200').toBe(false);
      expect((await statesOf(purchaseUid)).toSorted()).toEqual(isPaid ? ['PAID', 'PAID'] : ['CANCELLED', 'READY']);
      expect(isPaid ? taken.amount : payAmount).toBe(payAmount);
      if (!isPaid) await buyer.call('DELETE', `/order/${purchaseUid}`);
    }
  });
});
