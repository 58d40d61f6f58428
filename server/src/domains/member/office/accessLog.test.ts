import { errorCodes } from '@haesol/contracts/common';
import { adminAccessLog } from '@haesol/contracts/member';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('access log', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Caller;
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [admin, staff, member] = await createCallers(test, 'admin', 'office', 'student');
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const read = async (query = '', caller = admin) => caller.call('GET', `/admin/access-log?${query}`);
  const list = async (query = '') => adminAccessLog.response.parse((await read(query)).data).list;
  const reveal = (memo: string) =>
    staff.call('POST', `/admin/members/${member.memberUid}/reveal`, { purposeCd: 'APPLY', memo, items: ['TEL'] });

  it('is reviewed up to the looks that were shown, and counts from there', async () => {
    await test.context.clock.moveTo(new Date('2026-11-20T10:00:00+09:00'));
    await reveal('점검할 기록');
    const { review } = (await read()).data;
    const end = (lookCnt: number) =>
      admin.call('POST', '/admin/access-log/review', { lookCnt, memo: '이상이 없습니다.' });
    await reveal('그사이 기록');
    const late = await end(review.lookCnt);
    const done = await end(review.lookCnt + 1);
    const after = (await read()).data.review;

    expect([late.code, done.code]).toEqual([errorCodes.moveNotAllowed, '200']);
    expect(after).toMatchObject({ lookCnt: 0, markedCnt: 0, lastDt: expect.stringMatching('2026-11-20T10:00') });
    expect(after.lastNm).toBe('권민호');
    const forbidden = await staff.call('POST', '/admin/access-log/review', { lookCnt: 1, memo: '점검' });
    expect(forbidden.code).toBe(errorCodes.forbidden);
    const { list: audit } = (await admin.call('GET', '/admin/audit?searchKeyword=access.review')).data;
    expect(audit[0].detail).toContain('이상이 없습니다.');
  });

  it('is found by person, member, purpose and day, with the name masked, by administrators alone', async () => {
    await reveal('R-2026-0001');
    const [row] = await list('searchKeyword=R-2026-0001');

    expect(row).toMatchObject({
      action: 'member.reveal',
      memberUid: member.memberUid,
      memberNm: expect.stringContaining('*'),
      purposeCd: 'APPLY',
      items: ['TEL'],
      ip: '127.0.0.1',
      marks: [],
    });
    expect((await list('searchKeyword=student%40demo'))[0]).toMatchObject({ memo: 'R-2026-0001' });
    expect(await list('startDate=2026-11-24')).toEqual([]);
    expect((await list('endDate=2026-11-23')).length).toBeGreaterThan(0);
    expect((await read('', staff)).code).toBe(errorCodes.forbidden);
  });

  it('marks looks outside of office hours, and more than twenty in half an hour', async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T22:00:00+09:00'));
    await reveal('밤');
    await test.context.clock.moveTo(new Date('2026-11-24T10:00:00+09:00'));
    for (let no = 1; no <= 21; no += 1) await reveal(`낮 ${no}`);

    await reveal('낮 22');
    await test.context.clock.moveTo(new Date('2026-11-24T15:00:00+09:00'));
    await reveal('오후');
    const order = (await list())
      .map(({ memo }) => memo)
      .filter((memo) => ['낮 21', '낮 22', '밤', '오후'].includes(memo));

    expect(order).toEqual(['낮 22', '낮 21', '밤', '오후']);
    expect((await list('searchKeyword=밤'))[0]).toMatchObject({ marks: ['NIGHT'] });
    expect((await list('marked=Y')).map(({ memo, marks }) => [memo, marks])).toEqual([
      ['낮 22', ['MANY']],
      ['낮 21', ['MANY']],
      ['밤', ['NIGHT']],
    ]);
  });

  it('marks the looks of a day in an area whose data the person has not seen for 90 days', async () => {
    const { rsv_uid: rsvUid } = await findRow(test.db, 'equipment_rsv', { state: 'REQUESTED' });
    await test.context.clock.moveTo(new Date('2027-04-01T10:00:00+09:00'));
    await reveal('첫날');
    await test.context.clock.moveTo(new Date('2027-04-02T10:00:00+09:00'));
    await reveal('둘째 날');
    const memo = '다른 업무';
    await staff.call('POST', `/admin/reservations/${rsvUid}/reveal`, { purposeCd: 'APPLY', memo });
    const rows = await list('startDate=2027-04-01');

    expect(rows.map((row) => [row.memo, row.otherAreaYn])).toEqual([
      ['다른 업무', 'Y'],
      ['둘째 날', 'N'],
      ['첫날', 'N'],
    ]);
    expect((await list('startDate=2027-04-01&marked=Y')).map((row) => row.memo)).toEqual([memo]);
  });

  it('has when the monthly review is due', async () => {
    await test.context.clock.moveTo(new Date('2027-05-03T10:00:00+09:00'));
    const { lookCnt } = (await read()).data.review;
    await admin.call('POST', '/admin/access-log/review', { lookCnt, memo: '이상이 없습니다.' });
    const done = (await read()).data.review;
    await reveal('점검 뒤');
    const next = (await read()).data.review;

    expect([done.dueDt, next.dueDt]).toEqual([null, expect.stringMatching('2027-06-03T10:00')]);
  });

  it('has who called the roll of a course; enrolments are masked otherwise', async () => {
    const { edu_uid: eduUid, apl_uid: aplUid } = await test.db
      .selectFrom('enroll')
      .select(['edu_uid', 'apl_uid'])
      .where('state', 'in', ['APPROVED', 'LEARNING'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const readRows = async (query: string) =>
      (await staff.call('GET', `/admin/edu/${eduUid}/enrolments?${query}`)).data.list as {
        attendeeNm: string;
        email: string;
        tel: string;
      }[];
    const masked = await readRows('');
    const named = await readRows('purpose=ATTENDANCE');

    expect(masked.every(({ attendeeNm, email }) => attendeeNm.includes('*') && /\*|^$/.test(email))).toBe(true);
    expect(named.some(({ attendeeNm }) => !attendeeNm.includes('*'))).toBe(true);
    expect(named.every(({ tel }) => /\*|^$/.test(tel))).toBe(true);
    const listLooks = async () => (await list()).filter(({ action }) => action.startsWith('edu.'));
    expect(await listLooks()).toMatchObject([{ action: 'edu.attendance', rowCnt: named.length }]);
    const saved = await staff.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows: [{ aplUid, attended: [] }] });
    expect([saved.code, await listLooks()]).toEqual(['200', [expect.anything()]]);
  });
});
