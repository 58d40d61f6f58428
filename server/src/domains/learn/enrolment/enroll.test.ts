import { randomUUID } from 'node:crypto';
import { adminEnrolments, eduGet, myEduGet, myEduList } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import { samplePassword } from '../../../../demo/members.ts';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { exportEnrolments } from './leaving.ts';
import { addCourse, anApplication } from './testCourse.ts';

const dayMs = 86_400_000;

describe('enrolment', () => {
  const test = setUpTestApp({ sample: true });
  let company: SignedIn;
  let general: SignedIn;
  let faculty: SignedIn;
  let student: SignedIn;
  let staff: SignedIn;
  beforeAll(async () => {
    [company, general, faculty, student, staff] = await Promise.all([
      signIn(test, 'company'),
      signIn(test, 'general'),
      signIn(test, 'faculty'),
      signIn(test, 'student'),
      signIn(test, 'office'),
    ]);
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
  const send = async (method: Method, url: string, who?: SignedIn, payload?: object, headers = {}) => {
    const own = { ...who?.headers, ...headers };
    return (await test.app.inject({ method, url: `/api/v1${url}`, headers: own, ...(payload && { payload }) })).json();
  };
  const enrol = (eduUid: string, who: SignedIn, change: object = {}, headers = {}) =>
    send('POST', `/edu/${eduUid}/enroll`, who, { ...anApplication(), ...change }, headers);
  const answer = (aplUid: string, who: SignedIn, value: 'ACCEPT' | 'PASS') =>
    send('PATCH', `/edu/enroll/${aplUid}/offer`, who, { answer: value });
  const cancel = (aplUid: string, who: SignedIn) => send('PATCH', `/edu/enroll/${aplUid}/cancel`, who);
  const move = (aplUid: string, to: string, memo?: string) =>
    send('PATCH', `/admin/edu/enroll/${aplUid}/transition`, staff, { to, ...(memo !== undefined && { memo }) });
  const detail = async (aplUid: string, who: SignedIn) =>
    myEduGet.response.parse((await send('GET', `/mypage/edu/${aplUid}`, who)).data);
  const course = async (eduUid: string, who?: SignedIn) =>
    eduGet.response.parse((await send('GET', `/edu/${eduUid}`, who)).data);
  const memberOf = (email: string) =>
    test.db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const mailsTo = async (email: string) =>
    (await test.db.selectFrom('mail_outbox').select('kind').where('to_addr', '=', email).execute()).map(
      ({ kind }) => kind,
    );
  const listBells = async (who: SignedIn, aplUid: string): Promise<object[]> =>
    (await send('GET', '/notifications', who)).data.list.filter(({ link }: { link: string }) => link.includes(aplUid));
  const runJob = (kind: string) => createJobHandlers(test.context)[kind]?.run({});
  const inDays = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + days * dayMs));
    // Signs in again, because sessions end within days.
    [company, general, faculty, staff] = await Promise.all([
      signIn(test, 'company'),
      signIn(test, 'general'),
      signIn(test, 'faculty'),
      signIn(test, 'office'),
    ]);
    try {
      return await work();
    } finally {
      await test.context.clock.moveTo(now);
      [company, general, faculty, staff] = await Promise.all([
        signIn(test, 'company'),
        signIn(test, 'general'),
        signIn(test, 'faculty'),
        signIn(test, 'office'),
      ]);
    }
  };

  it('lists seats by their time, then the waiting list in its order, then those who have left', async () => {
    const eduUid = await addCourse(test, { capacity: 2 });
    const one = await enrol(eduUid, company);
    const two = await enrol(eduUid, general);
    const three = await enrol(eduUid, faculty, { waitYn: 'Y' });
    await cancel(one.data.aplUid, company);
    const list = async () =>
      adminEnrolments.response
        .parse((await send('GET', `/admin/edu/${eduUid}/enrolments`, staff)).data)
        .list.map(({ aplUid, state }) => [aplUid, state]);

    expect(await list()).toEqual([
      [two.data.aplUid, 'APPLIED'],
      [three.data.aplUid, 'OFFERED'],
      [one.data.aplUid, 'CANCELLED'],
    ]);
  });

  it('offers a free seat to one of the waiting list by staff, and none where the course is full', async () => {
    const eduUid = await addCourse(test, { capacity: 2 });
    const seated = [await enrol(eduUid, company), await enrol(eduUid, general)];
    const { aplUid } = (await enrol(eduUid, faculty, { waitYn: 'Y' })).data;
    const full = await move(aplUid, 'OFFERED');
    await test.db.updateTable('edu').set({ capacity: 3 }).where('edu_uid', '=', eduUid).execute();

    expect(seated.map(({ data }) => data.state)).toEqual(['APPLIED', 'APPLIED']);
    expect(full.status).toMatchObject({ code: '4405', message: '남은 자리가 없습니다.' });
    expect((await move(aplUid, 'OFFERED', '취소한 분이 있습니다.')).status.code).toBe('200');
    expect((await findRow(test.db, 'edu', { edu_uid: eduUid })).applied_cnt).toBe(3);
    expect((await listBells(faculty, aplUid))[0]).toMatchObject({
      text: expect.stringContaining('까지 수락해 주세요.'),
    });
    expect((await answer(aplUid, faculty, 'ACCEPT')).status.code).toBe('200');
    expect((await findRow(test.db, 'enroll', { apl_uid: aplUid })).state).toBe('APPLIED');
    expect((await move(aplUid, 'OFFERED')).status.code).toBe('4405');
  });

  it('has an enrolment for every seat and every waiting place of the sample data', async () => {
    const courses = await test.db.selectFrom('edu').select(['edu_uid', 'applied_cnt', 'wait_cnt']).execute();
    const rows = await test.db.selectFrom('enroll').select(['edu_uid', 'state']).execute();

    const counted = courses.map(({ edu_uid }) => {
      const own = rows.filter((row) => row.edu_uid === edu_uid && !['CANCELLED', 'REJECTED'].includes(row.state));
      // An offered place is a seat, and one of the waiting list until it is accepted.
      const seats = own.filter(({ state }) => state !== 'WAITLIST').length;
      const waiting = own.filter(({ state }) => state === 'WAITLIST' || state === 'OFFERED').length;
      return { edu_uid, applied_cnt: seats, wait_cnt: waiting };
    });
    expect(counted).toEqual(courses);
  });

  it('assigns a seat, shows it to its member, and mails a receipt', async () => {
    const eduUid = await addCourse(test);

    const { status, data } = await enrol(eduUid, company, { proofEmail: 'Ｈan＠Company.example ' });

    expect(status.code).toBe('200');
    expect(data).toMatchObject({ state: 'APPLIED', waitNo: null, attendeeNm: '한가람' });
    expect(data.aplNo).toMatch(/^EDU-\d{5,}$/);
    expect(await course(eduUid, company)).toMatchObject({ myState: 'APPLIED', myAplUid: data.aplUid, appliedCnt: 1 });
    expect(await course(eduUid)).toMatchObject({ myState: null, myAplUid: null, appliedCnt: 1 });
    expect(await detail(data.aplUid, company)).toMatchObject({
      state: 'APPLIED',
      cancellableYn: 'Y',
      onlineUrl: null,
      answers: { motive: '현장에 쓰고 싶습니다.', tel: '010-0000-1001', proofEmail: 'han@company.example' },
      timeline: [{ state: 'APPLIED', by: 'MEMBER' }],
    });
    expect(await mailsTo('company@demo.example')).toContain('EDU_APPLIED');
    expect(await listBells(company, data.aplUid)).toMatchObject([
      { kind: 'EDU_MOVE', title: '교육 신청이 접수되었습니다.', text: expect.stringContaining(data.aplNo) },
    ]);
  });

  it('returns the first response for a repeated key, and 4403 for a second application', async () => {
    const eduUid = await addCourse(test);
    const key = { 'idempotency-key': randomUUID() };

    const first = await enrol(eduUid, company, {}, key);
    const again = await enrol(eduUid, company, {}, key);
    const second = await enrol(eduUid, company);

    expect(again.data).toEqual(first.data);
    expect(second.status.code).toBe('4403');
    expect((await course(eduUid)).appliedCnt).toBe(1);
  });

  it('uses and deletes the member’s draft with its files, and no draft of others', async () => {
    const eduUid = await addCourse(test);
    const values = { motive: '시작만 했습니다.' };
    const begin = (who: SignedIn) =>
      send('POST', '/apply/draft', who, { kind: 'EDU', refUid: eduUid, values, step: 2 });
    const draftUid = (await begin(company)).data.aplUid;
    const foreign = (await begin(faculty)).data.aplUid;

    expect((await enrol(eduUid, company, { draftUid: foreign })).status.code).toBe('4040');
    expect((await enrol(eduUid, company, { draftUid })).status.code).toBe('200');

    expect((await send('GET', `/apply/draft?kind=EDU&refUid=${eduUid}`, company)).data.draft).toBeNull();
    expect((await send('GET', `/apply/draft?kind=EDU&refUid=${eduUid}`, faculty)).data.draft).not.toBeNull();
  });

  it('deletes the draft of the course from another device', async () => {
    const eduUid = await addCourse(test);
    await send('POST', '/apply/draft', company, { kind: 'EDU', refUid: eduUid, values: { motive: '시작' }, step: 1 });

    await enrol(eduUid, company);

    expect((await send('GET', `/apply/draft?kind=EDU&refUid=${eduUid}`, company)).data.draft).toBeNull();
  });

  it('refuses classes without access to the course, members with unconfirmed class, and visitors', async () => {
    const eduUid = await addCourse(test);
    const { member_uid } = await memberOf('general@demo.example');
    await test.db.updateTable('member').set({ state: 'PENDING_CLASS' }).where('member_uid', '=', member_uid).execute();
    const pending = await enrol(eduUid, general);
    await test.db.updateTable('member').set({ state: 'ACTIVE' }).where('member_uid', '=', member_uid).execute();

    expect((await enrol(eduUid, student)).status.code).toBe('4404');
    expect((await enrol(eduUid, staff)).status.code).toBe('4404');
    expect(pending.status).toMatchObject({ code: '4030', message: '소속 확인 후 이용하실 수 있습니다.' });
    expect((await test.app.inject({ method: 'POST', url: `/api/v1/edu/${eduUid}/enroll` })).statusCode).toBe(400);
    expect((await enrol('nothing', company)).status.code).toBe('4040');
    expect((await course(eduUid)).appliedCnt).toBe(0);
  });

  it('requires proof of employment from company members, and the certificate for that choice', async () => {
    const eduUid = await addCourse(test);

    expect((await enrol(eduUid, company, { proofCd: undefined })).data.fieldErrors).toMatchObject([
      { field: 'proofCd' },
    ]);
    expect((await enrol(eduUid, company, { proofEmail: '' })).data.fieldErrors).toMatchObject([
      { field: 'proofEmail', message: '회사 메일 주소를 입력해 주세요.' },
    ]);
    expect((await enrol(eduUid, company, { proofCd: 'INSURANCE' })).data.fieldErrors).toMatchObject([
      { field: 'fileUids', message: '고용보험 가입확인서를 첨부해 주세요.' },
    ]);
    expect((await enrol(eduUid, general, { proofCd: undefined })).status.code).toBe('200');
  });

  it('takes a proof by mail without its address from an earlier build of the page', async () => {
    const eduUid = await addCourse(test);
    const { status, data } = await enrol(eduUid, company, { proofEmail: undefined });

    expect(status.code).toBe('200');
    expect((await detail(data.aplUid, company)).answers).toMatchObject({ proofCd: 'MAIL' });
  });

  it('accepts applications only in their period', async () => {
    const eduUid = await addCourse(test, { startsIn: 3 });

    const late = await inDays(4, () => enrol(eduUid, company));

    expect(late.status.code).toBe('4401');
  });

  it('refuses a full course, enters the waiting list on request, and refuses a full waiting list', async () => {
    const eduUid = await addCourse(test, { capacity: 1, waitCapacity: 1 });
    await enrol(eduUid, company);

    const full = await enrol(eduUid, general);
    const waiting = await enrol(eduUid, general, { waitYn: 'Y' });
    const closed = await enrol(eduUid, faculty, { waitYn: 'Y' });

    expect(full).toMatchObject({ status: { code: '4402' }, data: { waitYn: 'Y' } });
    expect(waiting.data).toMatchObject({ state: 'WAITLIST', waitNo: 1 });
    expect(await listBells(general, waiting.data.aplUid)).toMatchObject([
      { title: '교육 대기 신청이 접수되었습니다.' },
    ]);
    expect(closed).toMatchObject({ status: { code: '4402' }, data: { waitYn: 'N' } });
    expect(await course(eduUid)).toMatchObject({ state: 'FULL', appliedCnt: 1, waitCnt: 1, waitRemainCnt: 0 });
  });

  it('has no waiting list from the first day on, although applications are still open', async () => {
    const eduUid = await addCourse(test, { capacity: 1, waitCapacity: 2, startsIn: 1 });
    await sql`update edu set apply_to = (start_dt + time '18:00') at time zone 'Asia/Seoul' where edu_uid = ${eduUid}`.execute(
      test.db,
    );
    await enrol(eduUid, company);
    expect((await course(eduUid)).waitRemainCnt).toBe(2);

    await inDays(1, async () => {
      const waiting = await enrol(eduUid, general, { waitYn: 'Y' });

      expect(waiting).toMatchObject({ status: { code: '4402' }, data: { waitYn: 'N' } });
      expect(await course(eduUid)).toMatchObject({ state: 'FULL', waitRemainCnt: 0 });
    });
  });

  it('offers a cancelled seat to the first of the waiting list, who accepts it, and mails both', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const seat = (await enrol(eduUid, company)).data.aplUid;
    const first = (await enrol(eduUid, general, { waitYn: 'Y' })).data.aplUid;
    const second = (await enrol(eduUid, faculty, { waitYn: 'Y' })).data.aplUid;

    expect((await cancel(seat, company)).data).toEqual({ state: 'CANCELLED' });

    expect(await detail(first, general)).toMatchObject({
      state: 'OFFERED',
      acceptableYn: 'Y',
      timeline: [{}, { state: 'OFFERED', by: 'SYSTEM' }],
    });
    expect(await detail(second, faculty)).toMatchObject({ state: 'WAITLIST', waitNo: 1, acceptableYn: 'N' });
    expect(await course(eduUid)).toMatchObject({ appliedCnt: 1, waitCnt: 2 });
    expect(await mailsTo('company@demo.example')).toContain('EDU_CANCELLED');
    expect(await mailsTo('general@demo.example')).toContain('EDU_OFFERED');
    const bell = await send('GET', '/notifications', general);
    expect(bell.data.list[0]).toMatchObject({
      title: '대기하시던 교육에 자리가 났습니다.',
      link: `/myPage/edu?aplUid=${first}`,
    });
    expect((await cancel(seat, company)).status.code).toBe('4405');
    expect((await answer(second, faculty, 'ACCEPT')).status.code).toBe('4405');
    expect((await answer(first, company, 'ACCEPT')).status.code).toBe('4040');
    expect((await answer(first, general, 'ACCEPT')).data).toEqual({ state: 'APPLIED' });
    expect(await course(eduUid)).toMatchObject({ appliedCnt: 1, waitCnt: 1 });
    expect((await enrol(eduUid, company, { waitYn: 'Y' })).data).toMatchObject({ state: 'WAITLIST', waitNo: 2 });
  });

  it('offers a seat to the next member when its time is over or it is passed on, and never twice to the same member', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const seat = (await enrol(eduUid, company)).data.aplUid;
    const first = (await enrol(eduUid, general, { waitYn: 'Y' })).data.aplUid;
    const second = (await enrol(eduUid, faculty, { waitYn: 'Y' })).data.aplUid;
    await cancel(seat, company);
    await test.db
      .updateTable('enroll')
      .set({ offer_exp: sql<Date>`app_now() - interval '1 minute'` })
      .where('apl_uid', '=', first)
      .execute();

    expect((await answer(first, general, 'ACCEPT')).status.code).toBe('4405');
    await createJobHandlers(test.context)['edu.offers']?.run({});
    expect(await detail(first, general)).toMatchObject({ state: 'WAITLIST', waitNo: 1, acceptableYn: 'N' });
    expect(await mailsTo('general@demo.example')).toContain('EDU_PASSED');
    expect(await detail(second, faculty)).toMatchObject({ state: 'OFFERED' });
    expect((await answer(second, faculty, 'PASS')).data).toEqual({ state: 'WAITLIST' });

    expect(await course(eduUid)).toMatchObject({ state: 'OPEN', appliedCnt: 0, waitCnt: 2 });
    expect(await detail(first, general)).toMatchObject({ state: 'WAITLIST', waitNo: 1, acceptableYn: 'Y' });
    expect(await detail(second, faculty)).toMatchObject({ state: 'WAITLIST', waitNo: 2 });
    expect((await answer(first, general, 'ACCEPT')).data).toEqual({ state: 'APPLIED' });
    expect(await course(eduUid)).toMatchObject({ state: 'FULL', appliedCnt: 1, waitCnt: 1 });
  });

  const listForStaff = async (eduUid: string, query = '') =>
    adminEnrolments.response.parse((await send('GET', `/admin/edu/${eduUid}/enrolments?${query}`, staff)).data).list;

  it('lists enrolments by their time for staff, on pages and in the roll', async () => {
    const eduUid = await addCourse(test, { capacity: 2, waitCapacity: 1 });
    const first = (await enrol(eduUid, company)).data.aplUid;
    const second = (await enrol(eduUid, general)).data.aplUid;
    const waiting = (await enrol(eduUid, faculty, { waitYn: 'Y' })).data.aplUid;
    const uidsOf = (list: readonly { readonly aplUid: string }[]) => list.map(({ aplUid }) => aplUid);

    expect(uidsOf(await listForStaff(eduUid))).toEqual([first, second, waiting]);
    expect(uidsOf(await listForStaff(eduUid, 'pageSize=1'))).toEqual([first]);
    expect(uidsOf(await listForStaff(eduUid, 'purpose=ATTENDANCE'))).toEqual([first, second, waiting]);
  });

  it('lists the waiting members for staff in the order in which seats are offered', async () => {
    const eduUid = await addCourse(test, { capacity: 1, waitCapacity: 3 });
    const seat = (await enrol(eduUid, company)).data.aplUid;
    const first = (await enrol(eduUid, general, { waitYn: 'Y' })).data.aplUid;
    const second = (await enrol(eduUid, faculty, { waitYn: 'Y' })).data.aplUid;
    await cancel(seat, company);
    const last = (await enrol(eduUid, company, { waitYn: 'Y' })).data.aplUid;
    await answer(first, general, 'PASS');

    const waiting = await listForStaff(eduUid, 'state=WAITLIST');
    expect(await listForStaff(eduUid, 'state=OFFERED')).toMatchObject([{ aplUid: second }]);
    expect(waiting.map(({ aplUid, waitNo }) => [aplUid, waitNo])).toEqual([
      [last, 1],
      [first, 2],
    ]);
  });

  it('cancels until the day before the course', async () => {
    const eduUid = await addCourse(test, { startsIn: 3 });
    const { aplUid } = (await enrol(eduUid, company)).data;
    const other = (await enrol(eduUid, general)).data.aplUid;

    expect((await inDays(3, () => cancel(aplUid, company))).status.code).toBe('4506');
    expect((await inDays(2, () => cancel(other, general))).status.code).toBe('200');
  });

  it('shows an enrolment only to its member', async () => {
    const { aplUid } = (await enrol(await addCourse(test), company)).data;

    expect((await send('GET', `/mypage/edu/${aplUid}`, general)).status.code).toBe('4040');
    expect((await cancel(aplUid, general)).status.code).toBe('4040');
    expect((await send('GET', '/mypage/edu/nothing', general)).status.code).toBe('4040');
    expect(
      (await send('PATCH', `/admin/edu/enroll/${aplUid}/transition`, general, { to: 'APPROVED' })).status.code,
    ).toBe('4030');
  });

  it('is approved once: the second approval is refused, and the member is notified once', async () => {
    const eduUid = await addCourse(test);
    const { aplUid } = (await enrol(eduUid, faculty)).data;

    const answers = await Promise.all([move(aplUid, 'APPROVED', '환영합니다.'), move(aplUid, 'APPROVED')]);

    expect(answers.map(({ status }) => status.code).sort()).toEqual(['200', '4405']);
    expect((await mailsTo('faculty@demo.example')).filter((kind) => kind === 'EDU_APPROVED')).toHaveLength(1);
    expect(await detail(aplUid, faculty)).toMatchObject({
      state: 'APPROVED',
      onlineUrl: 'https://learn.haesol.example/secret',
    });
    expect((await course(eduUid, faculty)).onlineUrl).toBe('https://learn.haesol.example/secret');
    expect((await course(eduUid, general)).onlineUrl).toBeNull();
  });

  it('frees the seat of a rejected member', async () => {
    const eduUid = await addCourse(test, { capacity: 1 });
    const { aplUid } = (await enrol(eduUid, company)).data;
    const waiting = (await enrol(eduUid, general, { waitYn: 'Y' })).data.aplUid;

    await move(aplUid, 'REJECTED', '대상이 아닙니다.');

    expect(await detail(aplUid, company)).toMatchObject({
      state: 'REJECTED',
      timeline: [{}, { memo: '대상이 아닙니다.' }],
    });
    expect(await detail(waiting, general)).toMatchObject({ state: 'OFFERED' });
    expect((await enrol(eduUid, company, { waitYn: 'Y' })).status.code).toBe('4403');
  });

  it('begins with the course, is attended, completed, and certified by a publicly verifiable number', async () => {
    const eduUid = await addCourse(test, { capacity: 1, startsIn: 2 });
    const { aplUid } = (await enrol(eduUid, company)).data;
    const waiting = (await enrol(eduUid, general, { waitYn: 'Y' })).data.aplUid;
    expect((await move(aplUid, 'COMPLETED')).status.code).toBe('4405');
    await move(aplUid, 'APPROVED');

    await inDays(2, async () => {
      await runJob('edu.start');
      await runJob('edu.start');
      const attendance = { rows: [{ aplUid, attended: [1, 2] }] };
      expect((await send('PUT', `/admin/edu/${eduUid}/attendance`, staff, attendance)).data).toEqual({ changed: 1 });
      const unknown = { rows: [{ aplUid, attended: [9] }] };
      expect((await send('PUT', `/admin/edu/${eduUid}/attendance`, staff, unknown)).data.fieldErrors).toHaveLength(1);
      const csv =
        '\uFEFF이메일,진도율,점수\r\nhan@company.example,95%,88\r\nnobody@a.example,10,\r\nx,1,1\r\n"han@company.example",1,1';
      expect((await send('POST', `/admin/edu/${eduUid}/progress`, staff, { csv })).data).toEqual({
        changed: 1,
        skipped: [
          { line: 3, reason: 'NOT_ENROLLED' },
          { line: 4, reason: 'EMAIL' },
          { line: 5, reason: 'TWICE' },
        ],
      });
      expect(await listAuditActions(test.db, eduUid)).toEqual(['edu.markAttendance', 'edu.progress']);
      await changeRows(test.db, 'edu', { edu_uid: eduUid }, { device_uids: ['EQ001'] });
      const { certNo } = (await move(aplUid, 'COMPLETED')).data;
      const { member_uid } = await memberOf('company@demo.example');
      const trained = test.db.selectFrom('equipment_training').selectAll().where('member_uid', '=', member_uid);
      expect(await trained.where('eq_uid', '=', 'EQ001').execute()).toMatchObject([
        { completed_on: '2026-11-26', valid_until: '2028-11-26' },
      ]);

      const shown = await detail(aplUid, company);
      expect(shown).toMatchObject({ state: 'COMPLETED', certNo, progressPct: 95, score: 88 });
      expect(shown.timeline.map(({ state, by }) => `${state} ${by}`)).toEqual([
        'APPLIED MEMBER',
        'APPROVED STAFF',
        'LEARNING SYSTEM',
        'COMPLETED STAFF',
      ]);
      expect(shown.sessions.map(({ attendedYn }) => attendedYn)).toEqual(['Y', 'Y']);
      expect(await detail(waiting, general)).toMatchObject({ state: 'REJECTED' });
      const verified = await send('GET', `/edu/certificates/${certNo.toLowerCase()}`);
      expect(verified.data).toMatchObject({ certNo, title: '시험 과정', holderNm: '한*람', hours: 8 });
      const pdf = await test.app.inject({ method: 'GET', url: shown.certUrl ?? '' });
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.rawPayload.length).toBeLessThan(100_000);
      const forged = await test.app.inject({ method: 'GET', url: `${shown.certUrl}x` });
      expect(forged.statusCode).toBe(404);
    });
    expect((await send('GET', '/edu/certificates/HS-22222-22222-22222')).status.code).toBe('4040');
  });

  it('sends one reminder, on the day before, in the daytime', async () => {
    const eduUid = await addCourse(test, { startsIn: 3 });
    const { aplUid } = (await enrol(eduUid, faculty)).data;
    await move(aplUid, 'APPROVED');
    const count = async () => {
      const mails = test.db.selectFrom('mail_outbox').select('mail_uid').where('kind', '=', 'EDU_TOMORROW');
      return (await mails.where('body_text', 'like', `%${aplUid}%`).execute()).length;
    };
    const before = await count();

    await inDays(1, async () => runJob('edu.dayBefore'));
    expect(await count()).toBe(before);
    await inDays(2, async () => {
      await runJob('edu.dayBefore');
      await runJob('edu.dayBefore');
    });

    expect(await count()).toBe(before + 1);
  });

  describe('enrolment by the company’s person in charge', () => {
    it('is for colleagues, whom only a confirmed one can list, with notification and state', async () => {
      const { member_uid: managerUid } = await memberOf('company@demo.example');
      const { biz_no } = await findRow(test.db, 'member_company', { member_uid: managerUid });
      await test.db.updateTable('company').set({ manager_uid: managerUid }).where('biz_no', '=', biz_no).execute();
      const colleague = await memberOf('company05@company.example');
      await changeRows(test.db, 'member_company', { member_uid: colleague.member_uid }, { biz_no });
      const stranger = await memberOf('company06@company.example');
      const eduUid = await addCourse(test, { capacity: 1 });
      const proxy = { attendeeCd: 'PROXY', attendeeUids: [colleague.member_uid], waitYn: 'Y' };

      const offered = await send('GET', `/edu/${eduUid}/colleagues`, company);
      expect(offered.data.inChargeYn).toBe('Y');
      expect(offered.data.list.map(({ memberUid }: { memberUid: string }) => memberUid)).toContain(
        colleague.member_uid,
      );
      expect((await send('GET', `/edu/${eduUid}/colleagues`, general)).data).toEqual({ inChargeYn: 'N', list: [] });
      const setState = (state: 'ACTIVE' | 'PENDING_CLASS') =>
        test.db.updateTable('member').set({ state }).where('member_uid', '=', managerUid).execute();
      await setState('PENDING_CLASS');
      const unconfirmed = await send('GET', `/edu/${eduUid}/colleagues`, company);
      await setState('ACTIVE');
      expect(unconfirmed.data).toEqual({ inChargeYn: 'N', list: [] });
      expect(
        (await enrol(eduUid, company, { ...proxy, attendeeUids: [stranger.member_uid] })).data.fieldErrors,
      ).toMatchObject([{ field: 'attendeeUids' }]);
      expect((await enrol(eduUid, general, proxy)).status.code).toBe('4000');
      expect((await enrol(eduUid, company, { attendeeCd: 'PROXY' })).status.code).toBe('4000');

      const { data } = await enrol(eduUid, company, { ...proxy, attendeeUids: [colleague.member_uid, managerUid] });

      expect(data.list.map(({ state }: { state: string }) => state).sort()).toEqual(['APPLIED', 'WAITLIST']);
      expect(await mailsTo(colleague.email)).toContain('EDU_BY_COMPANY');
      const colleagues = await send('GET', '/mypage/edu/list?whose=COLLEAGUE', company);
      expect(colleagues.data.list).toMatchObject([
        { attendeeNm: colleague.name, ownYn: 'N', onlineUrl: null, certNo: null },
      ]);
      const aplUid = colleagues.data.list[0].aplUid as string;
      expect((await detail(aplUid, company)).ownYn).toBe('N');

      await changeRows(test.db, 'company', { biz_no }, { manager_uid: colleague.member_uid });
      expect((await send('GET', `/mypage/edu/${aplUid}`, company)).status.code).toBe('4040');
    });
  });

  describe('list of my courses', () => {
    const list = async (query: string, who = general) =>
      myEduList.response.parse((await send('GET', `/mypage/edu/list?${query}`, who)).data);

    it('counts states, filters by state and day, and shows the next lesson', async () => {
      const { aplUid } = (await enrol(await addCourse(test, { startsIn: 1 }), general)).data;
      await move(aplUid, 'APPROVED');
      const all = await list('pageSize=100');

      expect(all.list[0]).toMatchObject({ aplUid, state: 'APPROVED' });
      expect(all.states.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(all.cnt_total);
      expect(all.next).toMatchObject({ title: '시험 과정', from: '10:00', place: '교육실' });
      const approved = await list('state=APPROVED,LEARNING&pageSize=100');
      expect(approved.list.every(({ state }) => ['APPROVED', 'LEARNING'].includes(state))).toBe(true);
      expect(approved.states).toEqual(all.states);
      expect((await list('startDate=2026-11-24')).cnt_total).toBe(0);
      expect((await list('startDate=2026-11-23&endDate=2026-11-23&pageSize=100')).list).toContainEqual(
        expect.objectContaining({ aplUid }),
      );
    });
  });

  describe('when a member leaves', () => {
    const leave = async (who: SignedIn) => {
      const password = samplePassword;
      const { reauthToken } = (await send('POST', '/auth/reauth', who, { password })).data;
      const body = { reasonCd: 'RARELY', password };
      return send('PATCH', '/mypage/sign-out', who, body, { 'x-reauth': reauthToken });
    };

    it('lists open enrolments with their page, counts them, and erases texts once they are over', async () => {
      const { email, member_uid } = await memberOf('general02@mail.example');
      await test.db.deleteFrom('equipment_rsv').where('member_uid', '=', member_uid).execute();
      const who = await signIn(test, email);
      const open = (await send('GET', '/mypage/myPage', who)).data.counts.edu;
      const { aplUid, aplNo } = (await enrol(await addCourse(test, { startsIn: 1 }), who)).data;

      expect((await send('GET', '/mypage/myPage', who)).data.counts.edu).toBe(open + 1);
      expect(await leave(who)).toMatchObject({
        status: { code: '4097' },
        data: { items: [{ kind: 'edu', no: aplNo, title: '시험 과정', link: '/myPage/edu' }] },
      });

      await move(aplUid, 'APPROVED');
      await sql`update edu set start_dt = start_dt - 1 where edu_uid = (select edu_uid from enroll where apl_uid = ${aplUid})`.execute(
        test.db,
      );
      await runJob('edu.start');
      const { certNo } = (await move(aplUid, 'COMPLETED')).data;
      expect(await exportEnrolments(test.db, member_uid)).toContainEqual(
        expect.objectContaining({
          apl_no: aplNo,
          cert_no: certNo,
          payload: expect.objectContaining({ motive: expect.any(String) }),
        }),
      );
      expect((await leave(who)).status.code).toBe('200');

      expect(await exportEnrolments(test.db, member_uid)).toContainEqual(
        expect.objectContaining({ apl_no: aplNo, cert_no: null, payload: {} }),
      );
      expect((await send('GET', `/edu/certificates/${certNo}`)).status.code).toBe('4040');
    });
  });
});
