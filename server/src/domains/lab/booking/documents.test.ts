import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice, type Slots } from './testBookings.ts';

describe('documents of a booking', () => {
  const test = setUpTestApp({ sample: true });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  let member: Caller;
  let other: Caller;
  let slots: Slots;
  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    await test.db.deleteFrom('office_document').execute();
    await test.db.deleteFrom('office_document_no').execute();
    slots = { ...(await openDevice(test)), start: '10:00', end: '12:00' };
    const [uid = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, uid);
    other = await createCaller(test, second);
  });

  const get = ({ headers }: Pick<Caller, 'headers'>, url: string) => test.app.inject({ url: `/api/v1${url}`, headers });
  const estimate = (who: Caller, change: Partial<Slots> = {}) =>
    get(who, `/easy-reservation/estimate?${new URLSearchParams({ ...slots, ...change })}`);
  const readNumber = ({ rawPayload }: { readonly rawPayload: Buffer }) =>
    /HS[ES]-\d{4}-\d{5}/.exec(readPdfText(rawPayload).replaceAll(/\s/g, ''))?.[0];

  it('estimates the price by class before anything is booked, with the tax and the office', async () => {
    const bookings = () => test.db.selectFrom('equipment_rsv').select('rsv_uid').execute();
    const before = await bookings();
    const answer = await estimate(member);
    const text = readPdfText(answer.rawPayload).replaceAll(/\s/g, '');
    const { data } = await member.hold(slots);
    const amount = data.amount as number;
    const tax = amount - Math.round(amount / 1.1);
    await member.call('DELETE', `/equipment/hold/${data.holdId}`);

    expect(answer.headers['content-type']).toBe('application/pdf');
    for (const part of [amount, amount - tax, tax]) expect(text).toContain(`${part.toLocaleString('ko-KR')}원`);
    for (const part of ['견적서', 'HSE-2026-00001', '2026-11-23', '000-82-00017', `${slots.date}10:00–12:00`]) {
      expect(text).toContain(part);
    }
    expect((await bookings()).length - before.length).toBeLessThanOrEqual(1);
  });

  it('has the same bytes and number when asked for again, and the next number for other contents', async () => {
    const first = await estimate(member);
    await moveTo('2026-11-23T10:02:00+09:00');
    const again = await estimate(member);

    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(readNumber(await estimate(member, { end: '11:00' }))).toBe('HSE-2026-00002');
    expect(readNumber(await estimate(other))).toBe('HSE-2026-00003');
  });

  it('gives each of many concurrent requests a number of its own, without gaps', async () => {
    const ends = ['11:00', '12:00'];
    const asked = [member, other].flatMap((who) =>
      ends.flatMap((end) => [estimate(who, { end }), estimate(who, { end })]),
    );
    const numbers = (await Promise.all(asked)).map(readNumber);

    expect([...new Set(numbers)].sort()).toEqual([1, 2, 3, 4].map((no) => `HSE-2026-0000${no}`));
  });

  it('refuses times that are no slots, past days, and visitors', async () => {
    const past = await estimate(member, { date: '2026-11-20' });
    const crooked = await estimate(member, { start: '10:07' });

    expect(past.json().data.fieldErrors).toMatchObject([
      { field: 'date', message: '지난 날짜의 견적서는 받을 수 없습니다.' },
    ]);
    expect(crooked.json().data.fieldErrors).toMatchObject([
      { field: 'start', message: '이용 시간을 다시 선택해 주세요.' },
    ]);
    expect((await get({ headers: {} }, '/easy-reservation/estimate')).json().status.code).toBe(
      errorCodes.signInRequired,
    );
    expect(await test.db.selectFrom('office_document').select('doc_no').execute()).toEqual([]);
  });

  it('states a booking to its own member only; a changed booking gets a new number', async () => {
    const rsvUid = await member.book(slots);
    const url = `/mypage/equ/${rsvUid}/statement`;
    const first = await get(member, url);
    const again = await get(member, url);
    await test.db.updateTable('equipment_rsv').set({ state: 'APPROVED' }).where('rsv_uid', '=', rsvUid).execute();

    expect(readPdfText(first.rawPayload).replaceAll(/\s/g, '')).toContain('승인대기');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect([readNumber(first), readNumber(await get(member, url))]).toEqual(['HSS-2026-00001', 'HSS-2026-00002']);
    expect((await get(other, url)).json().status.code).toBe(errorCodes.notFound);
  });

  it('receipts a paid booking only, with the same number and bytes for its member and for staff', async () => {
    const staff = await createCaller(test, await findMemberUid(test, 'office'));
    const rsvUid = await member.book(slots);
    const url = `/mypage/equ/${rsvUid}/receipt`;
    const settle = (settleState: string) => staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState });
    const unpaid = await get(member, url);
    await test.db.updateTable('equipment_rsv').set({ state: 'COMPLETED' }).where('rsv_uid', '=', rsvUid).execute();
    await settle('PAID');
    const first = await get(member, url);
    const printed = await get(staff, `/admin/reservations/${rsvUid}/receipt`);
    await settle('UNPAID');
    const withdrawn = await get(member, url);
    await moveTo('2026-11-23T10:05:00+09:00');
    await settle('PAID');
    await test.db.updateTable('equipment').set({ eq_nm: '새 이름' }).where('eq_uid', '=', slots.eqUid).execute();
    const text = readPdfText(first.rawPayload).replaceAll(/\s/g, '');

    expect([unpaid, withdrawn].map((answer) => answer.json().status.code)).toEqual(['4405', '4405']);
    for (const part of ['영수증', 'HSR-2026-00001', '정산일2026-11-23']) expect(text).toContain(part);
    expect(printed.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(member, url)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await test.db.selectFrom('office_document').select('doc_no').execute()).toHaveLength(1);
    expect((await get(other, url)).json().status.code).toBe(errorCodes.notFound);
    expect((await get(other, `/admin/reservations/${rsvUid}/receipt`)).json().status.code).toBe(errorCodes.forbidden);
    expect(await listAuditActions(test.db, rsvUid)).toContain('booking.print');
  });
});
