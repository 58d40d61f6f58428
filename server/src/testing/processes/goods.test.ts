import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { buyVisit } from '../../domains/travel/voucher/testOrders.ts';
import { createSecrets } from '../../http/secrets.ts';
import { createMails } from '../../mail/mails.ts';
import { changeRows, findRow } from '../testRows.ts';
import { report } from '../testWholeApi.ts';
import {
  addMembers,
  callApi,
  callWhenFree,
  countCodes,
  type Login,
  logIn,
  logInMembers,
  type MemberLogin,
  openSite,
  pick,
  type ServerProcess,
  type Site,
} from './site.ts';

const takers = 200;
const users = 20;
/** In the short run a member takes ten times, because signing in takes most of the time. */
const memberCount = readTestSize() === 'long' ? takers : users;
const noon = '2026-11-23T12:00:00+09:00';

describe('the last coupon and the one use of a voucher, over two processes', () => {
  let site: Site;
  let servers: readonly ServerProcess[];
  let members: readonly MemberLogin[];
  let staff: Login;
  beforeAll(async () => {
    site = await openSite();
    servers = await Promise.all([site.start(), site.start()]);
    await callApi(server(0), 'POST /dev/clock', { body: { now: noon } });
    await addMembers(site, memberCount);
    members = await logInMembers(site, servers, memberCount);
    staff = await logIn(server(0), 'office');
  });
  afterAll(() => site.close());

  const server = (at: number): ServerProcess => pick(servers, at);
  const take = (at: number, uid: string, who = at) =>
    callWhenFree(server(at), `POST /api/v1/mypage/coupon/insert?couponPblcnUid=${uid}`, {
      headers: pick(members, who).headers,
    });

  it(`gives the last coupon to one of ${takers} concurrent requests`, async () => {
    const { db } = site.handle;
    await changeRows(db, 'coupon_pblcn', { coupon_pblcn_uid: 'CP001' }, { total: 700, issued: 699 });
    await db.deleteFrom('coupon').where('coupon_pblcn_uid', '=', 'CP001').execute();
    const codes = countCodes(await Promise.all(Array.from({ length: takers }, (_unused, at) => take(at, 'CP001'))));
    const owned = await db.selectFrom('coupon').select('coupon_uid').where('coupon_pblcn_uid', '=', 'CP001').execute();
    const { issued } = await findRow(db, 'coupon_pblcn', { coupon_pblcn_uid: 'CP001' });
    report(`coupons: ${takers} calls of ${memberCount} takers for the last one: ${JSON.stringify(codes)}`);

    expect(new Set(members.map(({ memberUid }) => memberUid)).size).toBe(memberCount);
    expect([codes['200'], owned.length, issued]).toEqual([1, 1, 700]);
    expect(Object.keys(codes).filter((code) => !['200', '4093', '4094'].includes(code))).toEqual([]);
  });

  it('gives one coupon to a member with many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: users }, (_unused, at) => take(at, 'CP002', 0)));

    expect(countCodes(answers)).toEqual({ 200: 1, 4094: users - 1 });
  });

  it('control: a check before the write gives the last coupon away more than once', async () => {
    const { db } = site.handle;
    await sql`create table coupon_copy (left_cnt int not null, taken int not null)`.execute(db);
    await sql`insert into coupon_copy values (1, 0)`.execute(db);
    await Promise.all(
      Array.from({ length: users }, () =>
        db.transaction().execute(async (trx) => {
          const { rows } = await sql`select 1 from coupon_copy where left_cnt > taken`.execute(trx);
          if (rows.length === 0) return;
          // The pool opens connections one after another; all must have read before the first writes.
          await sql`select pg_sleep(0.5)`.execute(trx);
          await sql`update coupon_copy set taken = taken + 1`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ taken: number }>`select taken from coupon_copy`.execute(db);
    report(`coupons: control without a condition gave one coupon ${rows[0]?.taken} times`);

    expect(rows[0]?.taken).toBeGreaterThan(1);
  });

  it(`accepts one of ${users} concurrent uses of a voucher, and adds its points once`, async () => {
    const { db } = site.handle;
    const clock = { now: async () => new Date(noon) };
    const shop = { db, context: { clock, mails: createMails(''), secrets: createSecrets('orders of this test') } };
    const { rsvtUid } = await buyVisit(shop, pick(members, 0).memberUid, { isIssued: false });
    const issued = await Promise.all(
      Array.from({ length: users }, (_unused, at) =>
        callWhenFree(server(at), `POST /api/v1/admin/vouchers/${rsvtUid}/issue`, { headers: staff.headers }),
      ),
    );
    const voucher = await callWhenFree(server(0), `GET /api/v1/mypage/voucher?rsvtUid=${rsvtUid}`, {
      headers: pick(members, 0).headers,
    });
    const { code, qr } = voucher.data;
    const used = await Promise.all(
      Array.from({ length: users }, (_unused, at) =>
        callWhenFree(server(at), 'POST /api/v1/admin/vouchers/use', {
          headers: staff.headers,
          body: { code: at % 3 === 0 ? qr : code },
        }),
      ),
    );
    const points = await db.selectFrom('point_ledger').select('amount').where('rsvt_uid', '=', rsvtUid).execute();
    const bells = await db
      .selectFrom('notification')
      .select('ntf_uid')
      .where('kind', '=', 'TRAVEL_VOUCHER')
      .where('link', 'like', `%${rsvtUid}`)
      .execute();
    report(`vouchers: ${users} uses at once: ${JSON.stringify(countCodes(used))}`);

    expect(countCodes(issued)).toEqual({ 200: users });
    expect(countCodes(used)).toEqual({ 200: 1, 4405: users - 1 });
    expect([points, bells.length]).toEqual([[{ amount: 300 }], 1]);
  });
});
