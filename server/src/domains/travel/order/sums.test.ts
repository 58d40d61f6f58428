import { sql } from 'kysely';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import {
  aChoice,
  addPromo,
  type Buyer,
  giveCoupon,
  givePoints,
  openRoom,
  readBalance,
  soldPass,
} from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const agree = { use: 'Y', refund: 'Y', third: 'Y' };
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const toOptions = (count: number) => [{ optionNm: '', count, priceSn: 1 }];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

interface Refunded {
  readonly refundAmount: number;
}

interface Wanted {
  readonly goodsDtlId?: string;
  readonly useDate: string;
  readonly useTime?: string | undefined;
  readonly departDate?: string;
}

interface Booked {
  readonly orderUid: string;
  readonly rsvtUid: string;
}

describe('the sums of a purchase', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(10);
    test = shop.test;
  });
  afterAll(() => test.close());
  /** Begins with another buyer and an empty outbox. */
  async function begin() {
    ({ buyer, staff } = await shop.begin());
    await test.db.deleteFrom('mail_outbox').execute();
  }
  beforeEach(begin);

  async function buy(goods: readonly object[], wish: object = {}) {
    const opened = await buyer.call('POST', '/purchase/pay-info', { goods, ...wish, isPay: 'Y' });
    const { purchaseUid } = opened.data;
    const payKey = await buyer.authorize(purchaseUid);
    const paid = await buyer.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
    if (paid.code !== '200') throw new Error(`${paid.code} ${paid.message}`);
    return { purchaseUid, orders: paid.data.orders as Booked[] };
  }
  /** Changes a booking to a number of tickets or a room at a time, and pays the difference. */
  async function change(rsvtUid: string, count: number, { goodsDtlId = aChoice.goodsDtlId, ...when }: Wanted) {
    const options = toOptions(count);
    const wanted = { options, ...when, people: { adult: count, child: 0, childAges: [] }, user, isPay: 'Y' };
    const { code, data } = await buyer.call('POST', `/reserve/${rsvtUid}/change`, wanted);
    expect(code).toBe('200');
    if (data.orderUid === null) return;
    const paid = await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid), { goodsDtlId, options, ...when });
    expect(paid.code).toBe('200');
  }
  async function refundOne({ orderUid, rsvtUid }: Booked, passUid: string | undefined) {
    const query = new URLSearchParams({ rsvtUid, passUids: passUid ?? '', whyCd: 'SCHEDULE' });
    const tickets = [{ seq: 0, count: 1 }];
    await (passUid === undefined
      ? buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets })
      : buyer.call('PATCH', `/mypage/refundPass?${query}`));
    const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid, state: 'ASKED' });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
  }
  /** Reads the won after a term of a receipt; 0 without it. */
  function readTerm(text: string, term: string): number {
    const lines = text.split('\n');
    const amount = lines.find((line) => line.startsWith(term))?.replace(term, '') || lines[lines.indexOf(term) + 1];
    return Number((lines.some((line) => line.startsWith(term)) ? (amount ?? '') : '0').replaceAll(/\D/g, ''));
  }

  /** Sums the won that mails of some kinds name after a term. */
  async function readMailed(kinds: RegExp, term: string): Promise<number> {
    const mails = await test.db.selectFrom('mail_outbox').select(['kind', 'body_text']).execute();
    const amounts = mails
      .filter(({ kind }) => kinds.test(kind))
      .map(({ body_text }) => new RegExp(`${term}: ([\\d,]+)원`).exec(body_text)?.[1] ?? '0');
    return sum(amounts.map((amount) => Number(amount.replaceAll(',', ''))));
  }

  /** Sums what the lists of my travel say that was paid. */
  async function readListed(path: string): Promise<number> {
    const { list } = (await buyer.call('GET', `${path}?pageSize=100`)).data;
    return sum(list.map(({ payAmount }: { payAmount: number }) => payAmount));
  }

  /** Reads the paid and refunded sums of each page, list and mail, and the rest by ledger and provider. */
  async function readSums(purchaseUid: string, orders: readonly Booked[]) {
    const page = (await buyer.call('GET', `/purchase/${purchaseUid}`)).data;
    const receipt = readPdfText((await test.app.inject(page.payment.pdfUrl)).rawPayload);
    const { list } = (await staff.call('GET', '/admin/orders?pageSize=100')).data;
    const rows: { memberUid: string; payAmount: number; cancelledAmount: number }[] = list;
    const own = rows.filter(({ memberUid }) => memberUid === buyer.memberUid);
    const bookings = [];
    for (const { rsvtUid } of orders) bookings.push(await buyer.read(rsvtUid));
    const uids = test.db.selectFrom('orders').select('order_uid').where('member_uid', '=', buyer.memberUid);
    const ledger = await test.db.selectFrom('pay_ledger').selectAll().where('order_uid', 'in', uids).execute();
    const taken = await test.db
      .selectFrom('mock_payment')
      .select(['amount', 'cancelled_amount'])
      .where('status', '=', 'DONE')
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('pay_attempt').select(sql<string>`attempt_uid::text`.as('uid')).where('order_uid', 'in', uids),
      )
      .execute();
    const returned = await readMailed(/^TRAVEL_DIFFERENCE$/, '돌려드린 차액');
    const more = await readMailed(/^TRAVEL_MOVED$/, '더 결제하신 차액');
    return {
      paid: {
        bookings: sum(bookings.map(({ payAmount }) => payAmount)),
        myBookings: await readListed('/reserve/list'),
        myPurchases: await readListed('/mypage/buy/list'),
        mails: (await readMailed(/^TRAVEL_PURCHASED$/, '결제 금액')) + more - returned,
        page: page.payAmount,
        receipt: readTerm(receipt, '결제 금액'),
        staff: sum(own.map(({ payAmount }) => payAmount)),
      },
      refunded: {
        bookings: sum(bookings.flatMap(({ refunds }) => refunds.map(({ refundAmount }: Refunded) => refundAmount))),
        mails: await readMailed(/^TRAVEL_(PART_)?REFUNDED$/, '환불 금액'),
        page: page.refundedAmount,
        staff: sum(own.map(({ cancelledAmount }) => cancelledAmount)),
      },
      // Mails about a change tell at once what comes back.
      returned: { told: await readMailed(/^TRAVEL_MOVED$/, '돌려드리는 차액'), sent: returned },
      left: {
        ledger: sum(ledger.map(({ kind, amount }) => (kind === 'PAY' ? amount : -amount))),
        provider: sum(taken.map(({ amount, cancelled_amount }) => amount - cancelled_amount)),
      },
      rows: own.length,
    };
  }
  const toSums = (paid: number, refunded: number, rows: number, returned: number) => ({
    paid: {
      ...{ bookings: paid, myBookings: paid, myPurchases: paid },
      ...{ mails: paid, page: paid, receipt: paid, staff: paid },
    },
    refunded: { bookings: refunded, mails: refunded, page: refunded, staff: refunded },
    returned: { told: returned, sent: returned },
    left: { ledger: paid - refunded, provider: paid - refunded },
    rows,
  });

  it('are the same on all pages after a cheaper and a dearer change and a refund of one ticket', async () => {
    const goods = ['2026-12-01', '2026-12-03'].map((useDate) => ({ ...aChoice, useDate, options: toOptions(2) }));
    const { purchaseUid, orders } = await buy(goods);
    const [one, other] = orders;
    const sums = () => readSums(purchaseUid, orders);
    await change(one?.rsvtUid ?? '', 1, { useDate: '2026-12-01' });
    const cheaper = await sums();
    await change(other?.rsvtUid ?? '', 3, { useDate: '2026-12-04' });
    const dearer = await sums();
    await refundOne(other ?? { orderUid: '', rsvtUid: '' }, undefined);

    expect(cheaper).toEqual(toSums(30_000, 0, 2, 10_000));
    expect(dearer).toEqual(toSums(40_000, 0, 2, 10_000));
    expect(await sums()).toEqual(toSums(40_000, 10_000, 2, 10_000));
  });

  it.each([
    ['2026-11-23T10:00:00+09:00', '계좌이체', '2026-11-23', /2026\. 11\. 23\./],
    ['2026-11-25T10:00:00+09:00', '카드', '2026-11-24', /2026\. 11\. 24\./],
  ])('name the way and time of the first of two payments: one at %s', async (at, method, day, shown) => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await test.context.clock.moveTo(new Date('2026-11-24T10:00:00+09:00'));
    await change(rsvtUid, 3, { useDate: '2026-12-02' });
    await changeRows(test.db, 'payment', { order_uid: orderUid, amount: 10_000 }, { method: '카드' });
    const facts = { method: '계좌이체', approved_at: new Date(at) };
    await changeRows(test.db, 'payment', { order_uid: orderUid, amount: 20_000 }, facts);
    const { payment } = await buyer.read(rsvtUid);
    const receipt = readPdfText((await test.app.inject(payment.pdfUrl)).rawPayload);

    expect(payment).toMatchObject({ method, approvedDt: expect.stringMatching(day) });
    expect(receipt).toMatch(method);
    // In the receipt as the site writes it.
    expect(receipt).toMatch(shown);
  });

  it('are the same on all pages for any basket and order of changes and partial refunds', async () => {
    const hourDay = '2026-12-10';
    const hours = ['10:00', '14:00'];
    let seed = 11;
    // Deterministic, so that a failure can be repeated.
    const roll = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * count);
    };
    for (let round = 0; round < 3; round += 1) {
      await begin();
      await givePoints(test, buyer.memberUid, 3_337);
      await addPromo(test, 'SUMS10');
      await test.db
        .deleteFrom('stock')
        .where('goods_dtl_id', '=', aChoice.goodsDtlId)
        .where('use_date', '=', hourDay)
        .execute();
      const ofHour = { goods_dtl_id: aChoice.goodsDtlId, use_date: hourDay, qty: 20, sold: 0 };
      await test.db
        .insertInto('stock')
        .values(hours.map((use_time) => ({ ...ofHour, use_time })))
        .execute();
      const couponUid = await giveCoupon(test, buyer.memberUid, { discount: 1_111 + roll(900) });
      const days = ['2026-12-01', '2026-12-02', '2026-12-03'].slice(0, 1 + roll(2));
      const tickets = days.map((useDate) => ({ ...aChoice, useDate, options: toOptions(1 + roll(3)) }));
      const timed = { ...aChoice, options: toOptions(1 + roll(3)), useDate: hourDay, useTime: hours[roll(2)] };
      const room = { ...(await openRoom(test)), departDate: `2026-12-0${3 + roll(3)}`, guests: 2 };
      const passes = { gdsDtlUid: soldPass, passCnt: 1 + roll(3) };
      const goods = [...tickets, timed, room, passes];
      const at = roll(goods.length);
      const { purchaseUid, orders } = await buy(
        goods.map((own, index) => (index === at ? { ...own, couponUid } : own)),
        { pointAmount: 1_000 + roll(2_337), ...(round > 0 && { promoCode: 'SUMS10' }) },
      );
      const left = [...orders];
      while (left.length > 0) {
        const booked = left[roll(left.length)] ?? { orderUid: '', rsvtUid: '' };
        const { items, kind, passes: own, actions, useDate, departDate } = await buyer.read(booked.rsvtUid);
        const pass = own.find(({ state }: { state: string }) => state === 'PAID');
        const isWhole = items[0].leftCnt === items[0].count;
        if (kind === 'PASS' ? pass === undefined : items[0].leftCnt === 0) left.splice(left.indexOf(booked), 1);
        else if (isWhole && actions.includes('CHANGE') && roll(2) === 0)
          await (departDate !== null
            ? change(booked.rsvtUid, 1, {
                ...{ goodsDtlId: room.goodsDtlId, useDate: '2026-12-02' },
                departDate: `2026-12-0${3 + roll(4)}`,
              })
            : change(
                booked.rsvtUid,
                1 + roll(4),
                useDate === hourDay ? { useDate, useTime: hours[roll(2)] } : { useDate: `2026-12-0${1 + roll(6)}` },
              ));
        else await refundOne(booked, pass?.passUid);
        const sums = await readSums(purchaseUid, orders);
        expect(sums).toEqual(toSums(sums.paid.page, sums.refunded.page, orders.length, sums.returned.sent));
      }
      const { paid, refunded } = await readSums(purchaseUid, orders);
      // All days are far away: everything comes back.
      expect(refunded.page).toBe(paid.page);
      expect(await readBalance(test, buyer.memberUid)).toBe(3_337);
    }
  });
});
