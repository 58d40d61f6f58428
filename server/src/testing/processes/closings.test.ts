import { errorCodes } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { aChoice, type Buyer } from '../../domains/travel/order/testOrders.ts';
import { openShop, type Shop } from '../../domains/travel/order/testShop.ts';
import { changeRows, findRow } from '../testRows.ts';
import { waitFor } from './site.ts';

/** Option of the place without a stock of its own, which no conditional UPDATE protects. */
const ticket = { goodsDtlId: 'G0001-2', options: [{ optionNm: '', count: 1, priceSn: 1 }] };
const people = { adult: 1, child: 0, childAges: [] };
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };

describe('orders that are being made while staff change the day', () => {
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(10);
  });
  afterAll(() => shop.test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    const { db } = shop.test;
    await db.deleteFrom('stock').where('goods_dtl_id', '=', ticket.goodsDtlId).execute();
    const key = { goods_dtl_id: ticket.goodsDtlId };
    await changeRows(db, 'goods_price', { ...key, price_sn: 1 }, { days: 'ALL', price: 7_000 });
    await changeRows(db, 'goods_option', key, { confirm_type: 'INSTANT' });
  });

  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.test.db);
    return rows[0]?.count ?? 0;
  };
  /**
   * Starts `first`, which stops before it writes to the table, then `second`, and lets both go on once the second has ended or waits,
   * too.
   */
  async function overlap<A, B>(table: 'audit_log' | 'orders', first: () => Promise<A>, second: () => Promise<B>) {
    const start = async (trx: Kysely<Database>) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
      const one = first();
      await Promise.race([one, waitFor(async () => (await countWaiting()) === 1)]);
      const other = second();
      await Promise.race([other, waitFor(async () => (await countWaiting()) === 2)]);
      return [one, other] as const;
    };
    return Promise.all(await shop.test.db.transaction().execute(start));
  }
  const close = (date: string) =>
    staff.call('POST', `/admin/goods/${ticket.goodsDtlId}/close-day`, {
      ...{ date, time: '', placeYn: 'Y', reason: '풍랑주의보', orders: 0 },
    });
  const open = (useDate: string) => buyer.open({ ...ticket, useDate });
  const buy = (useDate: string) =>
    buyer.call('POST', '/purchase/pay-info', { goods: [{ ...ticket, useDate }], isPay: 'Y' });
  const book = () => buyer.buy({ ...ticket, useDate: aChoice.useDate });
  const move = (rsvtUid: string, useDate: string) => {
    const { options } = ticket;
    return buyer.call('POST', `/reserve/${rsvtUid}/change`, { options, useDate, people, user, isPay: 'Y' });
  };
  const listStates = async (useDate: string) => {
    const rows = await shop.test.db
      .selectFrom('reservation')
      .select('stts_cd')
      .where('member_uid', '=', buyer.memberUid)
      .where('use_date', '=', useDate)
      .execute();
    return rows.map(({ stts_cd }) => stts_cd);
  };

  it.each([
    ['an order', '2026-12-09', open],
    ['a purchase', '2026-12-10', buy],
  ])('are cancelled if %s began before its place was closed', async (_name, useDate, order) => {
    const [opened, closed] = await overlap(
      'orders',
      () => order(useDate),
      () => close(useDate),
    );

    expect([opened.code, closed.code]).toEqual(['200', '200']);
    expect(await listStates(useDate)).toEqual(['CANCELLED']);
  });

  it('stop the closing if a booking was moved to the day before', async () => {
    const useDate = '2026-12-11';
    const { rsvtUid } = await book();
    const [moved, closed] = await overlap(
      'orders',
      () => move(rsvtUid, useDate),
      () => close(useDate),
    );

    expect(moved.code).toBe('200');
    expect(closed.data.fieldErrors).toMatchObject([{ field: 'orders' }]);
  });

  it.each([
    ['an order', '2026-12-14', open],
    ['a purchase', '2026-12-15', buy],
  ])('are refused if %s began after its place was closed', async (_name, useDate, order) => {
    const [closed, opened] = await overlap(
      'audit_log',
      () => close(useDate),
      () => order(useDate),
    );

    expect([closed.code, opened.code]).toEqual(['200', errorCodes.dateUnavailable]);
    expect(await listStates(useDate)).toEqual([]);
  });

  it('leave a booking on its day if the other one is being closed', async () => {
    const useDate = '2026-12-18';
    const { rsvtUid } = await book();
    const [closed, moved] = await overlap(
      'audit_log',
      () => close(useDate),
      () => move(rsvtUid, useDate),
    );

    expect([closed.code, moved.code]).toEqual(['200', errorCodes.dateUnavailable]);
    expect(await listStates(useDate)).toEqual([]);
  });

  it('are counted in the first stock of their day', async () => {
    const useDate = '2026-12-17';
    const [opened, set] = await overlap(
      'orders',
      () => open(useDate),
      () =>
        staff.call('PUT', `/admin/goods/${ticket.goodsDtlId}/stock`, {
          ...{ fromDt: useDate, toDt: useDate, weekdays: [4], time: '00:00', qty: 5, reopenYn: 'N' },
        }),
    );

    expect([opened.code, set.code]).toEqual(['200', '200']);
    const row = { goods_dtl_id: ticket.goodsDtlId, use_date: useDate };
    expect((await findRow(shop.test.db, 'stock', row)).sold).toBe(1);
  });
});
