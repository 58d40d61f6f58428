import { inTransaction } from '../../../db/retry.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { createAccountRepository } from '../../member/account/repository.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('notifications of staff changes to a booking', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let email: string;
  let slots: { eqUid: string; date: string; start: string; end: string };
  let rsvUid: string;
  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    slots = { ...(await openDevice(test)), start: '10:00', end: '11:00' };
    for (const table of ['penalty', 'mail_outbox', 'notification'] as const) await test.db.deleteFrom(table).execute();
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    const row = test.db.selectFrom('member').select('email').where('member_uid', '=', uid);
    ({ email } = await row.executeTakeFirstOrThrow());
    rsvUid = await member.book(slots);
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const atStart = () => moveTo('2026-11-25T10:00:00+09:00');
  const move = (to: string, memo?: string) =>
    staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to, ...(memo !== undefined && { memo }) });
  const close = () => {
    const { eqUid, date } = slots;
    return staff.call('POST', '/admin/closures', {
      ...{ eqUid, startDate: date, start: '09:00', endDate: date, end: '18:00' },
      reason: '누수 점검',
    });
  };
  async function complete() {
    await move('APPROVED');
    await atStart();
    await move('IN_USE');
    await move('COMPLETED');
  }
  async function miss() {
    await move('APPROVED');
    await atStart();
    await move('NO_SHOW');
  }
  const lift = async () => {
    const { data } = await staff.call('GET', '/admin/penalties');
    return staff.call('PATCH', `/admin/penalties/${data.list[0].penaltyUid}/lift`, { memo: '장비 고장' });
  };

  interface Told {
    readonly name: string;
    act(): Promise<unknown>;
    /** Last step of the timeline. */
    readonly state: string;
    readonly memo: string | null;
    /** Title of the notification. */
    readonly title: string;
    readonly subject: string;
    /** Words of the mail besides equipment and time. */
    readonly words: string;
  }
  const reason = '점검으로 장비를 이용할 수 없습니다. (누수 점검)';
  const told: readonly Told[] = [
    {
      name: 'an approval',
      act: () => move('APPROVED', '실험복을 준비해 주세요.'),
      ...{ state: 'APPROVED', memo: '실험복을 준비해 주세요.', title: '장비 예약이 승인되었습니다.' },
      ...{ subject: '장비 예약 승인 안내', words: '실험복을 준비해 주세요.' },
    },
    {
      name: 'a cancellation that is refused',
      act: async () => {
        await move('APPROVED');
        await moveTo('2026-11-24T11:00:00+09:00');
        await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
        await move('APPROVED', '시료 준비가 끝났습니다.');
      },
      ...{ state: 'APPROVED', memo: '시료 준비가 끝났습니다.' },
      title: '취소 요청이 받아들여지지 않아 예약이 유지됩니다.',
      ...{ subject: '장비 예약 상태 안내', words: '시료 준비가 끝났습니다.' },
    },
    {
      name: 'a rejection',
      act: () => move('REJECTED', '시료가 맞지 않습니다.'),
      ...{ state: 'REJECTED', memo: '시료가 맞지 않습니다.', title: '장비 예약이 반려되었습니다.' },
      ...{ subject: '장비 예약 반려 안내', words: '시료가 맞지 않습니다.' },
    },
    {
      name: 'a no-show',
      act: miss,
      ...{ state: 'NO_SHOW', memo: null, subject: '장비 예약 상태 안내', words: '미이용으로 처리되었습니다.' },
      title: '예약하신 시간에 장비를 이용하지 않아 미이용으로 처리되었습니다.',
    },
    {
      name: 'a penalty that is lifted',
      act: async () => {
        await miss();
        await lift();
      },
      ...{ state: 'NO_SHOW', memo: '미이용 기록이 취소되었습니다. 장비 고장', title: '미이용 기록이 취소되었습니다.' },
      ...{ subject: '장비 예약 상태 안내', words: '장비 고장' },
    },
    {
      name: 'a closure over a request',
      act: close,
      ...{ state: 'REJECTED', memo: reason, title: '장비 예약이 반려되었습니다.' },
      ...{ subject: '장비 예약 반려 안내', words: reason },
    },
    {
      name: 'a closure over an approved booking',
      act: async () => {
        await move('APPROVED');
        await close();
      },
      ...{ state: 'CANCELLED', memo: reason, title: '장비 예약이 취소되었습니다.' },
      ...{ subject: '장비 예약 상태 안내', words: reason },
    },
    {
      name: 'a settlement',
      act: async () => {
        await complete();
        await staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState: 'PAID' });
      },
      ...{
        state: 'COMPLETED',
        memo: '장비 이용료 정산이 완료되었습니다.',
        title: '장비 이용료 정산이 완료되었습니다.',
      },
      ...{ subject: '장비 예약 상태 안내', words: '장비 이용료 정산이 완료되었습니다.' },
    },
  ];

  it.each(told)('$name: is in the timeline, a notification and a mail', async ({ act, ...expected }) => {
    await act();
    const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);
    const bell = await member.call('GET', '/notifications');
    const [mail] = await readMails(test, email);

    expect(data.timeline.at(-1)).toMatchObject({ state: expected.state, by: 'STAFF', memo: expected.memo });
    expect(bell.data.list[0]).toMatchObject({ title: expected.title, link: `/myPage/equ?rsvUid=${rsvUid}` });
    expect(mail?.subject).toContain(expected.subject);
    for (const words of [expected.words, data.eqNm, '2026. 11. 25.(수) 10:00–11:00', `rsvUid=${rsvUid}`]) {
      expect(mail?.text).toContain(words);
    }
  });

  it('a member who has left gets neither notification nor mail, and the timeline has the moves', async () => {
    await move('APPROVED');
    await atStart();
    const now = await test.context.clock.now();
    await inTransaction(test.db, (trx) => createAccountRepository(trx).erase(member.memberUid, now));
    for (const table of ['mail_outbox', 'notification'] as const) await test.db.deleteFrom(table).execute();
    const answers = [await move('IN_USE'), await move('COMPLETED')];
    const settled = await staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState: 'PAID' });
    const steps = test.db.selectFrom('timeline_entry').select('state').where('ref_uid', '=', rsvUid);

    expect([...answers, settled].map(({ code }) => code)).toEqual(['200', '200', '200']);
    expect((await steps.execute()).map(({ state }) => state)).toEqual(expect.arrayContaining(['IN_USE', 'COMPLETED']));
    for (const table of ['mail_outbox', 'notification'] as const) {
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('a cancellation request is refused only with a reason', async () => {
    await move('APPROVED');
    await moveTo('2026-11-24T11:00:00+09:00');
    await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });

    expect((await move('APPROVED')).data.fieldErrors[0].field).toBe('memo');
  });

  it('a no-show recorded later has the missed time', async () => {
    await move('APPROVED');
    await moveTo('2026-12-01T09:00:00+09:00');
    await move('NO_SHOW');
    const { data } = await staff.call('GET', '/admin/penalties');

    expect(data.list[0].createdDt).toBe('2026-11-25T10:00:00+09:00');
  });

  it('the third no-show: timeline, notification and mail have the end of the suspension', async () => {
    const booked = [
      { uid: rsvUid, date: slots.date },
      { uid: await member.book({ ...slots, date: '2026-11-26' }), date: '2026-11-26' },
      { uid: await member.book({ ...slots, date: '2026-11-27' }), date: '2026-11-27' },
    ];
    for (const { uid, date } of booked) {
      rsvUid = uid;
      await move('APPROVED');
      await moveTo(`${date}T10:00:00+09:00`);
      await move('NO_SHOW');
    }
    const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);
    const bell = await member.call('GET', '/notifications');
    const [mail] = await readMails(test, email);
    const sentence = '2026. 12. 27.(일)까지 장비를 예약할 수 없습니다.';

    expect(data.timeline.at(-1)).toMatchObject({ state: 'NO_SHOW', memo: sentence });
    expect(bell.data.list[0].title).toContain(sentence);
    expect(mail?.text).toContain(sentence);
  });
});
