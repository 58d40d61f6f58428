import { errorCodes } from '@haesol/contracts/common';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { type Buyer, openRoom, readMoney } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const user = { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'sky@mail.example', nationCd: 'KR' };
const nights = [
  { date: '2026-12-02', price: 40_000 },
  { date: '2026-12-03', price: 40_000 },
  { date: '2026-12-04', price: 60_000 },
];

describe('a stay of several nights', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  let room: Awaited<ReturnType<typeof openRoom>>;
  beforeAll(async () => {
    shop = await openShop(20);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    room = await openRoom(test);
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  /** Rooms sold on the nights of 1 to 7 December. */
  async function sold(): Promise<number[]> {
    const rows = await test.db
      .selectFrom('stock')
      .select('sold')
      .where('goods_dtl_id', '=', room.goodsDtlId)
      .where('use_date', '>=', '2026-12-01')
      .where('use_date', '<=', '2026-12-07')
      .orderBy('use_date')
      .execute();
    return rows.map((row) => row.sold);
  }
  const change = (rsvtUid: string, wanted: object) =>
    buyer.call('POST', `/reserve/${rsvtUid}/change`, {
      options: room.options,
      people: { adult: 2, child: 0, childAges: [] },
      user,
      isPay: 'Y',
      ...wanted,
    });
  const setSold = (use_date: string, count: number) =>
    changeRows(test.db, 'stock', { goods_dtl_id: room.goodsDtlId, use_date }, { sold: count });
  const even = (amount: number) => ({ ledger: amount, payments: amount, provider: amount });
  const text = async (path: string) => {
    const { body } = await test.app.inject({ method: 'GET', url: path });
    return body.replaceAll('\r\n ', '');
  };

  it('is one order with the price of each night, one voucher, and a room of each night', async () => {
    const quote = await buyer.quote(room);
    const { orderUid, rsvtUid } = await buyer.buy(room);
    const booking = await buyer.read(rsvtUid);
    const voucher = (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    const listed = (await buyer.call('GET', '/reserve/list')).data.list[0];
    const ofStaff = (await staff.call('GET', `/admin/orders/${orderUid}`)).data;
    const gate = (await staff.call('POST', '/admin/vouchers/check', { code: voucher.code })).data;
    const early = await staff.call('POST', '/admin/vouchers/use', { code: voucher.code });
    const [mail] = await readMails(test, 'sky@mail.example', 'TRAVEL_VOUCHER');
    const file = await text(booking.calendarUrl);

    expect(quote.data).toMatchObject({ itemAmount: 140_000, payAmount: 140_000, nights });
    expect(quote.data.lines).toMatchObject([{ count: 1, unitPrice: 140_000, amount: 140_000 }]);
    expect(await sold()).toEqual([0, 1, 1, 1, 0, 0, 0]);
    const when = { useDate: '2026-12-02', departDate: '2026-12-05' };
    for (const shown of [booking, voucher, listed, ofStaff, gate]) expect(shown).toMatchObject(when);
    expect(booking).toMatchObject({ nights, payAmount: 140_000, rsvtSttsCd: 'VOUCHER' });
    expect([voucher.validFrom, voucher.validTo]).toEqual(['2026-12-02T15:00:00+09:00', '2026-12-05T11:00:00+09:00']);
    expect(early.message).toBe('이용일이 2026. 12. 2.(수) ~ 2026. 12. 5.(토), 3박인 바우처입니다.');
    expect(mail?.text).toContain('2026. 12. 2.(수) ~ 2026. 12. 5.(토), 3박');
    expect(file).toContain('DTSTART:20261202T060000Z');
    expect(file).toContain('DTEND:20261205T020000Z');
    await moveTo('2026-12-03T20:00:00+09:00');
    expect((await staff.call('POST', '/admin/vouchers/use', { code: voucher.code })).data.state).toBe('USED');
  });

  it('has a receipt with arrival and departure, and the price of each night', async () => {
    const { rsvtUid } = await buyer.buy(room);
    const receipt = await test.app.inject((await buyer.read(rsvtUid)).payment.pdfUrl);
    const lines = readPdfText(receipt.rawPayload);

    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(lines).toContain('2026. 12. 2.(수) ~ 2026. 12. 5.(토), 3박');
    for (const night of ['12. 2.(수) 1박', '12. 3.(목) 1박', '12. 4.(금) 1박']) expect(lines).toContain(night);
    expect(lines.match(/(?<!\d)40,000원/g)).toHaveLength(2);
    expect(lines).toContain('60,000원');
    expect(lines).toContain('140,000원');
  });

  it('is refused at its days: too short, too long, backwards, a full or a closed night', async () => {
    const answers = async (stay: object) => {
      const { code, message, data } = await buyer.quote({ ...room, ...stay });
      return [code, data?.fieldErrors?.[0]?.field ?? message];
    };
    await openRoom(test, { minNights: 2 });
    const short = await answers({ departDate: '2026-12-03' });
    const oneNight = await buyer.quote({ goodsDtlId: room.goodsDtlId, options: room.options, useDate: '2026-12-02' });
    const back = await answers({ departDate: '2026-12-02' });
    const long = await answers({ departDate: '2027-01-02' });
    await setSold('2026-12-03', 2);
    const full = await answers({});
    const after = await buyer.quote({ ...room, useDate: '2026-12-04', departDate: '2026-12-06' });
    await changeRows(
      test.db,
      'stock',
      { goods_dtl_id: room.goodsDtlId, use_date: '2026-12-04' },
      { closed_at: new Date(), closed_why: '공사' },
    );
    const closed = await answers({ useDate: '2026-12-04', departDate: '2026-12-06' });

    for (const refused of [short, back, long]) expect(refused).toEqual([errorCodes.invalidInput, 'departDate']);
    expect(oneNight.data.fieldErrors[0].message).toMatch('2박부터 예약할 수 있는 객실입니다.');
    expect(full).toEqual([errorCodes.outOfStock, '2026. 12. 3.(목) 밤에 남은 객실이 0개입니다.']);
    expect(after.code).toBe('200');
    expect(closed).toEqual([errorCodes.dateUnavailable, '2026. 12. 4.(금) 밤: 공사']);
  });

  it('is refunded as a whole by the days before its arrival, and gives back each night', async () => {
    const { orderUid, rsvtUid } = await buyer.buy(room);
    const { refundSteps } = await buyer.read(rsvtUid);
    await moveTo('2026-11-30T10:00:00+09:00');
    const preview = await buyer.preview(rsvtUid);
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });

    expect(refundSteps.map(({ untilDt }: { untilDt: string }) => untilDt)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(preview).toMatchObject({ ratePct: 80, payAmount: 140_000, refundAmount: 112_000, fee: 28_000 });
    expect([await readMoney(test, orderUid), await sold()]).toEqual([even(28_000), [0, 0, 0, 0, 0, 0, 0]]);
  });

  it('changed to fewer nights returns their price and their rooms', async () => {
    const { orderUid, rsvtUid } = await buyer.buy(room);
    const changed = await change(rsvtUid, { useDate: '2026-12-03', departDate: '2026-12-05', difference: -40_000 });
    const twoRooms = await change(rsvtUid, {
      useDate: '2026-12-03',
      departDate: '2026-12-05',
      options: [{ optionNm: '', count: 2, priceSn: 1 }],
    });

    expect(changed.data).toMatchObject({ payAmount: 100_000, difference: -40_000, orderUid: null });
    expect(await buyer.read(rsvtUid)).toMatchObject({ useDate: '2026-12-03', nights: nights.slice(1) });
    expect([await readMoney(test, orderUid), await sold()]).toEqual([even(100_000), [0, 0, 1, 1, 0, 0, 0]]);
    expect(twoRooms.message).toBe('객실 수는 바꿀 수 없습니다. 취소한 뒤 다시 예약해 주세요.');
  });

  it('changed to more nights holds only the further ones until the difference is paid', async () => {
    await openRoom(test, { qty: 1 });
    const { orderUid, rsvtUid } = await buyer.buy(room);
    const longer = { useDate: '2026-12-03', departDate: '2026-12-07' };
    const first = await change(rsvtUid, longer);
    const held = await sold();
    await moveTo('2026-11-23T10:21:00+09:00');
    await createJobHandlers(test.context)['travel.orders']?.run(undefined);
    const lapsed = await sold();
    const second = await change(rsvtUid, longer);
    const payKey = await buyer.authorize(second.data.orderUid);
    const { goodsDtlId, options } = room;
    const paid = await buyer.pay(second.data.orderUid, payKey, { goodsDtlId, options, ...longer });

    expect(first.data).toMatchObject({ payAmount: 200_000, difference: 60_000 });
    expect([held, lapsed]).toEqual([
      [0, 1, 1, 1, 1, 1, 0],
      [0, 1, 1, 1, 0, 0, 0],
    ]);
    expect(paid.data).toMatchObject({ rsvtUid, rsvtSttsCd: 'VOUCHER' });
    expect(await buyer.read(rsvtUid)).toMatchObject({ ...longer, payAmount: 200_000 });
    expect([await readMoney(test, orderUid), await sold()]).toEqual([even(200_000), [0, 0, 1, 1, 1, 1, 0]]);
  });

  it('is refunded in full when one of its nights is closed', async () => {
    const { orderUid } = await buyer.buy(room);
    const closed = await staff.call('POST', `/admin/goods/${room.goodsDtlId}/close-day`, {
      date: '2026-12-03',
      time: '',
      reason: '누수 공사',
      orders: 1,
    });

    expect(closed.data).toMatchObject({ orders: 1, refundSum: 140_000 });
    expect([await readMoney(test, orderUid), await sold()]).toEqual([even(0), [0, 0, 0, 0, 0, 0, 0]]);
  });

  it('bought before nights were counted gives back those that are counted since', async () => {
    await test.db.deleteFrom('stock').where('goods_dtl_id', '=', room.goodsDtlId).execute();
    const { rsvtUid } = await buyer.buy(room);
    const count = await staff.call('PUT', `/admin/goods/${room.goodsDtlId}/stock`, {
      ...{ fromDt: '2026-12-01', toDt: '2026-12-03', weekdays: [0, 1, 2, 3, 4, 5, 6], time: '00:00', qty: 3 },
      reopenYn: 'N',
    });
    const counted = await sold();
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });

    expect([count.code, counted, await sold()]).toEqual(['200', [0, 1, 1], [0, 0, 0]]);
  });
});
