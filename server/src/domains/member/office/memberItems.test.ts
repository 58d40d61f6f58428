import { errorCodes } from '@haesol/contracts/common';
import { adminMemberItems, adminMemberSessions, adminOtherItems } from '@haesol/contracts/member';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { openSession } from '../../../testing/testActors.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('the page of a member', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeEach(async () => {
    [staff, member] = await createCallers(test, 'office', 'company');
  });

  const items = async () =>
    adminMemberItems.response.parse((await staff.call('GET', `/admin/members/${member.memberUid}/items`)).data);
  const sessions = async () =>
    adminMemberSessions.response.parse((await staff.call('GET', `/admin/members/${member.memberUid}/sessions`)).data)
      .list;
  const setAreas = (areas: Readonly<Record<string, 'MOVE' | 'READ'>>) =>
    test.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('staff_area').where('member_uid', '=', staff.memberUid).execute();
      for (const [area, level] of Object.entries(areas))
        await trx
          .insertInto('staff_area')
          .values({ member_uid: staff.memberUid, area, level } as never)
          .execute();
    });

  it('has the latest five items of each kind with the number of all', async () => {
    const { parts } = await items();
    const booking = parts.find(({ part }) => part === 'BOOKING');
    const all = (await member.call('GET', '/mypage/equ/list?pageSize=100')).data;

    expect(parts.map(({ part }) => part)).toEqual([
      'BOOKING',
      'PENALTY',
      'APPLICATION',
      'ENROLMENT',
      'QUESTION',
      'ORDER',
    ]);
    expect(booking?.cnt).toBe(all.cnt_total);
    expect(booking?.list.length).toBe(Math.min(5, all.cnt_total));
    expect(all.list.map(({ rsvUid }: { rsvUid: string }) => rsvUid)).toContain(booking?.list[0]?.pageUid);
    for (const { cnt, list } of parts) expect(list.length).toBe(Math.min(5, cnt));
  });

  it('leaves out kinds of areas without the right', async () => {
    await setAreas({ member: 'MOVE', lab: 'READ' });
    const { parts } = await items();
    await setAreas({ lab: 'MOVE' });
    const refused = await staff.call('GET', `/admin/members/${member.memberUid}/items`);
    await setAreas({ board: 'MOVE', learn: 'MOVE', lab: 'MOVE', travel: 'MOVE', content: 'MOVE', member: 'MOVE' });

    expect(parts.map(({ part }) => part)).toEqual(['BOOKING', 'PENALTY']);
    expect(refused.code).toBe(errorCodes.forbidden);
  });

  it('is named by each item: the other items of its member, without the item and without areas that the reader lacks', async () => {
    const { rsvUid } = (await member.call('GET', '/mypage/equ/list?pageSize=1')).data.list[0];
    const others = async () => {
      const answer = await staff.call('GET', `/admin/items/BOOKING/${rsvUid}/others`);
      expect(answer).toMatchObject({ code: '200' });
      return adminOtherItems.response.parse(answer.data).parts;
    };
    const all = (await items()).parts;
    const shown = await others();
    await setAreas({ lab: 'READ' });
    const narrow = await others();
    const refused = await staff.call('GET', `/admin/items/ORDER/${rsvUid}/others`);
    const missing = await staff.call('GET', `/admin/items/BOOKING/${member.memberUid}/others`);
    await setAreas({ board: 'MOVE', learn: 'MOVE', lab: 'MOVE', travel: 'MOVE', content: 'MOVE', member: 'MOVE' });

    const cntOf = (parts: typeof all, of: string) => parts.find(({ part }) => part === of)?.cnt;
    expect(cntOf(shown, 'BOOKING')).toBe((cntOf(all, 'BOOKING') ?? 0) - 1);
    expect(cntOf(shown, 'ORDER')).toBe(cntOf(all, 'ORDER'));
    expect(shown.flatMap(({ list }) => list.map(({ uid }) => uid))).not.toContain(rsvUid);
    expect(narrow.map(({ part }) => part)).toEqual(['BOOKING', 'PENALTY']);
    expect([refused.code, missing.code]).toEqual([errorCodes.forbidden, errorCodes.notFound]);
  });

  it('has the history of the account with person and reason, without looks at it', async () => {
    const url = `/admin/members/${member.memberUid}`;
    await staff.call('POST', `${url}/reveal`, { purposeCd: 'CHECK', memo: '', items: ['NAME'] });
    await staff.call('PATCH', `${url}/transition`, { to: 'LOCKED', memo: '도용 신고' });
    await staff.call('PATCH', `${url}/transition`, { to: 'ACTIVE' });
    const { moves } = await items();

    expect(moves.slice(0, 2)).toMatchObject([
      { action: 'member.move', to: 'ACTIVE' },
      { action: 'member.move', to: 'LOCKED', memo: '도용 신고', byNm: expect.stringMatching(/^[가-힣]+$/) },
    ]);
    expect(moves.map(({ action }) => action)).not.toContain('member.reveal');
  });

  it('lists the sessions with device and time, and ends one of them alone', async () => {
    const [kept, ended] = [await openSession(test, member.memberUid), await openSession(test, member.memberUid)];
    const read = async ({ headers }: { headers: Record<string, string> }) =>
      (await test.app.inject({ url: '/api/v1/auth/me', headers })).json().status.code;
    const before = await sessions();
    const url = `/admin/members/${member.memberUid}/sessions/${ended.sessionId}`;
    const answers = [await staff.call('DELETE', url), await staff.call('DELETE', url)];
    const ids = (await sessions()).map(({ id }) => id);

    expect(before.find(({ id }) => id === ended.sessionId)).toMatchObject({ device: '알 수 없는 기기' });
    expect(answers.map(({ code }) => code)).toEqual(['200', errorCodes.notFound]);
    expect(ids).toContain(kept.sessionId);
    expect(ids).not.toContain(ended.sessionId);
    expect([await read(kept), await read(ended)]).toEqual(['200', errorCodes.sessionExpired]);
    expect(await listAuditActions(test.db, member.memberUid)).toContain('member.endSession');
  });

  it('shows and ends no sessions of staff', async () => {
    const [admin] = await createCallers(test, 'admin');
    const { sessionId } = await openSession(test, admin.memberUid);
    const url = `/admin/members/${admin.memberUid}/sessions`;

    expect((await staff.call('GET', url)).data.list).toEqual([]);
    expect((await staff.call('DELETE', `${url}/${sessionId}`)).code).toBe(errorCodes.notFound);
    expect((await member.call('GET', url)).code).toBe(errorCodes.forbidden);
  });
});
