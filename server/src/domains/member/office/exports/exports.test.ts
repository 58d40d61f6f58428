import { text } from 'node:stream/consumers';
import { exportedScreens, exportPath } from '@haesol/contracts/member';
import { fromBufferPromise } from 'yauzl';
import { writeAudit } from '../../../../db/audit/auditLog.ts';
import { appNow } from '../../../../db/expressions.ts';
import { setUpTestApp } from '../../../../testing/testApp.ts';
import { changeRows } from '../../../../testing/testRows.ts';
import { parseCsv } from '../../../common/csv/parseCsv.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  listFreshMembers,
  openDevice,
} from '../../../lab/booking/testBookings.ts';

describe('export of the lists of the office', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let admin: Caller;
  let eqUid: string;

  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    [staff, admin] = await createCallers(test, 'office', 'admin');
    const device = await openDevice(test);
    eqUid = device.eqUid;
    await changeRows(
      test.db,
      'member',
      { member_uid: uid },
      { name: '한가람', class_cd: 'GENERAL', affiliation: '=HYPERLINK("http://evil.example")' },
    );
    await member.book({ ...device, start: '10:00', end: '12:00' });
  });

  const load = ({ headers }: Pick<Caller, 'headers'>, query: string) =>
    test.app.inject({ url: `${exportPath}?${query}`, headers });

  it('has each row of the filter, masked and without spreadsheet formulas', async () => {
    const response = await load(staff, `screen=bookings&format=csv&purposeCd=WORK&eqUid=${eqUid}`);
    const [head, row, end] = parseCsv(response.body);

    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('2026-11-23.csv'),
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(head).toHaveLength(18);
    expect(row?.slice(2, 10)).toEqual([
      '한*람',
      `'=HYPERLINK("http://evil.example")`,
      ...['2026-11-25', '10:00', '12:00', '직접사용', '연구', 'N'],
    ]);
    expect(row?.[11]).toBe('승인대기');
    expect(end).toEqual(['']);
  });

  it('has all rows of the filter, beyond the pages of the list', async () => {
    const { data } = await staff.call('GET', '/admin/reservations?state=COMPLETED');
    const response = await load(staff, 'screen=bookings&format=csv&purposeCd=STATS&state=COMPLETED');
    const rows = parseCsv(response.body);

    expect(data.cnt_total).toBeGreaterThan(data.list.length);
    expect(rows).toHaveLength(data.cnt_total + 2);
    expect(new Set(rows.slice(1, -1).map((row) => row[11]))).toEqual(new Set(['이용완료']));
  });

  it('writes a workbook with text that is no formula', async () => {
    const response = await load(staff, `screen=bookings&purposeCd=WORK&eqUid=${eqUid}`);
    const zip = await fromBufferPromise(response.rawPayload, { lazyEntries: true });
    const parts = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
    }

    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect([...parts.keys()]).toContain('xl/workbook.xml');
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('>한*람</t>');
    expect(sheet).toContain('=HYPERLINK(&quot;http://evil.example&quot;)</t>');
    expect(sheet).not.toContain('<f>');
  });

  it('needs a purpose, in words for another one', async () => {
    const refused = [
      await load(staff, 'screen=bookings'),
      await load(staff, 'screen=bookings&purposeCd=ETC'),
      await load(staff, 'screen=none&purposeCd=WORK'),
    ];

    expect(refused.map((answer) => answer.json().data.fieldErrors[0].field)).toEqual([
      'purposeCd',
      'purpose',
      'screen',
    ]);
  });

  it('is for staff only, the audit log for administrators, and is recorded with filter and count', async () => {
    const { now } = await test.db.selectNoFrom(appNow.as('now')).executeTakeFirstOrThrow();
    const query = `screen=bookings&format=csv&purposeCd=ETC&purpose=연말%20점검&eqUid=${eqUid}`;
    const refused = [
      await test.app.inject(`${exportPath}?${query}`),
      await load(member, query),
      await load(staff, 'screen=audit&purposeCd=CHECK'),
    ];
    await load(staff, query);
    const log = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'office.export')
      .where('at', '>=', now)
      .execute();

    expect(refused.map((answer) => answer.json().status.code)).toEqual(['4010', '4030', '4030']);
    expect(log).toMatchObject([
      {
        actor_uid: staff.memberUid,
        detail: { screen: 'bookings', purposeCd: 'ETC', purpose: '연말 점검', filter: { eqUid }, count: 1 },
      },
    ]);
  });

  it('has the recorded times of the audit log in Seoul', async () => {
    const detail = { to: new Date('2026-11-30T23:00:00Z') };
    await writeAudit(test.db, { actorUid: staff.memberUid, action: 'equipment.close', detail });
    const { body } = await load(admin, 'screen=audit&format=csv&purposeCd=CHECK');

    expect(parseCsv(body).flat()).toContain('{"to":"2026-12-01 08:00"}');
  });

  it('has the columns of the view in their order, and no others', async () => {
    const query = `screen=bookings&format=csv&purposeCd=WORK&eqUid=${eqUid}`;
    const { body } = await load(staff, `${query}&columns=time,none,member,state`);
    const [head, row] = parseCsv(body);

    expect(head).toEqual(['이용일', '시작', '종료', '예약자', '소속', '상태']);
    expect(row?.slice(0, 4)).toEqual(['2026-11-25', '10:00', '12:00', '한*람']);
  });

  it('has names and addresses for the right of privacy alone, and the log of looks says so', async () => {
    const read = async (who: Caller, screen: string, filter = '') =>
      parseCsv((await load(who, `screen=${screen}&format=csv&purposeCd=CHECK&${filter}`)).body).flat();
    const { email } = await test.db
      .selectFrom('member')
      .select('email')
      .where('member_uid', '=', member.memberUid)
      .executeTakeFirstOrThrow();

    expect(await read(staff, 'bookings', `eqUid=${eqUid}`)).toContain('한*람');
    expect(await read(admin, 'bookings', `eqUid=${eqUid}`)).toContain('한가람');
    expect(await read(admin, 'members', 'searchKeyword=한가람')).toEqual(expect.arrayContaining(['한가람', email]));
    expect(await read(staff, 'members', 'searchKeyword=한가람')).not.toContain(email);
    const { list } = (await admin.call('GET', '/admin/access-log')).data;
    const looks = list.filter(({ action }: { action: string }) => action === 'office.export').slice(0, 4);
    expect(looks).toMatchObject([
      { target: 'members', purposeCd: 'CHECK', items: [] },
      { target: 'members', purposeCd: 'CHECK', items: ['NAME', 'EMAIL'] },
      { target: 'bookings', items: ['NAME'] },
      { target: 'bookings', items: [] },
    ]);
  });

  it.each([
    ['courses', '과정'],
    ['equipment', '장비'],
    ['goods', '상품'],
    ['posts', '제목'],
    ['coupons', '쿠폰'],
  ])('writes the rows of %s that the list has', async (screen, head) => {
    const [first = [], row = []] = parseCsv((await load(admin, `screen=${screen}&format=csv&purposeCd=WORK`)).body);

    expect(first).toContain(head);
    expect(row[first.indexOf(head)]).toMatch(/./);
  });

  it.each(exportedScreens)('writes %s without names and addresses in clear', async (screen) => {
    // The logs are for those with the right of privacy, who see names.
    const isLog = screen === 'audit' || screen === 'access';
    const query = `screen=${screen}&format=csv&purposeCd=CHECK&eduUid=ED001`;
    const { body, statusCode } = await load(isLog ? admin : staff, query);
    const names = await test.db
      .selectFrom('member')
      .select(['name', 'email'])
      .where('role', '=', 'MEMBER')
      .where('email', 'like', '%@demo.example')
      .execute();
    // Titles and texts of the sample contain no names, except of the staff in charge.
    const cells = new Set(parseCsv(body).flat());

    expect(statusCode).toBe(200);
    expect(isLog ? [] : names.filter(({ name, email }) => cells.has(name) || cells.has(email))).toEqual([]);
  });
});
