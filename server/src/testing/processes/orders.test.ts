import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import {
  aChoice,
  addPromo,
  giveCoupon,
  openGoods,
  openRoom,
  readMoney,
  readSold,
} from '../../domains/travel/order/testOrders.ts';
import { findRow } from '../testRows.ts';
import { report } from '../testWholeApi.ts';
import {
  type Answer,
  addMembers,
  callApi,
  callWhenFree,
  countCodes,
  logIn,
  logInMembers,
  type MemberLogin,
  openSite,
  pick,
  type ServerProcess,
  type Site,
  waitFor,
} from './site.ts';

const atOnce = 200;
/** In the short run a member sends several requests, because signing in takes most of the time. */
const memberCount = readTestSize() === 'long' ? atOnce : 40;
/** Requests per member. */
const timesEach = atOnce / memberCount;
const now = '2026-11-23T10:00:00+09:00';
/** A killed server may have had the job that settles payments: wait for its lease of 30 s, then 15 s to the next run. */
const settleWithinMs = 120_000;
const agree = { use: 'Y', refund: 'Y', third: 'Y' };
const details = {
  people: { adult: 1, child: 0, childAges: [] },
  user: { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'sky@mail.example', nationCd: 'KR' },
  agree,
};
const choice = { ...aChoice, options: [{ optionNm: '', count: 1, priceSn: 1 }] };

describe('orders over two processes', () => {
  let site: Site;
  let servers: ServerProcess[];
  let members: readonly MemberLogin[];
  beforeAll(async () => {
    site = await openSite();
    servers = await Promise.all([site.start(), site.start()]);
    await moveTo(now);
    await addMembers(site, memberCount);
    members = await logInMembers(site, servers, memberCount);
  });
  afterAll(() => site.close());
  beforeEach(() => openGoods(site.handle));

  const server = (at: number) => pick(servers, at);
  const member = (at: number) => pick(members, at);
  const moveTo = (text: string) => callApi(server(0), 'POST /dev/clock', { body: { now: text } });
  const open = (at: number, who: number, change: object = {}) =>
    callWhenFree(server(at), 'POST /api/v1/reserve/pay-info', {
      headers: member(who).headers,
      body: { ...choice, ...change },
    });
  const authorize = async (who: number, orderUid: string, outcome = 'APPROVE'): Promise<string> => {
    const body = { orderUid, outcome };
    const { data } = await callApi(server(who), 'POST /api/v1/pay/mock/authorize', {
      headers: member(who).headers,
      body,
    });
    return data.payKey;
  };
  const pay = (at: Pick<ServerProcess, 'url'>, who: number, orderUid: string, payKey: string) =>
    callApi(at, 'POST /api/v1/reserve/', {
      headers: member(who).headers,
      body: { orderUid, payKey, ...choice, ...details },
    });
  const countOpen = async () =>
    (
      await site.handle.db
        .selectFrom('orders')
        .select('order_uid')
        .where('state', '=', 'READY')
        .where('expire_at', '>', new Date(now))
        .execute()
    ).length;
  /** Returns members with a success; a repeated request of a member replaces the own order. */
  const winnersOf = (answers: readonly Answer[]): number =>
    new Set(answers.flatMap(({ code }, at) => (code === '200' ? [at % members.length] : []))).size;
  const many = (start: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: atOnce }, (_unused, at) => start(at)));

  it(`sell the last item once to ${atOnce} parallel buyers`, async () => {
    await openGoods(site.handle, { qty: 1 });
    const answers = await many((at) => open(at, at));
    const codes = countCodes(answers);
    report(`orders: ${atOnce} parallel orders of ${memberCount} buyers for the last item: ${JSON.stringify(codes)}`);

    expect(new Set(members.map(({ memberUid }) => memberUid)).size).toBe(memberCount);
    expect(winnersOf(answers)).toBe(1);
    expect(codes['200']).toBeLessThanOrEqual(timesEach);
    expect(Object.keys(codes).toSorted()).toEqual(['200', '4092']);
    expect([await countOpen(), await readSold(site.handle)]).toEqual([1, 1]);
  });

  it(`sell the last room once to ${atOnce} parallel buyers of overlapping stays`, async () => {
    const { goodsDtlId, options } = await openRoom(site.handle, { qty: 1 });
    // All have the night of 4 December.
    const stays = [
      { useDate: '2026-12-02', departDate: '2026-12-05' },
      { useDate: '2026-12-03', departDate: '2026-12-06' },
      { useDate: '2026-12-04', departDate: '2026-12-07' },
    ];
    const answers = await many((at) => open(at, at, { goodsDtlId, options, ...pick(stays, at) }));
    const rows = await site.handle.db
      .selectFrom('stock')
      .select(['use_date', 'sold'])
      .where('goods_dtl_id', '=', goodsDtlId)
      .where('sold', '>', 0)
      .orderBy('use_date')
      .execute();
    const orders = await site.handle.db
      .selectFrom('orders')
      .select('stock_days')
      .where('state', '=', 'READY')
      .where('stock_days', 'is not', null)
      .execute();
    const codes = countCodes(answers);
    report(`orders: ${atOnce} parallel orders of overlapping stays in the last room: ${JSON.stringify(codes)}`);

    expect(winnersOf(answers)).toBe(1);
    expect(Object.keys(codes).toSorted()).toEqual(['200', '4092']);
    expect(rows.map(({ sold }) => sold)).toEqual([1, 1, 1]);
    expect(orders).toEqual([{ stock_days: rows.map(({ use_date }) => use_date) }]);
  });

  it(`use the last use of a code once for ${atOnce} parallel buyers`, async () => {
    await openGoods(site.handle, { qty: 1_000 });
    await addPromo(site.handle, 'LAST', 1);
    const answers = await many((at) => open(at, at, { promoCode: 'LAST' }));
    const codes = countCodes(answers);
    const { used } = await findRow(site.handle.db, 'promo_code', { code: 'LAST' });
    report(
      `orders: ${atOnce} parallel orders of ${memberCount} buyers with the last use of a code: ${JSON.stringify(codes)}`,
    );

    expect(winnersOf(answers)).toBe(1);
    expect(codes['200']).toBeLessThanOrEqual(timesEach);
    expect(Object.keys(codes).toSorted()).toEqual(['200', '4098']);
    expect([used, await countOpen(), await readSold(site.handle)]).toEqual([1, 1, 1]);
  });

  it(`use a coupon once for ${atOnce} parallel orders of its member`, async () => {
    await openGoods(site.handle, { qty: 1_000 });
    const couponUid = await giveCoupon(site.handle, member(0).memberUid);
    // Different goods, because an order of the same goods would cancel the earlier one.
    const passes = await site.handle.db.selectFrom('pass_option').select('gds_dtl_uid').execute();
    const answers = await many((at) => {
      const pass = passes[at % passes.length]?.gds_dtl_uid ?? '';
      const query = new URLSearchParams({ gdsDtlUid: pass, passCnt: '1', isPay: 'Y', couponUid });
      return callWhenFree(server(at), `POST /api/v1/pass/buyPassPayInfo?${query}`, { headers: member(0).headers });
    });
    const keeping = await site.handle.db
      .selectFrom('orders')
      .select('order_uid')
      .where('state', '=', 'READY')
      .where('coupon_amount', '>', 0)
      .where('member_uid', '=', member(0).memberUid)
      .execute();
    const codes = countCodes(answers);
    report(`orders: ${atOnce} parallel orders with one coupon: ${JSON.stringify(codes)}`);

    expect(Object.keys(codes).filter((code) => !['200', '4099'].includes(code))).toEqual([]);
    expect(keeping.length).toBe(1);
  });

  it('sell it more than once on a copy that checks before it writes', async () => {
    const { db } = site.handle;
    await sql`create table stock_copy (qty int not null, sold int not null)`.execute(db);
    await sql`insert into stock_copy values (1, 0)`.execute(db);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute(async (trx) => {
          const { rows } = await sql`select 1 from stock_copy where sold < qty`.execute(trx);
          if (rows.length === 0) return;
          // The pool opens connections one after another; all must have read before the first writes.
          await sql`select pg_sleep(0.5)`.execute(trx);
          await sql`update stock_copy set sold = sold + 1`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ sold: number }>`select sold from stock_copy`.execute(db);
    report(`orders: control that looks first sold the last item ${rows[0]?.sold} times`);

    expect(rows[0]?.sold).toBeGreaterThan(1);
  });

  it('are paid once, for any number of concurrent payments in both', async () => {
    const { data } = await open(0, 0);
    const payKey = await authorize(0, data.orderUid);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, at) => pay(server(at), 0, data.orderUid, payKey)),
    );

    expect(countCodes(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map((answer) => answer.data.rsvtNo)).size).toBe(1);
    expect(await readMoney(site.handle, data.orderUid)).toEqual({ ledger: 10_000, payments: 10_000, provider: 10_000 });
  });

  it('keep the three accounts equal when a server is killed during a payment', async () => {
    const ends: string[] = [];
    for (const [round, waitMs] of [0, 5, 10, 20, 35, 60].entries()) {
      const victim = await site.start();
      const { data } = await open(0, 1);
      const payKey = await authorize(1, data.orderUid, waitMs % 2 === 0 ? 'APPROVE' : 'UNKNOWN');
      const sent = pay(victim, 1, data.orderUid, payKey).catch(() => undefined);
      await delay(waitMs);
      await victim.kill();
      await sent;
      const left = async () => (await findRow(site.handle.db, 'pay_attempt', { order_uid: data.orderUid })).state;
      // The job of the others finishes what the killed server started; the member retries the rest.
      await moveTo(`2026-11-23T10:0${round + 4}:00+09:00`);
      if ((await left()) === 'CONFIRMING') await waitFor(async () => (await left()) !== 'CONFIRMING', settleWithinMs);
      const again = await pay(server(0), 1, data.orderUid, payKey);
      ends.push(again.code);
      if (again.code === '4804') await waitFor(async () => (await left()) === 'APPROVED', settleWithinMs);
      const money = await readMoney(site.handle, data.orderUid);

      expect(money).toEqual({ ledger: 10_000, payments: 10_000, provider: 10_000 });
    }
    report(`orders: answers after a server was killed: ${ends.join(', ')}`);
  }, 900_000);

  it.each(['the window', 'the return', 'the refund'])(
    'are paid once and refunded once when a server is killed at %s',
    async (step) => {
      for (const [round, waitMs] of [0, 10, 30].entries()) {
        const victim = await site.start();
        await moveTo(`2026-11-23T10:1${round}:00+09:00`);
        const staff = await logIn(server(0), 'office');
        const { data } = await open(0, 2);
        const { orderUid, rsvtUid } = data;
        const { headers } = member(2);
        const killAt = async (wanted: string, send: () => Promise<unknown>) => {
          if (step !== wanted) return;
          const sent = send().catch(() => undefined);
          await delay(waitMs);
          await victim.kill();
          await sent;
        };
        const openWindow = (at: Pick<ServerProcess, 'url'>) =>
          callApi(at, 'POST /api/v1/pay/window', { headers, body: { orderUid } });

        await killAt('the window', () => openWindow(victim));
        const window = new URL((await openWindow(server(0))).data.url, server(0).url);
        const finish = `/pay/mock/finish${window.search}&outcome=APPROVE`;
        await killAt('the return', () => fetch(new URL(finish, victim.url), { redirect: 'follow' }));
        await fetch(new URL(finish, server(0).url));
        const look = () => callApi(server(0), `GET /api/v1/order/${orderUid}`, { headers });
        const payKey = (await look()).data.payKey ?? (await authorize(2, orderUid));
        expect((await pay(server(0), 2, orderUid, payKey)).code).toBe('200');
        expect(await readMoney(site.handle, orderUid)).toEqual({ ledger: 10_000, payments: 10_000, provider: 10_000 });

        const body = { whyCd: 'SCHEDULE', etcWhy: '' };
        await callApi(server(0), `PATCH /api/v1/reserve/cancel?reserveId=${rsvtUid}`, { headers, body });
        const refund = () =>
          site.handle.db.selectFrom('refund').selectAll().where('order_uid', '=', orderUid).executeTakeFirstOrThrow();
        const { refund_uid: refundUid } = await refund();
        const decide = (at: Pick<ServerProcess, 'url'>) =>
          callApi(at, `PATCH /api/v1/admin/refunds/${refundUid}/transition`, {
            headers: staff.headers,
            body: { to: 'DONE' },
          });
        await killAt('the refund', () => decide(victim));
        expect(['200', '4405']).toContain((await decide(server(0))).code);
        await waitFor(async () => (await refund()).state === 'DONE', settleWithinMs);
        expect(await readMoney(site.handle, orderUid)).toEqual({ ledger: 0, payments: 0, provider: 0 });
        await victim.kill();
      }
    },
    900_000,
  );
});
