import { randomUUID } from 'node:crypto';
import { errorCodes, toInquiryEventsPath } from '@haesol/contracts/common';
import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { openStream } from '../../../http/events/testEvents.ts';
import { waitFor } from '../../../testing/processes/site.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { beGuest } from '../guest/testGuests.ts';

const form = { categoryCd: 'PASS', title: '패스 시간이 궁금합니다', content: '밤에도 시간이 지나나요?', fileUids: [] };

describe('inquiries to the travel service', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, other, staff] = await createCallers(test, 'student', 'company', 'office');
  });

  const ask = async (change: object = {}): Promise<string> =>
    (await member.call('POST', '/inquiry/insertInquiry', { ...form, ...change })).data.inquiryUid;
  const answer = (uid: string, caller = staff) =>
    caller.call('POST', `/admin/inquiries/${uid}/answer`, { content: '시간은 밤에도 이어집니다.' });

  it('are readable only by their member, with their files', async () => {
    const fileUid = randomUUID();
    const facts = { org_nm: '표.pdf', ext: 'pdf', mime: 'application/pdf', size: 9, sha256: '', path: 'sample/a.pdf' };
    await test.db
      .insertInto('file')
      .values({
        file_uid: fileUid,
        kind: 'attach',
        owner_uid: member.memberUid,
        created_at: await test.context.clock.now(),
        ...facts,
      })
      .execute();
    const uid = await ask({ fileUids: [fileUid], gdsUid: 'G0001' });
    const { data } = await member.call('GET', `/inquiry/${uid}`);
    const { list } = (await member.call('GET', '/inquiry/list')).data;
    const chinese = await member.call('GET', `/inquiry/${uid}`, undefined, { language: 'CD0000000547' });

    expect(chinese.data.categoryNm).toBe('套票');
    expect(data).toMatchObject({ categoryNm: '패스', answerState: 'WAIT', gdsUid: 'G0001', answer: null });
    expect(data.files).toMatchObject([{ orgNm: '표.pdf', url: expect.stringContaining('&sig=') }]);
    expect(list[0]).toMatchObject({ inquiryUid: uid, fileCnt: 1 });
    expect([(await other.call('GET', `/inquiry/${uid}`)).code, (await member.call('GET', '/inquiry/x')).code]).toEqual([
      errorCodes.notFound,
      errorCodes.notFound,
    ]);
    const read = async (headers: object) =>
      (await test.app.inject({ method: 'GET', url: `/file/download?fileUid=${fileUid}`, headers: { ...headers } }))
        .statusCode;
    expect([await read(other.headers), await read({})]).toEqual([404, 404]);
    expect(await read(member.headers)).not.toBe(404);
  });

  it('are answered with a notification and a mail', async () => {
    const uid = await ask();
    const waiting = (await staff.call('GET', '/admin/inquiries?answerState=WAIT&pageSize=100')).data.list;
    expect(waiting.map((row: { inquiryUid: string }) => row.inquiryUid)).toContain(uid);
    const answers = [await answer(uid, member), await answer(uid), await answer(randomUUID())];

    expect(answers.map(({ code }) => code)).toEqual([errorCodes.forbidden, '200', errorCodes.notFound]);
    expect((await member.call('GET', `/inquiry/${uid}`)).data).toMatchObject({
      answerState: 'ANSWERED',
      answer: '시간은 밤에도 이어집니다.',
    });
    const told = async (table: 'notification' | 'mail_outbox') =>
      (await test.db.selectFrom(table).select('kind').where('kind', '=', 'INQUIRY_ANSWER').execute()).length;
    expect([await told('notification'), await told('mail_outbox')]).toEqual([1, 1]);
    expect(await listAuditActions(test.db, uid)).toEqual(['inquiry.answer']);
    expect(await listAuditDetails(test.db, uid, 'inquiry.answer')).toEqual([{ from: 'WAIT', to: 'ANSWERED' }]);
  });

  it('that get another text refuse an answer to the texts before', async () => {
    const uid = await ask();
    await answer(uid);
    const askOn = () => member.call('POST', `/inquiry/${uid}/posts`, { content: '하나 더 묻습니다.' });
    await askOn();
    const { rev } = (await staff.call('GET', `/admin/inquiries/${uid}`)).data;
    await askOn();
    const late = await staff.call('POST', `/admin/inquiries/${uid}/answer`, { content: '앞의 답입니다.', rev });

    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect((await member.call('GET', `/inquiry/${uid}`)).data.answerState).toBe('WAIT');
  });

  it('are answered further, put back by staff, and asked on by their member, who reads all by time', async () => {
    const uid = await ask();
    await answer(uid);
    const path = `/admin/inquiries/${uid}`;
    const reopened = [
      await staff.call('PATCH', `${path}/transition`, { to: 'WAIT' }),
      await staff.call('PATCH', `${path}/transition`, { to: 'WAIT' }),
    ];
    await staff.call('POST', `${path}/answer`, { content: '고친 답변입니다.' });
    const askOn = (who: Caller) => who.call('POST', `/inquiry/${uid}/posts`, { content: '더 묻습니다.' });
    const asked = [await askOn(other), await askOn(member)];
    const { data } = await member.call('GET', `/inquiry/${uid}`);
    const item = (await staff.call('GET', path)).data;
    const { list } = (await staff.call('GET', '/admin/inquiries?pageSize=100')).data;

    expect(reopened.map(({ code }) => code)).toEqual(['200', errorCodes.moveNotAllowed]);
    expect(asked.map(({ code }) => code)).toEqual([errorCodes.notFound, '200']);
    expect(data).toMatchObject({ answerState: 'WAIT', answer: '고친 답변입니다.' });
    expect(data.posts.map(({ officeYn, content }: Record<string, string>) => [officeYn, content])).toEqual([
      ['Y', '시간은 밤에도 이어집니다.'],
      ['Y', '고친 답변입니다.'],
      ['N', '더 묻습니다.'],
    ]);
    expect(item).toMatchObject({ reopenedYn: 'Y', posts: data.posts });
    expect(list.at(0).answerState).toBe('WAIT');
    expect(await listAuditActions(test.db, uid)).toEqual(['inquiry.answer', 'inquiry.reopen']);
  });

  it('announce each answer to the open page, without its text', async () => {
    const uid = await ask();
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(`${origin}${toInquiryEventsPath(uid)}`);
    await waitFor(() => stream.messages.length === 1);
    await answer(uid);
    await waitFor(() => stream.messages.length === 2);
    await answer(uid);
    await waitFor(() => stream.messages.length === 3);
    stream.close();

    expect(stream.messages.map(({ data }) => data)).toEqual(['{"cnt":"0"}', '{"cnt":"1"}', '{"cnt":"2"}']);
  });

  it('keep the language of the page for staff, the member and the mail about the answer', async () => {
    const english = { language: 'CD0000000128' };
    const inquiry = { categoryCd: 'PASS', title: 'Hours', content: 'Does the time run at night?' };
    const { data } = await member.call('POST', '/inquiry/insertInquiry', inquiry, english);
    const { list } = (await staff.call('GET', '/admin/inquiries?answerState=WAIT&pageSize=100')).data;
    await answer(data.inquiryUid);
    const mail = test.db.selectFrom('mail_outbox').select(['locale', 'subject']).orderBy('created_at', 'desc');

    expect(list.find(({ inquiryUid }: { inquiryUid: string }) => inquiryUid === data.inquiryUid).lang).toBe('en');
    expect((await member.call('GET', `/inquiry/${data.inquiryUid}`)).data.lang).toBe('en');
    expect(await mail.executeTakeFirstOrThrow()).toEqual({
      locale: 'en',
      subject: expect.stringContaining('Your travel enquiry has been answered'),
    });
  });

  it('about a pass of a buyer without an account are answered to a guest, without the mail address', async () => {
    const english = { language: 'CD0000000128' };
    const guest = await beGuest(test, 'maria@mail.example');
    const { rsvtUid, orderUid } = (await guest.openPass()).data;
    await guest.payPass(orderUid, await guest.authorize(orderUid));
    const inquiry = { categoryCd: 'PASS', title: 'Hours', content: 'Does the time run at night?', rsvtUid };
    const { data } = await guest.call('POST', '/inquiry/insertInquiry', inquiry, english);
    await staff.call('POST', `/admin/inquiries/${data.inquiryUid}/answer`, { content: 'Dear {이름}, it does.' });

    expect((await guest.call('GET', `/inquiry/${data.inquiryUid}`)).data.answer).toBe('Dear guest, it does.');
  });
});
