import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { shareOf } from '../point/shareOf.ts';
import { spreadPoints } from './quotePurchase.ts';
import {
  aChoice,
  addPromo,
  type Buyer,
  createBuyer,
  giveCoupon,
  givePoints,
  openRoom,
  readBalance,
  readSold,
  soldPass,
} from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const agree = { use: 'Y', refund: 'Y', third: 'Y' };
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const tickets = (useDate = aChoice.useDate, count = 2) => ({
  ...aChoice,
  useDate,
  options: [{ optionNm: '', count, priceSn: 1 }],
});
const passes = { gdsDtlUid: soldPass, passCnt: 2 };

describe('purchases of several goods', () => {
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
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = (name: string) => createJobHandlers(test.context)[name]?.run({});
  const ask = (goods: readonly object[], wish: object = {}, by = buyer) =>
    by.call('POST', '/purchase/pay-info', { goods, ...wish });
  const open = (goods: readonly object[], wish: object = {}, by = buyer) => ask(goods, { ...wish, isPay: 'Y' }, by);
  const pay = (purchaseUid: string, payKey: string, by = buyer) =>
    by.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
  const read = async (purchaseUid: string) => (await buyer.call('GET', `/purchase/${purchaseUid}`)).data;
  /** Opens a purchase and pays it. */
  async function buy(goods: readonly object[], wish: object = {}) {
    const opened = await open(goods, wish);
    if (opened.code !== '200') throw new Error(`${opened.code} ${opened.message}`);
    const { purchaseUid } = opened.data;
    const paid = await pay(purchaseUid, await buyer.authorize(purchaseUid));
    if (paid.code !== '200') throw new Error(`${paid.code} ${paid.message}`);
    return { purchaseUid, orders: paid.data.orders as { orderUid: string; rsvtUid: string; rsvtSttsCd: string }[] };
  }
  const statesOf = async (purchaseUid: string) =>
    (await test.db.selectFrom('orders').select('state').where('purchase_uid', '=', purchaseUid).execute()).map(
      ({ state }) => state,
    );

  /** Books of a purchase: what its orders cost, the ledger, our payments, and the provider's record. */
  async function readBooks(purchaseUid: string) {
    const uids = test.db.selectFrom('orders').select('order_uid').where('purchase_uid', '=', purchaseUid);
    const orders = await test.db.selectFrom('orders').selectAll().where('order_uid', 'in', uids).execute();
    const ledger = await test.db.selectFrom('pay_ledger').selectAll().where('order_uid', 'in', uids).execute();
    const payments = await test.db.selectFrom('payment').selectAll().where('order_uid', 'in', uids).execute();
    const provider = await findRow(test.db, 'mock_payment', { pay_key: payments[0]?.pay_key ?? '' });
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      cost: sum(orders.map(({ pay_amount }) => pay_amount)),
      paid: sum(ledger.map(({ kind, amount }) => (kind === 'PAY' ? amount : 0))),
      payments: sum(payments.map(({ amount }) => amount)),
      taken: provider.amount,
      refunds: sum(ledger.map(({ kind, amount }) => (kind === 'REFUND' ? amount : 0))),
      cancelled: sum(payments.map(({ cancelled_amount }) => cancelled_amount)),
      returned: provider.cancelled_amount,
      keys: new Set(payments.map(({ pay_key }) => pay_key)).size,
    };
  }

  /** Counts the deadlocks of the database, which a retry would hide. Connections report theirs with a later statement. */
  async function countDeadlocks(): Promise<number> {
    await delay(1_100);
    const ask = () =>
      sql<{ deadlocks: number }>`select pg_sleep(0.05), deadlocks::int from pg_stat_database
      where datname = current_database()`.execute(test.db);
    await Promise.all(Array.from({ length: 20 }, ask));
    return (await ask()).rows[0]?.deadlocks ?? 0;
  }

  async function grant(orderUid: string) {
    const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid, state: 'ASKED' });
    return staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
  }

  it('keep the age of each child, and are refused at their place where one is missing', async () => {
    const family = {
      ...aChoice,
      options: [1, 2, 3].map((priceSn) => ({ optionNm: '', count: 1, priceSn })),
    };
    const message = '어린이와 청소년의 나이를 모두 선택해 주세요.';
    const [quoted] = (await ask([{ ...family, childAges: [5] }])).data.goods;
    const refused = await open([passes, { ...family, childAges: [5] }]);
    const wrong = await open([{ ...family, childAges: [5, 30] }]);
    const { orders } = await buy([{ ...family, childAges: [15, 5] }]);

    expect(quoted).toMatchObject({ quote: null, refusal: message });
    expect([refused.code, refused.message, refused.data]).toEqual(['4000', message, { at: 1 }]);
    expect(wrong.code).toBe('4000');
    expect((await buyer.read(orders[0]?.rsvtUid ?? '')).people).toEqual({ adult: 1, child: 2, childAges: [15, 5] });
  });

  it('of pages of earlier releases, which ask for no ages, are sold, and paid with the ages that they were opened with', async () => {
    const family = { ...aChoice, options: [1, 3].map((priceSn) => ({ optionNm: '', count: 1, priceSn })) };
    const [quoted] = (await ask([family])).data.goods;
    const { purchaseUid: orderUid } = (await open([family])).data;
    const people = { adult: 1, child: 1, childAges: [] };
    const window = await buyer.call('POST', '/pay/window', { orderUid, people, user, requestMemo: '' });
    const paid = await buyer.pay(orderUid, await buyer.authorize(orderUid), { ...family, people });

    expect([quoted.refusal, quoted.childCnt, window.code, paid.code]).toEqual(['', 1, '200', '200']);
    expect((await buyer.read(paid.data.rsvtUid)).people).toEqual(people);
  });

  it('are quoted by goods, with the best coupon first, the code where it saves most, and points spread', async () => {
    const room = await openRoom(test);
    await addPromo(test, 'BASKET10');
    const small = await giveCoupon(test, buyer.memberUid, { discount: 1_000 });
    const large = await giveCoupon(test, buyer.memberUid, { discount: 3_000 });
    await givePoints(test, buyer.memberUid, 5_000);
    const goods = [{ ...tickets(), couponUid: large }, { ...room, guests: 3 }, passes];
    const { code, data } = await ask(goods, { promoCode: 'basket10', pointAmount: 5_000 });
    const amounts = data.goods.map(({ quote }: { quote: Record<string, number> }) => quote);
    const sumBy = (name: string) =>
      amounts.reduce((sum: number, quote: Record<string, number>) => sum + (quote[name] ?? 0), 0);

    expect(code).toBe('200');
    expect(data.goods.map(({ refusal }: { refusal: string }) => refusal)).toEqual(['', '', '']);
    expect(data.goods[0].coupons.slice(0, 2).map(({ couponUid }: { couponUid: string }) => couponUid)).toEqual([
      large,
      small,
    ]);
    expect(data.goods[0].remain).toBe(10);
    expect(amounts.map(({ promoAmount }: { promoAmount: number }) => promoAmount)).toEqual([0, 14_000, 0]);
    expect(sumBy('pointAmount')).toBe(5_000);
    expect(data).toMatchObject({ couponAmount: 3_000, pointAmount: 5_000, payAmount: sumBy('payAmount'), isNext: 'N' });
    expect(await readSold(test)).toBe(0);
  });

  it('name each refusal at its goods, and open all orders or none', async () => {
    const couponUid = await giveCoupon(test, buyer.memberUid);
    const goods = [{ ...tickets(), couponUid }, tickets('2027-03-01'), { ...tickets('2026-12-02'), couponUid }];
    const quoted = await ask(goods, { promoCode: 'NOSUCH' });
    const refused = await open(goods.slice(0, 2));
    const twice = await open([tickets(aChoice.useDate, 6), tickets(aChoice.useDate, 6)]);
    const inEnglish = { language: 'CD0000000128' };
    const english = await buyer.call('POST', '/purchase/pay-info', { goods, isPay: 'N' }, inEnglish);

    expect(quoted.data.goods.map(({ refusal }: { refusal: string }) => refusal !== '')).toEqual([false, true, true]);
    expect(quoted.data.goods[1].quote).toBeNull();
    expect(english.data.goods[2].refusal).toBe('This coupon is used for another item of the same payment.');
    expect(quoted.data.promoRefusal).toMatch(/없는 프로모션 코드/);
    expect(quoted.data.payAmount).toBe(37_000);
    expect(refused).toMatchObject({ code: '4505', data: { at: 1 } });
    expect(twice).toMatchObject({ code: '4092', message: expect.stringMatching(/: 남은 수량/) });
    expect(await readSold(test)).toBe(0);
    expect((await findRow(test.db, 'coupon', { coupon_uid: couponUid })).state).toBe('OWNED');
  });

  it('are paid once, each order with its part of the money and its own voucher, and one mail about all', async () => {
    const room = await openRoom(test);
    const { purchaseUid, orders } = await buy([passes, { ...room, guests: 4 }, tickets(), tickets('2026-12-03', 1)]);
    const again = await pay(purchaseUid, 'x');
    const shown = await read(purchaseUid);
    const books = await readBooks(purchaseUid);
    const stay = shown.orders.find(({ goods }: { goods: { departDate: string } | null }) => goods?.departDate);
    const foreign = (await buyer.call('GET', `/purchase/${shown.purchaseUid}`, undefined, { language: 'CD0000000128' }))
      .data;
    expect([shown.payment.method, foreign.payment.method]).toEqual(['시연용 카드', 'Demo card']);
    const receipt = await test.app.inject(shown.payment.pdfUrl);
    const [mail, ...others] = await readMails(test, user.email, 'TRAVEL_PURCHASED');

    expect(orders.map(({ rsvtSttsCd }) => rsvtSttsCd).toSorted()).toEqual([
      'CONFIRMED',
      'VOUCHER',
      'VOUCHER',
      'VOUCHER',
    ]);
    expect(again.data.orders).toEqual(orders);
    expect([books.cost, books.paid, books.payments]).toEqual([books.taken, books.taken, books.taken]);
    expect(books.keys).toBe(1);
    expect(stay.people).toEqual({ adult: 4, child: 0, childAges: [] });
    expect(shown).toMatchObject({ state: 'PAID', payState: 'APPROVED', payAmount: books.taken, refundedAmount: 0 });
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch('4건');
    expect(mail?.text).toMatch(`${books.taken.toLocaleString('ko-KR')}원`);
    expect((await buyer.read(orders[0]?.rsvtUid ?? '')).purchaseUid).toBe(purchaseUid);
  });

  it('from a plan turn its tickets into bookings, and take its passes out', async () => {
    const room = await openRoom(test);
    const { goodsDtlId, options } = tickets();
    const { planUid } = (await buyer.call('POST', '/plan', { title: '가족', startDate: '2026-12-01' })).data;
    const aStop = { time: '10:00', stayMin: 60, gdsUid: 'G0001', memo: '' };
    const stops = [
      { ...aStop, day: 1, ticket: { goodsDtlId, options } },
      { ...aStop, day: 2, ticket: { goodsDtlId: room.goodsDtlId, options: room.options, nights: 3, guests: 4 } },
      { ...aStop, day: 3, ticket: { goodsDtlId, options } },
    ];
    const plan = { title: '가족', startDate: '2026-12-01', stops, passes: [passes], rev: 0 };
    const saved = await buyer.call('PUT', `/plan/${planUid}`, plan);
    const { shareKey } = (await buyer.call('PUT', `/plan/${planUid}/share`, { sharedYn: 'Y' })).data;
    const { orders, purchaseUid } = await buy([tickets(), room, passes], { planUid });
    const own = (await buyer.call('GET', `/plan/${planUid}`)).data;
    const shared = (await buyer.call('GET', `/shared-plan/${shareKey}`)).data;
    const shownStops = own.days.flatMap((day: { stops: object[] }) => day.stops);

    expect(saved.data).toMatchObject({ passes: [passes], days: [{ stops: [{ ticket: { goodsDtlId } }] }, {}, {}] });
    expect(shownStops).toMatchObject([
      { ticket: null, rsvtUid: expect.any(String) },
      { ticket: null, rsvtUid: expect.any(String) },
      { ticket: { goodsDtlId }, rsvtUid: null },
    ]);
    expect(orders.map(({ rsvtUid }) => rsvtUid)).toContain(shownStops[0].rsvtUid);
    expect(own.passes).toEqual([]);
    expect(shared.days[0].stops[0]).toMatchObject({ ticket: null, rsvtUid: null });
    expect((await read(purchaseUid)).state).toBe('PAID');
  });

  it('from a plan with two visits of a day have the tickets of each', async () => {
    const { goodsDtlId, options } = tickets();
    const { planUid } = (await buyer.call('POST', '/plan', { title: '두 번', startDate: '2026-12-01' })).data;
    const [early, late] = [1, 2].map((count) => ({ goodsDtlId, options: options.map((one) => ({ ...one, count })) }));
    const aStop = { day: 1, stayMin: 60, gdsUid: 'G0001', memo: '' };
    // The later visit was put into the plan first.
    const stops = [
      { ...aStop, time: '15:00', ticket: late },
      { ...aStop, time: '10:00', ticket: early },
    ];
    await buyer.call('PUT', `/plan/${planUid}`, { title: '두 번', startDate: '2026-12-01', stops, passes: [], rev: 0 });
    await buy(
      [
        { ...tickets(), ...early },
        { ...tickets(), ...late },
      ],
      { planUid },
    );
    const { days } = (await buyer.call('GET', `/plan/${planUid}`)).data;
    const counts = await Promise.all(
      days[0].stops.map(async ({ rsvtUid }: { rsvtUid: string }) => (await buyer.read(rsvtUid)).people.adult),
    );

    expect(counts).toEqual([1, 2]);
  });

  it('can be paid again after a refused and a closed window', async () => {
    const { data } = await open([tickets(), passes]);
    const { purchaseUid } = data;
    const declined = await pay(purchaseUid, await buyer.authorize(purchaseUid, 'DECLINE'));
    const between = await statesOf(purchaseUid);
    await buyer.authorize(purchaseUid, 'CLOSE');
    const closed = (await read(purchaseUid)).payState;
    const paid = await pay(purchaseUid, await buyer.authorize(purchaseUid));

    expect([declined.code, closed, paid.code]).toEqual(['4801', 'CLOSED', '200']);
    expect(between).toEqual(['READY', 'READY']);
    expect(await statesOf(purchaseUid)).toEqual(['PAID', 'PAID']);
  });

  it('without an answer of the provider are settled by the job, all orders', async () => {
    const { purchaseUid } = (await open([tickets(), passes])).data;
    const pending = await pay(purchaseUid, await buyer.authorize(purchaseUid, 'UNKNOWN'));
    const between = await statesOf(purchaseUid);
    await moveTo('2026-11-23T10:01:00+09:00');
    await runJob('travel.payments');

    expect(pending.code).toBe('4804');
    expect(between).toEqual(['PAYING', 'PAYING']);
    expect(await statesOf(purchaseUid)).toEqual(['PAID', 'PAID']);
    expect((await readBooks(purchaseUid)).keys).toBe(1);
  });

  it('that run out or are given up free all stock, coupons, code and points', async () => {
    await addPromo(test, 'ONCE', 1);
    const couponUid = await giveCoupon(test, buyer.memberUid);
    await givePoints(test, buyer.memberUid, 4_000);
    const goods = [{ ...tickets(), couponUid }, passes];
    const wish = { promoCode: 'ONCE', pointAmount: 4_000 };
    const { purchaseUid } = (await open(goods, wish)).data;
    const held = [await readSold(test), await readBalance(test, buyer.memberUid)];
    await moveTo('2026-11-23T10:21:00+09:00');
    const late = await buyer.call('GET', `/purchase/${purchaseUid}`);
    await runJob('travel.orders');
    const second = (await open(goods, wish)).data;
    const given = await buyer.call('DELETE', `/order/${second.purchaseUid}`);

    expect(held).toEqual([2, 0]);
    expect(late.code).toBe('4803');
    expect(await statesOf(purchaseUid)).toEqual(['EXPIRED', 'EXPIRED']);
    expect(given.code).toBe('200');
    expect(await statesOf(second.purchaseUid)).toEqual(['CANCELLED', 'CANCELLED']);
    expect([await readSold(test), await readBalance(test, buyer.memberUid)]).toEqual([0, 4_000]);
    expect((await findRow(test.db, 'coupon', { coupon_uid: couponUid })).state).toBe('OWNED');
    expect((await findRow(test.db, 'promo_code', { code: 'ONCE' })).used).toBe(0);
  });

  it('of another member are not found, and a single order is no purchase', async () => {
    const { purchaseUid } = (await open([tickets(), passes])).data;
    const single = (await buyer.open({ useDate: '2026-12-04' })).data.orderUid;
    const stranger = await createBuyer(test, staff.memberUid);
    const answers = [
      await stranger.call('GET', `/purchase/${purchaseUid}`),
      await pay(purchaseUid, 'x', stranger),
      await buyer.call('GET', `/purchase/${single}`),
    ];

    expect(answers.map(({ code }) => code)).toEqual(['4040', '4040', '4040']);
  });

  it('refund one piece by the rule of its goods, as a part of the one payment', async () => {
    const room = await openRoom(test);
    await moveTo('2026-11-29T10:00:00+09:00');
    const { purchaseUid, orders } = await buy([tickets('2026-12-01', 3), room, tickets('2026-12-10', 1)]);
    const rows = await test.db.selectFrom('orders').selectAll().where('purchase_uid', '=', purchaseUid).execute();
    const ofDay = rows.find(({ payload }) => 'useDate' in payload && payload.useDate === '2026-12-01');
    const rsvtUid = orders.find(({ orderUid }) => orderUid === ofDay?.order_uid)?.rsvtUid ?? '';
    const before = await readBooks(purchaseUid);
    await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets: [{ seq: 0, count: 1 }] });
    const granted = await grant(ofDay?.order_uid ?? '');
    const after = await readBooks(purchaseUid);

    expect(granted.code).toBe('200');
    // Two days before: 80 percent of one of three tickets.
    expect(after).toEqual({ ...before, refunds: 8_000, cancelled: 8_000, returned: 8_000 });
    expect((await read(purchaseUid)).refundedAmount).toBe(8_000);
  });

  it('agree to the won on orders, ledger, payment and provider for any basket and order of partial refunds', async () => {
    let seed = 7;
    // Deterministic, so that a failure can be repeated.
    const roll = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % count;
    };
    for (let round = 0; round < 6; round += 1) {
      ({ buyer, staff } = await shop.begin());
      await givePoints(test, buyer.memberUid, 3_337);
      const couponUid = await giveCoupon(test, buyer.memberUid, { discount: 1_111 + roll(900) });
      const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].slice(0, 2 + roll(3));
      const goods = [...days.map((day) => tickets(day, 1 + roll(3))), { ...passes, passCnt: 1 + roll(3) }];
      const with2 = goods.map((own, at) => (at === roll(2) ? { ...own, couponUid } : own));
      const { purchaseUid, orders } = await buy(with2, { pointAmount: 1_000 + roll(2_337) });
      const first = await readBooks(purchaseUid);
      expect([first.paid, first.payments, first.taken]).toEqual([first.cost, first.cost, first.cost]);
      const left = orders.map(({ orderUid, rsvtUid }) => ({ orderUid, rsvtUid }));
      while (left.length > 0) {
        const at = roll(left.length);
        const { orderUid, rsvtUid } = left[at] ?? { orderUid: '', rsvtUid: '' };
        const { items, kind, passes: own } = await buyer.read(rsvtUid);
        const open1 = own.find(({ state }: { state: string }) => state === 'PAID');
        const hasPiece = kind === 'PASS' ? open1 !== undefined : items[0].leftCnt > 0;
        if (!hasPiece) {
          left.splice(at, 1);
          continue;
        }
        const asked =
          kind === 'PASS'
            ? await buyer.call(
                'PATCH',
                `/mypage/refundPass?${new URLSearchParams({ rsvtUid, passUids: open1.passUid, whyCd: 'SCHEDULE' })}`,
              )
            : await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets: [{ seq: 0, count: 1 }] });
        expect(asked.code).toBe('200');
        expect((await grant(orderUid)).code).toBe('200');
        const books = await readBooks(purchaseUid);
        expect([books.cancelled, books.returned]).toEqual([books.refunds, books.refunds]);
        expect(books.refunds).toBeLessThanOrEqual(books.taken);
      }
      // All days are a week and more away: everything comes back.
      const last = await readBooks(purchaseUid);
      expect(last.refunds).toBe(last.taken);
      expect(await readBalance(test, buyer.memberUid)).toBe(3_337);
    }
  });

  it('with goods of others given in the opposite order never deadlock: one gets the last piece of both', async () => {
    await test.db.updateTable('stock').set({ qty: 1 }).where('goods_dtl_id', '=', aChoice.goodsDtlId).execute();
    const room = await openRoom(test, { qty: 1 });
    const one = tickets('2026-12-01', 1);
    const two = tickets('2026-12-02', 1);
    const other = await createBuyer(test, staff.memberUid);
    const before = await countDeadlocks();
    const results = [];
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([open([one, room, two]), open([two, room, one], {}, other)]);
      const won = answers.filter(({ code }) => code === '200');
      results.push(answers.map(({ code }) => code).toSorted());
      for (const { data } of won) {
        await Promise.all([
          buyer.call('DELETE', `/order/${data.purchaseUid}`),
          other.call('DELETE', `/order/${data.purchaseUid}`),
        ]);
      }
    }

    expect(results).toEqual(Array.from({ length: 8 }, () => ['200', '4092']));
    expect(await countDeadlocks()).toBe(before);
    expect([await readSold(test, '2026-12-01'), await readSold(test, '2026-12-02')]).toEqual([0, 0]);
  });

  it('paid from two browsers at once are charged once', async () => {
    const { purchaseUid } = (await open([tickets(), passes])).data;
    const payKey = await buyer.authorize(purchaseUid);
    const answers = await Promise.all([pay(purchaseUid, payKey), pay(purchaseUid, payKey), pay(purchaseUid, payKey)]);
    const { cost, taken, payments, paid } = await readBooks(purchaseUid);

    expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200']);
    expect([taken, payments, paid]).toEqual([cost, cost, cost]);
  });
});

describe('spreadPoints', () => {
  it('gives whole parts that sum to the points, none above its amount', () => {
    for (let points = 0; points <= 130; points += 1) {
      const amounts = [1, 0, 7, 50, 3, 69];
      const parts = spreadPoints(points, amounts);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
      expect(parts.every((part, at) => part >= 0 && part <= (amounts[at] ?? 0))).toBe(true);
    }
    expect(spreadPoints(0, [0, 0])).toEqual([0, 0]);
    expect(shareOf(10, { before: 0, now: 1, all: 1 })).toBe(10);
  });
});
