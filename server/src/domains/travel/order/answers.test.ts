import { errorCodes, toVoucherEventsPath } from '@haesol/contracts/common';
import { openStream } from '../../../http/events/testEvents.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { waitFor } from '../../../testing/processes/site.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { toAnswerBy } from './rules.ts';
import { type Buyer, openGoods, readMoney, readSold } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

describe('toAnswerBy', () => {
  const now = new Date('2026-12-01T10:00:00+09:00');
  it.each([
    ['2026-12-05', null, '2026-12-02T01:00:00.000Z'],
    ['2026-12-02', null, '2026-12-02T00:00:00.000Z'],
    ['2026-12-02', '08:30:00', '2026-12-01T23:30:00.000Z'],
    ['2026-12-01', null, '2026-12-01T15:00:00.000Z'],
  ])('of a use on %s at %s is %s', (useDate, useTime, expected) => {
    expect(toAnswerBy({ useDate, useTime }, now).toISOString()).toBe(expected);
  });
});

describe('a request and its voucher', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(10);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = () => createJobHandlers(test.context)['travel.orders']?.run({});
  const readVoucher = async (rsvtUid: string) => (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;

  it('names the moment of the answer before and after payment, and is refunded in full when it is over', async () => {
    await openGoods(test, { confirmType: 'REQUEST' });
    const { answerByDt } = (await buyer.quote()).data;
    const { orderUid, rsvtUid } = await buyer.buy();
    const asked = await buyer.read(rsvtUid);
    await moveTo('2026-11-24T09:59:00+09:00');
    await runJob();
    const early = await buyer.read(rsvtUid);
    await moveTo('2026-11-24T10:05:00+09:00');
    await Promise.all([runJob(), runJob()]);
    const late = await buyer.read(rsvtUid);
    const mails = (await readMails(test, 'sky@mail.example')).filter(({ text }) => text.includes(rsvtUid));

    const until = expect.stringMatching(/^2026-11-24T10:00/);
    expect([answerByDt, asked.answerByDt, early.rsvtSttsCd]).toEqual([until, until, 'CONFIRM_WAIT']);
    expect(mails.find(({ kind }) => kind === 'TRAVEL_REQUESTED')?.text).toContain('2026. 11. 24.(화) 10:00까지');
    expect(late).toMatchObject({ rsvtSttsCd: 'REFUNDED', answerByDt: null, refund: { refundAmount: 20_000, fee: 0 } });
    expect(mails.filter(({ kind }) => kind === 'TRAVEL_MOVED')).toHaveLength(1);
    expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    expect(await readSold(test)).toBe(0);
  });

  it.each(['DONE', 'ASKED'])(
    'without an answer refunds what is left, with a refund of some tickets %s',
    async (state) => {
      await openGoods(test, { confirmType: 'REQUEST' });
      const { orderUid, rsvtUid } = await buyer.buy();
      await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets: [{ seq: 0, count: 1 }] });
      const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
      if (state === 'DONE') await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
      await moveTo('2026-11-24T10:05:00+09:00');
      await runJob();

      expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
      expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
      expect(await readSold(test)).toBe(0);
    },
  );

  it('that was confirmed in time stays', async () => {
    await openGoods(test, { confirmType: 'REQUEST' });
    const { orderUid, rsvtUid } = await buyer.buy();
    await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, { to: 'CONFIRMED' });
    await moveTo('2026-11-25T10:00:00+09:00');
    await runJob();

    expect((await buyer.read(rsvtUid)).rsvtSttsCd).toBe('VOUCHER');
  });

  it('goods that are confirmed at once name no answer', async () => {
    expect((await buyer.quote()).data.answerByDt).toBeNull();
  });

  it('tells the gate its day, and when it was used', async () => {
    const { rsvtUid } = await buyer.buy();
    const { code } = await readVoucher(rsvtUid);
    const use = () => staff.call('POST', '/admin/vouchers/use', { code });
    const early = await use();
    await moveTo('2026-12-01T10:00:00+09:00');
    await use();
    const again = await use();

    expect([early.code, early.message]).toEqual([
      errorCodes.moveNotAllowed,
      '이용일이 2026. 12. 1.(화)인 바우처입니다.',
    ]);
    expect(again.message).toBe('2026. 12. 1.(화) 10:00에 이미 사용한 바우처입니다.');
  });

  it('says that it was given back, without its code', async () => {
    const { rsvtUid } = await buyer.buy();
    const { qr } = await readVoucher(rsvtUid);
    await buyer.cancel(rsvtUid);
    const asked = await readVoucher(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    await moveTo('2026-12-01T10:00:00+09:00');
    const gate = await staff.call('POST', '/admin/vouchers/use', { code: qr });

    expect(asked).toMatchObject({ state: 'CANCEL_ASK', qr: '', code: '' });
    expect(await readVoucher(rsvtUid)).toMatchObject({ state: 'REFUNDED', qr: '', code: '' });
    expect(gate.message).toBe('취소를 요청했거나 취소된 바우처입니다.');
  });

  it('tells an open screen that it was used', async () => {
    const { rsvtUid } = await buyer.buy();
    const { code } = await readVoucher(rsvtUid);
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(`${origin}${toVoucherEventsPath(rsvtUid)}`);
    await waitFor(() => stream.messages.length === 1);
    await moveTo('2026-12-01T10:00:00+09:00');
    await staff.call('POST', '/admin/vouchers/use', { code });
    await waitFor(() => stream.messages.length === 2);
    stream.close();

    expect(stream.messages.map(({ data }) => data)).toEqual(['{"state":"VOUCHER"}', '{"state":"USED"}']);
  });

  it('has a mail to the person who travels with sum, address, tickets, day and the last free moment', async () => {
    await buyer.buy();
    const [mail] = await readMails(test, 'sky@mail.example', 'TRAVEL_VOUCHER');
    const { addr } = await findRow(test.db, 'goods', { gds_uid: 'G0001' });

    for (const text of ['김하늘님', '20,000원', addr, '2026. 12. 1.(화)', '2026. 11. 28.(토) 23:59까지 수수료 없이'])
      expect(mail?.text).toContain(text);
  });

  it('has a calendar entry by a signed address only', async () => {
    const { rsvtUid } = await buyer.buy();
    const { calendarUrl } = await buyer.read(rsvtUid);
    const file = await test.app.inject(calendarUrl);
    const unsigned = await test.app.inject(calendarUrl.replace(/sig=[^&]*/, 'sig=none'));

    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toMatch(/DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202/);
    expect(unsigned.statusCode).toBe(404);
  });
});
