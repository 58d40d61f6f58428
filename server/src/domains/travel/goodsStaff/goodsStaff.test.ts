import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { aChoice, type Buyer, createBuyer, openGoods, readMoney, readSold } from '../order/testOrders.ts';
import { openShop, type Shop } from '../order/testShop.ts';
import { beginPrices } from './beginPrices.ts';

const id = 'G0001-1';
const url = `/admin/goods/${id}`;
const reason = '풍랑주의보';

describe('goods of the travel service for staff', () => {
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(28);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const readGoods = async () => (await staff.call('GET', url)).data;
  const readPublic = async (lang = 'CD0000000127') =>
    (await test.app.inject({ url: '/api/v1/attraction/detail/G0001', headers: { language: lang } })).json().data;

  it('lists options with state and missing languages, for staff only', async () => {
    const { data } = await staff.call(
      'GET',
      `/admin/goods?searchKeyword=${encodeURIComponent((await readPublic()).gdsNm)}`,
    );

    expect(data.list.find((row: { id: string }) => row.id === id)).toMatchObject({
      gdsUid: 'G0001',
      state: 'ON',
      stockYn: 'Y',
      missing: expect.any(Array),
    });
    expect((await buyer.call('GET', '/admin/goods')).code).toBe(errorCodes.forbidden);
    expect((await buyer.call('PUT', url, {})).code).toBe(errorCodes.forbidden);
  });

  it('lists all places to choose from to staff of any area, also more than a page of them', async () => {
    const same =
      sql.raw(`summary, description, tycd, category_cd, ctpv_cd, sgg_cd, addr, tel, lat, lng, open_from, open_to,
      hours, notice, thumb_url, thumb_alt, search, chosung, created_at`);
    await sql`insert into goods (gds_uid, gds_nm, deleted_at, ${same})
      select 'MANY' || n, '많은 곳 ' || n, case when n = 119 then created_at end, ${same}
      from goods, generate_series(0, 119) as n where gds_uid = 'G0001'`.execute(test.db);
    const { data } = await staff.call('GET', '/admin/places');
    await test.db.deleteFrom('goods').where('gds_uid', 'like', 'MANY%').execute();
    const of = (uid: string) => data.list.find(({ gdsUid }: { gdsUid: string }) => gdsUid === uid);

    expect(data.cnt_total).toBe(data.list.length);
    expect(data.list.length).toBeGreaterThan(120);
    expect(of('MANY118')).toEqual({ gdsUid: 'MANY118', gdsNm: '많은 곳 118', state: 'ON' });
    expect(of('MANY119').state).toBe('OFF');
    expect((await buyer.call('GET', '/admin/places')).code).toBe(errorCodes.forbidden);
  });

  it('changes Korean and translated texts on the public page at once, and refuses an older version', async () => {
    const { rev, texts } = await readGoods();
    const [korean] = texts;
    const changed = await staff.call('PUT', `${url}/texts`, { ...korean, nm: '은물결 갯벌', rev });
    const noTexts = { summary: null, description: null, notice: null, addr: null, meet: null };
    const japanese = { lang: 'ja', nm: '銀波の干潟', ...noTexts };
    const translated = await staff.call('PUT', `${url}/texts`, { ...japanese, rev: changed.data.rev });
    const late = await staff.call('PUT', `${url}/texts`, { ...korean, nm: '다른 이름', rev });

    expect((await readPublic()).gdsNm).toBe('은물결 갯벌');
    expect((await readGoods()).texts.find(({ lang }: { lang: string }) => lang === 'ja')).toEqual(japanese);
    expect(late).toMatchObject({ code: errorCodes.moveNotAllowed, data: { rev: translated.data.rev } });
    expect(await listAuditActions(test.db, 'G0001')).toEqual(['goods.texts']);
    const nameless = { ...japanese, nm: null, summary: '要約', rev: translated.data.rev };
    expect((await staff.call('PUT', `${url}/texts`, nameless)).data.fieldErrors).toMatchObject([{ field: 'nm' }]);
    expect((await staff.call('PUT', `${url}/texts`, { ...japanese, nm: null, rev: translated.data.rev })).code).toBe(
      '200',
    );
    expect((await readGoods()).texts.find(({ lang }: { lang: string }) => lang === 'ja').nm).toBeNull();
  });

  it('shows pictures in their order on the public page, the first one in lists, and keeps captions', async () => {
    const { rev, pictures: before } = await readGoods();
    const { images } = await readPublic();
    const added = { url: '/art/scene/lighthouse.svg', alt: '언덕 위의 등대' };
    const put = (pictures: readonly object[], seen: number) =>
      staff.call('PUT', `${url}/pictures`, { pictures, rev: seen });
    const saved = await put([added, ...before], rev);
    const listed = (await test.app.inject('/api/v1/attraction/list?pageSize=100')).json().data.list;
    const gone = { url: '/file/picture/0190f3a0-0000-7000-8000-000000000009', alt: '없는 그림' };
    const refused = [
      await put([], saved.data.rev),
      await put([{ ...added, alt: '' }], saved.data.rev),
      await put([added, gone], saved.data.rev),
      await put(
        Array.from({ length: 11 }, () => added),
        saved.data.rev,
      ),
    ];

    expect(before).toEqual(images.map(({ url: one, alt }: { url: string; alt: string }) => ({ url: one, alt })));
    expect((await readPublic()).images).toEqual([{ ...added, caption: null }, ...images]);
    expect((await readPublic('CD0000000128')).images[0].alt).not.toMatch(/[가-힣]/);
    expect(listed.find(({ gdsUid }: { gdsUid: string }) => gdsUid === 'G0001')).toMatchObject({
      ...{ thumbUrl: added.url, thumbAlt: added.alt },
    });
    expect(refused.map(({ data }) => data.fieldErrors[0].field)).toEqual([
      ...['pictures', 'pictures.0.alt', 'pictures.1', 'pictures'],
    ]);
    expect(await put([added], rev)).toMatchObject({ code: errorCodes.moveNotAllowed, data: { rev: saved.data.rev } });
    expect((await buyer.call('PUT', `${url}/pictures`, { pictures: [added], rev })).code).toBe(errorCodes.forbidden);
    expect(await listAuditActions(test.db, 'G0001')).toContain('goods.pictures');
    await put(before, saved.data.rev);
  });

  it('shows changed hours and prices on the public page, in the language of the reader', async () => {
    const before = await readGoods();
    const { texts: _texts, options, nextDt: _next, gdsUid: _uid, pictures: _pictures, ...facts } = before;
    const { goodsDtlId, optionNm, maxCnt, confirmType } = options[0];
    const saved = await staff.call('PUT', url, { ...facts, openFrom: '10:30', openTo: '17:00' });
    const prices = options[0].prices.map(({ plan: _plan, ...price }: { plan: unknown; priceSn: number }) =>
      price.priceSn === 1 ? { ...price, price: 100, listPrice: 90_000 } : price,
    );
    const form = { goodsDtlId, optionNm, maxCnt, confirmType, prices, fromDt: '2026-11-23', rev: saved.data.rev };
    await staff.call('PUT', `${url}/options`, form);
    const [korean, english] = [await readPublic(), await readPublic('CD0000000128')];

    expect(korean.hours[0]).toEqual({ label: '운영', text: '10:30~17:00' });
    expect(english.hours[0]).toEqual({ label: 'Open', text: '10:30–17:00' });
    expect(korean.hours[1].label).toBe('마지막 입장');
    expect(korean.fees[0]).toMatchObject({ name: '성인', price: 100 });
    expect(english.fees[0]).toMatchObject({ name: 'Adult', price: 100 });
  });

  it('sets days off, which the public page names and the calendar closes; forms of earlier builds leave them', async () => {
    const {
      texts: _texts,
      options: _options,
      nextDt: _next,
      gdsUid: _uid,
      pictures: _pictures,
      ...facts
    } = await readGoods();
    const set = async (changes: object) => {
      const { rev } = await readGoods();
      return staff.call('PUT', url, { ...facts, ...changes, rev });
    };
    const isClosed = async (day: string) => {
      const { data } = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${id}`);
      const { state, why } = data.dates.find(({ date }: { date: string }) => date === day);
      return [state, why];
    };
    const days = { closedWeeks: [1], closedWeekday: 2, closedDates: ['12-25'] };
    const saved = await set(days);
    const [korean, english] = [await readPublic(), await readPublic('CD0000000128')];
    const off = [await isClosed('2026-12-01'), await isClosed('2026-12-25')];
    const { closedWeeks: _weeks, closedWeekday: _day, closedDates: _dates, closedMovesYn: _moves, ...earlier } = facts;
    await staff.call('PUT', url, { ...earlier, closedText: '쉬는 날 없음', rev: saved.data.rev });

    expect(korean.closedDays).toBe('매달 첫째 화요일, 12월 25일');
    expect(english.closedDays).toBe('First Tuesday of the month, 25 December');
    expect(off).toEqual([
      ['CLOSED', '12. 1.은 쉬는 날입니다.'],
      ['CLOSED', '12. 25.은 쉬는 날입니다.'],
    ]);
    expect(await readGoods()).toMatchObject({ ...days, closedText: '매달 첫째 화요일, 12월 25일' });
    expect((await set({ closedWeeks: [1], closedWeekday: null })).data.fieldErrors).toMatchObject([
      { field: 'closedWeekday' },
    ]);
    expect((await set({ closedWeeks: [], closedWeekday: 2 })).data.fieldErrors).toMatchObject([
      { field: 'closedWeeks' },
    ]);
    expect((await set({ closedDates: ['2월 30일'] })).code).toBe(errorCodes.invalidInput);
    await set({ closedWeeks: [], closedWeekday: null, closedDates: [] });
    expect((await readPublic()).closedDays).toBe('연중무휴');
  });

  it('keeps the closing words of earlier releases on all pages, until the days off change', async () => {
    const {
      texts: _texts,
      options: _options,
      nextDt: _next,
      gdsUid: _uid,
      pictures: _pictures,
      ...facts
    } = await readGoods();
    const words = '설날·추석 당일';
    await changeRows(test.db, 'goods', { gds_uid: 'G0001' }, { closed_text: words });
    const shown = [(await readPublic()).closedDays, (await readGoods()).closedText];
    const kept = await staff.call('PUT', url, { ...facts, tel: '070-0000-0001' });
    const after = (await readPublic()).closedDays;
    await staff.call('PUT', url, { ...facts, closedDays: [1], rev: kept.data.rev });
    const changed = [(await readPublic()).closedDays, (await readGoods()).closedText];
    await staff.call('PUT', url, { ...facts, rev: (await readGoods()).rev });

    expect([...shown, after]).toEqual([words, words, words]);
    expect(changed).toEqual(['매주 월요일', '매주 월요일']);
  });

  it('takes goods off the site and shows them again', async () => {
    const {
      texts: _texts,
      options: _options,
      nextDt: _next,
      gdsUid: _uid,
      pictures: _pictures,
      ...facts
    } = await readGoods();
    const off = await staff.call('PUT', url, { ...facts, state: 'OFF' });
    const hidden = (await test.app.inject('/api/v1/attraction/detail/G0001')).json().status.code;
    await staff.call('PUT', url, { ...facts, state: 'ON', rev: off.data.rev });

    expect(hidden).toBe(errorCodes.notFound);
    expect((await readPublic()).gdsUid).toBe('G0001');
  });

  it('adds goods off the site, with an option and its prices', async () => {
    const {
      texts,
      state: _state,
      rev: _rev,
      options: _options,
      nextDt: _next,
      gdsUid: _uid,
      pictures: _pictures,
      ...facts
    } = await readGoods();
    const { lang: _lang, ...korean } = texts[0];
    const added = await staff.call('POST', '/admin/goods', { ...korean, ...facts, nm: '새 체험장' });
    const { gdsUid } = added.data;
    const price = { priceSn: null, priceNm: '성인', ageGroup: 'ADULT', price: 9_000, listPrice: 10_000 };
    const option = { goodsDtlId: null, optionNm: '입장권', maxCnt: 6, confirmType: 'INSTANT', fromDt: '2026-11-23' };
    const saved = await staff.call('PUT', `/admin/goods/${gdsUid}/options`, { ...option, prices: [price], rev: 0 });

    expect((await staff.call('GET', `/admin/goods/${gdsUid}`)).data).toMatchObject({
      state: 'OFF',
      options: [{ goodsDtlId: saved.data.goodsDtlId, prices: [{ priceNm: '성인', price: 9_000 }] }],
    });
    const { goodsDtlId } = saved.data;
    const room = { ...option, goodsDtlId, prices: [], rev: 1 };
    const stay = (minNights: number) => staff.call('PUT', `/admin/goods/${gdsUid}/options`, { ...room, minNights });
    expect((await stay(31)).data.fieldErrors).toMatchObject([{ field: 'minNights' }]);
    await stay(2);
    expect((await staff.call('GET', `/admin/goods/${gdsUid}`)).data.options).toMatchObject([{ minNights: 2 }]);
    expect(await listAuditActions(test.db, gdsUid)).toEqual(['goods.add', 'goods.options']);
  });

  it('sets whether a ticket needs the name in the passport; forms of earlier builds leave it', async () => {
    const save = async (change: object) => {
      const { rev, options } = await readGoods();
      const { goodsDtlId, optionNm, maxCnt, confirmType } = options[0];
      const form = { goodsDtlId, optionNm, maxCnt, confirmType, prices: [], fromDt: '2026-11-24', rev };
      await staff.call('PUT', `${url}/options`, { ...form, ...change });
      return [(await readGoods()).options[0].passportYn, (await readPublic()).options[0].passportYn];
    };

    expect(await save({ passportYn: 'Y' })).toEqual(['Y', 'Y']);
    expect(await save({})).toEqual(['Y', 'Y']);
    expect(await save({ passportYn: 'N' })).toEqual(['N', 'N']);
  });

  it('begins a price tomorrow, and leaves the order of today its own', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const { rev, options, nextDt } = await readGoods();
    const [option] = options;
    const prices = option.prices.map(({ plan: _plan, ...price }: { plan: unknown; priceSn: number }) =>
      price.priceSn === 1 ? { ...price, price: 12_000, listPrice: 90_000 } : price,
    );
    const { goodsDtlId, optionNm, maxCnt, confirmType } = option;
    const form = { goodsDtlId, optionNm, maxCnt, confirmType, prices, rev };
    const saved = await staff.call('PUT', `${url}/options`, { ...form, fromDt: nextDt });
    const planned = (await readGoods()).options[0].prices[0];
    await beginPrices(test.db, new Date('2026-11-23T23:59:00+09:00'));
    const today = await buyer.quote();
    await beginPrices(test.db, new Date('2026-11-24T00:00:10+09:00'));
    const tomorrow = await buyer.quote();

    expect(saved.code).toBe('200');
    expect(planned).toMatchObject({ price: 10_000, plan: { fromDt: '2026-11-24', price: 12_000 } });
    expect([today.data.itemAmount, tomorrow.data.itemAmount]).toEqual([20_000, 24_000]);
    expect((await readGoods()).options[0].prices[0]).toMatchObject({ price: 12_000, plan: null });
    expect(await findRow(test.db, 'orders', { order_uid: orderUid })).toMatchObject({ item_amount: 20_000 });
    expect(await findRow(test.db, 'reservation_item', { rsvt_uid: rsvtUid })).toMatchObject({ unit_price: 10_000 });
  });

  it('sells a price on its days and for its ages, while a sold order keeps its own', async () => {
    const { rsvtUid } = await buyer.buy();
    const { options } = await readGoods();
    const { goodsDtlId, optionNm, maxCnt, confirmType, prices } = options[0];
    const save = async (part: object) => {
      const { plan: _plan, ...first } = prices[0];
      const form = { goodsDtlId, optionNm, maxCnt, confirmType, fromDt: '2026-11-23', rev: (await readGoods()).rev };
      return staff.call('PUT', `${url}/options`, { ...form, prices: [{ ...first, ...part }] });
    };
    const wrong = await save({ ageFrom: 20, ageTo: 10 });
    const saved = await save({ priceNm: '평일 성인', days: 'WEEKDAY', ageFrom: 13, ageTo: 64 });
    const shown = (await readPublic('CD0000000128')).options[0].prices[0];
    const weekend = await buyer.quote({ useDate: '2026-12-05' });
    const weekday = await buyer.quote({ useDate: '2026-12-04' });
    const { plan: _plan, days, ageFrom, ageTo, ...before } = prices[0];
    const ofEarlierPage = await save({
      ...before,
      priceNm: '평일 성인',
      days: undefined,
      ageFrom: undefined,
      ageTo: undefined,
    });

    expect(wrong.data.fieldErrors).toMatchObject([{ field: 'prices.0.ageTo' }]);
    expect([saved.code, ofEarlierPage.code]).toEqual(['200', '200']);
    expect(shown).toMatchObject({ priceNm: '평일 성인', days: 'WEEKDAY', ageFrom: 13, ageTo: 64 });
    expect([weekday.code, weekend.code === '200']).toEqual(['200', false]);
    expect((await readGoods()).options[0].prices[0]).toMatchObject({ days: 'WEEKDAY', ageFrom: 13, ageTo: 64 });
    expect(await findRow(test.db, 'reservation_item', { rsvt_uid: rsvtUid })).toMatchObject({ price_nm: '성인' });
    await save({ priceNm: '성인', days, ageFrom, ageTo });
  });

  it('keeps the day of a planned price while another one changes, and moves it if the day alone changes', async () => {
    const [option] = (await readGoods()).options;
    const { goodsDtlId, optionNm, maxCnt, confirmType } = option;
    /** Saves the option as its form does: a planned price is shown as the price. */
    const save = async (fromDt: string, amounts: Readonly<Record<number, number>> = {}) => {
      const { rev, options } = await readGoods();
      const prices = options[0].prices.map(({ plan, ...price }: { plan: object | null; priceSn: number }) => ({
        ...{ ...price, listPrice: 90_000 },
        ...(plan !== null && { price: (plan as { price: number }).price }),
        ...(amounts[price.priceSn] !== undefined && { price: amounts[price.priceSn] }),
      }));
      const form = { goodsDtlId, optionNm, maxCnt, confirmType, prices, rev };
      return (await staff.call('PUT', `${url}/options`, { ...form, fromDt })).code;
    };
    const readPrices = async () => {
      const { prices } = (await readGoods()).options[0];
      return prices
        .slice(0, 2)
        .map(({ price, plan }: { price: number; plan: { fromDt: string; price: number } }) => [
          price,
          plan?.fromDt,
          plan?.price,
        ]);
    };
    await save('2026-11-23', { 1: 10_000, 2: 5_000 });
    await save('2027-01-01', { 1: 12_000 });
    const corrected = await save('2026-11-23', { 2: 4_000 });
    const afterToday = await readPrices();
    await save('2027-02-01', { 2: 3_000 });
    const twoDays = await readPrices();
    await save('2027-01-01');
    const unchanged = await readPrices();
    await save('2027-03-01');

    expect(corrected).toBe('200');
    expect(afterToday).toEqual([
      [10_000, '2027-01-01', 12_000],
      [4_000, undefined, undefined],
    ]);
    expect(twoDays).toEqual([
      [10_000, '2027-01-01', 12_000],
      [4_000, '2027-02-01', 3_000],
    ]);
    expect(unchanged).toEqual(twoDays);
    expect((await readPrices()).map(([, fromDt]: string[]) => fromDt)).toEqual(['2027-03-01', '2027-03-01']);
  });

  it('sells at most as many pieces of a price as an order may have', async () => {
    const { rev, options } = await readGoods();
    const { goodsDtlId, optionNm, confirmType } = options[0];
    const form = { goodsDtlId, optionNm, maxCnt: 7, confirmType, prices: [], fromDt: '2026-11-23', rev };
    const { data } = await staff.call('PUT', `${url}/options`, form);

    expect(data.fieldErrors).toMatchObject([{ field: 'maxCnt' }]);
  });

  describe('stock', () => {
    const change = (part: object) =>
      staff.call('PUT', `${url}/stock`, {
        ...{ fromDt: '2026-12-01', toDt: '2026-12-03', weekdays: [2, 3], time: '00:00', qty: 20, reopenYn: 'N' },
        ...part,
      });
    const readDay = async (date: string) =>
      (await staff.call('GET', `${url}/stock?month=2026-12`)).data.days.find(
        (one: { date: string }) => one.date === date,
      );

    it('sets the quantity of the chosen weekdays of a range, and not below what is sold', async () => {
      await buyer.buy();
      const { data } = await change({});
      await change({ toDt: '2026-12-02', qty: 30 });
      const changes = await listAuditDetails(test.db, id, 'goods.stock');
      await change({});
      const short = await change({ qty: 1 });

      expect(data.days).toBe(2);
      expect(changes).toMatchObject([
        { qty: { from: [{ fromDt: '2026-12-01', toDt: '2026-12-02', qty: 20 }], to: 30 } },
        { qty: { to: 20 } },
      ]);
      expect((await readDay('2026-12-01')).stocks).toEqual([{ time: '00:00', qty: 20, sold: 2, closedWhy: null }]);
      expect((await readDay('2026-12-03')).stocks).toMatchObject([{ qty: 10 }]);
      expect(short.data.fieldErrors).toMatchObject([{ field: 'qty', message: '2026-12-01에 이미 2매가 팔렸습니다.' }]);
      expect((await buyer.call('GET', `${url}/stock`)).code).toBe(errorCodes.forbidden);
    });

    it('is not set over what another has set in between; a sale is no change of it', async () => {
      const { rev } = (await staff.call('GET', `${url}/stock?month=2026-12`)).data;
      await buyer.buy();
      const first = await change({ rev });
      const second = await change({ qty: 30, rev });

      expect(first.code).toBe('200');
      expect([second.code, second.data]).toMatchObject([errorCodes.moveNotAllowed, { state: 'CHANGED', rev: rev + 1 }]);
      expect((await readDay('2026-12-01')).stocks).toMatchObject([{ qty: 20 }]);
    });

    it('counts the tickets that were sold before the first stock of a day', async () => {
      const useDate = '2026-12-15';
      const days = { fromDt: useDate, toDt: useDate, weekdays: [2] };
      await test.db.deleteFrom('stock').where('goods_dtl_id', '=', id).execute();
      const kept = await buyer.buy({ useDate });
      const ended = (await buyer.open({ useDate })).data;
      const dropped = (await buyer.open({ useDate })).data;
      await buyer.call('DELETE', `/order/${dropped.orderUid}`);
      const short = await change({ ...days, qty: 3 });
      await change({ ...days, qty: 5 });
      const sold = await readSold(test, useDate);
      await buyer.call('DELETE', `/order/${ended.orderUid}`);

      expect(short.data.fieldErrors).toMatchObject([{ field: 'qty', message: '2026-12-15에 이미 4매가 팔렸습니다.' }]);
      expect(sold).toBe(4);
      expect(await readSold(test, useDate)).toBe(2);
      expect((await findRow(test.db, 'orders', { order_uid: kept.orderUid })).stock_qty).toBe(2);
    });

    it.each([
      { to: 'REFUSED', useDate: '2026-12-22', left: 2 },
      { to: 'DONE', useDate: '2026-12-29', left: 0 },
    ])('counts tickets whose refund was only asked for, until it is $to', async ({ to, useDate, left }) => {
      await test.db.deleteFrom('stock').where('goods_dtl_id', '=', id).execute();
      const { orderUid, rsvtUid } = await buyer.buy({ useDate });
      await buyer.cancel(rsvtUid);
      await change({ fromDt: useDate, toDt: useDate, weekdays: [2], qty: 5 });
      const asked = await readSold(test, useDate);
      const { refund_uid } = await findRow(test.db, 'refund', { order_uid: orderUid });
      const memo = '확인했습니다.';
      const { code } = await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to, memo });

      expect([code, asked, await readSold(test, useDate)]).toEqual(['200', 2, left]);
    });

    it('is closed also if a refund cannot be sent, which the job sends after all others', async () => {
      const day = { date: '2026-12-11', time: '' };
      const first = await buyer.buy({ useDate: day.date });
      const second = await buyer.buy({ useDate: day.date });
      const { payments } = test.context;
      const { cancel } = payments;
      const { pay_key } = await findRow(test.db, 'payment', { order_uid: first.orderUid });
      const failing: typeof cancel = (refund) =>
        refund.payKey === pay_key ? Promise.reject(new Error('The provider is broken.')) : cancel(refund);
      let left = 2;
      Object.assign(payments, {
        cancel: (refund: Parameters<typeof cancel>[0]) => {
          left -= 1;
          return left >= 0 ? Promise.reject(new Error('The provider is broken.')) : failing(refund);
        },
      });
      const closed = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 2 });
      const waiting = (await buyer.read(second.rsvtUid)).rsvtSttsCd;
      const run = () => createJobHandlers(test.context)['travel.payments']?.run({});
      await expect(run()).rejects.toThrow('The provider is broken.');
      const sent = (await buyer.read(second.rsvtUid)).rsvtSttsCd;
      Object.assign(payments, { cancel });
      await run();

      expect(closed).toMatchObject({ code: '200', data: { orders: 2 } });
      expect([waiting, sent]).toEqual(['CANCELLED', 'REFUNDED']);
      expect(await readMoney(test, first.orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
    });

    it('closes a day with refunds for all: preview, typed number, ledger and members agree', async () => {
      // A day of its own: orders of other tests are not on it.
      const day = { date: '2026-12-08', time: '' };
      const useDate = day.date;
      const first = await buyer.buy({ useDate });
      const second = await buyer.buy({ useDate, options: [{ optionNm: '', count: 1, priceSn: 1 }] });
      await buyer.cancel(second.rsvtUid);
      const unpaid = await buyer.open({ useDate });
      const preview = (await staff.call('POST', `${url}/close-day/preview`, day)).data;
      const before = await readMoney(test, first.orderUid);
      const call = { name: 'goods.closeDay', uid: id, body: { ...day, reason, orders: 2 } };
      const told = (await staff.call('POST', '/admin/mail-preview', { call })).data.list;
      const wrong = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 1 });
      const { data } = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 2 });
      const own = [first, second].map(({ rsvtUid }) => rsvtUid);
      const mails = (await readMails(test, 'sky@mail.example'))
        .filter(({ text }) => own.some((uid) => text.includes(uid)))
        .map(({ kind }) => kind);

      expect(preview).toMatchObject({ orders: 2, tickets: 3, refundSum: 30_000, people: 1, unpaid: 1, paying: 0 });
      expect(before).toEqual({ ledger: 20_000, payments: 20_000, provider: 20_000 });
      expect(told.length).toBeGreaterThan(0);
      expect(told[0].text).toContain(reason);
      expect(wrong.data.fieldErrors).toMatchObject([{ field: 'orders' }]);
      expect(data).toMatchObject({ orders: 2, refundSum: preview.refundSum });
      for (const { orderUid } of [first, second]) {
        expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
      }
      expect((await buyer.read(first.rsvtUid)).rsvtSttsCd).toBe('REFUNDED');
      expect((await findRow(test.db, 'orders', { order_uid: unpaid.data.orderUid })).state).toBe('CANCELLED');
      expect(await readSold(test, useDate)).toBe(0);
      expect(mails).toEqual(expect.arrayContaining(['TRAVEL_MOVED', 'TRAVEL_REFUNDED']));
      expect(await listAuditActions(test.db, id)).toContain('goods.closeDay');
    });

    it('closes all options of a place at once, also those without a stock, and sells the other days', async () => {
      const day = { date: '2026-12-16', time: '', placeYn: 'Y' };
      const useDate = day.date;
      const other = { goodsDtlId: 'G0001-2', useDate, options: [{ optionNm: '', count: 1, priceSn: 1 }] };
      await test.db.deleteFrom('stock').where('goods_dtl_id', '=', other.goodsDtlId).execute();
      const days = { days: 'ALL' as const, price: 7_000 };
      await changeRows(test.db, 'goods_price', { goods_dtl_id: other.goodsDtlId, price_sn: 1 }, days);
      await changeRows(test.db, 'goods_option', { goods_dtl_id: other.goodsDtlId }, { confirm_type: 'INSTANT' });
      const readPreview = async () => (await staff.call('POST', `${url}/close-day/preview`, day)).data;
      const ofSample = await readPreview();
      const orders = [await buyer.buy({ useDate }), await buyer.buy(other)];
      const preview = await readPreview();
      const closed = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: preview.orders });
      const again = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 0 });
      const refused = [await buyer.open({ useDate }), await buyer.open(other)];
      const nextDay = await buyer.open({ ...other, useDate: '2026-12-17' });

      expect(preview.orders - ofSample.orders).toBe(2);
      expect(preview.tickets - ofSample.tickets).toBe(3);
      expect(preview.refundSum - ofSample.refundSum).toBe(27_000);
      expect(closed.data).toMatchObject({ orders: preview.orders, refundSum: preview.refundSum, proposed: 0 });
      expect(again.code).toBe(errorCodes.moveNotAllowed);
      for (const { orderUid } of orders) {
        expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
      }
      expect(refused.map(({ code }) => code)).toEqual([errorCodes.dateUnavailable, errorCodes.dateUnavailable]);
      expect((await readDay(useDate)).stocks).toMatchObject([{ closedWhy: reason }]);
      expect((await readPublic()).notices).toContainEqual({
        ...{ title: reason, startDt: useDate, endDt: useDate, closedYn: 'Y' },
      });
      expect(nextDay.code).toBe('200');
      expect(await listAuditActions(test.db, 'G0001')).toContain('goods.closeDay');
    });

    it('asks a second person where small refunds of a day are large together, also in two parts', async () => {
      const second = await createBuyer(test, await findMemberUid(test, 'admin'));
      await openGoods(test, { price: 80_000 });
      const day = { date: '2026-12-18', time: '' };
      const part = { date: '2026-12-19', time: '' };
      const buy = (useDate: string) => buyer.buy({ useDate });
      const together = [await buy(day.date), await buy(day.date)];
      const preview = (await staff.call('POST', `${url}/close-day/preview`, day)).data;
      const { data } = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 2 });
      const refunds = [];
      for (const { rsvtUid } of together) refunds.push(await findRow(test.db, 'refund', { rsvt_uid: rsvtUid }));
      const decide = (by: Buyer, uid: string) => by.call('PATCH', `/admin/refunds/${uid}/transition`, { to: 'DONE' });
      const alone = await decide(staff, refunds[0]?.refund_uid ?? '');
      for (const { refund_uid } of refunds) await decide(second, refund_uid);
      await buy(part.date);
      const small = await staff.call('POST', `${url}/close-day`, { ...part, reason, orders: 1 });
      await change({ fromDt: part.date, toDt: part.date, weekdays: [6], reopenYn: 'Y' });
      await buy(part.date);
      const rest = await staff.call('POST', `${url}/close-day`, { ...part, reason, orders: 1 });

      expect(preview).toMatchObject({ refundSum: 320_000, proposed: 2 });
      expect(data).toMatchObject({ orders: 2, proposed: 2 });
      expect(refunds.map(({ state }) => state)).toEqual(['ASKED', 'ASKED']);
      expect(alone.code).toBe(errorCodes.secondPersonRequired);
      for (const { orderUid } of together) {
        expect(await readMoney(test, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
      }
      expect([small.data.proposed, rest.data.proposed]).toEqual([0, 1]);
    });

    it('sells nothing on a closed day until it is opened again', async () => {
      const day = { date: '2026-12-09', time: '' };
      const useDate = day.date;
      await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 0 });
      const refused = await buyer.open({ useDate });
      const info = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${id}`);
      const again = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 0 });
      const closed = (await readDay(day.date)).stocks;
      await change({ fromDt: day.date, toDt: day.date, reopenYn: 'Y', qty: 10 });

      expect(refused.code).toBe(errorCodes.dateUnavailable);
      expect(info.data.dates.find(({ date }: { date: string }) => date === useDate)).toMatchObject({ state: 'CLOSED' });
      expect(again.code).toBe(errorCodes.moveNotAllowed);
      expect(closed).toMatchObject([{ closedWhy: reason }]);
      expect((await buyer.open({ useDate })).code).toBe('200');
    });

    it('tells readers why a day is closed in their language, in Korean where it is not translated', async () => {
      const useDate = '2026-12-11';
      const i18n = { en: { why: 'High seas' }, ja: { why: '高波' } };
      const sold = await buyer.buy({ useDate });
      await test.db.updateTable('orders').set({ locale: 'ja' }).where('order_uid', '=', sold.orderUid).execute();
      const closed = await staff.call('POST', `${url}/close-day`, { date: useDate, time: '', reason, i18n, orders: 1 });
      const readIn = async (language: string) => {
        const headers = { language };
        const info = await buyer.call('GET', `/reserve/goods-info?goodsDtlId=${id}`, undefined, headers);
        const refused = await buyer.call('POST', '/reserve/pay-info', { ...aChoice, goodsDtlId: id, useDate }, headers);
        return [info.data.dates.find(({ date }: { date: string }) => date === useDate).why, refused.message];
      };
      const why = [await readIn('CD0000000128'), await readIn('CD0000000129'), await readIn('CD0000000546')];
      const { timeline } = await buyer.read(sold.rsvtUid);
      const mails = (await readMails(test, 'sky@mail.example')).filter(({ text }) => text.includes(sold.rsvtUid));
      await change({ fromDt: useDate, toDt: useDate, weekdays: [5], reopenYn: 'Y', qty: 10 });
      await staff.call('POST', `${url}/close-day`, { date: useDate, time: '', reason, orders: 0 });

      expect(closed.code).toBe('200');
      expect(why).toEqual([
        ['High seas', 'High seas'],
        ['高波', '高波'],
        [reason, reason],
      ]);
      expect(JSON.stringify(timeline)).toContain('高波');
      expect(mails.find(({ kind }) => kind === 'TRAVEL_MOVED')?.text).toContain('高波');
      expect(await readIn('CD0000000128')).toEqual([reason, reason]);
    });

    it('closes a place with a notice in the languages of the reason', async () => {
      const useDate = '2026-12-23';
      const form = { date: useDate, time: '', placeYn: 'Y', reason, i18n: { en: { why: 'High seas' } } };
      const { data } = await staff.call('POST', `${url}/close-day/preview`, { date: useDate, time: '', placeYn: 'Y' });
      const closed = await staff.call('POST', `${url}/close-day`, { ...form, orders: data.orders });
      const titleIn = async (language: string) =>
        (await readPublic(language)).notices.find(({ startDt }: { startDt: string }) => startDt === useDate).title;

      expect(closed.code).toBe('200');
      expect([await titleIn('CD0000000128'), await titleIn('CD0000000129')]).toEqual(['High seas', reason]);
    });

    it('waits for a payment in progress, and closes only days with a stock', async () => {
      const day = { date: '2026-12-10', time: '' };
      await openGoods(test);
      const { orderUid } = (await buyer.open({ useDate: day.date })).data;
      await test.db.updateTable('orders').set({ state: 'PAYING' }).where('order_uid', '=', orderUid).execute();
      const paying = await staff.call('POST', `${url}/close-day`, { ...day, reason, orders: 0 });
      const none = await staff.call('POST', `${url}/close-day`, { ...day, date: '2027-02-01', reason, orders: 0 });

      expect(paying).toMatchObject({
        code: errorCodes.moveNotAllowed,
        message: expect.stringContaining('결제하고 있는'),
      });
      expect(none.data.fieldErrors).toMatchObject([{ field: 'date' }]);
      expect((await readDay(day.date)).stocks).toMatchObject([{ closedWhy: null }]);
    });
  });
});
