import { errorCodes } from '@haesol/contracts/common';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { parseCsv } from '../../common/csv/parseCsv.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('participants file of a course', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  beforeAll(async () => {
    [staff, general, faculty] = await createCallers(test, 'office', 'general', 'faculty');
  });

  it('has all states or one, without formulas, and is in the audit log', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const attack = anApplication({ motive: '=HYPERLINK("https://evil.example")', needs: ['CAPTION', 'MEAL'] });
    await general.call('POST', `/edu/${eduUid}/enroll`, attack);
    await faculty.call('POST', `/edu/${eduUid}/enroll`, anApplication({ waitYn: 'Y' }));
    const read = async (query: string) => (await staff.call('GET', `/admin/edu/${eduUid}/participants${query}`)).data;

    const { orgNm, csv } = await read('');
    const [head = [], first = [], second = []] = parseCsv(csv);
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)];

    expect([csv.startsWith('\uFEFF'), orgNm]).toEqual([true, '시험 과정 참가자 2026-11-23.csv']);
    expect(cell(first, '상태')).toBe('신청완료');
    expect(cell(first, '참가 동기')).toBe(`'=HYPERLINK("https://evil.example")`);
    expect(cell(first, '편의 요청')).toBe('문자통역, 식사');
    expect([cell(second, '상태'), cell(second, '대기 순서')]).toEqual(['대기', '1']);
    // Header, one person, and the end after the last line.
    expect(parseCsv((await read('?state=WAITLIST')).csv)).toHaveLength(3);
    const log = await test.db
      .selectFrom('audit_log')
      .select(['action', 'detail', 'actor_uid', 'ip', 'request_id'])
      .where('target_uid', '=', eduUid)
      .where('action', '=', 'edu.export')
      .execute();
    expect(log.map(({ detail }) => detail)).toEqual(expect.arrayContaining([{ rows: 2 }, { rows: 1 }]));
    for (const { actor_uid, ip, request_id } of log) {
      expect([actor_uid, ip, request_id]).toEqual([staff.memberUid, '127.0.0.1', expect.any(String)]);
    }
  });

  it('is for staff only', async () => {
    expect((await general.call('GET', '/admin/edu/ED001/participants')).code).toBe(errorCodes.forbidden);
    expect((await staff.call('GET', '/admin/edu/none/participants')).code).toBe(errorCodes.notFound);
  });
});
