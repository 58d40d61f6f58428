import { errorCodes } from '@haesol/contracts/common';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { findMemberUid, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { aChoice, type Buyer, createBuyer, openGoods, readSold } from '../order/testOrders.ts';
import { shopStart } from '../order/testShop.ts';

const { goodsDtlId, useDate } = aChoice;
const rounds = 4;

// On PGlite the calls run one after the other instead of concurrently; the result must be the same.
describe('waits for sold-out tickets', () => {
  let test: TestApp;
  let people: Buyer[];
  let staff: Buyer;
  let booker: Buyer;
  let first: Buyer;
  let second: Buyer;
  let third: Buyer;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
    people = await Promise.all((await listFreshMembers(test, 6)).map((uid) => createBuyer(test, uid)));
    staff = await createBuyer(test, await findMemberUid(test, 'office'));
    [booker, first, second, third] = people as [Buyer, Buyer, Buyer, Buyer];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await moveTo(shopStart);
    for (const table of ['stock_wait', 'notification', 'mail_outbox'] as const)
      await test.db.deleteFrom(table).execute();
    await openGoods(test, { qty: 2 });
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = () => createJobHandlers(test.context)['travel.offers']?.run({});
  const wait = (who: Buyer, count = 2) => who.call('POST', '/reserve/waitlist', { goodsDtlId, useDate, count });
  const waitsOf = async (who: Buyer) => (await who.call('GET', '/reserve/waitlist')).data.list;
  const pass = (who: Buyer, waitUid: string) => who.call('POST', `/reserve/waitlist/${waitUid}/pass`);
  const offersOf = (all: readonly Buyer[]) =>
    Promise.all(
      all.map(async (who) => (await waitsOf(who)).some(({ offerExpDt }: { offerExpDt: string | null }) => offerExpDt)),
    );
  const remainFor = async (who: Buyer) => {
    const { dates } = (await who.call('GET', `/reserve/goods-info?goodsDtlId=${goodsDtlId}`)).data;
    return dates.find(({ date }: { date: string }) => date === useDate).remain;
  };
  /** Sells all tickets, and lets members wait in this order. */
  async function sellOut(waiting: readonly Buyer[], count = 2) {
    const { orderUid } = (await booker.open()).data;
    const uids: string[] = [];
    for (const [at, who] of waiting.entries()) {
      await moveTo(`2026-11-23T10:0${at + 1}:00+09:00`);
      uids.push((await wait(who, count)).data.waitUid);
    }
    return { orderUid, uids, giveUp: () => booker.call('DELETE', `/order/${orderUid}`) };
  }

  it('are for sold-out days only, name the position, and are repeated once', async () => {
    const early = await wait(first);
    await sellOut([first, second]);
    const again = await wait(first);
    const [own] = await waitsOf(second);

    expect([early.code, again.data.waitNo]).toEqual([errorCodes.invalidInput, 1]);
    expect(own).toMatchObject({ goodsDtlId, useDate, useTime: null, count: 2, waitNo: 2, offerExpDt: null });
  });

  it('are offered to the first alone, who orders; for others the day stays sold out', async () => {
    const { giveUp } = await sellOut([first, second]);
    await giveUp();
    await runJob();
    await runJob();
    const { email } = await findRow(test.db, 'member', { member_uid: first.memberUid });

    expect(await offersOf([first, second])).toEqual([true, false]);
    expect((await waitsOf(first))[0].offerExpDt).toMatch(/^2026-11-23T16:02/);
    expect([await remainFor(first), await remainFor(third)]).toEqual([2, 0]);
    expect((await readMails(test, email, 'TRAVEL_FREE')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('여행 빈자리 안내'),
    ]);
    expect((await third.open({ options: [{ optionNm: '', count: 1, priceSn: 1 }] })).code).toBe(errorCodes.outOfStock);
    expect((await first.open()).code).toBe('200');
    expect([await waitsOf(first), await readSold(test)]).toEqual([[], 2]);
    expect((await waitsOf(second))[0].waitNo).toBe(1);
  });

  it('go on to the next one when the offer is over or passed on, and end free for everybody', async () => {
    const { giveUp, uids } = await sellOut([first, second]);
    await giveUp();
    await moveTo('2026-11-23T16:03:00+09:00');
    await runJob();
    const afterEnd = await offersOf([first, second]);
    const foreign = await pass(first, uids[1] ?? '');
    const passed = await pass(second, uids[1] ?? '');
    const late = await pass(second, uids[1] ?? '');

    expect(afterEnd).toEqual([false, true]);
    expect([foreign.code, passed.code, late.code]).toEqual([errorCodes.notFound, '200', errorCodes.moveNotAllowed]);
    expect([await offersOf([first, second]), await remainFor(third)]).toEqual([[false, false], 2]);
  });

  it('give what an order does not need to the next one, and all of it when the wait ends', async () => {
    const { giveUp } = await sellOut([first]);
    await wait(second, 1);
    await giveUp();
    await first.open({ options: [{ optionNm: '', count: 1, priceSn: 1 }] });
    const [own] = await waitsOf(second);
    await second.call('DELETE', `/reserve/waitlist/${own.waitUid}`);

    expect(own.offerExpDt).not.toBeNull();
    expect(await remainFor(third)).toBe(1);
  });

  it('are offered more pieces by staff, and keep their place when the day is closed', async () => {
    await sellOut([first]);
    const range = { fromDt: useDate, toDt: useDate, weekdays: [0, 1, 2, 3, 4, 5, 6], time: '00:00', reopenYn: 'Y' };
    await staff.call('PUT', `/admin/goods/${goodsDtlId}/stock`, { ...range, qty: 4 });
    const offered = await offersOf([first]);
    await moveTo('2026-11-23T11:00:00+09:00');
    await createJobHandlers(test.context)['travel.orders']?.run({});
    await staff.call('POST', `/admin/goods/${goodsDtlId}/close-day`, {
      date: useDate,
      time: '',
      reason: '강풍',
      orders: 0,
    });
    const closed = [await offersOf([first]), await readSold(test)];
    await staff.call('PUT', `/admin/goods/${goodsDtlId}/stock`, { ...range, qty: 4 });

    expect([offered, closed]).toEqual([[true], [[false], 0]]);
    expect(await offersOf([first])).toEqual([true]);
  });

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'are offered once, and to one only, when both halves are freed and others ask at the same moment (%d)',
    async () => {
      const one = { options: [{ optionNm: '', count: 1, priceSn: 1 }] };
      const orders = [(await booker.open(one)).data.orderUid, (await booker.open(one)).data.orderUid];
      await wait(first, 1);
      await wait(second, 1);
      await Promise.all([
        ...orders.map((orderUid) => booker.call('DELETE', `/order/${orderUid}`)),
        ...people.slice(3).map((who) => who.open(one)),
      ]);

      expect(await offersOf([first, second])).toEqual([true, true]);
      expect(await readSold(test)).toBe(2);
      expect((await Promise.all([first, second].map((who) => who.open(one)))).map(({ code }) => code)).toEqual([
        '200',
        '200',
      ]);
      expect(await readSold(test)).toBe(2);
    },
  );

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'go on to one when an offer is passed on, ended, ordered and over at once (%d)',
    async () => {
      const { giveUp, uids } = await sellOut([first, second, third]);
      await giveUp();
      await moveTo('2026-11-23T16:04:00+09:00');
      await Promise.all([
        pass(first, uids[0] ?? ''),
        first.call('DELETE', `/reserve/waitlist/${uids[0]}`),
        runJob(),
        runJob(),
        third.open(),
      ]);

      const offered = await offersOf([first, second, third]);
      expect(offered.filter(Boolean)).toHaveLength(1);
      expect(await readSold(test)).toBe(2);
    },
  );

  it('go to the next one at once when the member with the offer leaves', async () => {
    const [leaver] = people.slice(5) as [Buyer];
    const { giveUp } = await sellOut([leaver, second]);
    await giveUp();
    const { memberUid } = leaver;
    await test.db.updateTable('application').set({ state: 'WITHDRAWN' }).where('member_uid', '=', memberUid).execute();
    await test.db.updateTable('enroll').set({ state: 'CANCELLED' }).where('member_uid', '=', memberUid).execute();
    const password = 'Haesol!2026';
    const { data } = await leaver.call('POST', '/auth/reauth', { password });
    const leave = { reasonCd: 'RARELY', password };
    const left = await leaver.call('PATCH', '/mypage/sign-out', leave, { 'x-reauth': data.reauthToken });

    expect([left.code, left.data]).toEqual(['200', expect.anything()]);
    expect(await offersOf([second])).toEqual([true]);
    expect(await readSold(test)).toBe(2);
  });
});
