import { bookingsCsvPath } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { parseCsv } from '../../common/csv/parseCsv.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('export of bookings', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let eqUid: string;

  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    const device = await openDevice(test);
    eqUid = device.eqUid;
    await changeRows(
      test.db,
      'member',
      { member_uid: uid },
      { name: '=HYPERLINK("http://evil.example")', class_cd: 'GENERAL', affiliation: '해솔식품, "연구소"' },
    );
    await member.book({ ...device, start: '10:00', end: '12:00' });
  });

  const load = ({ headers }: Pick<Caller, 'headers'>, query = '') =>
    test.app.inject({ url: `${bookingsCsvPath}${query}`, headers });

  it('has each booking of the filter in a row, without spreadsheet formulas', async () => {
    const response = await load(staff, `?eqUid=${eqUid}`);
    const [head, row, end] = parseCsv(response.body);

    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('2026-11-23.csv'),
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(head).toHaveLength(14);
    expect(row?.slice(2, 10)).toEqual([
      `'=HYPERLINK("http://evil.example")`,
      '해솔식품, "연구소"',
      ...['2026-11-25', '10:00', '12:00', '직접사용', '연구', 'N'],
    ]);
    expect(row?.[11]).toBe('승인대기');
    expect(end).toEqual(['']);
  });

  it('has all bookings of the list’s filters, beyond its pages', async () => {
    const { data } = await staff.call('GET', '/admin/reservations?state=COMPLETED');
    const rows = parseCsv((await load(staff, '?state=COMPLETED')).body);

    expect(data.cnt_total).toBeGreaterThan(data.list.length);
    expect(rows).toHaveLength(data.cnt_total + 2);
    expect(new Set(rows.slice(1, -1).map((row) => row[11]))).toEqual(new Set(['이용완료']));
  });

  it('is for staff only, and the audit log records the reader', async () => {
    await test.db.deleteFrom('audit_log').where('action', '=', 'equipment.export').execute();
    const visitor = await test.app.inject(bookingsCsvPath);
    const refused = await load(member);
    await load(staff, `?eqUid=${eqUid}`);
    const log = await test.db.selectFrom('audit_log').selectAll().where('action', '=', 'equipment.export').execute();

    expect([visitor, refused].map((answer) => answer.json().status.code)).toEqual(['4010', '4030']);
    expect([visitor, refused].some((answer) => answer.body.includes('예약번호'))).toBe(false);
    expect(log).toMatchObject([{ actor_uid: staff.memberUid, detail: { eqUid, count: 1 } }]);
  });
});
