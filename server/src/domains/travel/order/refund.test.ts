import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { PaymentUnknownError } from '../pay/provider.ts';
import { type Buyer, createBuyer, giveCoupon, givePoints, readBalance, readMoney, readSold } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

describe('refunds', () => {
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
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const findRefund = async (rsvtUid: string) =>
    (await test.db.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid).executeTakeFirstOrThrow())
      .refund_uid;
  const decide = async (rsvtUid: string, decision: object) =>
    staff.call('PATCH', `/admin/refunds/${await findRefund(rsvtUid)}/transition`, decision);
  const buyPass = async () => {
    const { data } = await buyer.openPass();
    await buyer.payPass(data.orderUid, await buyer.authorize(data.orderUid));
    return data;
  };

  it.each([
    ['2026-11-28T23:59:58', 100, 20_000],
    ['2026-11-29T00:00:00', 80, 16_000],
    ['2026-11-29T23:59:58', 80, 16_000],
    ['2026-11-30T00:00:00', 50, 10_000],
    ['2026-11-30T23:59:58', 50, 10_000],
  ])('of dated goods at %s in Seoul are as shown: %i %%', async (at, ratePct, refundAmount) => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const { refundSteps } = await buyer.read(rsvtUid);
    const isOf = ({ untilDt }: { untilDt: string | null }) => untilDt === null || untilDt >= at.slice(0, 10);
    await moveTo(`${at}+09:00`);
    const shown = await buyer.preview(rsvtUid);
    const asked = await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', refundAmount: shown.refundAmount });
    // The decision is later, and does not change the amount.
    await moveTo('2026-12-01T09:00:00+09:00');
    const decided = await decide(rsvtUid, { to: 'DONE' });

    expect(refundSteps.find(isOf)).toMatchObject({ ratePct, refundAmount });
    expect(shown).toMatchObject({ refundableYn: 'Y', ratePct, refundAmount, fee: 20_000 - refundAmount });
    expect(asked.data).toMatchObject({ rsvtSttsCd: 'CANCEL_ASK', refundAmount, dueDt: shown.dueDt });
    expect(decided.data).toMatchObject({ state: 'DONE', rsvtSttsCd: 'REFUNDED', refundAmount });
    const left = 20_000 - refundAmount;
    expect(await readMoney(test, orderUid)).toEqual({ ledger: left, payments: left, provider: left });
    expect(await readSold(test)).toBe(0);
  });

  it.each([
    ['2026-12-01T00:00:00', 'Y'],
    ['2026-12-02T00:00:00', 'N'],
  ])('of dated goods at %s are zero', async (at, providerOnlyYn) => {
    const { rsvtUid } = await buyer.buy();
    await moveTo(`${at}+09:00`);
    const shown = await buyer.preview(rsvtUid);

    expect(shown).toMatchObject({ refundableYn: 'N', ratePct: 0, refundAmount: 0, providerOnlyYn });
    expect((await buyer.cancel(rsvtUid)).code).toBe('4096');
    expect((await buyer.read(rsvtUid)).actions.includes('CANCEL')).toBe(providerOnlyYn === 'Y');
  });

  it('for the reason of the provider can be asked for on the day of the use, with all points, but not later', async () => {
    await givePoints(test, buyer.memberUid, 5_000);
    const { orderUid, rsvtUid } = await buyer.buy({ pointAmount: 5_000 });
    const late = await buyer.buy();
    await moveTo('2026-12-01T20:00:00+09:00');
    const shown = await buyer.preview(rsvtUid);
    const asked = await buyer.cancel(rsvtUid, { whyCd: 'PROVIDER', refundAmount: 15_000 });
    const byRule = await decide(rsvtUid, { to: 'DONE' });
    const byFault = await decide(rsvtUid, { to: 'DONE', faultYn: 'Y' });
    await moveTo('2026-12-02T00:00:00+09:00');

    expect(shown).toMatchObject({ payAmount: 15_000, paidPoints: 5_000, pointAmount: 0, refundAmount: 0 });
    expect([asked.code, byRule.code, byFault.data.refundAmount]).toEqual(['200', '4405', 15_000]);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect(await readBalance(test, buyer.memberUid)).toBe(5_000);
    expect((await buyer.cancel(late.rsvtUid, { whyCd: 'PROVIDER' })).code).toBe('4096');
  });

  it.each([
    ['2026-11-30T23:59:58', 100],
    ['2026-12-01T00:00:00', 90],
    ['2027-05-22T09:59:00', 90],
  ])('of passes at %s are %i %%', async (at, ratePct) => {
    const { orderUid, rsvtUid, payAmount } = await buyPass();
    await moveTo(`${at}+09:00`);
    const shown = await buyer.preview(rsvtUid);
    const asked = await buyer.call('PATCH', `/mypage/refundPass?etcWhy=&rsvtUid=${rsvtUid}&whyCd=MISTAKE`);

    expect(shown).toMatchObject({ ratePct, refundAmount: Math.floor((payAmount * ratePct) / 100) });
    expect(asked.data).toMatchObject({ refundAmount: shown.refundAmount, rsvtSttsCd: 'CANCEL_ASK' });
    expect((await buyer.read(rsvtUid)).passes[0].state).toBe('REFUND_ASK');
    expect((await decide(rsvtUid, { to: 'DONE' })).data.rsvtSttsCd).toBe('REFUNDED');
    expect((await buyer.read(rsvtUid)).passes[0].state).toBe('REFUNDED');
    const left = payAmount - shown.refundAmount;
    expect(await readMoney(test, orderUid)).toEqual({ ledger: left, payments: left, provider: left });
  });

  it('of used or expired passes are zero', async () => {
    const { rsvtUid } = await buyPass();
    const now = new Date('2026-11-24T10:00:00+09:00');
    await changeRows(
      test.db,
      'member_pass',
      { rsvt_uid: rsvtUid },
      { state: 'ACTIVE', activated_at: now, expire_at: new Date('2026-11-25T10:00:00+09:00') },
    );
    const expired = await buyPass();

    expect((await buyer.cancel(rsvtUid)).code).toBe('4096');
    // Time limit for a slow machine: bought at most some minutes after ten.
    await moveTo('2027-05-22T10:30:00+09:00');
    expect((await buyer.preview(expired.rsvtUid)).refundableYn).toBe('N');
  });

  it('of passes are each by itself: the first use of one leaves the others, and all sums are exact', async () => {
    await givePoints(test, buyer.memberUid, 1_000);
    const { data } = await buyer.openPass({ passCnt: '4', pointAmount: '1000' });
    const { orderUid, rsvtUid, payAmount } = data;
    await buyer.payPass(orderUid, await buyer.authorize(orderUid));
    const [used, ...unused] = (await buyer.read(rsvtUid)).passes.map(({ passUid }: { passUid: string }) => passUid);
    const at = new Date('2026-11-24T10:00:00+09:00');
    const change = { state: 'ACTIVE', activated_at: at, expire_at: new Date('2026-11-25T10:00:00+09:00') } as const;
    await changeRows(test.db, 'member_pass', { pass_uid: used }, change);
    const ask = (passUids: readonly string[]) =>
      buyer.call('PATCH', `/mypage/refundPass?rsvtUid=${rsvtUid}&whyCd=MISTAKE&passUids=${passUids.join(',')}`);
    const actions = (await buyer.read(rsvtUid)).actions;
    const first = await ask(unused.slice(0, 1));
    const during = await ask(unused.slice(1));
    const findOpen = () =>
      test.db.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid).where('state', '=', 'ASKED');
    const grant = async () => {
      const { refund_uid } = await findOpen().executeTakeFirstOrThrow();
      return staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    };
    const granted = await grant();
    const rest = await ask([]);
    await grant();
    const states = (await buyer.read(rsvtUid)).passes.map(({ state }: { state: string }) => state);
    const quarter = Math.floor(payAmount / 4);
    const three = Math.floor((payAmount * 3) / 4);

    expect(actions).toContain('CANCEL');
    expect([first.data.refundAmount, first.data.rsvtSttsCd, during.code]).toEqual([quarter, 'CONFIRMED', '4096']);
    expect([granted.data.refundAmount, rest.data.refundAmount]).toEqual([quarter, three - quarter]);
    expect(states.filter((state: string) => state === 'REFUNDED')).toHaveLength(3);
    expect(await readMoney(test, orderUid)).toMatchObject({ ledger: payAmount - three, provider: payAmount - three });
    // Three quarters of the points come back, and the used pass earns its own.
    expect(await readBalance(test, buyer.memberUid)).toBe(750 + Math.floor((payAmount - three) / 100));
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('USED');
    expect((await buyer.read(rsvtUid)).actions).not.toContain('CANCEL');
  });

  it('for the reason of the provider that are refused late cost no more than on the day of their request', async () => {
    const { rsvtUid } = await buyer.buy();
    await moveTo('2026-11-29T10:00:00+09:00');
    await buyer.cancel(rsvtUid, { whyCd: 'PROVIDER' });
    await moveTo('2026-12-01T10:00:00+09:00');
    await decide(rsvtUid, { to: 'REFUSED', memo: '정상 운영한 날입니다.' });
    const [shown, { refundSteps, actions }] = [await buyer.preview(rsvtUid), await buyer.read(rsvtUid)];
    await moveTo('2026-12-02T10:00:00+09:00');
    const stillOpen = (await buyer.read(rsvtUid)).actions.includes('CANCEL');
    const asked = await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', refundAmount: 16_000 });

    expect(shown).toMatchObject({ ratePct: 80, refundAmount: 16_000, fee: 4_000, untilDt: '2026-12-02' });
    expect(refundSteps[0]).toMatchObject({ ratePct: 80, refundAmount: 16_000, untilDt: '2026-12-02' });
    expect(actions).toContain('CANCEL');
    expect(actions).not.toContain('CHANGE');
    expect([stillOpen, asked.code, asked.data.refundAmount]).toEqual([true, '200', 16_000]);
  });

  it('for the reason of the provider that are refused cost the rate of the present day from the second day on', async () => {
    const { rsvtUid } = await buyer.buy();
    await moveTo('2026-11-28T10:00:00+09:00');
    await buyer.cancel(rsvtUid, { whyCd: 'PROVIDER' });
    await decide(rsvtUid, { to: 'REFUSED', memo: '정상 운영한 날입니다.' });
    await moveTo('2026-11-30T10:00:00+09:00');

    expect(await buyer.preview(rsvtUid)).toMatchObject({ ratePct: 50, refundAmount: 10_000 });
  });

  it('for the reason of the provider are never granted less a fee that the member has not seen', async () => {
    const { rsvtUid, orderUid } = await buyer.buy();
    await moveTo('2026-11-30T10:00:00+09:00');
    const asked = await buyer.cancel(rsvtUid, { whyCd: 'PROVIDER', refundAmount: 20_000 });
    const byRule = await decide(rsvtUid, { to: 'DONE' });
    const proposed = await decide(rsvtUid, { to: 'PROPOSED', memo: '규정대로 환불합니다.' });
    const during = (await buyer.read(rsvtUid)).rsvtSttsCd;
    const refused = await decide(rsvtUid, { to: 'REFUSED', memo: '정상 운영한 날입니다.' });
    const after = await buyer.read(rsvtUid);
    const shown = await buyer.preview(rsvtUid);

    expect(asked.data).toMatchObject({ refundAmount: 20_000, fee: 0 });
    expect([byRule.code, proposed.code, during]).toEqual(['4405', '4405', 'CANCEL_ASK']);
    expect(byRule.message).toContain('반려하면 회원이 수수료를 보고 다시 정합니다.');
    expect([refused.data.state, after.rsvtSttsCd]).toEqual(['REFUSED', 'VOUCHER']);
    expect(shown).toMatchObject({ refundAmount: 10_000, fee: 10_000 });
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 20_000, payments: 20_000, provider: 20_000 });
    expect(await readMails(test, 'sky@mail.example', 'TRAVEL_MOVED')).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('정상 운영한 날입니다.') }),
    );
  });

  it('are refused for another amount than the shown one', async () => {
    const { rsvtUid } = await buyer.buy();
    const { refundAmount } = await buyer.preview(rsvtUid);
    await moveTo('2026-11-29T00:00:00+09:00');
    const asked = await buyer.cancel(rsvtUid, { whyCd: 'WEATHER', refundAmount });

    expect(asked).toMatchObject({
      code: '4091',
      message: expect.stringContaining('환불 금액'),
      data: { refundAmount: 16_000 },
    });
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('VOUCHER');
  });

  it('return coupon and points, and notify the member', async () => {
    const couponUid = await giveCoupon(test, buyer.memberUid);
    await givePoints(test, buyer.memberUid, 3_000);
    const { orderUid, rsvtUid } = await buyer.buy({ couponUid, pointAmount: 2_000 });
    await moveTo('2026-11-29T10:00:00+09:00');
    await buyer.cancel(rsvtUid);
    await decide(rsvtUid, { to: 'DONE' });
    const coupon = test.db.selectFrom('coupon').select('state').where('coupon_uid', '=', couponUid);

    expect(await readMoney(test, orderUid)).toEqual({ ledger: 3_000, payments: 3_000, provider: 3_000 });
    expect((await coupon.executeTakeFirstOrThrow()).state).toBe('OWNED');
    expect(await readBalance(test, buyer.memberUid)).toBe(1_000 + 1_600);
    expect(await readMails(test, 'sky@mail.example', 'TRAVEL_REFUNDED')).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(new RegExp(`12,000원[^]*${rsvtUid}`)) }),
    );
  });

  it('leave the receipt with its number as it was, which opens with its signed URL only', async () => {
    const { rsvtUid } = await buyer.buy();
    const read = async () => {
      const { payment } = await buyer.read(rsvtUid);
      const response = await test.app.inject({ method: 'GET', url: payment.pdfUrl });
      return { url: payment.pdfUrl, response };
    };
    const paid = await read();
    await buyer.cancel(rsvtUid);
    await decide(rsvtUid, { to: 'DONE' });
    const refunded = await read();
    const forged = await test.app.inject({ method: 'GET', url: paid.url.replace(rsvtUid, buyer.memberUid) });
    await moveTo('2026-11-23T10:12:00+09:00');
    const late = await test.app.inject({ method: 'GET', url: paid.url });

    expect(paid.response).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
    expect(paid.response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(refunded.response.rawPayload.equals(paid.response.rawPayload)).toBe(true);
    expect(readPdfText(paid.response.rawPayload)).toMatch(/HST-2026-\d{5}/);
    expect([forged.statusCode, late.statusCode]).toEqual([404, 404]);
  });

  it('of purchases of the sample traveller are also sent', async () => {
    const traveller = await createBuyer(test, await findMemberUid(test, 'general'));
    const { list } = (await traveller.call('GET', '/reserve/list?type=UPCOMING')).data;
    const { rsvtUid } = list.find(({ rsvtSttsCd }: { rsvtSttsCd: string }) => rsvtSttsCd === 'VOUCHER');
    const { payment, timeline } = await traveller.read(rsvtUid);
    await traveller.cancel(rsvtUid);
    const decided = await decide(rsvtUid, { to: 'DONE' });

    expect(payment).toMatchObject({ method: '시연용 카드', pdfUrl: expect.stringContaining('/file/receipt') });
    expect(timeline).toMatchObject([{ state: 'CONFIRMED' }]);
    expect(decided.data).toMatchObject({ state: 'DONE', rsvtSttsCd: 'REFUNDED' });
  });

  it('can be withdrawn by their member until staff decide them, and leave the booking as it was', async () => {
    const { rsvtUid } = await buyer.buy();
    const before = await buyer.read(rsvtUid);
    await buyer.cancel(rsvtUid);
    const withdraw = (by: Buyer) => by.call('DELETE', `/reserve/cancel/${rsvtUid}`);
    const foreign = await withdraw(other);
    const { refunds } = await buyer.read(rsvtUid);
    const withdrawn = await withdraw(buyer);
    const after = await buyer.read(rsvtUid);

    expect(foreign.code).toBe('4040');
    expect(refunds).toMatchObject([{ state: 'ASKED', withdrawYn: 'Y' }]);
    expect(withdrawn.data).toEqual({ rsvtUid, rsvtSttsCd: 'VOUCHER' });
    expect(after).toMatchObject({ rsvtSttsCd: 'VOUCHER', refunds: [], actions: before.actions });
    expect(after.timeline.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['CANCEL_ASK', 'ASK_WITHDRAWN']),
    );
    expect((await withdraw(buyer)).code).toBe('4405');
    await buyer.cancel(rsvtUid);
    await decide(rsvtUid, { to: 'DONE' });
    expect((await withdraw(buyer)).code).toBe('4405');
  });

  it('are requested once, by their member only, with a reason', async () => {
    const { rsvtUid } = await buyer.buy();

    expect((await other.cancel(rsvtUid)).code).toBe('4040');
    expect((await buyer.call('PATCH', `/reserve/cancel?reserveId=${rsvtUid}`)).code).toBe('4000');
    expect((await buyer.cancel(rsvtUid, { whyCd: 'OTHER' })).code).toBe('4000');
    expect((await buyer.cancel(rsvtUid, { whyCd: 'NOSUCH' })).code).toBe('4000');
    expect((await buyer.cancel(rsvtUid)).code).toBe('200');
    expect((await buyer.cancel(rsvtUid)).code).toBe('4096');
  });

  it('are refused by staff with a reason; the reservation remains valid', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await buyer.cancel(rsvtUid);
    const silent = await decide(rsvtUid, { to: 'REFUSED' });
    const refused = await decide(rsvtUid, { to: 'REFUSED', memo: '이미 입장하셨습니다.' });
    const again = await decide(rsvtUid, { to: 'DONE' });

    expect([silent.code, refused.data.rsvtSttsCd, again.code]).toEqual(['4000', 'VOUCHER', '4405']);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 20_000, payments: 20_000, provider: 20_000 });
    expect((await buyer.cancel(rsvtUid)).code).toBe('200');
  });

  it('are complete if the provider of the goods is at fault', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await moveTo('2026-11-30T10:00:00+09:00');
    await buyer.cancel(rsvtUid, { whyCd: 'PROVIDER' });
    const decided = await decide(rsvtUid, { to: 'DONE', faultYn: 'Y' });

    expect(decided.data.refundAmount).toBe(20_000);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
  });

  it('are sent again by the job if the payment provider does not respond, and only once', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    await buyer.cancel(rsvtUid);
    const { payments } = test.context;
    const { cancel } = payments;
    // The provider has sent the money, and its response is lost.
    Object.assign(payments, {
      async cancel(refund: Parameters<typeof cancel>[0]) {
        await cancel(refund);
        throw new PaymentUnknownError('lost');
      },
    });
    const decided = await decide(rsvtUid, { to: 'DONE' });
    const during = await readMoney(test, orderUid);
    Object.assign(payments, { cancel });
    await createJobHandlers(test.context)['travel.payments']?.run({});
    await createJobHandlers(test.context)['travel.payments']?.run({});

    expect(decided.data).toMatchObject({ state: 'SENDING', rsvtSttsCd: 'CANCELLED' });
    expect(during).toEqual({ ledger: 20_000, payments: 20_000, provider: 0 });
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
  });
});
