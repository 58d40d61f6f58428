import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid } from '../../lab/booking/testBookings.ts';
import { createMember, leave } from './testLeaving.ts';

describe('traces of a member who has left', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let other: Caller;
  beforeAll(async () => {
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    other = await createCaller(test, await findMemberUid(test, 'student'));
  });

  it('are posts without the name, for staff and in replies, too', async () => {
    const who = await createMember(test);
    const name = '한가람별';
    await test.db.updateTable('member').set({ name }).where('member_uid', '=', who.memberUid).execute();
    const form = { categoryCd: 'ETC', title: '이름 없이 남는 글', content: '본문', privateYn: 'N' };
    const { qnaUid } = (await who.call('POST', '/qna', { ...form, imageUids: [], fileUids: [] })).data;
    const say = async ({ call }: Caller, content: string, parentUid?: string): Promise<string> =>
      (await call('POST', '/comments', { refType: 'QNA', refUid: qnaUid, content, ...(parentUid && { parentUid }) }))
        .data.cmtUid;
    const first = await say(other, '첫 댓글');
    const reply = await say(who, '답글', first);
    await say(other, '답글의 답글', reply);
    const read = async () =>
      JSON.stringify([
        (await staff.call('GET', `/qna/${qnaUid}`)).data,
        (await staff.call('GET', `/comments?refType=QNA&refUid=${qnaUid}`)).data,
      ]);
    const before = await read();
    await leave(test, who);
    const after = await read();

    expect(before.match(/"(?:writerNm|mentionNm)":"한\*\*별"/g)).toHaveLength(3);
    expect(after).not.toContain(name);
    expect(after.match(/"(?:writerNm|mentionNm)":"탈퇴회원"/g)).toHaveLength(3);
  });

  it('keep the address only of people who saw personal data of others', async () => {
    const [plain, looker] = [await createMember(test), await createMember(test)];
    for (const { memberUid } of [plain, looker]) {
      const entry = { log_uid: memberUid, member_uid: memberUid, result: 'OK', method: 'PASSWORD', ua: 'a' };
      await test.db
        .insertInto('login_log')
        .values({ ...entry, ip: '10.0.0.1', at: new Date() })
        .execute();
    }
    const look = { audit_uid: looker.memberUid, actor_uid: looker.memberUid, action: 'member.reveal', ip: '10.0.0.1' };
    await test.db.insertInto('audit_log').values(look).execute();
    const readIp = async ({ memberUid }: Caller) => (await findRow(test.db, 'login_log', { log_uid: memberUid })).ip;
    await leave(test, plain);
    await leave(test, looker);

    expect([await readIp(plain), await readIp(looker)]).toEqual([null, '10.0.0.1']);
    expect((await findRow(test.db, 'audit_log', { audit_uid: looker.memberUid })).ip).toBe('10.0.0.1');
  });
});
