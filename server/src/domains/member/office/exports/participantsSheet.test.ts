import { errorCodes } from '@haesol/contracts/common';
import { exportPath } from '@haesol/contracts/member';
import { setUpTestApp } from '../../../../testing/testApp.ts';
import { parseCsv } from '../../../common/csv/parseCsv.ts';
import { type Caller, createCallers } from '../../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from '../../../learn/enrolment/testCourse.ts';

describe('participants file of a course', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  let admin: Caller;
  beforeAll(async () => {
    [staff, general, faculty, admin] = await createCallers(test, 'office', 'general', 'faculty', 'admin');
  });

  const load = ({ headers }: Pick<Caller, 'headers'>, query: string) =>
    test.app.inject({ url: `${exportPath}?screen=participants&format=csv&${query}`, headers });

  it('has all states or one, masked but for the right of privacy, without formulas, and its purpose is in the audit log', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const attack = anApplication({ motive: '=HYPERLINK("https://evil.example")', needs: ['CAPTION', 'MEAL'] });
    await general.call('POST', `/edu/${eduUid}/enroll`, attack);
    await faculty.call('POST', `/edu/${eduUid}/enroll`, anApplication({ waitYn: 'Y' }));
    const { body, headers } = await load(staff, `purposeCd=WORK&eduUid=${eduUid}`);
    const [head = [], first = [], second = []] = parseCsv(body);
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)];

    expect(headers['content-disposition']).toContain('2026-11-23.csv');
    expect(cell(first, '상태')).toBe('신청완료');
    expect([cell(first, '성명'), cell(first, '이메일'), cell(first, '연락처')].join(' ')).toMatch(/\*.*\*.*\*/);
    const [, whole = []] = parseCsv((await load(admin, `purposeCd=WORK&eduUid=${eduUid}`)).body);
    expect([cell(whole, '성명'), cell(whole, '이메일'), cell(whole, '연락처')].join(' ')).not.toContain('*');
    expect(cell(first, '참가 동기')).toBe(`'=HYPERLINK("https://evil.example")`);
    expect(cell(first, '편의 요청')).toBe('문자통역, 식사');
    expect([cell(second, '상태'), cell(second, '대기 순서')]).toEqual(['대기', '1']);
    // Header, one person, and the end after the last line.
    expect(parseCsv((await load(staff, `purposeCd=WORK&state=WAITLIST&eduUid=${eduUid}`)).body)).toHaveLength(3);
    const log = await test.db
      .selectFrom('audit_log')
      .select(['detail', 'actor_uid'])
      .where('action', '=', 'office.export')
      .where('actor_uid', '=', staff.memberUid)
      .orderBy('at')
      .execute();
    expect(log).toMatchObject([
      { actor_uid: staff.memberUid, detail: { purposeCd: 'WORK', filter: { eduUid }, count: 2 } },
      { actor_uid: staff.memberUid, detail: { purposeCd: 'WORK', filter: { eduUid, state: 'WAITLIST' }, count: 1 } },
    ]);
  });

  it('is for staff with a purpose only', async () => {
    expect((await load(general, 'purposeCd=WORK&eduUid=ED001')).json().status.code).toBe(errorCodes.forbidden);
    expect((await load(staff, 'purposeCd=WORK&eduUid=none')).json().status.code).toBe(errorCodes.notFound);
    expect((await load(staff, 'eduUid=ED001')).json()).toMatchObject({
      status: { code: errorCodes.invalidInput },
      data: { fieldErrors: [{ field: 'purposeCd', message: '내려받는 목적을 선택해 주세요.' }] },
    });
  });
});
