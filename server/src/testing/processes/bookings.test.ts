import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { aBookingForm } from '../../domains/lab/booking/testBookings.ts';
import { report } from '../testWholeApi.ts';
import {
  callApi,
  countCodes,
  type Login,
  logIn,
  logInMembers,
  openSite,
  pick,
  type ServerProcess,
  type Site,
} from './site.ts';

const isLong = readTestSize() === 'long';
const rounds = isLong ? 20 : 3;
const atOnce = isLong ? 1_000 : 200;
const processes = isLong ? 3 : 2;
const memberCount = 20;
const eqUid = 'EQ012';
const hours = [9, 10, 11, 12, 13, 14, 15, 16];
const toTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

describe(`bookings of one device, over ${processes} processes`, () => {
  let site: Site;
  let servers: readonly ServerProcess[];
  let members: readonly Login[];
  let staff: Login;
  beforeAll(async () => {
    site = await openSite();
    servers = await Promise.all(Array.from({ length: processes }, () => site.start()));
    await callApi(server(0), 'POST /dev/clock', { body: { now: '2026-11-23T10:00:00+09:00' } });
    const { db } = site.handle;
    await db.updateTable('equipment').set({ training: false, buffer_min: 60 }).where('eq_uid', '=', eqUid).execute();
    await db.deleteFrom('equipment_block').where('eq_uid', '=', eqUid).execute();
    members = await logInMembers(site, servers, memberCount);
    staff = await logIn(server(0), 'office');
  });
  afterAll(() => site.close());
  beforeEach(() => site.handle.db.deleteFrom('equipment_rsv').execute());

  const server = (at: number) => pick(servers, at);
  const member = (at: number) => pick(members, at);
  const hold = (at: number, who: number, date: string, from: number, slots: number) =>
    callApi(server(at), 'POST /api/v1/equipment/hold', {
      headers: member(who).headers,
      body: { eqUid, date, start: toTime(from), end: toTime(from + slots) },
    });
  /** Counts pairs of live rows that overlap, including the buffer. */
  const countOverlaps = async () => {
    const { rows } = await sql<{ pairs: number; live: number }>`
      select count(*) filter (where b.rsv_uid is not null)::int as pairs, count(distinct a.rsv_uid)::int as live
      from equipment_rsv a left join equipment_rsv b on b.eq_uid = a.eq_uid and b.rsv_uid > a.rsv_uid and b.state = 'HOLD'
        and tstzrange(lower(a.during), upper(a.during) + interval '60 minutes')
          && tstzrange(lower(b.during), upper(b.during) + interval '60 minutes')
      where a.state = 'HOLD'`.execute(site.handle.db);
    return rows[0];
  };

  it(`never overlap for ${atOnce} random parallel attempts, with only the expected codes`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const date = `2026-12-${String(1 + (round % 4)).padStart(2, '0')}`;
      await site.handle.db.deleteFrom('equipment_rsv').execute();
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_unused, at) => {
          const from = hours[(at * 7 + round) % hours.length] ?? 9;
          return hold(at, at * 3 + round, date, from, 1 + (at % Math.min(3, 18 - from)));
        }),
      );
      const codes = countCodes(answers);
      const { pairs, live } = (await countOverlaps()) ?? { pairs: -1, live: 0 };
      report(`bookings: ${atOnce} parallel holds, ${live} live, ${pairs} overlap: ${JSON.stringify(codes)}`);

      expect(pairs).toBe(0);
      expect(live).toBeGreaterThan(0);
      expect(Object.keys(codes).filter((code) => !['200', '4501'].includes(code))).toEqual([]);
    }
  });

  it('have one winner per slot', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await site.handle.db.deleteFrom('equipment_rsv').execute();
      const answers = await Promise.all(
        Array.from({ length: memberCount }, (_unused, at) => hold(at, at, '2026-12-08', 10, 2)),
      );

      expect(countCodes(answers)).toEqual({ 200: 1, 4501: memberCount - 1 });
    }
  });

  it('double-book on a copy of table and statement without lock and constraint', async () => {
    const { db } = site.handle;
    await sql`create table rsv_copy (eq_uid text not null, busy tstzrange not null)`.execute(db);
    const busy = sql`tstzrange('2026-12-08T10:00:00+09:00', '2026-12-08T13:00:00+09:00')`;
    await Promise.all(
      Array.from({ length: memberCount }, () =>
        db.transaction().execute(async (trx) => {
          const { rows } = await sql`select 1 from rsv_copy where eq_uid = ${eqUid} and busy && ${busy}`.execute(trx);
          if (rows.length > 0) return;
          // The pool opens connections one after another; all must have read before the first writes.
          await sql`select pg_sleep(0.5)`.execute(trx);
          await sql`insert into rsv_copy (eq_uid, busy) values (${eqUid}, ${busy})`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from rsv_copy`.execute(db);
    report(`bookings: control without lock and constraint booked one slot ${rows[0]?.count} times`);

    expect(rows[0]?.count).toBeGreaterThan(1);
  });

  it('are made from a hold once, and approved once, when both are repeated concurrently', async () => {
    const { data } = await hold(0, 0, '2026-12-08', 10, 1);
    const reserved = await Promise.all(
      Array.from({ length: 20 }, (_unused, at) =>
        callApi(server(at), 'POST /api/v1/equipment/reserve', {
          headers: member(0).headers,
          body: { holdId: data.holdId, ...aBookingForm },
        }),
      ),
    );
    const rsvUid = reserved.find(({ code }) => code === '200')?.data.rsvUid;
    const approved = await Promise.all(
      Array.from({ length: 20 }, (_unused, at) =>
        callApi(server(at), `PATCH /api/v1/admin/reservations/${rsvUid}/transition`, {
          headers: staff.headers,
          body: { to: 'APPROVED' },
        }),
      ),
    );
    const entries = await site.handle.db
      .selectFrom('timeline_entry')
      .select('state')
      .where('ref_uid', '=', String(rsvUid))
      .execute();

    expect(countCodes(reserved)).toEqual({ 200: 1, 4040: 19 });
    expect(countCodes(approved)).toEqual({ 200: 1, 4405: 19 });
    expect(entries.map(({ state }) => state)).toEqual(['REQUESTED', 'APPROVED']);
  });

  it('are closed or on hold, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await site.handle.db.deleteFrom('equipment_rsv').execute();
      await site.handle.db.deleteFrom('equipment_block').where('eq_uid', '=', eqUid).execute();
      const closure = { eqUid, startDate: '2026-12-09', start: '10:00', endDate: '2026-12-09', end: '12:00' };
      const holds = Array.from({ length: memberCount }, (_unused, at) => hold(at, at, '2026-12-09', 9 + (at % 4), 1));
      const closed = callApi(server(1), 'POST /api/v1/admin/closures', {
        headers: staff.headers,
        body: { ...closure, reason: '긴급 점검' },
      });
      await Promise.all([...holds, closed]);
      const { rows } = await sql`select 1 from equipment_rsv r join equipment_block b
        on b.eq_uid = r.eq_uid and b.during && r.during where r.state = 'HOLD'`.execute(site.handle.db);

      expect((await closed).code).toBe('200');
      expect(rows).toEqual([]);
    }
  });
});
