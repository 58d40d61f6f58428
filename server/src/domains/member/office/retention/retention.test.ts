import { errorCodes } from '@haesol/contracts/common';
import { adminApproval, adminApprovals, adminToday } from '@haesol/contracts/member';
import { createCleanup } from '../../../../start/cleanup.ts';
import type { TestApp } from '../../../../testing/testApp.ts';
import { findRow } from '../../../../testing/testRows.ts';
import { type Caller, createCallers } from '../../../lab/booking/testBookings.ts';
import { beGuest } from '../../../travel/guest/testGuests.ts';
import { readMoney } from '../../../travel/order/testOrders.ts';
import { openShop, type Shop } from '../../../travel/order/testShop.ts';
import { destroyExpired, givePrivacy, listExpired, proposeDestruction, readExpired } from './testRetention.ts';

describe('personal data past its retention', () => {
  let shop: Shop;
  let test: TestApp;
  let staff: Caller;
  let admin: Caller;
  let count = 0;
  let address = '';
  beforeAll(async () => {
    shop = await openShop(40);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await shop.begin();
    await test.db.deleteFrom('mail_outbox').execute();
    await test.db.deleteFrom('move_proposal').execute();
    count += 1;
    address = `expired${count}@mail.example`;
    [staff, admin] = await createCallers(test, 'office', 'admin');
    await givePrivacy(test, staff);
  });

  const moveTo = (day: string) => test.context.clock.moveTo(new Date(`${day}T10:00:00+09:00`));
  const readGuests = (uid: string) =>
    test.db.selectFrom('member').select(['guest_email', 'name', 'state']).where('member_uid', '=', uid).execute();
  const of = async (uid: string, query = '') => (await listExpired(admin, query)).filter((row) => row.uid === uid);
  const clean = () => createCleanup(test.context).cleanup?.run({});
  const readAudit = (uid: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_uid', 'detail'])
      .where('target_uid', '=', uid)
      .orderBy('audit_uid')
      .execute();

  it('of guests waits for two persons: 30 days after the last visit without an order, and a year after the last use', async () => {
    const guest = await beGuest(test, address);
    const { rsvtUid, orderUid } = await guest.buy();
    const other = await beGuest(test, `unused.${address}`);
    await moveTo('2026-12-20');
    expect(await of(other.memberUid)).toEqual([]);
    await moveTo('2027-01-05');
    await clean();
    const unused = await of(other.memberUid);

    expect(unused).toMatchObject([{ rule: 'GUEST_MAIL', mail: expect.stringContaining('*'), lateYn: 'Y' }]);
    expect(await readGuests(other.memberUid)).toHaveLength(1);
    await destroyExpired(unused, staff, admin);
    expect(await readGuests(other.memberUid)).toEqual([]);
    // A year after the day of use, which is 1 December.
    await moveTo('2027-11-30');
    expect(await of(guest.memberUid)).toEqual([]);
    await moveTo('2027-12-03');
    await clean();
    const due = await of(guest.memberUid);
    expect(due).toMatchObject([{ rule: 'GUEST', lateYn: 'N', dueDt: expect.stringMatching(/^2027-12-01/) }]);
    expect(await readGuests(guest.memberUid)).toMatchObject([{ guest_email: address }]);
    await destroyExpired(due, staff, admin);

    expect(await readGuests(guest.memberUid)).toEqual([{ guest_email: null, name: '비회원', state: 'LEFT' }]);
    expect((await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).booker).toEqual({});
    expect(await readMoney(test, orderUid)).toMatchObject({ ledger: 20_000 });
    expect(await of(guest.memberUid)).toEqual([]);
  });

  it('is destroyed by no one alone, and its number stays in the audit log', async () => {
    const guest = await beGuest(test, address);
    await moveTo('2027-01-05');
    const due = await of(guest.memberUid);
    const uids = due.map(({ uid }) => uid);
    const alone = await staff.call('PATCH', '/admin/retention/transition', { uids, to: 'DESTROYED' });
    const { data } = await proposeDestruction(due, staff);
    const approve = (who: Caller) => who.call('PATCH', `/admin/approvals/${data.propUid}`, { to: 'APPROVED' });
    const own = await approve(staff);
    const named = adminApproval.response.parse((await admin.call('GET', `/admin/approvals/${data.propUid}`)).data);
    const waiting = await of(guest.memberUid, '&view=PROPOSED');
    const done = await approve(admin);

    expect(alone.code).toBe(errorCodes.secondPersonRequired);
    expect(alone.message).toBe('개인정보 파기는 한 사람이 제안하고 다른 담당자가 확인합니다.');
    expect(own.code).toBe(errorCodes.secondPersonRequired);
    expect(named.rows).toMatchObject([{ title: '주문하지 않은 비회원의 이메일 2026-11-23' }]);
    expect(waiting).toMatchObject([{ proposal: { mineYn: 'N', untilDt: expect.stringMatching(/^2027-01-08T10:00/) } }]);
    expect(done.data).toEqual({ done: uids, failed: [] });
    expect(await readAudit(data.propUid)).toMatchObject([
      { action: 'moves.propose', actor_uid: staff.memberUid, detail: { queue: 'retention', rows: 1 } },
      { action: 'moves.approve', actor_uid: admin.memberUid },
      { action: 'moves.done', actor_uid: admin.memberUid, detail: { queue: 'retention', done: 1, failed: 0 } },
    ]);
    expect((await readAudit(guest.memberUid)).at(-1)).toMatchObject({
      action: 'retention.destroy',
      detail: { rule: 'GUEST_MAIL', dueDt: expect.stringMatching(/^2026-12-23/) },
    });
  });

  it('stays when its guest comes back before the second person confirms', async () => {
    const guest = await beGuest(test, address);
    await moveTo('2027-01-05');
    const { data } = await proposeDestruction(await of(guest.memberUid), staff);
    await beGuest(test, address);
    const { data: result } = await admin.call('PATCH', `/admin/approvals/${data.propUid}`, { to: 'APPROVED' });

    expect(result).toMatchObject({
      done: [],
      failed: [{ code: errorCodes.moveNotAllowed, message: '이미 파기했거나 보유 기간이 다시 시작된 정보입니다.' }],
    });
    expect(await readGuests(guest.memberUid)).toMatchObject([{ guest_email: address }]);
  });

  it('is late five days after its period, and is counted by rule and on the page of today', async () => {
    await beGuest(test, address);
    const readRule = async () => (await readExpired(admin)).rules.find(({ rule }) => rule === 'GUEST_MAIL');
    const readCount = async (who: Caller, query = '?retentionYn=Y') =>
      adminToday.response
        .parse((await who.call('GET', `/admin/today${query}`)).data)
        .queues.find(({ queue }) => queue === 'RETENTION');
    await moveTo('2026-12-24');
    const before = await readRule();
    await moveTo('2026-12-29');
    const after = await readRule();
    const late = await listExpired(admin, '&view=LATE&rule=GUEST_MAIL');

    expect(before).toMatchObject({ oldestDt: expect.stringMatching(/^2026-12-23/), lateCnt: 0 });
    expect(after?.lateCnt).toBe(after?.cnt);
    expect(late).toHaveLength(after?.cnt ?? -1);
    expect(await readCount(admin)).toMatchObject({ lateCnt: after?.lateCnt });
    expect(await readCount(admin, '')).toBeUndefined();
  });

  it('is seen with the right to read, and proposed with the right to move', async () => {
    await givePrivacy(test, staff, 'READ');
    expect((await staff.call('GET', '/admin/retention')).code).toBe('200');
    expect((await proposeDestruction([{ uid: staff.memberUid, rev: 0 }], staff)).code).toBe(errorCodes.forbidden);
    await test.db
      .deleteFrom('staff_area')
      .where('member_uid', '=', staff.memberUid)
      .where('area', '=', 'privacy')
      .execute();

    expect((await staff.call('GET', '/admin/retention')).code).toBe(errorCodes.forbidden);
    const list = adminApprovals.response.parse((await staff.call('GET', '/admin/approvals')).data).list;
    expect(list.filter(({ queue }) => queue === 'retention')).toEqual([]);
  });
});
