import { createUid } from '../../../db/uuid.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Buyer, giveCoupon } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const goodsDtlId = 'G0001-1';
const [saturday, monday] = ['2026-12-05', '2026-12-07'];

describe('kinds of tickets', () => {
  let shop: Shop;
  let test: TestApp;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await openShop(12);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer } = await shop.begin());
    await changeRows(test.db, 'goods_price', { goods_dtl_id: goodsDtlId }, { days: 'ALL' });
  });

  const readDay = async (day: string) => {
    const { data } = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${goodsDtlId}`);
    return data.dates.find(({ date }: { date: string }) => date === day);
  };
  const setDays = (days: 'WEEKDAY' | 'WEEKEND') =>
    changeRows(test.db, 'goods_price', { goods_dtl_id: goodsDtlId }, { days });

  it('for weekdays are closed at weekends in calendar, quote and order', async () => {
    await setDays('WEEKDAY');
    const quoted = await buyer.quote({ useDate: saturday });
    const opened = await buyer.open({ useDate: saturday });

    expect(await readDay(saturday)).toMatchObject({
      state: 'CLOSED',
      kind: 'WEEKEND',
      why: '평일에 이용하는 이용권입니다.',
    });
    expect(quoted).toMatchObject({ code: '4505', message: '평일에 이용하는 이용권입니다.' });
    expect(opened.code).toBe('4505');
    expect((await readDay(monday)).state).not.toBe('CLOSED');
    expect((await buyer.quote({ useDate: monday })).code).toBe('200');
  });

  it('for weekends are sold on Saturdays, Sundays and holidays', async () => {
    await setDays('WEEKEND');

    expect((await readDay(saturday)).state).toBe('OPEN');
    expect((await readDay(monday)).state).toBe('CLOSED');
    expect((await readDay('2026-12-25')).state).toBe('OPEN');
    expect((await buyer.quote({ useDate: monday })).code).toBe('4505');
    expect((await buyer.quote({ useDate: '2026-12-25' })).code).toBe('200');
  });

  it('of one option may have different days, and a wrong one is named', async () => {
    await changeRows(test.db, 'goods_price', { goods_dtl_id: goodsDtlId, price_sn: 1 }, { days: 'WEEKDAY' });
    const refused = await buyer.quote({ useDate: saturday });

    expect(refused.code).toBe('4000');
    expect(JSON.stringify(refused.data)).toContain('평일에 이용하는 권종입니다.');
  });

  it('take a coupon for two people by their number; a room takes it for its guests, who are not known yet', async () => {
    const couponUid = await giveCoupon(test, buyer.memberUid);
    const { coupon_pblcn_uid } = await findRow(test.db, 'coupon', { coupon_uid: couponUid });
    await changeRows(test.db, 'coupon_pblcn', { coupon_pblcn_uid }, { min_people: 2 });
    const options = [{ optionNm: '', count: 1, priceSn: 1 }];
    const readUsable = async () =>
      (await buyer.call('GET', `/reserve/coupon?goodsDtlId=${goodsDtlId}&people=1`)).data.list[0].usableYn;
    const { room } = await findRow(test.db, 'goods_option', { kind: 'ROOM' });
    const ofTicket = [(await buyer.quote({ couponUid, options })).code, await readUsable()];
    await changeRows(
      test.db,
      'goods_option',
      { goods_dtl_id: goodsDtlId },
      { kind: 'ROOM', room: JSON.stringify(room) },
    );
    const ofRoom = [(await buyer.quote({ couponUid, options })).code, await readUsable()];
    await changeRows(test.db, 'goods_option', { goods_dtl_id: goodsDtlId }, { kind: 'TICKET', room: null });

    expect(ofTicket).toEqual(['4099', 'N']);
    expect(ofRoom).toEqual(['200', 'Y']);
  });

  it('are not sold on the days of a closure of the place', async () => {
    const notice = { notice_uid: createUid(), gds_uid: 'G0001', title: '난간 보수로 쉽니다.', closed: true };
    await test.db
      .insertInto('goods_notice')
      .values({ ...notice, start_dt: monday, end_dt: '2026-12-08' })
      .execute();
    const day = await readDay(monday);
    const quoted = await buyer.quote({ useDate: monday });
    await test.db.deleteFrom('goods_notice').where('notice_uid', '=', notice.notice_uid).execute();

    expect(day).toMatchObject({ state: 'CLOSED', why: '난간 보수로 쉽니다.' });
    expect(quoted).toMatchObject({ code: '4505', message: '난간 보수로 쉽니다.' });
  });

  it.each(['without a stock', 'with a stock'])('%s are not sold for today after the place has closed', async (kind) => {
    if (kind === 'without a stock') await test.db.deleteFrom('stock').where('goods_dtl_id', '=', goodsDtlId).execute();
    const today = '2026-11-23';
    await test.context.clock.moveTo(new Date(`${today}T17:30:00+09:00`));
    const before = [(await readDay(today)).state, (await buyer.quote({ useDate: today })).code];
    await test.context.clock.moveTo(new Date(`${today}T18:00:00+09:00`));
    const [day, quoted, opened] = [
      await readDay(today),
      await buyer.quote({ useDate: today }),
      await buyer.open({ useDate: today }),
    ];

    expect(before).toEqual(['OPEN', '200']);
    expect(day).toMatchObject({ state: 'CLOSED', why: '오늘은 운영 시간이 끝났습니다.' });
    expect([quoted.code, opened.code]).toEqual(['4505', '4505']);
    expect((await readDay('2026-11-24')).state).toBe('OPEN');
  });

  it.each([
    ['CD0000000128', 'This ticket is for weekdays.', 'Closed on Wednesday.', 'Closed for today.'],
    ['CD0000000129', '平日に使うチケットです。', '水曜日は休業日です。', '本日の営業は終了しました。'],
  ])('say in the language %s why a day is closed', async (lang, kind, off, over) => {
    const today = '2026-11-23';
    await setDays('WEEKDAY');
    await changeRows(test.db, 'goods', { gds_uid: 'G0001' }, { closed_days: [3] });
    await test.context.clock.moveTo(new Date(`${today}T18:00:00+09:00`));
    const { data } = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${goodsDtlId}`, undefined, {
      language: lang,
    });
    await changeRows(test.db, 'goods', { gds_uid: 'G0001' }, { closed_days: [] });
    const whyOf = (day: string) => data.dates.find(({ date }: { date: string }) => date === day).why;

    expect([whyOf(saturday), whyOf('2026-12-02'), whyOf(today)]).toEqual([kind, off, over]);
  });

  it('for an hour after the opening hours are sold on the day until it begins', async () => {
    const today = '2026-11-23';
    const ofToday = { goods_dtl_id: goodsDtlId, use_date: today };
    await changeRows(test.db, 'stock', ofToday, { use_time: '19:30' });
    const readAll = async () => {
      const { list } = (await buyer.call('GET', `/attraction/list?useDate=${today}&pageSize=100`)).data;
      return [
        list.some(({ gdsUid }: { gdsUid: string }) => gdsUid === 'G0001'),
        (await readDay(today)).why,
        (await buyer.quote({ useDate: today, useTime: '19:30' })).code,
        (await buyer.open({ useDate: today, useTime: '19:30' })).code,
      ];
    };
    await test.context.clock.moveTo(new Date(`${today}T19:00:00+09:00`));
    const before = await readAll();
    await test.context.clock.moveTo(new Date(`${today}T19:30:00+09:00`));
    const begun = await readAll();

    expect(before).toEqual([true, '', '200', '200']);
    expect(begun).toEqual([false, '오늘은 운영 시간이 끝났습니다.', '4505', '4505']);
  });

  it('are for the ages of their price', async () => {
    const options = [{ optionNm: '', count: 1, priceSn: 3 }];
    const open = (age: number) =>
      buyer.open({ options, useDate: monday, people: { adult: 0, child: 1, childAges: [age] } });
    const grown = await open(18);

    expect(grown.code).toBe('4000');
    expect(JSON.stringify(grown.data)).toContain('만 3~12세가 이용하는 권종입니다.');
    expect((await open(12)).code).toBe('200');
    const ageless = await buyer.open({ options, useDate: monday, people: { adult: 0, child: 1, childAges: [] } });
    expect(JSON.stringify(ageless.data)).toContain('어린이와 청소년의 나이를 모두 선택해 주세요.');
  });

  it('show seats by hour and close hours that are over', async () => {
    const { list } = (await buyer.call('GET', '/attraction/list?gdsTycd=CD0000002002&limit=1&pageNum=1')).data;
    const { options } = (await buyer.call('GET', `/attraction/detail/${list[0].gdsUid}`)).data;
    const { data } = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${options[0].goodsDtlId}`);
    const timed = data.dates.find(({ times }: { times: unknown[] }) => times.length > 0);

    expect(timed.times.map(({ time }: { time: string }) => time)).toEqual(['10:00', '14:00']);
    expect(timed.times[0]).toMatchObject({ remain: expect.any(Number), state: expect.any(String) });
  });
});
