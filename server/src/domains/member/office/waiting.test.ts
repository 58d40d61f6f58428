import { adminQnaList } from '@haesol/contracts/board';
import type { Endpoint } from '@haesol/contracts/common';
import { adminMembers } from '@haesol/contracts/identity';
import { adminBookings } from '@haesol/contracts/lab';
import { adminAllEnrolments, adminApplications } from '@haesol/contracts/learn';
import { adminToday, type PromisedQueue, promisedUntil, promises } from '@haesol/contracts/member';
import { adminInquiries, adminOrders, adminRefunds, adminReviews } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { inTimeSince } from '../../common/office/waiting.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const listOf: Readonly<Record<PromisedQueue, Endpoint>> = {
  QNA: adminQnaList,
  INQUIRY: adminInquiries,
  ENROLMENT: adminAllEnrolments,
  APPLICATION: adminApplications,
  BOOKING: adminBookings,
  ORDER: adminOrders,
  REFUND: adminRefunds,
  REVIEW: adminReviews,
  MEMBER: adminMembers,
};
const queues = Object.keys(promises) as PromisedQueue[];
const hourMs = 3_600_000;

/** Filters that show rows of each state. */
const everyState: Readonly<Partial<Record<PromisedQueue, string>>> = { ENROLMENT: 'state=ALL' };
/** Key of a row in the list, and in the database with its person. */
const personOf = {
  QNA: ['qnaUid', 'qna', 'qna_uid', 'writer_uid'],
  INQUIRY: ['inquiryUid', 'inquiry', 'inquiry_uid', 'member_uid'],
  ENROLMENT: ['aplUid', 'enroll', 'apl_uid', 'member_uid'],
  APPLICATION: ['aplUid', 'application', 'apl_uid', 'member_uid'],
  BOOKING: ['rsvUid', 'equipment_rsv', 'rsv_uid', 'member_uid'],
  ORDER: ['orderUid', 'orders', 'order_uid', 'member_uid'],
  REFUND: ['orderUid', 'orders', 'order_uid', 'member_uid'],
  MEMBER: ['memberUid', 'member', 'member_uid', 'member_uid'],
} as const;
const withPersons = Object.keys(personOf) as (keyof typeof personOf)[];

describe('views of a queue by its promised time', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Caller;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [admin] = await createCallers(test, 'admin');
  });

  const list = async (queue: PromisedQueue, query: string) =>
    (await admin.call('GET', `${listOf[queue].path.replace('/api/v1', '')}?${query}`)).data as {
      list: Record<string, string>[];
      cnt_total: number;
    };
  const readCounts = async () => adminToday.response.parse((await admin.call('GET', '/admin/today')).data).queues;

  it.each(queues)('show of %s what the counts of today say', async (queue) => {
    const { cnt = 0, lateCnt = 0 } = (await readCounts()).find((one) => one.queue === queue) ?? {};

    expect((await list(queue, 'view=WAIT')).cnt_total).toBe(cnt);
    expect((await list(queue, 'view=LATE')).cnt_total).toBe(lateCnt);
  });

  it('show the longest wait first, and what came in today', async () => {
    const { list: late } = await list('QNA', 'view=LATE&pageSize=100');
    const [first] = late;
    await changeRows(
      test.db,
      'qna',
      { qna_uid: first?.qnaUid ?? '' },
      { created_at: new Date('2026-11-23T09:30:00+09:00') },
    );
    const fresh = await list('QNA', 'view=NEW&pageSize=100');
    const orders = (await list('ORDER', 'view=WAIT&pageSize=100')).list.map(({ createdDt }) => createdDt);

    expect(late.map(({ waitDt }) => waitDt)).toEqual(late.map(({ waitDt }) => waitDt).sort());
    expect(fresh.list.map(({ qnaUid }) => qnaUid)).toContain(first?.qnaUid);
    expect(fresh.list.every(({ waitDt = '' }) => toSeoulDate(new Date(waitDt)) === '2026-11-23')).toBe(true);
    expect((await list('QNA', 'view=LATE&pageSize=100')).cnt_total).toBe(late.length - 1);
    expect(orders.length).toBeGreaterThan(1);
    expect(orders).toEqual([...orders].sort());
  });

  it.each(withPersons)('find the items of %s by the last four digits of a phone', async (queue) => {
    const [uidKey, table, key, person] = personOf[queue];
    const all = await list(queue, everyState[queue] ?? '');
    const uid = all.list[0]?.[uidKey] ?? '';
    const { rows } = await sql<{ uid: string }>`select ${sql.ref(person)} as uid from ${sql.table(table)}
      where ${sql.ref(key)} = ${uid}::uuid`.execute(test.db);
    const phone = { tel1: '010', tel2: '4444', tel3: '7391' };
    await changeRows(test.db, 'member', { member_uid: rows[0]?.uid ?? '' }, phone);
    const found = await list(queue, `${everyState[queue] ?? ''}&searchKeyword=7391&pageSize=100`);

    expect(found.list.map((row) => row[uidKey])).toContain(uid);
    expect(found.cnt_total).toBeLessThan(all.cnt_total);
  });

  it('show what is asked of applicants until a day', async () => {
    const { list: rows } = await list('APPLICATION', 'state=SUBMITTED,REVIEWING');
    const uids = rows.slice(0, 4).map(({ aplUid = '' }) => aplUid);
    for (const [at, due_dt] of ['2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01'].entries())
      await changeRows(test.db, 'application', { apl_uid: uids[at] ?? '' }, { state: 'SUPPLEMENT', due_dt });
    const find = async (due: string) =>
      (await list('APPLICATION', `due=${due}&pageSize=100`)).list
        .map(({ aplUid = '' }) => uids.indexOf(aplUid))
        .filter((at) => at !== -1)
        .sort();

    expect([await find('OVER'), await find('TODAY'), await find('WEEK')]).toEqual([[0], [1], [1, 2]]);
  });

  it.each(['2026-11-23T10:00:00+09:00', '2026-12-28T00:00:00+09:00', '2027-01-04T18:00:00+09:00'])(
    'are late at %s as the page says, over weekends and holidays',
    async (text) => {
      const now = new Date(text);
      await test.context.clock.moveTo(now);
      const rows = await test.db.selectFrom('holiday').select('day').execute();
      const holidays = new Set(rows.map(({ day }) => day));
      for (const queue of queues) {
        const { rows: found } = await sql<{ since: Date }>`select ${inTimeSince(queue)} as since`.execute(test.db);
        for (let back = 0; back < 21 * 24; back += 3) {
          const since = now.getTime() - back * hourMs;
          const isLate = promisedUntil(queue, since, holidays) <= now.getTime();
          expect([queue, back, since < (found[0]?.since.getTime() ?? 0)]).toEqual([queue, back, isLate]);
        }
      }
    },
  );
});
