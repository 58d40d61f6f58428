import { adminAllEnrolments, adminEnrolments } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('the roll of a course', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let general: Caller;
  let faculty: Caller;
  beforeAll(async () => {
    [staff, admin, general, faculty] = await createCallers(test, 'office', 'admin', 'general', 'faculty');
  });

  const enrol = async (eduUid: string, who: Caller) =>
    (await who.call('POST', `/edu/${eduUid}/enroll`, anApplication())).data.aplUid as string;
  const move = (aplUid: string, to: string, rev?: number) =>
    staff.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to, rev });
  const mark = (who: Caller, eduUid: string, rows: readonly object[]) =>
    who.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows });
  const readRow = async (eduUid: string, uid: string) => {
    const { data } = await staff.call('GET', `/admin/edu/${eduUid}/enrolments`);
    const row = adminEnrolments.response.parse(data).list.find(({ aplUid }) => aplUid === uid);
    if (row === undefined) throw new Error(`no enrolment ${uid}`);
    return row;
  };

  it('refuses the attendance of a person whom another has changed in between, with the name', async () => {
    const eduUid = await addCourse(test);
    const [aplUid, other] = [await enrol(eduUid, general), await enrol(eduUid, faculty)];
    await move(aplUid, 'APPROVED');
    await move(other, 'APPROVED');
    const { rev } = await readRow(eduUid, aplUid);
    expect((await mark(admin, eduUid, [{ aplUid, attended: [1], rev }])).data).toEqual({ changed: 1 });

    const late = await mark(staff, eduUid, [
      { aplUid, attended: [2], rev },
      { aplUid: other, attended: [1] },
    ]);
    expect(late.code).toBe('4405');
    expect(late.data).toMatchObject({ rev: rev + 1, byNm: expect.any(String) });
    expect(await readRow(eduUid, aplUid)).toMatchObject({ attended: [1], rev: rev + 1 });
    expect((await readRow(eduUid, other)).attended).toEqual([]);
    expect((await mark(staff, eduUid, [{ aplUid, attended: [2], rev: rev + 1 }])).data).toEqual({ changed: 1 });
    expect((await mark(staff, eduUid, [{ aplUid, attended: [1, 2] }])).data).toEqual({ changed: 1 });
    expect((await readRow(eduUid, aplUid)).attended).toEqual([1, 2]);
  });

  it('names who has moved an enrolment in between', async () => {
    const eduUid = await addCourse(test);
    const aplUid = await enrol(eduUid, general);
    const { rev } = await readRow(eduUid, aplUid);
    await admin.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED', rev });

    expect((await move(aplUid, 'APPROVED', rev)).data).toMatchObject({ rev: rev + 1, byNm: expect.any(String) });
  });

  it('has a list over all courses: what waits, the earliest first, found by name, number and course', async () => {
    const eduUid = await addCourse(test);
    const [first, second] = [await enrol(eduUid, general), await enrol(eduUid, faculty)];
    await move(second, 'APPROVED');
    const list = async (query: string, who = staff) => {
      const answer = await who.call('GET', `/admin/enrolments?pageSize=100&${query}`);
      return answer.code === '200' ? adminAllEnrolments.response.parse(answer.data) : answer.code;
    };
    const read = async (query: string) => {
      const answer = await list(query);
      if (typeof answer === 'string') throw new Error(answer);
      return answer;
    };
    const waiting = await read('');
    const times = waiting.list.map(({ appliedDt }) => appliedDt);

    expect(new Set(waiting.list.map(({ state }) => state))).toEqual(new Set(['APPLIED']));
    expect(times).toEqual(times.toSorted());
    expect(new Set(waiting.list.map((row) => row.eduUid)).size).toBeGreaterThan(1);
    const { aplNo } = await readRow(eduUid, first);
    const [found, ...rest] = (await read(`searchKeyword=${aplNo}`)).list;
    expect([found, rest]).toMatchObject([
      { aplUid: first, eduNm: '시험 과정', attendeeNm: expect.stringContaining('*') },
      [],
    ]);
    const of = encodeURIComponent('시험과정');
    const byCourse = (await read(`state=ALL&searchKeyword=${of}`)).list;
    expect(byCourse.map(({ aplUid }) => aplUid)).toEqual(expect.arrayContaining([first, second]));
    expect((await read(`state=APPROVED&searchKeyword=${of}`)).list.map(({ aplUid }) => aplUid)).toContain(second);
    expect(await list('', general)).toBe('4030');
  });
});
