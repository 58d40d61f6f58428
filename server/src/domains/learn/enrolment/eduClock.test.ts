import { myEduGet } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { listOpenEnrolments } from './repository.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('enrolments over time', () => {
  const test = setUpTestApp({ sample: true });
  let today: string;
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  let start: Date;
  beforeAll(async () => {
    start = await test.context.clock.now();
    today = toSeoulDate(start);
    [staff, general, faculty] = await createCallers(test, 'office', 'general', 'faculty');
  });
  beforeEach(() => test.db.deleteFrom('notification').execute());
  afterEach(() => test.context.clock.moveTo(start));

  const enrol = async (eduUid: string, who: Caller, change: object = {}) =>
    (await who.call('POST', `/edu/${eduUid}/enroll`, anApplication(change))).data.aplUid as string;
  const move = (aplUid: string, to: string) => staff.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to });
  const mark = (eduUid: string, rows: object[]) => staff.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows });
  const detail = async (aplUid: string, who: Caller) =>
    myEduGet.response.parse((await who.call('GET', `/mypage/edu/${aplUid}`)).data);
  const goTo = async (inDays: number, time: string) => {
    await test.context.clock.moveTo(seoulInstant(addDays(today, inDays), time));
    await createJobHandlers(test.context)['edu.start']?.run({});
  };
  const attendance = async (aplUid: string, who: Caller) =>
    (await detail(aplUid, who)).sessions.map(({ attendedYn }) => attendedYn);

  it('shows no absence for a lesson that is not over or not marked by staff', async () => {
    const eduUid = await addCourse(test, { startsIn: 2 });
    const [was, wasNot] = [await enrol(eduUid, general), await enrol(eduUid, faculty)];
    await move(was, 'APPROVED');
    await move(wasNot, 'APPROVED');

    await goTo(2, '11:00');
    expect(await attendance(wasNot, faculty)).toEqual([null, null]);
    await mark(eduUid, [{ aplUid: was, attended: [1] }]);
    expect(await attendance(wasNot, faculty)).toEqual([null, null]);

    await goTo(2, '13:00');
    expect([await attendance(was, general), await attendance(wasNot, faculty)]).toEqual([
      ['Y', null],
      ['N', null],
    ]);
    await goTo(3, '13:00');
    expect(await attendance(wasNot, faculty)).toEqual(['N', null]);
  });

  it('shows a running course on the dashboard, with its next lesson by date', async () => {
    const eduUid = await addCourse(test, { startsIn: 2 });
    const aplUid = await enrol(eduUid, general);
    await move(aplUid, 'APPROVED');
    await sql`update edu set sessions = jsonb_build_array(sessions->1 || '{"no":1}', sessions->0 || '{"no":2}')
      where edu_uid = ${eduUid}`.execute(test.db);
    const next = async () => {
      const { data } = await general.call('GET', '/mypage/dashboard');
      return data.next.find(({ uid }: { uid: string }) => uid === aplUid)?.at;
    };

    expect(await next()).toBe(`${addDays(today, 2)}T10:00:00+09:00`);
    await goTo(2, '08:00');
    expect(await next()).toBe(`${addDays(today, 2)}T10:00:00+09:00`);
    await goTo(2, '13:00');
    expect(await next()).toBe(`${addDays(today, 3)}T10:00:00+09:00`);
    await goTo(3, '13:00');
    expect(await next()).toBeUndefined();
  });

  it('shows a course without a timetable on the dashboard until its first day is over', async () => {
    const eduUid = await addCourse(test, { startsIn: 2 });
    const aplUid = await enrol(eduUid, general);
    await move(aplUid, 'APPROVED');
    await test.db.updateTable('edu').set({ sessions: '[]' }).where('edu_uid', '=', eduUid).execute();

    await goTo(2, '20:00');

    expect((await general.call('GET', '/mypage/dashboard')).data.next).toContainEqual(
      expect.objectContaining({ uid: aplUid, at: `${addDays(today, 2)}T00:00:00+09:00` }),
    );
  });

  it('removes disability and health notes after the course, and those of cancelled members', async () => {
    const needs = { needs: ['WHEELCHAIR'], needsText: '휠체어 자리가 필요합니다.' };
    const eduUid = await addCourse(test, { startsIn: 2 });
    const [seat, gone] = [await enrol(eduUid, general, needs), await enrol(eduUid, faculty, needs)];
    await move(seat, 'APPROVED');
    await faculty.call('PATCH', `/edu/enroll/${gone}/cancel`);
    const kept = async (aplUid: string) => {
      await createJobHandlers(test.context)['edu.forgetNeeds']?.run({});
      const row = await test.db.selectFrom('enroll').select('payload').where('apl_uid', '=', aplUid).executeTakeFirst();
      return row?.payload;
    };

    expect(await kept(gone)).not.toHaveProperty('needs');
    await goTo(3, '23:00');
    expect(await kept(seat)).toMatchObject(needs);
    await goTo(4, '00:10');

    expect(await kept(seat)).toMatchObject({ motive: '현장에 쓰고 싶습니다.' });
    expect(Object.keys((await kept(seat)) ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^needs/)]),
    );
  });

  it('rejects unanswered applications at the end, frees the seat, and notifies the member', async () => {
    const eduUid = await addCourse(test, { startsIn: 2 });
    const aplUid = await enrol(eduUid, general);

    await goTo(3, '23:00');
    expect((await detail(aplUid, general)).state).toBe('APPLIED');
    await goTo(4, '00:10');

    const { state, timeline } = await detail(aplUid, general);
    expect([state, timeline.at(-1)?.by]).toEqual(['REJECTED', 'SYSTEM']);
    expect((await general.call('GET', `/edu/${eduUid}`)).data.appliedCnt).toBe(0);
    expect((await general.call('GET', '/notifications')).data.list[0]).toMatchObject({
      title: '교육 수강생으로 선정되지 않았습니다.',
    });
  });

  it('blocks leaving only for upcoming enrolments', async () => {
    const open = async () => {
      const all = await listOpenEnrolments(test.db, general.memberUid);
      return all.filter(({ title }) => title === '기다리는 과정').length;
    };
    const eduUid = await addCourse(test, { startsIn: 2 });
    await test.db.updateTable('edu').set({ title: '기다리는 과정' }).where('edu_uid', '=', eduUid).execute();
    const aplUid = await enrol(eduUid, general);
    const unanswered = [await open()];
    await goTo(2, '08:00');
    unanswered.push(await open());
    await move(aplUid, 'APPROVED');
    const confirmed = [await open()];
    await goTo(4, '08:00');
    confirmed.push(await open());

    expect([unanswered, confirmed]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect((await detail(aplUid, general)).state).toBe('LEARNING');
  });

  it('issues no certificate to a member who has left, and sends no mail', async () => {
    const eduUid = await addCourse(test, { startsIn: 2 });
    const aplUid = await enrol(eduUid, faculty);
    await move(aplUid, 'APPROVED');
    await goTo(4, '08:00');
    const left = { left_at: start, email: 'gone@left.invalid', name: '탈퇴회원', state: 'LEFT' } as const;
    await test.db.updateTable('member').set(left).where('member_uid', '=', faculty.memberUid).execute();

    expect((await move(aplUid, 'COMPLETED')).data).toEqual({ state: 'COMPLETED', certNo: null });

    const mails = test.db.selectFrom('mail_outbox').select('kind').where('to_addr', '=', 'gone@left.invalid');
    expect(await mails.execute()).toEqual([]);
  });
});
