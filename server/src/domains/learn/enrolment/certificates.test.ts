import { adminEnrollMove, certificateGet, certNoPattern, myEduGet } from '@haesol/contracts/learn';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { createCertNo } from './certificates.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('certificate number', () => {
  it('has 75 random bits, in characters that are not confused', () => {
    const letterOf = (byte: number) => createCertNo(() => Array.from({ length: 15 }, () => byte)).at(-1);
    const letters = Array.from({ length: 256 }, (_, byte) => letterOf(byte));
    const counts = new Set([...new Set(letters)].map((letter) => letters.filter((other) => other === letter).length));
    const numbers = new Set(Array.from({ length: 5_000 }, () => createCertNo()));

    // 32 equally likely characters have five bits each.
    expect([new Set(letters).size, ...counts]).toEqual([32, 8]);
    expect(createCertNo().replaceAll('-', '')).toHaveLength('HS'.length + 75 / 5);
    expect(numbers.size).toBe(5_000);
    expect([...numbers].every((number) => certNoPattern.test(number))).toBe(true);
  });
});

describe('course certificate', () => {
  const test = setUpTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
  let company: Caller;
  let general: Caller;
  let office: Caller;
  let eduUid: string;
  let aplUid: string;
  beforeAll(async () => {
    [company, general, office] = await createCallers(test, 'company', 'general', 'office');
    eduUid = await addCourse(test, { startsIn: 0 });
    const change = { apply_to: new Date('2026-11-23T23:00:00+09:00'), device_uids: ['EQ001'] };
    await test.db.updateTable('edu').set(change).where('edu_uid', '=', eduUid).execute();
    await test.db.deleteFrom('equipment_training').where('eq_uid', '=', 'EQ001').execute();
    aplUid = (await company.call('POST', `/edu/${eduUid}/enroll`, anApplication())).data.aplUid;
  });

  const move = async (to: string) => {
    const answer = await office.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to });
    expect(answer.code).toBe('200');
    return adminEnrollMove.response.parse(answer.data);
  };
  const read = async (who = company) => myEduGet.response.parse((await who.call('GET', `/mypage/edu/${aplUid}`)).data);
  const verify = (certNo: string) => test.app.inject(`/api/v1/edu/certificates/${certNo}`);

  it('is for learners: a member confirmed on the first day becomes one at once', async () => {
    expect(await move('APPROVED')).toMatchObject({ state: 'LEARNING', certNo: null });

    const { state, timeline } = await read();
    expect(state).toBe('LEARNING');
    expect(timeline.map((entry) => `${entry.state} ${entry.by}`)).toEqual([
      'APPLIED MEMBER',
      'APPROVED STAFF',
      'LEARNING SYSTEM',
    ]);
  });

  it('is issued by staff only: full attendance and progress change neither the state nor each other', async () => {
    await office.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows: [{ aplUid, attended: [1, 2] }] });
    const attended = await read();
    const csv = 'email,progress,score\r\ncompany@demo.example,100,100';
    await office.call('POST', `/admin/edu/${eduUid}/progress`, { csv });
    const imported = await read();
    await office.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows: [{ aplUid, attended: [] }] });
    const absent = await read();

    expect(attended).toMatchObject({ state: 'LEARNING', progressPct: null, score: null, certNo: null });
    expect(attended.sessions.map(({ attendedYn }) => attendedYn)).toEqual(['Y', 'Y']);
    expect(imported).toMatchObject({ state: 'LEARNING', progressPct: 100, score: 100, certNo: null });
    expect(absent).toMatchObject({ state: 'LEARNING', progressPct: 100, certNo: null });
  });

  it('opens as a PDF file with text that can be copied, for its member only', async () => {
    const { certNo } = await move('COMPLETED');
    const { certUrl, certNo: shown } = await read();
    const response = await test.app.inject(certUrl ?? '');
    const text = readPdfText(response.rawPayload);

    expect(shown).toBe(certNo);
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('수료증 시험 과정.pdf');
    expect(text).toContain(`제 ${certNo} 호`);
    for (const line of ['수 료 증', '한가람', '시험 과정', '2026년 11월 23일 ~ 2026년 11월 24일', '8시간'])
      expect(text).toContain(line);
    expect(text).toContain('해솔대학교 산학협력단장');
    expect(text.replaceAll('\n', '')).toContain(`/cooperation/edu?cert=${certNo}`);
    expect(text).not.toContain('\uFFFD');
    expect((await general.call('GET', `/mypage/edu/${aplUid}`)).code).toBe('4040');
    expect((await test.app.inject(`/file/certificate?aplUid=${aplUid}`)).statusCode).toBe(404);
    const mails = await readMails(test, 'company@demo.example', 'EDU_COMPLETED');
    expect(mails[0]?.text).toContain(aplUid);
  });

  it('is downloaded by staff with a record of it, and by none without the right', async () => {
    const download = (who: Caller) =>
      test.app.inject({ url: `/api/v1/admin/edu/enroll/${aplUid}/certificate`, headers: who.headers });
    const response = await download(office);

    expect(readPdfText(response.rawPayload)).toContain((await read()).certNo);
    expect(await listAuditActions(test.db, aplUid)).toContain('enrolment.print');
    expect((await download(company)).headers['content-type']).not.toContain('pdf');
  });

  it('counts as training for the devices that the course names, for two years', async () => {
    const trainingOf = async (who: Caller) => (await who.call('GET', '/equipment/EQ001')).data.booking.training;

    expect(await trainingOf(company)).toEqual({ completedDt: '2026-11-24', validDt: '2028-11-24' });
    expect(await trainingOf(general)).toBeNull();
  });

  it('leaves a later training as it is', async () => {
    const course = await addCourse(test, { startsIn: 0 });
    const change = { apply_to: new Date('2026-11-23T23:00:00+09:00'), device_uids: ['EQ002'] };
    await test.db.updateTable('edu').set(change).where('edu_uid', '=', course).execute();
    const later = { eq_uid: 'EQ002', completed_on: '2026-12-10', valid_until: '2028-12-10' };
    await test.db.deleteFrom('equipment_training').where('eq_uid', '=', 'EQ002').execute();
    await test.db
      .insertInto('equipment_training')
      .values({ ...later, member_uid: general.memberUid })
      .execute();
    const { data } = await general.call('POST', `/edu/${course}/enroll`, anApplication());
    for (const to of ['APPROVED', 'COMPLETED']) {
      const { code } = await office.call('PATCH', `/admin/edu/enroll/${data.aplUid}/transition`, { to });
      expect(code).toBe('200');
    }

    expect((await general.call('GET', '/equipment/EQ002')).data.booking.training).toEqual({
      completedDt: '2026-12-10',
      validDt: '2028-12-10',
    });
  });

  it('can be verified without sign-in, and shows a masked name', async () => {
    const { certNo } = await read();
    const response = await verify((certNo ?? '').toLowerCase());
    const found = certificateGet.response.parse(response.json().data);

    expect(found).toEqual({
      certNo,
      title: '시험 과정',
      startDt: '2026-11-23',
      endDt: '2026-11-24',
      hours: 8,
      issuedDt: '2026-11-23',
      holderNm: '한*람',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('cannot be guessed: after 30 unknown numbers an address is blocked, and valid ones do not count', async () => {
    const { certNo } = await read();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      codes.push((await verify(certNo ?? '')).json().status.code);
      codes.push((await verify(createCertNo())).json().status.code);
    }
    const tooMany = await verify(createCertNo());

    expect([...new Set(codes)].sort()).toEqual(['200', '4040']);
    expect(codes.filter((code) => code === '200')).toHaveLength(30);
    expect(tooMany.json().status.code).toBe('4290');
  });
});
