import { randomUUID } from 'node:crypto';
import { bulkResult, errorCodes } from '@haesol/contracts/common';
import { adminBookings } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  listFreshMembers,
  openDevice,
} from '../../lab/booking/testBookings.ts';

describe('queues of the office', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let member: Caller;
  let rsvUids: string[];
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, admin] = await createCallers(test, 'office', 'admin');
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    const device = await openDevice(test);
    rsvUids = [
      await member.book({ ...device, start: '10:00', end: '11:00' }),
      await member.book({ ...device, start: '11:00', end: '12:00' }),
    ];
    await test.db.deleteFrom('office_assign').execute();
  });

  const move = async (who: Caller, body: object, queue = 'reservations') =>
    who.call('PATCH', `/admin/${queue}/transition`, body);
  const moveAll = async (body: object) => bulkResult.parse((await move(staff, { uids: rsvUids, ...body })).data);
  const listOwn = async (query = '') =>
    adminBookings.response
      .parse((await staff.call('GET', `/admin/reservations?pageSize=100&eqUid=EQ012&${query}`)).data)
      .list.filter(({ rsvUid }) => rsvUids.includes(rsvUid));
  const readState = async (rsvUid = '') => (await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid })).state;
  const nameOf = async ({ memberUid }: Caller) => (await findRow(test.db, 'member', { member_uid: memberUid })).name;
  const assign = async (who: Caller, body: object) =>
    bulkResult.parse((await who.call('PATCH', '/admin/reservations/assign', body)).data);

  it('move rows in transactions of their own, and say which were refused', async () => {
    const [first, second] = rsvUids;
    await admin.call('PATCH', `/admin/reservations/${first}/transition`, { to: 'REJECTED', memo: '점검' });

    const { done, failed } = await moveAll({ to: 'APPROVED' });

    expect(done).toEqual([second]);
    expect(failed).toMatchObject([{ uid: first, code: errorCodes.moveNotAllowed }]);
    expect([await readState(first), await readState(second)]).toEqual(['REJECTED', 'APPROVED']);
  });

  it('give the reason of each refused row', async () => {
    const { done, failed } = await moveAll({ to: 'REJECTED' });

    expect(done).toEqual([]);
    expect(failed.map(({ message }) => message)).toEqual(['사유를 입력해 주세요.', '사유를 입력해 주세요.']);
    expect((await move(staff, { uids: rsvUids, to: 'DONE' })).code).toBe(errorCodes.invalidInput);
    const many = Array.from({ length: 501 }, () => randomUUID());
    expect((await move(staff, { uids: many, to: 'APPROVED' })).code).toBe(errorCodes.invalidInput);
    expect((await move(member, { uids: rsvUids, to: 'APPROVED' })).code).toBe(errorCodes.forbidden);
  });

  it('repeat a call with its key without a second effect', async () => {
    const send = () =>
      test.app.inject({
        method: 'PATCH',
        url: '/api/v1/admin/reservations/transition',
        headers: { ...staff.headers, 'idempotency-key': '5f2b5c1e-3f58-4f53-8d2c-0d6c5a1b9e11' },
        payload: { uids: rsvUids, to: 'APPROVED' },
      });
    await test.db.deleteFrom('notification').where('member_uid', '=', member.memberUid).execute();

    const answers = [(await send()).json().data, (await send()).json().data];

    expect(answers).toEqual([
      { done: rsvUids, failed: [] },
      { done: rsvUids, failed: [] },
    ]);
    const bell = await test.db
      .selectFrom('notification')
      .selectAll()
      .where('member_uid', '=', member.memberUid)
      .execute();
    expect(bell).toHaveLength(2);
  });

  it('refuse a move of an older version with the new state, the person and the time', async () => {
    const [seen] = await listOwn();
    const revs = [seen?.rev ?? 0];
    const uids = [seen?.rsvUid ?? ''];
    await move(admin, { uids, revs, to: 'APPROVED' });

    const { code, data, message } = await staff.call('PATCH', `/admin/reservations/${uids[0]}/transition`, {
      to: 'REJECTED',
      memo: '겹치는 점검이 있습니다.',
      rev: revs[0],
    });

    expect(code).toBe(errorCodes.moveNotAllowed);
    expect(data).toMatchObject({ state: 'APPROVED', byNm: await nameOf(admin), rev: (seen?.rev ?? 0) + 1 });
    expect(message).toBe(`그사이 ${await nameOf(admin)} 님이 10:00에 처리했습니다.`);
    const bulk = bulkResult.parse((await move(staff, { uids, revs, to: 'REJECTED', memo: '점검' })).data);
    expect(bulk.failed).toEqual([{ uid: uids[0], code, message }]);
  });

  it('name no person for a move of the member', async () => {
    const [seen] = await listOwn();
    await member.call('PATCH', `/mypage/equ/${seen?.rsvUid}/cancel`, { whyCd: 'SCHEDULE' });

    const { data } = await staff.call('PATCH', `/admin/reservations/${seen?.rsvUid}/transition`, {
      to: 'APPROVED',
      rev: seen?.rev,
    });

    expect(data).toMatchObject({ byNm: null, state: 'CANCELLED' });
  });

  it('let one of two who move the same version at once win', async () => {
    const [seen] = await listOwn();
    const body = { uids: [seen?.rsvUid], revs: [seen?.rev], memo: '안내', to: 'APPROVED' };

    const answers = await Promise.all([move(staff, body), move(admin, { ...body, to: 'REJECTED' })]);

    const results = answers.map(({ data }) => bulkResult.parse(data));
    expect(results.flatMap(({ done }) => done)).toHaveLength(1);
    expect(results.flatMap(({ failed }) => failed)[0]?.message).toMatch(/^그사이 .+ 님이 10:00에 처리했습니다\.$/);
  });

  it('are taken by one of two at once, handed on, and filtered by the person in charge', async () => {
    const [first = '', second = ''] = rsvUids;
    const taken = await Promise.all([assign(staff, { uids: [first] }), assign(admin, { uids: [first] })]);

    expect(taken.flatMap(({ done }) => done)).toEqual([first]);
    expect(taken.flatMap(({ failed }) => failed)[0]?.message).toMatch(/^이미 .+ 님이 담당합니다\.$/);
    await assign(admin, { uids: [first, randomUUID()], memberUid: staff.memberUid });
    expect(await listOwn('assigned=ME')).toMatchObject([
      { rsvUid: first, assigneeNm: await nameOf(staff), mineYn: 'Y' },
    ]);
    expect((await listOwn('assigned=NONE')).map(({ rsvUid }) => rsvUid)).toEqual([second]);
    await assign(staff, { uids: [first], memberUid: null });
    expect(await listOwn('assigned=NONE')).toHaveLength(2);
    const { code } = await staff.call('PATCH', '/admin/reservations/assign', {
      uids: [first],
      memberUid: member.memberUid,
    });
    expect(code).toBe(errorCodes.notFound);
    const [given] = await test.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'office.assign')
      .orderBy('at', 'desc')
      .execute();
    expect(given?.detail).toEqual({
      queue: 'reservations',
      assignee: { from: await nameOf(staff), to: null },
      uids: [first],
    });
  });

  it('tell a colleague who takes over, with a note that the item keeps and its member does not see', async () => {
    const [first = ''] = rsvUids;
    await test.db.deleteFrom('notification').execute();
    await assign(staff, { uids: [first], memberUid: admin.memberUid, note: '오후에 시료가 옵니다.' });
    const [bell] = (await admin.call('GET', '/notifications')).data.list;
    const { list } = (await admin.call('GET', `/admin/reservations/${first}/hand-overs`)).data;
    const names = [await nameOf(staff), await nameOf(admin)];

    expect(bell).toMatchObject({
      title: `${names[0]} 님이 장비 예약 1건을 넘겼습니다.`,
      text: '오후에 시료가 옵니다.',
      link: `/office/bookings/item?rsvUid=${first}`,
    });
    expect(list).toMatchObject([{ fromNm: names[0], toNm: names[1], note: '오후에 시료가 옵니다.' }]);
    expect(JSON.stringify((await member.call('GET', `/mypage/equ/${first}`)).data)).not.toContain('시료가 옵니다');
    await assign(admin, { uids: rsvUids, memberUid: staff.memberUid });
    const [many] = (await staff.call('GET', '/notifications')).data.list;
    expect(many).toMatchObject({ link: '/office/bookings?assigned=ME' });
    expect((await member.call('GET', `/admin/reservations/${first}/hand-overs`)).code).toBe(errorCodes.forbidden);
  });

  it('are handed on to those alone who may move them', async () => {
    const [first = ''] = rsvUids;
    const [{ memberUid: uid }] = await createCallers(test, 'company');
    await test.db.updateTable('member').set({ role: 'STAFF' }).where('member_uid', '=', uid).execute();
    const giveLab = (level: 'MOVE' | 'READ') =>
      test.db
        .insertInto('staff_area')
        .values({ member_uid: uid, area: 'lab', level })
        .onConflict((conflict) => conflict.columns(['member_uid', 'area']).doUpdateSet({ level }))
        .execute();
    const listUids = async (query: string) =>
      (await staff.call('GET', `/admin/colleagues${query}`)).data.list.map(
        ({ memberUid }: { memberUid: string }) => memberUid,
      );
    const hand = () => staff.call('PATCH', '/admin/reservations/assign', { uids: [first], memberUid: uid });
    await giveLab('READ');

    expect(await listUids('')).toContain(uid);
    expect(await listUids('?queue=reservations')).not.toContain(uid);
    expect((await hand()).code).toBe(errorCodes.notFound);
    await giveLab('MOVE');
    expect(await listUids('?queue=reservations')).toContain(uid);
    expect((await hand()).code).toBe('200');
    const { list } = (await staff.call('GET', `/admin/reservations?pageSize=100&eqUid=EQ012&assigned=${uid}`)).data;
    expect(list.map(({ rsvUid }: { rsvUid: string }) => rsvUid)).toEqual([first]);
    await test.db.updateTable('member').set({ role: 'MEMBER' }).where('member_uid', '=', uid).execute();
  });

  it('move members, settlements, reviews and refunds by the rules of their single moves', async () => {
    const uids = [randomUUID()];
    const answers = [
      await move(staff, { uids, to: 'ACTIVE' }, 'members'),
      await move(staff, { uids, to: 'PAID' }, 'booking-settlements'),
      await move(staff, { uids, to: 'SHOWN' }, 'reviews'),
      await move(staff, { uids, to: 'DONE' }, 'refunds'),
      await move(staff, { uids, to: 'APPROVED' }, 'enrolments'),
      await move(staff, { uids, to: 'CONFIRMED' }, 'orders'),
      await move(staff, { uids, to: 'PINNED' }, 'posts'),
    ];

    expect(answers.map(({ data }) => data.failed?.[0]?.code)).toEqual(Array(7).fill(errorCodes.notFound));
    const cancel = await move(staff, { uids, to: 'CANCELLED', memo: '휴무' }, 'orders');
    expect(cancel.data.failed).toMatchObject([{ code: errorCodes.notFound }]);
  });
});
