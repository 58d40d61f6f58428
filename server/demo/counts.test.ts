import { sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { openTestApp, type TestApp } from '../src/testing/testApp.ts';

/** Numbers of the travel service that its design names. */
const counts: readonly (readonly [keyof Database, number])[] = [
  ['goods', 64],
  ['pass_option', 8],
  ['tour', 14],
  ['promotion', 10],
  ['travel_info', 32],
  ['direction', 5],
  ['feed', 40],
  ['orders', 210],
  ['refund', 22],
  ['review', 260],
  ['inquiry', 45],
  ['coupon_pblcn', 14],
  ['coupon', 180],
  ['promo_code', 5],
];

describe('the sample of the travel service', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const count = async (from: ReturnType<typeof sql>): Promise<number> =>
    (await sql<{ cnt: number }>`select count(*)::int as cnt from ${from}`.execute(test.db)).rows[0]?.cnt ?? 0;
  const group = async (column: string, table: keyof Database) => {
    const by = sql.ref(column);
    const { rows } = await sql<{ name: string; cnt: number }>`select ${by}::text as name, count(*)::int as cnt
      from ${sql.table(table)} group by ${by} order by 1`.execute(test.db);
    return Object.fromEntries(rows.map(({ name, cnt }) => [name, cnt]));
  };

  it('has a call for each joint project that the newest notice announces', async () => {
    const call = (table: 'post' | 'apply_notice') => sql<{ title: string }>`select title from ${sql.table(table)}
      where title like '%산학공동기술과제 신규 공고%' order by ${sql.ref(table === 'post' ? 'created_at' : 'apply_from')} desc limit 1`;
    const [notice, found] = await Promise.all([call('post').execute(test.db), call('apply_notice').execute(test.db)]);

    expect(notice.rows).toHaveLength(1);
    expect(found.rows).toEqual(notice.rows);
  });

  it.each(counts)('has its number of %s: %i', async (table, wanted) => {
    expect(await count(sql`${sql.table(table)}`)).toBe(wanted);
  });

  it('has 180 reservations of places, in each state, and passes that open 42 places', async () => {
    const { rows } = await sql<{ name: string; cnt: number }>`select stts_cd as name, count(*)::int as cnt
      from reservation where kind = 'GOODS' group by 1`.execute(test.db);

    expect(Object.fromEntries(rows.map(({ name, cnt }) => [name, cnt]))).toEqual({
      PAY_WAIT: 2,
      CONFIRM_WAIT: 6,
      CONFIRMED: 6,
      VOUCHER: 44,
      USED: 40,
      REVIEWED: 58,
      CANCEL_ASK: 4,
      CANCELLED: 4,
      REFUNDED: 16,
    });
    expect(await count(sql`(select distinct gds_uid from pass_place where gds_dtl_uid <> 'PS008') as p`)).toBe(42);
  });

  it('has refunds, passes, cards and coupons in their states', async () => {
    expect(await group('state', 'refund')).toEqual({ ASKED: 4, DONE: 16, REFUSED: 2 });
    expect(Object.keys(await group('state', 'member_pass'))).toEqual(['ACTIVE', 'EXPIRED', 'PAID']);
    expect(Object.keys(await group('state', 'exchange_card'))).toEqual(['EXCHANGED', 'READY']);
    expect(Object.keys(await group('state', 'coupon'))).toEqual(['EXPIRED', 'OWNED', 'USED']);
    expect(await group('answer_state', 'inquiry')).toEqual({ ANSWERED: 41, WAIT: 4 });
  });

  it('leads the tour for wheelchairs to step-free places alone', async () => {
    const { rows } = await sql<{ title: string; isStepFree: boolean }>`select t.title,
        bool_and(g.etc_info @> array['CD0000002602']) as "isStepFree"
      from tour t join tour_stop s using (tour_uid) join goods g using (gds_uid)
      where t.title like '%휠체어%' group by 1`.execute(test.db);

    expect(rows).toEqual([{ title: '휠체어로 편한 하루', isStepFree: true }]);
  });

  it('has four or more different pictures of each place, and of the stops of each tour', async () => {
    const { rows: places } = await sql`select g.gds_uid from goods g left join goods_image i using (gds_uid)
      group by 1 having count(distinct i.url) < 4`.execute(test.db);
    const { rows: tours } = await sql`select t.tour_uid from tour t left join tour_stop s using (tour_uid)
      group by 1 having count(distinct s.gds_uid) < 4`.execute(test.db);

    expect([places, tours]).toEqual([[], []]);
  });

  it('sells hours within the opening hours of each place', async () => {
    const { rows } =
      await sql`select distinct g.gds_nm, s.use_time from stock s join goods_option o using (goods_dtl_id)
      join goods g on g.gds_uid = o.gds_uid where o.kind <> 'ROOM' and (s.use_time < g.open_from::time or s.use_time >= g.open_to::time)`.execute(
        test.db,
      );

    expect(rows).toEqual([]);
  });

  it('has stars in the shares of the design', async () => {
    expect(await group('star', 'review')).toEqual({ 1: 5, 2: 13, 3: 34, 4: 73, 5: 135 });
  });

  it('has money that fits: payments less refunds are the ledger, and the books of the provider', async () => {
    const { rows } = await sql`select o.order_no,
        sum(case l.kind when 'PAY' then l.amount else -l.amount end)::int as ledger,
        (select (sum(p.amount) - sum(p.cancelled_amount))::int from payment p where p.order_uid = o.order_uid) as paid,
        (select sum(m.amount - m.cancelled_amount)::int from pay_attempt a join mock_payment m on m.order_id = a.attempt_uid::text
          where a.order_uid = o.order_uid) as booked
      from orders o join pay_ledger l using (order_uid) group by o.order_uid`.execute(test.db);
    const wrong = (rows as Record<string, unknown>[]).filter(
      ({ ledger, paid, booked }) => ledger !== paid || ledger !== booked,
    );

    expect(rows.length).toBe(204);
    expect(wrong).toEqual([]);
  });

  it('has a review of each reviewed visit, after its use and of the same place', async () => {
    const { rows } = await sql`select r.review_uid from reservation v left join review r on r.rsvt_uid = v.rsvt_uid
      where v.stts_cd = 'REVIEWED'
        and (r.gds_uid is distinct from v.gds_uid or r.member_uid <> v.member_uid or r.created_at < v.used_at)`.execute(
      test.db,
    );

    expect(rows).toEqual([]);
  });
});
