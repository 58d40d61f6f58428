import { bulkResult } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { createJobRepository } from '../../../jobs/jobRepository.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { toUploadRequest } from '../../common/files/testUploads.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  listFreshMembers,
  openDevice,
} from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from '../../learn/enrolment/testCourse.ts';

const rounds = 6;

describe('moves that are taken back', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let people: Caller[];
  let device: { eqUid: string; date: string };
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, admin] = await createCallers(test, 'office', 'admin');
    people = await Promise.all((await listFreshMembers(test, 3)).map((uid) => createCaller(test, uid)));
    device = await openDevice(test);
    for (const table of ['mail_outbox', 'job', 'notification', 'equipment_waitlist'] as const)
      await test.db.deleteFrom(table).execute();
  });

  const at = (from: string, to: string) => ({ ...device, start: from, end: to });
  const book = async (): Promise<string> => (await people[0]?.book(at('10:00', '11:00'))) ?? '';
  const forget = async () => {
    for (const table of ['mail_outbox', 'job', 'notification'] as const) await test.db.deleteFrom(table).execute();
  };
  const decide = (rsvUid: string, to: string) =>
    staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to, memo: '점검' });
  const undo = async (uid: string, queue = 'reservations', who = staff) =>
    bulkResult.parse((await who.call('PATCH', `/admin/${queue}/undo`, { uids: [uid] })).data);
  const count = async (table: 'job' | 'mail_outbox' | 'notification') =>
    (await test.db.selectFrom(table).selectAll().execute()).length;
  const toTime = async (seconds: number) => new Date((await test.context.clock.now()).getTime() + seconds * 1_000);
  const stateOf = async (rsvUid: string) => (await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid })).state;
  const stepsOf = async (uid: string) =>
    (await test.db.selectFrom('timeline_entry').select('state').where('ref_uid', '=', uid).orderBy('at').execute()).map(
      ({ state }) => state,
    );

  it.each(['APPROVED', 'REJECTED'])('withdraw the mail of a booking that was %s, which waits for them', async (to) => {
    const rsvUid = await book();
    await forget();
    const steps = await stepsOf(rsvUid);
    await decide(rsvUid, to);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - app_now())::float as wait from job where kind = 'mail.send'`.execute(test.db);
    const told = [await count('mail_outbox'), await count('notification')];

    expect(rows[0]?.wait).toBeGreaterThan(9);
    expect(told).toEqual([1, 1]);
    expect(await undo(rsvUid)).toEqual({ done: [rsvUid], failed: [] });
    expect(await stateOf(rsvUid)).toBe('REQUESTED');
    expect([await count('job'), await count('mail_outbox'), await count('notification')]).toEqual([0, 0, 0]);
    expect(await stepsOf(rsvUid)).toEqual(steps);
    expect((await undo(rsvUid)).done).toEqual([]);
    expect((await decide(rsvUid, 'APPROVED')).code).toBe('200');
  });

  it('are those of the caller, of the version after them, and of the last seconds', async () => {
    const rsvUid = await book();
    await decide(rsvUid, 'APPROVED');

    expect((await undo(rsvUid, 'reservations', admin)).failed).toHaveLength(1);
    await changeRows(test.db, 'move_undo', { ref_uid: rsvUid }, { at: await toTime(-13) });
    expect((await undo(rsvUid)).failed.map(({ message }) => message)).toEqual([
      '되돌릴 수 없는 처리이거나 시간이 지났습니다.',
    ]);
    await changeRows(test.db, 'move_undo', { ref_uid: rsvUid }, { at: await toTime(0) });
    await people[0]?.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
    expect((await undo(rsvUid)).done).toEqual([]);
    expect(await stateOf(rsvUid)).toBe('CANCELLED');
  });

  it('stay where their mail is being sent', async () => {
    const rsvUid = await book();
    await forget();
    await decide(rsvUid, 'APPROVED');
    await changeRows(test.db, 'job', { kind: 'mail.send' }, { locked_until: new Date('2099-01-01T00:00:00Z') });

    expect((await undo(rsvUid)).failed.map(({ message }) => message)).toEqual([
      '안내가 이미 나가서 되돌릴 수 없습니다.',
    ]);
    expect(await stateOf(rsvUid)).toBe('APPROVED');
  });

  it('do not take a time from those who have it since', async () => {
    const taken = await book();
    await decide(taken, 'REJECTED');
    await people[1]?.book(at('10:00', '11:00'));
    const waited = (await people[0]?.book(at('13:00', '14:00'))) ?? '';
    await people[2]?.call('POST', '/equipment/waitlist', at('13:00', '14:00'));
    await decide(waited, 'REJECTED');

    expect((await undo(taken)).failed.map(({ code }) => code)).toEqual(['4501']);
    expect((await undo(waited)).failed.map(({ code }) => code)).toEqual(['4405']);
    expect([await stateOf(taken), await stateOf(waited)]).toEqual(['REJECTED', 'REJECTED']);
  });

  it('give an enrolment back to the queue with its seat', async () => {
    const [company] = await createCallers(test, 'company');
    const eduUid = await addCourse(test);
    const { aplUid } = (await company.call('POST', `/edu/${eduUid}/enroll`, anApplication())).data;
    await forget();
    await staff.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED' });

    expect((await undo(aplUid, 'enrolments')).done).toEqual([aplUid]);
    expect((await findRow(test.db, 'enroll', { apl_uid: aplUid })).state).toBe('APPLIED');
    expect((await findRow(test.db, 'edu', { edu_uid: eduUid })).applied_cnt).toBe(1);
    expect(await count('mail_outbox')).toBe(0);
  });

  it('take an answer off the page of its question; its files can be sent again', async () => {
    const [member] = await createCallers(test, 'student');
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };
    const { qnaUid } = (await member.call('POST', '/qna', form)).data;
    await forget();
    const parts = [{ name: '안내.txt', bytes: new TextEncoder().encode('안내') }];
    const request = toUploadRequest(parts, { kind: 'attach', refType: 'QNA_ANSWER' }, staff.headers);
    const { fileUid } = (await test.app.inject(request)).json().data.list[0];
    const answer = () => staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변', fileUids: [fileUid] });
    await answer();

    expect((await undo(qnaUid, 'qna')).done).toEqual([qnaUid]);
    expect((await member.call('GET', `/qna/${qnaUid}`)).data).toMatchObject({ answerState: 'WAIT', answers: [] });
    expect([await count('mail_outbox'), await count('notification')]).toEqual([0, 0]);
    expect((await answer()).code).toBe('200');
  });

  it('take the first answer to an inquiry back, and a further one alone', async () => {
    const [member] = await createCallers(test, 'student');
    const form = { categoryCd: 'PASS', title: '패스', content: '내용', fileUids: [] };
    const { inquiryUid } = (await member.call('POST', '/inquiry/insertInquiry', form)).data;
    const answer = (content: string) => staff.call('POST', `/admin/inquiries/${inquiryUid}/answer`, { content });
    const read = async () => (await member.call('GET', `/inquiry/${inquiryUid}`)).data;
    await answer('첫 답변');

    expect((await undo(inquiryUid, 'inquiries')).done).toEqual([inquiryUid]);
    expect(await read()).toMatchObject({ answerState: 'WAIT', answer: null });
    await answer('첫 답변');
    await answer('둘째 답변');
    expect((await undo(inquiryUid, 'inquiries')).done).toEqual([inquiryUid]);
    expect(await read()).toMatchObject({ answerState: 'ANSWERED', answer: '첫 답변', posts: [{}] });
  });

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'and the process that sends their mail exclude each other (%d)',
    async () => {
      const rsvUid = await book();
      await forget();
      await decide(rsvUid, 'APPROVED');
      await changeRows(test.db, 'job', { kind: 'mail.send' }, { run_at: await toTime(0) });

      const [jobs, { done }] = await Promise.all([
        createJobRepository(test.db).claimDue({ 'mail.send': 60 }, 10),
        undo(rsvUid),
      ]);

      expect(jobs.length + done.length).toBe(1);
      expect(await stateOf(rsvUid)).toBe(done.length === 1 ? 'REQUESTED' : 'APPROVED');
      await test.db.deleteFrom('equipment_rsv').where('rsv_uid', '=', rsvUid).execute();
    },
  );
});
