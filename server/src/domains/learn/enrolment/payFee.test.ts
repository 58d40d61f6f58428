import { errorCodes } from '@haesol/contracts/common';
import { adminAllEnrolments, adminEnrolments } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('the fee of an enrolment', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  let eduUid = '';
  let aplUids: string[];
  beforeAll(async () => {
    [staff, general, faculty] = await createCallers(test, 'office', 'general', 'faculty');
  });
  beforeEach(async () => {
    eduUid = await addCourse(test, { fee: 50_000 });
    for (const who of [general, faculty]) await who.call('POST', `/edu/${eduUid}/enroll`, anApplication());
    aplUids = (await list()).map(({ aplUid }) => aplUid);
    await move('APPROVED', aplUids);
  });

  const list = async (query = '') =>
    adminEnrolments.response.parse((await staff.call('GET', `/admin/edu/${eduUid}/enrolments?${query}`)).data).list;
  const listAll = async (paid: string) =>
    adminAllEnrolments.response
      .parse(
        (
          await staff.call(
            'GET',
            `/admin/enrolments?state=ALL&pageSize=100&paid=${paid}&searchKeyword=${encodeURIComponent('시험 과정')}`,
          )
        ).data,
      )
      .list.filter((row) => row.eduUid === eduUid)
      .map(({ aplUid }) => aplUid);
  const move = async (to: string, uids: readonly string[], revs?: readonly number[]) =>
    (await staff.call('PATCH', '/admin/enrolments/transition', { uids, to, ...(revs && { revs }) })).data;

  it('is unpaid until staff confirm its payment, is filtered by it, and can be taken back', async () => {
    const [first = '', second = ''] = aplUids;
    expect((await list())[0]).toMatchObject({ fee: 50_000, paidDt: null });
    expect(await move('PAID', [first])).toEqual({ done: [first], failed: [] });

    expect((await list('paid=PAID')).map(({ aplUid }) => aplUid)).toEqual([first]);
    expect((await list('paid=UNPAID')).map(({ aplUid }) => aplUid)).toEqual([second]);
    expect([await listAll('PAID'), await listAll('UNPAID')]).toEqual([[first], [second]]);
    expect((await list())[0]?.paidDt).toMatch(/^2026-/);
    await move('UNPAID', [first]);
    expect(await list('paid=PAID')).toEqual([]);
    const audit = await test.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target_uid', '=', first)
      .where('action', '=', 'enrolment.fee')
      .orderBy('audit_uid')
      .execute();
    expect(audit.map(({ detail }) => detail)).toEqual([
      { from: 'UNPAID', to: 'PAID' },
      { from: 'PAID', to: 'UNPAID' },
    ]);
  });

  it('is confirmed once, and not in a version that another has changed', async () => {
    const [first = ''] = aplUids;
    const [{ rev = -1 } = {}] = await list();
    await move('PAID', [first]);

    expect((await move('PAID', [first])).failed).toMatchObject([{ code: errorCodes.moveNotAllowed }]);
    expect((await move('UNPAID', [first], [rev])).failed).toMatchObject([
      { code: errorCodes.moveNotAllowed, message: expect.stringMatching(/^그사이 .+ 님이 /) },
    ]);
  });

  it('is not due before the enrolment is approved', async () => {
    eduUid = await addCourse(test, { fee: 50_000 });
    await general.call('POST', `/edu/${eduUid}/enroll`, anApplication());
    const [{ aplUid = '' } = {}] = await list();

    expect(await list('paid=UNPAID')).toEqual([]);
    expect((await move('PAID', [aplUid])).failed).toMatchObject([{ code: errorCodes.moveNotAllowed }]);
  });

  it('of a free course is neither paid nor unpaid', async () => {
    eduUid = await addCourse(test, { fee: 0 });
    await general.call('POST', `/edu/${eduUid}/enroll`, anApplication());
    const [{ aplUid = '' } = {}] = await list();

    expect([await list('paid=PAID'), await list('paid=UNPAID')]).toEqual([[], []]);
    expect((await move('PAID', [aplUid])).failed).toMatchObject([{ message: '수강료가 없는 교육입니다.' }]);
  });
});
