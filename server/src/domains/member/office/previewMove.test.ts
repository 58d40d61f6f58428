import { randomUUID } from 'node:crypto';
import { errorCodes, okStatus } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  listFreshMembers,
  openDevice,
} from '../../lab/booking/testBookings.ts';
import { openGoods, readMoney } from '../../travel/order/testOrders.ts';
import { openShop } from '../../travel/order/testShop.ts';

describe('preview of a move', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let rsvUid: string;
  let rev: number;
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff] = await createCallers(test, 'office');
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    rsvUid = await member.book({ ...(await openDevice(test)), start: '10:00', end: '11:00' });
    ({ rev } = await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid }));
  });

  const preview = (by: Caller, body: object, queue = 'reservations') =>
    by.call('POST', `/admin/${queue}/transition/preview`, { uid: rsvUid, ...body });
  const readAll = async () => ({
    booking: await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid }),
    mails: await test.db.selectFrom('mail_outbox').select('mail_uid').execute(),
    bell: await test.db.selectFrom('notification').select('ntf_uid').execute(),
    audit: await test.db.selectFrom('audit_log').select('audit_uid').execute(),
  });

  it('shows the mail with the message of staff and a masked name, and changes nothing', async () => {
    const { email, name } = await findRow(test.db, 'member', { member_uid: member.memberUid });
    const before = await readAll();

    const { data } = await preview(staff, { to: 'REJECTED', memo: '정기 점검이 있습니다.', rev });

    expect(data.list).toMatchObject([{ lang: 'ko', subject: '장비 예약 반려 안내' }]);
    const [{ to, text }] = data.list;
    expect(text).toContain('정기 점검이 있습니다.');
    expect(text).toMatch(/^.\*+.?님,/);
    expect(text).not.toContain(name);
    expect([to, text].join(' ')).not.toContain(email);
    expect(await readAll()).toEqual(before);
  });

  const previewCall = (call: object) => staff.call('POST', '/admin/mail-preview', { call });
  const countWritten = async () => {
    const { booking, ...others } = await readAll();
    return [booking, ...Object.values(others).map(({ length }) => length)];
  };

  it('shows the mails of a new time and of a closure, and changes nothing', async () => {
    const before = await countWritten();
    const { from } = await test.db
      .selectFrom('equipment_rsv')
      .select(sql<Date>`lower(during)`.as('from'))
      .where('rsv_uid', '=', rsvUid)
      .executeTakeFirstOrThrow();
    const { eq_uid: eqUid } = await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid });
    const date = toSeoulDate(from);

    const moved = await previewCall({
      ...{ name: 'booking.slot', uid: rsvUid },
      body: { date, start: '13:00', end: '14:00', rev, memo: '시료 준비' },
    });
    const closed = await previewCall({
      name: 'closure.add',
      body: { eqUid, startDate: date, start: '09:00', endDate: date, end: '18:00', reason: '렌즈 교체' },
    });

    expect(moved.data.list).toHaveLength(1);
    expect(moved.data.list[0].text).toContain('시료 준비');
    expect(closed.data.list).toHaveLength(1);
    expect(closed.data.list[0].text).toContain('렌즈 교체');
    expect(await countWritten()).toEqual(before);
    expect((await member.call('POST', '/admin/mail-preview', { call: {} })).code).toBe(errorCodes.forbidden);
  });

  it('shows the mail of an application with the day of its supplement', async () => {
    const { apl_uid: uid } = await test.db
      .selectFrom('application')
      .select('apl_uid')
      .where('state', '=', 'REVIEWING')
      .where('kind', '<>', 'EDU')
      .limit(1)
      .executeTakeFirstOrThrow();
    const body = { to: 'SUPPLEMENT', memo: '견적서가 필요합니다.', dueDt: '2026-11-30' };
    const { data } = await previewCall({ name: 'application.move', uid, body });

    expect(data.list).toHaveLength(1);
    expect(data.list[0].text).toContain('견적서가 필요합니다.');
    expect((await findRow(test.db, 'application', { apl_uid: uid })).state).toBe('REVIEWING');
  });

  it('shows the mails of a lifted no-show, a cancelled course and an answer, and changes nothing', async () => {
    const penaltyUid = randomUUID();
    await test.db
      .insertInto('penalty')
      .values({
        ...{ penalty_uid: penaltyUid, member_uid: member.memberUid, rsv_uid: rsvUid, kind: 'NO_SHOW', memo: null },
        created_at: await test.context.clock.now(),
      })
      .execute();
    const { edu_uid: eduUid } = await test.db
      .selectFrom('enroll as n')
      .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
      .select('n.edu_uid')
      .where('n.state', 'in', ['APPLIED', 'APPROVED', 'WAITLIST'])
      .where('n.member_uid', 'is not', null)
      .where('e.start_dt', '>', '2026-11-23')
      .limit(1)
      .executeTakeFirstOrThrow();
    const asked = {
      categoryCd: 'EQUIP',
      title: '출입 문의',
      content: '내용',
      privateYn: 'Y',
      imageUids: [],
      fileUids: [],
    };
    const { qnaUid } = (await member.call('POST', '/qna', asked)).data;
    const question = await findRow(test.db, 'qna', { qna_uid: qnaUid });
    const before = await countWritten();

    const lifted = await previewCall({ name: 'penalty.lift', uid: penaltyUid, body: { memo: '장비 고장이었습니다.' } });
    const cancelled = await previewCall({ name: 'course.cancel', uid: eduUid, body: { memo: '강사 사정' } });
    const answer = { content: '네.', fileUids: [], rev: question.rev };
    const answered = await previewCall({ name: 'qna.answer', uid: qnaUid, body: answer });
    const late = await previewCall({ name: 'qna.answer', uid: qnaUid, body: { ...answer, rev: question.rev + 1 } });

    expect(lifted.data.list[0].text).toContain('장비 고장이었습니다.');
    expect(cancelled.data.list[0].text).toContain('강사 사정');
    expect(answered.data.list).toMatchObject([{ subject: expect.stringContaining('답변') }]);
    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect(await countWritten()).toEqual(before);
    expect(await findRow(test.db, 'edu', { edu_uid: eduUid })).toMatchObject({ deleted_at: null });
    expect(await findRow(test.db, 'penalty', { penalty_uid: penaltyUid })).toMatchObject({ lifted_at: null });
  });

  it('has the words that staff have put around the mail', async () => {
    const words = {
      kind: 'EQU_APPROVED',
      lang: 'ko' as const,
      subject: '',
      opening: '안녕하세요.',
      closing: '고맙습니다.',
    };
    await test.db
      .insertInto('mail_template')
      .values({ ...words, saved_at: await test.context.clock.now() })
      .execute();

    const { data } = await preview(staff, { to: 'APPROVED', rev });

    expect(data.list[0].text).toMatch(/^안녕하세요\..+고맙습니다\.$/s);
  });

  it('is refused as the move would be', async () => {
    const answers = [
      await preview(staff, { to: 'REJECTED', rev }),
      await preview(staff, { to: 'APPROVED', rev: rev + 1 }),
      await preview(staff, { to: 'APPROVED', uid: randomUUID() }),
      await preview(member, { to: 'APPROVED', rev }),
    ];

    expect(answers.map(({ code }) => code)).toEqual([
      errorCodes.invalidInput,
      errorCodes.moveNotAllowed,
      errorCodes.notFound,
      errorCodes.forbidden,
    ]);
  });
});

describe('preview of a refund', () => {
  it('sends no money', async () => {
    const shop = await openShop(1);
    const { test } = shop;
    try {
      const { buyer, staff } = await shop.begin();
      await openGoods(test, { price: 10_000 });
      const { orderUid, rsvtUid } = await buyer.buy();
      await buyer.cancel(rsvtUid);
      const { refund_uid: uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
      const before = await readMoney(test, orderUid);

      const { code } = await staff.call('POST', '/admin/refunds/transition/preview', { uid, to: 'DONE' });

      expect(code).toBe(okStatus.code);
      expect(await readMoney(test, orderUid)).toEqual(before);
      expect((await findRow(test.db, 'refund', { refund_uid: uid })).state).toBe('ASKED');
    } finally {
      await test.close();
    }
  });
});
