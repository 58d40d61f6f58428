import { adminQnaList, qnaGet } from '@haesol/contracts/board';
import { adminToday } from '@haesol/contracts/member';
import { enqueueMail } from '../../../mail/outbox.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse } from '../../learn/enrolment/testCourse.ts';

describe('the office', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, staff] = await createCallers(test, 'student', 'office');
  });

  const readToday = async () => adminToday.response.parse((await staff.call('GET', '/admin/today')).data);
  const countQueue = async (name: string) => (await readToday()).queues.find(({ queue }) => queue === name)?.cnt ?? 0;
  const countQuestions = () => countQueue('QNA');
  const ask = async (title: string): Promise<string> => {
    const form = { categoryCd: 'ETC', title, content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };
    return (await member.call('POST', '/qna', form)).data.qnaUid;
  };

  it('counts what waits for staff, until it is answered', async () => {
    const before = await countQuestions();
    const qnaUid = await ask('세어 볼 문의');

    expect(await countQuestions()).toBe(before + 1);
    await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });
    expect(await countQuestions()).toBe(before);
  });

  it('counts the wait of a re-opened question from its re-opening, also in the list', async () => {
    const qnaUid = await ask('오래된 문의');
    await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });
    await changeRows(test.db, 'qna', { answer_state: 'WAIT' }, { answer_state: 'ANSWERED' });
    await changeRows(test.db, 'qna', { qna_uid: qnaUid }, { created_at: new Date('2020-01-01T00:00:00Z') });
    await staff.call('PATCH', `/admin/qna/${qnaUid}/transition`, { to: 'WAIT' });
    const { oldestDt } = (await readToday()).queues.find(({ queue }) => queue === 'QNA') ?? {};
    const { list } = adminQnaList.response.parse((await staff.call('GET', '/admin/qna/list')).data);

    expect(oldestDt).not.toMatch(/^2020/);
    expect(list.find((row) => row.qnaUid === qnaUid)?.waitDt).toBe(oldestDt);
  });

  it('counts what waits longer than promised, by working days', async () => {
    const { memberUid } = member;
    const wait = (created: string) =>
      changeRows(
        test.db,
        'member',
        { member_uid: memberUid },
        { state: 'PENDING_CLASS', created_at: new Date(created) },
      );
    const countLate = async () => (await readToday()).queues.find(({ queue }) => queue === 'MEMBER')?.lateCnt ?? 0;
    // Monday in the sample: a wait from Friday evening is late on Tuesday.
    await wait('2026-11-20T22:00:00+09:00');
    const inTime = await countLate();
    await wait('2026-11-19T22:00:00+09:00');
    const late = await countLate();
    await changeRows(test.db, 'member', { member_uid: memberUid }, { state: 'ACTIVE' });

    expect(late).toBe(inTime + 1);
  });

  it('counts the first answers of a day, and those within the promised time', async () => {
    const last = async () => (await readToday()).days.at(-1);
    const before = await last();
    const [inTime, late] = [await ask('빠른 답'), await ask('늦은 답')];
    await changeRows(test.db, 'qna', { qna_uid: late }, { created_at: new Date('2026-11-10T09:00:00+09:00') });
    for (const qnaUid of [inTime, late, late])
      await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });
    const after = await last();

    expect((after?.answered ?? 0) - (before?.answered ?? 0)).toBe(2);
    expect((after?.inTime ?? 0) - (before?.inTime ?? 0)).toBe(1);
  });

  it('counts the courses and uses at the gate of today, in the areas of the caller', async () => {
    const before = (await readToday()).today;
    const eduUid = await addCourse(test, { startsIn: 0 });
    const { rsvt_uid } = await test.db.selectFrom('reservation').select('rsvt_uid').limit(1).executeTakeFirstOrThrow();
    await changeRows(test.db, 'reservation', { rsvt_uid }, { used_at: await test.context.clock.now() });
    const after = (await readToday()).today;
    await test.db.deleteFrom('edu').where('edu_uid', '=', eduUid).execute();

    expect((after?.courses ?? 0) - (before?.courses ?? 0)).toBe(1);
    expect((after?.gate ?? 0) - (before?.gate ?? 0)).toBe(1);
    expect(after?.bookings).toBeGreaterThanOrEqual(0);
  });

  it('finds questions by their writer, and the private ones', async () => {
    const { name } = await findRow(test.db, 'member', { member_uid: member.memberUid });
    const qnaUid = await ask('이름으로 찾을 문의');
    const find = async (query: Record<string, string>) =>
      adminQnaList.response
        .parse((await staff.call('GET', `/admin/qna/list?${new URLSearchParams({ pageSize: '100', ...query })}`)).data)
        .list.map((row) => row.qnaUid);

    expect(await find({ searchKeyword: name })).toContain(qnaUid);
    expect(await find({ searchKeyword: name, privateYn: 'Y' })).toContain(qnaUid);
    expect(await find({ searchKeyword: name, privateYn: 'N' })).not.toContain(qnaUid);
  });

  it('counts a mail that was given up, and not one that is tried again', async () => {
    await test.db.deleteFrom('job').where('kind', '=', 'mail.send').execute();
    const before = await countQueue('MAIL');
    await enqueueMail(test.db, { kind: 'TEST', to: 'a@mail.example', subject: '안내', lines: [] });
    await changeRows(test.db, 'job', { kind: 'mail.send' }, { last_error: '450' });
    const tried = await countQueue('MAIL');
    await changeRows(test.db, 'job', { kind: 'mail.send' }, { failed_at: new Date() });

    expect([tried, await countQueue('MAIL')]).toEqual([before, before + 1]);
  });

  it.each(['deleted_at', 'hidden_at'] as const)('counts a reported review until its %s', async (column) => {
    const { review_uid } = await test.db
      .selectFrom('review')
      .select('review_uid')
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .where('member_uid', '<>', member.memberUid)
      .orderBy('review_uid')
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = await countQueue('REVIEW');
    await member.call('POST', `/review/${review_uid}/report`, { reasonCd: 'AD', text: '' });
    const reported = await countQueue('REVIEW');
    await changeRows(test.db, 'review', { review_uid }, { [column]: new Date() });

    expect([reported, await countQueue('REVIEW')]).toEqual([before + 1, before]);
  });

  it('counts the new questions of each of the last seven days', async () => {
    const { days } = await readToday();
    await ask('오늘의 문의');
    const later = await readToday();

    expect(days).toHaveLength(7);
    expect((later.days.at(-1)?.questions ?? 0) - (days.at(-1)?.questions ?? 0)).toBe(1);
  });

  it('lists the questions that wait longest first, without counting staff as readers', async () => {
    const qnaUid = await ask('가장 늦은 문의');
    const { list, cnt_total: total } = adminQnaList.response.parse(
      (await staff.call('GET', '/admin/qna/list?pageSize=100')).data,
    );
    const read = async (who: Caller) => qnaGet.response.parse((await who.call('GET', `/qna/${qnaUid}`)).data).viewCnt;

    expect(list.map(({ createdDt }) => createdDt)).toEqual(list.map(({ createdDt }) => createdDt).sort());
    expect(list).toHaveLength(total);
    expect(list.at(-1)).toMatchObject({ qnaUid, title: '가장 늦은 문의', lockedYn: 'N' });
    const views = await read(staff);
    expect(await read(staff)).toBe(views);
  });
});
