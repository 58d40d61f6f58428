import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from '../enrolment/testCourse.ts';

describe('a course that staff change', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  let company: Caller;
  beforeAll(async () => {
    [staff, general, faculty, company] = await createCallers(test, 'office', 'general', 'faculty', 'company');
  });
  beforeEach(async () => {
    await test.db.deleteFrom('notification').execute();
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const enrol = async (eduUid: string, who: Caller, waitYn: 'N' | 'Y' = 'N') =>
    (await who.call('POST', `/edu/${eduUid}/enroll`, anApplication({ waitYn }))).data.aplUid as string;
  const approve = (aplUid: string) => staff.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED' });
  const change = async (eduUid: string, facts: object) => {
    const {
      appliedCnt: _applied,
      waitCnt: _waiting,
      eduUid: _uid,
      files: _files,
      ...form
    } = (await staff.call('GET', `/admin/edu/${eduUid}`)).data;
    return staff.call('PUT', `/admin/edu/${eduUid}`, { ...form, fileUids: [], ...facts });
  };
  const cancelCourse = (eduUid: string, who = staff) =>
    who.call('PATCH', `/admin/edu/${eduUid}/cancel`, { memo: '강사 사정으로 열지 못합니다.' });
  /** Titles without the receipts of the member's own applications and cancellations. */
  const bellOf = async ({ memberUid }: Caller) =>
    (await test.db.selectFrom('notification').select('title').where('member_uid', '=', memberUid).execute())
      .map(({ title }) => title)
      .filter((title) => !/신청이 (접수되었|취소되었)습니다\.$/.test(title));
  const mailsTo = (id: string, kind: string) =>
    test.db
      .selectFrom('mail_outbox')
      .select('body_text as text')
      .where('to_addr', '=', `${id}@demo.example`)
      .where('kind', '=', kind)
      .execute();
  const changed = '신청하신 교육의 안내가 변경되었습니다.';
  const cancelled = '신청하신 교육이 폐강되었습니다.';

  it('notifies enrolled and waiting members of a new place, but not cancelled ones', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    await enrol(eduUid, general);
    await enrol(eduUid, faculty, 'Y');
    const gone = await enrol(eduUid, company, 'Y');
    await company.call('PATCH', `/edu/enroll/${gone}/cancel`);

    expect((await change(eduUid, { place: '본관 201호' })).code).toBe('200');

    expect([await bellOf(general), await bellOf(faculty), await bellOf(company)]).toEqual([[changed], [changed], []]);
    const [mail, ...more] = await mailsTo('general', 'EDU_COURSE_CHANGED');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('장소: 본관 201호 (변경 전: 교육실)');
    expect(await mailsTo('company', 'EDU_COURSE_CHANGED')).toEqual([]);
  });

  it('sends nothing for texts and seats', async () => {
    const eduUid = await addCourse(test);
    await enrol(eduUid, general);

    await change(eduUid, { title: '새 이름', capacity: 20 });

    expect(await bellOf(general)).toEqual([]);
  });

  it('sends the reminder of the day before again for a new first day', async () => {
    const eduUid = await addCourse(test, { startsIn: 4 });
    await approve(await enrol(eduUid, general));
    const { startDt, sessions } = (await staff.call('GET', `/admin/edu/${eduUid}`)).data;
    const now = await test.context.clock.now();
    const remind = async (first: string) => {
      await test.context.clock.moveTo(seoulInstant(addDays(first, -1), '09:30'));
      await createJobHandlers(test.context)['edu.dayBefore']?.run({});
      return (await mailsTo('general', 'EDU_TOMORROW')).length;
    };
    try {
      const before = await remind(startDt);
      const later = addDays(startDt, 5);
      const moved = sessions.map((lesson: { date: string }) => ({ ...lesson, date: addDays(lesson.date, 5) }));
      await change(eduUid, { startDt: later, endDt: addDays(later, 1), sessions: moved });

      expect([before, await remind(later)]).toEqual([1, 2]);
    } finally {
      await test.context.clock.moveTo(now);
    }
  });

  it('is cancelled with its enrolments; members read the reason in timeline, notification and mail', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const seat = await enrol(eduUid, general);
    await approve(seat);
    const place = await enrol(eduUid, faculty, 'Y');
    const refused = await cancelCourse(eduUid, general);

    const done = await cancelCourse(eduUid);

    expect([refused.code, done.data]).toEqual([errorCodes.forbidden, { eduUid, cancelledCnt: 2 }]);
    const shown = (await general.call('GET', `/mypage/edu/${seat}`)).data;
    expect(shown).toMatchObject({ state: 'CANCELLED', eduUid: null, cancellableYn: 'N' });
    expect(shown.timeline.at(-1)).toMatchObject({
      state: 'CANCELLED',
      by: 'STAFF',
      memo: '강사 사정으로 열지 못합니다.',
    });
    expect((await faculty.call('GET', `/mypage/edu/${place}`)).data.state).toBe('CANCELLED');
    expect([(await bellOf(general)).at(-1), await bellOf(faculty)]).toEqual([cancelled, [cancelled]]);
    const [mail] = await mailsTo('faculty', 'EDU_COURSE_CANCELLED');
    expect(mail?.text).toContain('강사 사정으로 열지 못합니다.');
    expect(await mailsTo('faculty', 'EDU_OFFERED')).toEqual([]);
    expect((await general.call('GET', `/edu/${eduUid}`)).code).toBe(errorCodes.notFound);
    expect((await cancelCourse(eduUid)).code).toBe(errorCodes.notFound);
    expect(await listAuditActions(test.db, eduUid)).toEqual(['edu.cancel']);
  });

  it('moves its learners to a later day, when they and staff can cancel again', async () => {
    const eduUid = await addCourse(test, { startsIn: 1 });
    const [stays, leaves] = [await enrol(eduUid, general), await enrol(eduUid, faculty)];
    await approve(stays);
    await approve(leaves);
    const { startDt, sessions } = (await staff.call('GET', `/admin/edu/${eduUid}`)).data;
    const now = await test.context.clock.now();
    try {
      await test.context.clock.moveTo(seoulInstant(startDt, '09:00'));
      await createJobHandlers(test.context)['edu.start']?.run({});
      expect((await general.call('GET', `/mypage/edu/${stays}`)).data.state).toBe('LEARNING');
      const moved = sessions.map((lesson: { date: string }) => ({ ...lesson, date: addDays(lesson.date, 7) }));
      await change(eduUid, { startDt: addDays(startDt, 7), endDt: addDays(startDt, 8), sessions: moved });

      const shown = (await general.call('GET', `/mypage/edu/${stays}`)).data;
      expect([shown.state, shown.cancellableYn, shown.timeline.at(-1)]).toMatchObject([
        'APPROVED',
        'Y',
        { state: 'APPROVED', by: 'SYSTEM' },
      ]);
      expect(await bellOf(general)).toContain(changed);
      expect((await faculty.call('PATCH', `/edu/enroll/${leaves}/cancel`)).code).toBe('200');
      expect((await cancelCourse(eduUid)).data).toEqual({ eduUid, cancelledCnt: 1 });
      expect((await general.call('GET', `/mypage/edu/${stays}`)).data.state).toBe('CANCELLED');
    } finally {
      await test.context.clock.moveTo(now);
    }
  });

  it('cannot be cancelled once it has begun', async () => {
    const eduUid = await addCourse(test, { startsIn: 0 });

    expect((await cancelCourse(eduUid)).code).toBe(errorCodes.moveNotAllowed);
    expect((await general.call('GET', `/edu/${eduUid}`)).code).toBe('200');
  });
});
