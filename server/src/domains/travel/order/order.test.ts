import type { RefundStep } from '@haesol/contracts/travel';
import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { eraseOrders, exportOrders, listOpenTrips } from './memberData.ts';
import {
  aChoice,
  addPromo,
  type Buyer,
  createBuyer,
  giveCoupon,
  givePoints,
  openGoods,
  readBalance,
  readMoney,
  readSold,
  soldPass,
} from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

describe('orders of the travel service', () => {
  let test: TestApp;
  let buyer: Buyer;
  let other: Buyer;
  let staff: Buyer;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(60);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    other = await createBuyer(test, await findMemberUid(test, 'student'));
    await test.db.deleteFrom('point_ledger').execute();
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const runJob = (name: string) => createJobHandlers(test.context)[name]?.run({});
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const couponState = async (couponUid: string) =>
    (await test.db.selectFrom('coupon').select('state').where('coupon_uid', '=', couponUid).executeTakeFirstOrThrow())
      .state;
  const promoUses = async (code: string) =>
    (await test.db.selectFrom('promo_code').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used;
  /** Lists the mails to the booker of a reservation. */
  const mailsAbout = async (rsvtUid: string) =>
    (await readMails(test, 'sky@mail.example')).filter(({ text }) => text.includes(rsvtUid)).map(({ kind }) => kind);

  describe('quote', () => {
    it('is computed by the server only: code first, coupon on the rest, then points', async () => {
      await addPromo(test, 'WINTER10');
      const couponUid = await giveCoupon(test, buyer.memberUid);
      await givePoints(test, buyer.memberUid, 5_000);
      const { code, data } = await buyer.quote({ couponUid, promoCode: ' winter10 ', pointAmount: 2_000 });

      expect(code).toBe('200');
      expect(data).toMatchObject({
        ...{ itemAmount: 20_000, promoAmount: 2_000, couponAmount: 3_000, pointAmount: 2_000, payAmount: 13_000 },
        ...{ taxAmount: 1_182, earnPoints: 130, isNext: 'N', points: { balance: 5_000, spendable: 5_000 } },
      });
      expect(data.orderUid).toBeUndefined();
      expect(await readSold(test)).toBe(0);
      expect(
        data.refundSteps.map(({ untilDt, refundAmount }: Record<string, unknown>) => [untilDt, refundAmount]),
      ).toEqual([
        ['2026-11-28', 13_000],
        ['2026-11-29', 10_400],
        ['2026-11-30', 6_500],
        ['2026-12-01', 0],
      ]);
    });

    it.each([
      ['a changed price', { itemAmount: 18_000 }, '4091'],
      ['an unknown code', { promoCode: 'NOSUCH' }, '4098'],
      ['an unknown coupon', { couponUid: '0199c0de-0000-7000-8000-000000000001' }, '4099'],
      ['points that are not there', { pointAmount: 1 }, '4000'],
      ['a day that was never offered', { useDate: '2027-03-01' }, '4505'],
      ['a day that is over', { useDate: '2026-11-22' }, '4505'],
      ['goods that do not exist', { goodsDtlId: 'G9999-9' }, '4040'],
      ['a price that does not exist', { options: [{ optionNm: '', count: 1, priceSn: 99 }] }, '4040'],
      ['seven tickets', { options: [{ optionNm: '', count: 7, priceSn: 1 }] }, '4000'],
    ])('refuses %s', async (_name, change, code) => {
      expect((await buyer.quote(change)).code).toBe(code);
      expect((await buyer.open(change)).code).toBe(code);
      expect(await readSold(test)).toBe(0);
    });

    it('has counts by age group and the reserver, up to the order', async () => {
      const goods_dtl_id = 'G0001-9';
      const option = { gds_uid: 'G0001', option_nm: '야간 입장권', confirm_type: 'INSTANT', sort: 9 } as const;
      await test.db
        .insertInto('goods_option')
        .values({ ...option, goods_dtl_id })
        .execute();
      const price = { goods_dtl_id, list_price: 5_000 };
      await test.db
        .insertInto('goods_price')
        .values([
          { ...price, price_sn: 2, price_nm: '경로', price: 2_000, age_group: 'SENIOR' },
          { ...price, price_sn: 3, price_nm: '어린이', price: 1_000, age_group: 'CHILD' },
        ])
        .execute();
      const info = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${goods_dtl_id}`);
      const options = [
        { optionNm: '', count: 1, priceSn: 2 },
        { optionNm: '', count: 2, priceSn: 3 },
      ];
      const { data } = await buyer.open({ goodsDtlId: goods_dtl_id, options });
      const order = await buyer.call('GET', `/order/${data.orderUid}`);

      expect(info.data).toMatchObject({ priceNm: '경로', unitPrice: 2_000 });
      expect(data.itemAmount).toBe(4_000);
      expect(order.data.goods.options).toMatchObject([
        { priceSn: 2, count: 1, ageGroup: 'SENIOR' },
        { priceSn: 3, count: 2, ageGroup: 'CHILD' },
      ]);
    });

    it('shows the remaining stock', async () => {
      await openGoods(test, { qty: 1 });

      expect(await buyer.open()).toMatchObject({
        code: '4092',
        message: expect.stringContaining('1개'),
        data: { remain: 1 },
      });
    });

    it('distinguishes a used coupon, a sold-out day and a changed price, and reserves nothing', async () => {
      const couponUid = await giveCoupon(test, buyer.memberUid);
      await buyer.buy({ couponUid, useDate: '2026-12-02' });
      const used = await buyer.open({ couponUid });
      const priced = await buyer.open({ itemAmount: 18_000 });
      await openGoods(test, { qty: 0 });
      const soldOut = await buyer.open();

      expect([used, priced, soldOut].map(({ code, message }) => [code, message])).toEqual([
        ['4099', '이미 사용한 쿠폰입니다.'],
        ['4091', expect.stringContaining('가격이 변경되었습니다')],
        ['4092', '남은 수량이 부족합니다. (남은 수량 0개)'],
      ]);
      expect(await couponState(couponUid)).toBe('USED');
      expect(await readSold(test)).toBe(0);
    });

    it('refuses a coupon for other goods, of another member, expired, or reserved by an order', async () => {
      const foreign = await giveCoupon(test, other.memberUid);
      const ofPasses = await giveCoupon(test, buyer.memberUid, { forTypes: ['CD0000002005'] });
      const past = await giveCoupon(test, buyer.memberUid, { endDt: '2026-11-22' });
      const kept = await giveCoupon(test, buyer.memberUid);
      await buyer.openPass({ couponUid: kept });

      for (const couponUid of [foreign, ofPasses, past, kept])
        expect((await buyer.quote({ couponUid })).code).toBe('4099');
      const { data } = await buyer.call('GET', `/reserve/coupon?goodsDtlId=${soldPass}`);
      const usable = data.list.map(({ couponUid, usableYn }: Record<string, string>) => [couponUid, usableYn]);
      expect(usable.slice(0, 1)).toEqual([[ofPasses, 'Y']]);
      expect(usable).toContainEqual([kept, 'N']);
    });
  });

  describe('open order', () => {
    it('reserves stock, coupon, code and points for 20 minutes, and releases all', async () => {
      await addPromo(test, 'ONCE');
      const couponUid = await giveCoupon(test, buyer.memberUid);
      await givePoints(test, buyer.memberUid, 1_000);
      const { data } = await buyer.open({ couponUid, promoCode: 'ONCE', pointAmount: 1_000 });
      const kept = [await readSold(test), await couponState(couponUid), await promoUses('ONCE')];
      const balance = await readBalance(test, buyer.memberUid);
      await moveTo('2026-11-23T10:19:50+09:00');
      await runJob('travel.orders');
      const before = await readSold(test);
      await moveTo('2026-11-23T10:20:01+09:00');
      await runJob('travel.orders');

      expect(data).toMatchObject({
        isNext: 'Y',
        leftSec: 1_200,
        expireDt: expect.stringMatching(/^2026-11-23T10:20:0/),
      });
      expect([...kept, balance, before]).toEqual([2, 'RESERVED', 1, 0, 2]);
      expect([await readSold(test), await couponState(couponUid), await promoUses('ONCE')]).toEqual([0, 'OWNED', 0]);
      expect(await readBalance(test, buyer.memberUid)).toBe(1_000);
      expect((await buyer.call('GET', `/order/${data.orderUid}`)).code).toBe('4803');
      expect(await buyer.pay(data.orderUid, 'x')).toMatchObject({
        code: '4803',
        message: '주문 시간이 만료되었습니다. 다시 주문해 주세요.',
      });
      expect((await buyer.call('GET', '/reserve/list')).data.list).toEqual([]);
    });

    it('stays open beside a second order of the same goods, which is told who holds the last seats', async () => {
      await openGoods(test, { qty: 5 });
      const first = await buyer.open();
      const second = await buyer.open();
      const third = await buyer.open();
      const kept = await buyer.call('GET', `/order/${first.data.orderUid}`);
      const foreign = await other.call('DELETE', `/order/${second.data.orderUid}`);
      const sold = await readSold(test);
      const removed = await buyer.call('DELETE', `/order/${second.data.orderUid}`);

      expect([second.code, kept.data.state, foreign.code, sold]).toEqual(['200', 'READY', '4040', 4]);
      expect(third).toMatchObject({ code: '4092', message: expect.stringContaining('내 주문이 4개를 잡고') });
      expect([removed.data.state, await readSold(test)]).toEqual(['CANCELLED', 2]);
    });

    it('answers after its end with what was ordered', async () => {
      const { data } = await buyer.open();
      await test.context.clock.moveTo(new Date('2026-11-23T10:25:00+09:00'));

      expect(await buyer.call('GET', `/order/${data.orderUid}`)).toMatchObject({
        code: '4803',
        data: { goodsDtlId: 'G0001-1', useDate: '2026-12-01' },
      });
    });

    it('counts the people by the tickets, whatever the call states', async () => {
      const options = [{ optionNm: '', count: 1, priceSn: 1 }];
      const { data } = await buyer.open({ options });
      const payKey = await buyer.authorize(data.orderUid);
      const people = { adult: 6, child: 2, childAges: [3] };
      const paid = await buyer.pay(data.orderUid, payKey, { options, people });
      const { people: shown } = await buyer.read(paid.data.rsvtUid);

      expect(shown).toEqual({ adult: 1, child: 0, childAges: [] });
    });

    it('keeps people, booker and request for another browser', async () => {
      const user = {
        familyNm: "O'Connor-Núñez",
        firstNm: 'María',
        phone: '+819012345678',
        email: 'm@a.jp',
        nationCd: 'JP',
      };
      const people = { adult: 2, child: 0, childAges: [] };
      const { data } = await buyer.open({ user, people, requestMemo: '창가 자리' });
      const { phone } = (await buyer.call('GET', `/order/${data.orderUid}`)).data.booker;
      const order = await buyer.call('GET', `/order/${data.orderUid}`);

      expect(order.data).toMatchObject({ booker: { familyNm: user.familyNm, nationCd: 'JP' }, people });
      expect([order.data.requestMemo, phone]).toEqual(['창가 자리', expect.stringContaining('819012345678')]);
      await buyer.call('DELETE', `/order/${data.orderUid}`);
      expect((await buyer.call('GET', `/order/${data.orderUid}`)).data.booker).toBeNull();
    });

    it('shows its progress to its member only', async () => {
      const { data } = await buyer.open();
      const waiting = await buyer.call('GET', `/order/${data.orderUid}`);
      const payKey = await buyer.authorize(data.orderUid);
      const back = await buyer.call('GET', `/order/${data.orderUid}`);

      expect(waiting.data).toMatchObject({
        state: 'READY',
        payState: 'NONE',
        payKey: null,
        goods: { useDate: '2026-12-01' },
      });
      expect(back.data).toMatchObject({ payState: 'AUTHORIZED', payKey });
      expect((await other.call('GET', `/order/${data.orderUid}`)).code).toBe('4040');
    });
  });

  describe('payment', () => {
    it('creates a reservation with its voucher once, even when repeated', async () => {
      const couponUid = await giveCoupon(test, buyer.memberUid);
      const { data } = await buyer.open({ couponUid });
      const payKey = await buyer.authorize(data.orderUid);
      const answers = [await buyer.pay(data.orderUid, payKey), await buyer.pay(data.orderUid, payKey)];
      const detail = await buyer.read(data.rsvtUid);

      expect(answers[0]).toMatchObject({ code: '200', data: { rsvtUid: data.rsvtUid, rsvtSttsCd: 'VOUCHER' } });
      expect(answers[1]?.data).toEqual(answers[0]?.data);
      expect(await readMoney(test, data.orderUid)).toEqual({ ledger: 17_000, payments: 17_000, provider: 17_000 });
      expect(await couponState(couponUid)).toBe('USED');
      expect(detail).toMatchObject({
        ...{
          rsvtSttsCd: 'VOUCHER',
          badge: 'voucher',
          payAmount: 17_000,
          booker: { familyNm: '김', phone: '01000001001' },
        },
        ...{ payment: { method: '시연용 카드' }, actions: ['VOUCHER', 'CHANGE', 'CANCEL', 'RECEIPT'] },
      });
      // The mail goes to the person who travels.
      expect(await mailsAbout(detail.rsvtUid)).toEqual(['TRAVEL_VOUCHER']);
      expect((await other.call('GET', `/reserve/detail/${data.rsvtUid}`)).code).toBe('4040');
      expect((await other.pay(data.orderUid, payKey)).code).toBe('4040');
    });

    it('buys passes', async () => {
      const { data } = await buyer.openPass({ passCnt: '2' });
      const paid = await buyer.payPass(data.orderUid, await buyer.authorize(data.orderUid));

      expect(paid.data).toMatchObject({ payAmount: data.payAmount, passes: [{ state: 'PAID' }, { state: 'PAID' }] });
      expect((await buyer.openPass({ price: '1' })).code).toBe('4091');
      expect((await buyer.call('GET', '/mypage/buy/list')).data.list[0]).toMatchObject({
        ...{ kind: 'PASS', count: 2, refundable: 'Y', orderNo: paid.data.orderNo },
      });
    });

    it('shows the refund of open and paid passes by the days of the pass, in the language of the buyer', async () => {
      const days = test.db.updateTable('pass_option').where('gds_dtl_uid', '=', soldPass);
      await days.set({ valid_days: 30 }).execute();
      const { data } = await buyer.openPass();
      const read = async () => {
        const headers = { ...buyer.headers, language: 'CD0000000128' };
        const answer = await test.app.inject({ url: `/api/v1/order/${data.orderUid}`, headers });
        return answer.json().data.refundSteps.map(({ label, untilDt }: RefundStep) => [label, untilDt]);
      };
      const open = await read();
      await buyer.payPass(data.orderUid, await buyer.authorize(data.orderUid));
      await days.set({ valid_days: 180 }).execute();

      expect(open).toEqual([
        ['Unused, within 7 days of purchase', '2026-11-30'],
        ['Unused, until it expires', '2026-12-23'],
        ['After the first admission, or once its transit card is collected', null],
      ]);
      expect(await read()).toEqual(open);
    });

    it('needs no window for an amount of zero', async () => {
      await givePoints(test, buyer.memberUid, 50_000);
      const { data } = await buyer.open({ pointAmount: 20_000 });
      const window = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
      const paid = await buyer.pay(data.orderUid, '');

      expect([data.payAmount, window.code, paid.data.rsvtSttsCd]).toEqual([0, '4405', 'VOUCHER']);
      expect(await readBalance(test, buyer.memberUid)).toBe(30_000);
    });

    it('leaves the order open for another attempt if refused', async () => {
      const { data } = await buyer.open();
      const refused = await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid, 'DECLINE'));
      const order = await buyer.call('GET', `/order/${data.orderUid}`);
      const paid = await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid));

      expect(refused).toMatchObject({ code: '4801', message: expect.stringContaining('거절') });
      expect(order.data).toMatchObject({ state: 'READY', payState: 'DECLINED' });
      expect(paid.code).toBe('200');
      expect(await readMoney(test, data.orderUid)).toEqual({ ledger: 20_000, payments: 20_000, provider: 20_000 });
    });

    it.each([
      ['UNKNOWN', 'VOUCHER', 'APPROVED', 20_000],
      ['TIMEOUT', 'PAY_WAIT', 'DECLINED', 0],
    ] as const)('without a response (%s) is settled by the job', async (outcome, state, payState, money) => {
      const { data } = await buyer.open();
      const pending = await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid, outcome));
      const during = await buyer.call('GET', `/order/${data.orderUid}`);
      const givenUp = await buyer.call('DELETE', `/order/${data.orderUid}`);
      await moveTo('2026-11-23T10:00:01+09:00');
      await runJob('travel.payments');
      await runJob('travel.payments');
      const after = await buyer.call('GET', `/order/${data.orderUid}`);
      const news = (await buyer.call('GET', '/notifications')).data.list;

      expect([pending.code, during.data.payState, givenUp.code]).toEqual(['4804', 'CHECKING', '4405']);
      expect(news[0]).toMatchObject(
        outcome === 'UNKNOWN'
          ? { kind: 'TRAVEL_VOUCHER' }
          : { kind: 'TRAVEL_PAYMENT', link: `/travel/payment?orderUid=${data.orderUid}` },
      );
      expect(after.data).toMatchObject({ rsvtSttsCd: state, payState });
      expect(await readMoney(test, data.orderUid)).toEqual({ ledger: money, payments: money, provider: money });
    });

    it('keeps the order from expiring while the result is unknown', async () => {
      const { data } = await buyer.open();
      await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid, 'UNKNOWN'));
      await moveTo('2026-11-23T10:30:00+09:00');
      await runJob('travel.orders');
      await runJob('travel.payments');

      expect((await buyer.read(data.rsvtUid)).rsvtSttsCd).toBe('VOUCHER');
      expect(await readSold(test)).toBe(2);
    });

    it('refuses a key of another order or amount, an invented key, and other goods than those on hold', async () => {
      const mine = await buyer.open();
      const theirs = await other.open();
      const foreignKey = await other.authorize(theirs.data.orderUid);
      const ownKey = await buyer.authorize(mine.data.orderUid);

      expect((await buyer.pay(mine.data.orderUid, foreignKey)).code).toBe('4801');
      expect((await buyer.pay(mine.data.orderUid, 'mock_forged')).code).toBe('4801');
      expect((await buyer.pay(mine.data.orderUid, '')).code).toBe('4801');
      const cheaper = { options: [{ optionNm: '', count: 1, priceSn: 1 }] };
      expect((await buyer.pay(mine.data.orderUid, ownKey, cheaper)).code).toBe('4000');
      expect((await buyer.pay(mine.data.orderUid, ownKey, { useDate: '2026-12-05' })).code).toBe('4000');
      expect((await buyer.payPass(mine.data.orderUid, ownKey)).code).toBe('4040');
      expect(await readMoney(test, mine.data.orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    });

    it('is refused without a charge after its order has expired', async () => {
      const { data } = await buyer.open();
      const payKey = await buyer.authorize(data.orderUid);
      await moveTo('2026-11-23T10:20:01+09:00');

      expect((await buyer.pay(data.orderUid, payKey)).code).toBe('4803');
      expect((await buyer.call('POST', '/pay/window', { orderUid: data.orderUid })).code).toBe('4803');
      expect(await readMoney(test, data.orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    });
  });

  it('are open to members with an unconfirmed class, who can buy and get their voucher', async () => {
    await changeRows(test.db, 'member', { member_uid: buyer.memberUid }, { state: 'PENDING_CLASS' });

    const { data } = await buyer.open();
    const paid = await buyer.pay(data.orderUid, await buyer.authorize(data.orderUid));

    expect([paid.code, paid.data.rsvtSttsCd]).toEqual(['200', 'VOUCHER']);
    expect((await buyer.call('GET', `/mypage/voucher?rsvtUid=${paid.data.rsvtUid}`)).data.code).toMatch(/^\w{4}-/);
  });

  describe('goods on request', () => {
    beforeEach(() => openGoods(test, { confirmType: 'REQUEST' }));

    it('wait for staff, who confirm them once', async () => {
      const { orderUid, rsvtUid } = await buyer.buy();
      const waiting = (await buyer.read(rsvtUid)).rsvtSttsCd;
      const move = { to: 'CONFIRMED', memo: '정문에서 뵙겠습니다.' };
      const confirmed = await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, move);
      const again = await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, move);
      const { timeline } = await buyer.read(rsvtUid);

      expect([waiting, confirmed.data.rsvtSttsCd, again.code]).toEqual(['CONFIRM_WAIT', 'VOUCHER', '4405']);
      expect(timeline.map(({ state }: { state: string }) => state)).toEqual([
        'PAY_WAIT',
        'CONFIRM_WAIT',
        'CONFIRMED',
        'VOUCHER',
      ]);
      const mails = ['TRAVEL_MOVED', 'TRAVEL_REQUESTED', 'TRAVEL_VOUCHER'];
      expect((await mailsAbout(rsvtUid)).toSorted()).toEqual(mails);
    });

    it('are refunded completely if they cannot be provided', async () => {
      const { orderUid, rsvtUid } = await buyer.buy();
      const noReason = await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, { to: 'CANCELLED' });
      const cancelled = await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, {
        to: 'CANCELLED',
        memo: '풍랑주의보',
      });

      expect([noReason.code, cancelled.data.rsvtSttsCd]).toEqual(['4000', 'REFUNDED']);
      expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
      expect([await readSold(test), (await buyer.read(rsvtUid)).refund.fee]).toEqual([0, 0]);
      const { data } = await staff.call('GET', `/admin/orders/${orderUid}`);
      expect(data.ledger.map(({ kind, amount }: Record<string, unknown>) => [kind, amount])).toEqual([
        ['PAY', 20_000],
        ['REFUND', 20_000],
      ]);
    });
  });

  it('are listed for their member and for staff', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const open = await buyer.open({ useDate: '2026-12-09' });
    const all = await buyer.call('GET', '/reserve/list?type=ALL');
    const cancelled = await buyer.call('GET', '/reserve/list?type=CANCEL');
    const december = await buyer.call('GET', '/reserve/list?startDate=2026-12-05&endDate=2026-12-31');
    const listed = await staff.call('GET', '/admin/orders?rsvtSttsCd=VOUCHER');

    expect(all.data.list.map((row: { rsvtUid: string }) => row.rsvtUid)).toEqual([open.data.rsvtUid, rsvtUid]);
    expect(all.data.list[0]).toMatchObject({
      badge: 'standby',
      actions: ['PAY', 'CANCEL'],
      leftSec: expect.any(Number),
    });
    expect([cancelled.data.cnt_total, december.data.cnt_total]).toEqual([0, 1]);
    expect(listed.data.list).toContainEqual(expect.objectContaining({ orderUid, payAmount: 20_000, count: 2 }));
    expect((await buyer.call('GET', '/admin/orders')).code).toBe('4030');
    expect((await buyer.call('PATCH', `/reserve/cancel?reserveId=${open.data.rsvtUid}`)).data).toMatchObject({
      rsvtSttsCd: 'CANCELLED',
      refundAmount: 0,
    });
    expect(aChoice.useDate).toBe((await buyer.read(rsvtUid)).useDate);
  });

  it('block leaving while they are open, and are counted', async () => {
    const { rsvtUid } = await buyer.buy();
    const { rsvtNo } = await buyer.read(rsvtUid);
    const page = await buyer.call('GET', '/mypage/myPage');

    expect(page.data.counts.reserve).toBe(1);
    const trip = { kind: 'reserve', no: rsvtNo };
    expect(await listOpenTrips(test.db, buyer.memberUid, '')).toEqual([
      { ...trip, lang: 'ko', title: '해솔 바람언덕 전망대 2026. 12. 1.(화)' },
    ]);
    expect(await listOpenTrips(test.db, buyer.memberUid, 'CD0000000128')).toEqual([
      { ...trip, lang: 'en', title: expect.stringMatching(/^[^가-힣]+ Tue 1 Dec 2026$/) },
    ]);
  });

  it('are exported completely, and lose the reserver when the member leaves', async () => {
    const { orderUid } = await buyer.buy();
    const before = await exportOrders(test.db, buyer.memberUid);
    await eraseOrders(test.db, buyer.memberUid);
    const after = await exportOrders(test.db, buyer.memberUid);

    expect(before.orders).toMatchObject([{ order_uid: orderUid, pay_amount: 20_000, booker: { firstNm: '하늘' } }]);
    expect(before.money).toMatchObject([{ kind: 'PAY', amount: 20_000 }]);
    expect(after.orders).toMatchObject([{ order_uid: orderUid, pay_amount: 20_000, booker: {} }]);
    expect(JSON.stringify(after)).not.toContain('하늘');
  });

  it('prefill the form of the reserver with the member, by bearer token or cookie', async () => {
    const { data } = await buyer.call('GET', '/reserve/user-info');
    const token = (buyer.headers.authorization ?? '').replace('Bearer ', '');
    const byCookie = await test.app.inject({ url: '/api/v1/reserve/user-info', cookies: { access_token: token } });

    expect(data).toMatchObject({ nationCd: 'KR', email: expect.stringContaining('@') });
    expect(data.familyNm).toHaveLength(1);
    expect(byCookie.json().data).toEqual(data);
  });

  it.each([
    ['佐々木 マリー', '佐々木', 'マリー', '佐々木マリー'],
    ['山田 太郎', '山田', '太郎', '山田太郎'],
    ['山田太郎', '山田太郎', '', '山田太郎'],
    ['홍 길동', '홍', '길동', '홍길동'],
    ['남궁민수', '남궁', '민수', '남궁민수'],
    ['Suharto', 'Suharto', '', 'Suharto'],
    ['José María García', 'García', 'José María', 'José María García'],
  ])('prefill the name %s in the order of its script, and print it so', async (name, familyNm, firstNm, printed) => {
    await test.db.updateTable('member').set({ name }).where('member_uid', '=', buyer.memberUid).execute();
    const { data } = await buyer.call('GET', '/reserve/user-info');
    const { data: opened } = await buyer.open();
    const user = { ...data, email: 'sky@mail.example', phone: '+81 90-1234-5678', nationCd: 'JP' };
    const paid = await buyer.pay(opened.orderUid, await buyer.authorize(opened.orderUid), { user });
    const { data: voucher } = await buyer.call('GET', `/mypage/voucher?rsvtUid=${opened.rsvtUid}`);

    expect(data).toMatchObject({ familyNm, firstNm });
    expect([paid.code, voucher.bookerNm]).toEqual(['200', printed]);
  });

  it('take the nationality of a member from the country of the phone number, whichever it is', async () => {
    const tel = { tel1: '+39', tel2: '33312345', tel3: '67' };
    await test.db.updateTable('member').set(tel).where('member_uid', '=', buyer.memberUid).execute();

    expect((await buyer.call('GET', '/reserve/user-info')).data).toMatchObject({ nationCd: 'IT' });
  });

  it('leave the nationality of a member without a phone number unknown', async () => {
    const tel = { tel1: null, tel2: null, tel3: null };
    await test.db.updateTable('member').set(tel).where('member_uid', '=', buyer.memberUid).execute();

    expect((await buyer.call('GET', '/reserve/user-info')).data).toMatchObject({ phone: '', nationCd: '' });
  });

  it('accept promotion codes managed by staff', async () => {
    const terms = { discountType: 'AMOUNT', discount: 1_000, startDt: '2026-11-01', endDt: '2026-12-31', maxUses: 1 };
    await staff.call('DELETE', '/admin/promo-codes/STAFF1');
    const added = await staff.call('POST', '/admin/promo-codes', { code: 'STAFF1', ...terms });
    const again = await staff.call('POST', '/admin/promo-codes', { code: 'STAFF1', ...terms });
    const opened = await buyer.open({ promoCode: 'STAFF1' });
    const used = await staff.call('DELETE', '/admin/promo-codes/STAFF1');
    const more = await staff.call('PUT', '/admin/promo-codes/STAFF1', { ...terms, maxUses: 5 });
    const listed = await staff.call('GET', '/admin/promo-codes?searchKeyword=staff1');

    expect([added.code, again.code, used.code]).toEqual(['200', '4000', '4405']);
    expect(opened.data).toMatchObject({ promoAmount: 1_000, payAmount: 19_000 });
    expect([more.data.maxUses, listed.data.list]).toEqual([5, [expect.objectContaining({ code: 'STAFF1', used: 1 })]]);
    await staff.call('POST', '/admin/promo-codes', { code: 'STAFF2', ...terms });
    await staff.call('DELETE', '/admin/promo-codes/STAFF2');
    expect(await listAuditActions(test.db, 'STAFF1')).toEqual(['promo.add', 'promo.change']);
    expect((await listAuditDetails(test.db, 'STAFF1', 'promo.change'))[0]).toEqual({ maxUses: { from: 1, to: 5 } });
    expect(await listAuditActions(test.db, 'STAFF2')).toEqual(['promo.add', 'promo.remove']);
  });
});
