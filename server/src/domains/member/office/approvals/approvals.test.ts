import { randomUUID } from 'node:crypto';
import { bulkApproval, bulkResult, errorCodes } from '@haesol/contracts/common';
import { adminApproval, adminApprovals, adminToday } from '@haesol/contracts/member';
import { setUpTestApp } from '../../../../testing/testApp.ts';
import { findRow } from '../../../../testing/testRows.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  findMemberUid,
  listFreshMembers,
  openDevice,
} from '../../../lab/booking/testBookings.ts';

const hourMs = 3_600_000;
const start = new Date('2026-11-23T10:00:00+09:00');

describe('moves of many items', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let rsvUids: string[];
  let revs: number[];
  beforeEach(async () => {
    await test.context.clock.moveTo(start);
    [staff, admin] = await createCallers(test, 'office', 'admin');
    const [uid = ''] = await listFreshMembers(test, 1);
    const member = await createCaller(test, uid);
    const device = await openDevice(test);
    rsvUids = [
      await member.book({ ...device, start: '10:00', end: '11:00' }),
      await member.book({ ...device, start: '11:00', end: '12:00' }),
    ];
    revs = [];
    for (const uid of rsvUids) revs.push((await findRow(test.db, 'equipment_rsv', { rsv_uid: uid })).rev);
    await test.db.deleteFrom('move_proposal').execute();
  });

  const later = (hours: number) => test.context.clock.moveTo(new Date(start.getTime() + hours * hourMs));
  const propose = (change: object = {}) =>
    staff.call('POST', '/admin/approvals', {
      ...{ queue: 'reservations', uids: rsvUids, revs, to: 'APPROVED' },
      ...{ reason: '점검이 끝나 모두 승인합니다.', ...change },
    });
  const proposeUid = async (change: object = {}): Promise<string> => (await propose(change)).data.propUid;
  const decide = (who: Caller, propUid: string, body: object = { to: 'APPROVED' }, headers = {}) =>
    who.call('PATCH', `/admin/approvals/${propUid}`, body, headers);
  const listOf = async (who: Caller) =>
    adminApprovals.response.parse((await who.call('GET', '/admin/approvals')).data).list;
  const read = async (who: Caller, propUid: string) =>
    adminApproval.response.parse((await who.call('GET', `/admin/approvals/${propUid}`)).data);
  const readStates = async () =>
    Promise.all(rsvUids.map(async (uid) => (await findRow(test.db, 'equipment_rsv', { rsv_uid: uid })).state));
  const readAudit = (uids: readonly string[], like: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_uid', 'detail'])
      .where('target_uid', 'in', uids)
      .where('action', 'like', like)
      .orderBy('audit_uid')
      .execute();
  const setArea = (who: Caller, level: 'MOVE' | 'READ') =>
    test.db
      .updateTable('staff_area')
      .set({ level })
      .where('member_uid', '=', who.memberUid)
      .where('area', '=', 'lab')
      .execute();

  it('are refused to one person above the limit', async () => {
    const uids = Array.from({ length: bulkApproval.aboveRows + 1 }, () => randomUUID());
    const move = (rows: readonly string[]) =>
      staff.call('PATCH', '/admin/reservations/transition', { uids: rows, to: 'APPROVED' });
    const { code, message } = await move(uids);

    expect(code).toBe(errorCodes.secondPersonRequired);
    expect(message).toBe('100건이 넘는 처리는 한 사람이 제안하고 다른 담당자가 확인합니다.');
    expect((await move(uids.slice(1))).code).toBe('200');
  });

  it('are proposed by one and confirmed by another, and both are in the audit log', async () => {
    const propUid = await proposeUid({ memo: '제시간에 와 주세요.' });
    const [seen] = await listOf(admin);
    const [own] = await listOf(staff);
    const byOwn = await decide(staff, propUid);
    const before = await readStates();
    const done = await decide(admin, propUid);

    expect(seen).toMatchObject({
      ...{ propUid, queue: 'reservations', to: 'APPROVED', cnt: 2, state: 'WAITING', mineYn: 'N' },
      ...{ reason: '점검이 끝나 모두 승인합니다.', memo: '제시간에 와 주세요.' },
      ...{ untilDt: expect.stringMatching(/^2026-11-26T10:00/), decided: null },
    });
    expect(own).toMatchObject({ mineYn: 'Y' });
    expect(byOwn.code).toBe(errorCodes.secondPersonRequired);
    expect(before).toEqual(['REQUESTED', 'REQUESTED']);
    expect(bulkResult.parse(done.data)).toEqual({ done: rsvUids, failed: [] });
    expect(await readStates()).toEqual(['APPROVED', 'APPROVED']);
    expect(await readAudit([propUid], 'moves.%')).toMatchObject([
      { action: 'moves.propose', actor_uid: staff.memberUid, detail: { rows: 2 } },
      { action: 'moves.approve', actor_uid: admin.memberUid, detail: { proposedBy: staff.memberUid } },
      { action: 'moves.done', actor_uid: admin.memberUid, detail: { queue: 'reservations', done: 2, failed: 0 } },
    ]);
    const moves = await readAudit(rsvUids, 'booking.move');
    expect(moves.map(({ actor_uid }) => actor_uid)).toEqual([admin.memberUid, admin.memberUid]);
    expect((await listOf(staff))[0]).toMatchObject({ state: 'DONE', doneCnt: 2, decided: { mineYn: 'N' } });
  });

  it('name their items by number, title and masked member', async () => {
    const propUid = await proposeUid();
    const { rsv_no: no } = await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUids[0] ?? '' });
    const { rows } = await read(admin, propUid);

    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ uid: rsvUids[0], no, state: 'WAITING', message: null });
    expect(rows[0]?.title).not.toBe('');
    expect(rows[0]?.memberNm).toMatch(/\*/);
  });

  it.each([
    'booking-settlements',
    'enrolments',
    'members',
    'refunds',
    'reviews',
    'applications',
    'orders',
    'posts',
  ] as const)('of the queue %s are read, also if their items are gone', async (queue) => {
    const propUid = randomUUID();
    const now = await test.context.clock.now();
    const facts = { target: 'DONE', reason: '정리', proposed_by: staff.memberUid, proposed_at: now };
    await test.db
      .insertInto('move_proposal')
      .values({ prop_uid: propUid, queue, ...facts })
      .execute();
    await test.db
      .insertInto('move_proposal_row')
      .values({ prop_uid: propUid, uid: randomUUID(), seq: 0, rev: 0 })
      .execute();

    expect((await read(admin, propUid)).rows).toMatchObject([{ no: '', title: '', memberNm: '' }]);
  });

  it('fail item by item, e.g. one that another has moved meanwhile, and the proposer sees the reasons', async () => {
    const propUid = await proposeUid();
    const [first] = rsvUids;
    await admin.call('PATCH', `/admin/reservations/${first}/transition`, { to: 'REJECTED', memo: '점검' });
    const { done, failed } = bulkResult.parse((await decide(admin, propUid)).data);

    expect(done).toEqual(rsvUids.slice(1));
    expect(failed).toMatchObject([{ uid: first, code: errorCodes.moveNotAllowed }]);
    expect((await read(staff, propUid)).rows).toMatchObject([
      { uid: first, state: 'FAILED', message: expect.stringMatching(/^그사이 .+ 님이 .+에 처리했습니다\.$/) },
      { state: 'DONE', message: null },
    ]);
    expect((await listOf(staff))[0]).toMatchObject({ state: 'DONE', doneCnt: 1, failedCnt: 1 });
  });

  it('are sent back with a reason, and withdrawn by their proposer without one', async () => {
    const returned = await proposeUid();
    const noReason = await decide(admin, returned, { to: 'RETURNED' });
    await decide(admin, returned, { to: 'RETURNED', memo: '두 건은 빼 주세요.' });
    const late = await decide(admin, returned);
    const withdrawn = await proposeUid();
    const own = await decide(staff, withdrawn, { to: 'RETURNED' });

    expect(noReason.data.fieldErrors).toMatchObject([{ field: 'memo', message: '사유를 입력해 주세요.' }]);
    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect(late.message).toMatch(/^그사이 .+ 님이 10:00에 처리했습니다\.$/);
    expect(own.code).toBe('200');
    const states = (await listOf(staff)).map(({ propUid, state, decided }) => [propUid, state, decided?.memo]);
    expect(states).toEqual(
      expect.arrayContaining([
        [returned, 'RETURNED', '두 건은 빼 주세요.'],
        [withdrawn, 'WITHDRAWN', null],
      ]),
    );
    expect(await readStates()).toEqual(['REQUESTED', 'REQUESTED']);
  });

  it('end after the hours of the policy, as if they had not been proposed', async () => {
    const propUid = await proposeUid();
    await later(bulkApproval.hours + 1);
    const late = await decide(admin, propUid);

    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect(late.message).toBe('확인할 기한이 지난 제안입니다. 필요하면 다시 제안해 주세요.');
    expect(await listOf(admin)).toEqual([]);
  });

  it('are shown for a week once they are decided', async () => {
    const propUid = await proposeUid();
    await decide(admin, propUid);
    await later(bulkApproval.shownDays * 24 - 1);
    const shown = await listOf(staff);
    await later(bulkApproval.shownDays * 24 + 1);

    expect(shown).toMatchObject([{ propUid, state: 'DONE' }]);
    expect(await listOf(staff)).toEqual([]);
  });

  it('are counted today for those who may confirm them', async () => {
    const count = async (who: Caller, query = '?approvalYn=Y') =>
      adminToday.response
        .parse((await who.call('GET', `/admin/today${query}`)).data)
        .queues.find(({ queue }) => queue === 'APPROVAL')?.cnt;
    await proposeUid();

    expect([await count(admin), await count(staff), await count(admin, '')]).toEqual([1, undefined, undefined]);
    await later(bulkApproval.hours + 1);
    expect(await count(admin)).toBeUndefined();
  });

  it('are proposed and seen only by those who may move their queue, and only to targets of the queue', async () => {
    const propUid = await proposeUid();
    await setArea(staff, 'READ');
    const answers = [
      await propose(),
      await staff.call('GET', `/admin/approvals/${propUid}`),
      await decide(staff, propUid),
    ];
    const seen = await listOf(staff);
    await setArea(staff, 'MOVE');

    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(errorCodes.forbidden));
    expect(seen).toEqual([]);
    expect((await propose({ to: 'SHREDDED' })).code).toBe(errorCodes.invalidInput);
    expect((await propose({ revs: [0] })).data.fieldErrors).toMatchObject([{ field: 'revs' }]);
    expect((await propose({ reason: ' ' })).data.fieldErrors).toMatchObject([
      { field: 'reason', message: '제안 사유를 입력해 주세요.' },
    ]);
    expect((await decide(admin, randomUUID())).code).toBe(errorCodes.notFound);
  });

  it('run once, when two people confirm at once and each sends it twice', async () => {
    const propUid = await proposeUid();
    const uid = await findMemberUid(test, 'general');
    await test.db.updateTable('member').set({ role: 'ADMIN' }).where('member_uid', '=', uid).execute();
    const third = await createCaller(test, uid);
    const answers = await Promise.all([admin, third, admin, third].map((who) => decide(who, propUid)));
    await test.db.updateTable('member').set({ role: 'MEMBER' }).where('member_uid', '=', uid).execute();

    const done = answers.filter(({ code }) => code === '200');
    expect(done.length).toBeGreaterThan(0);
    const results = done.map(({ data }) => bulkResult.parse(data));
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    expect(new Set(results.flatMap((result) => result.done))).toEqual(new Set(rsvUids));
    expect(await readStates()).toEqual(['APPROVED', 'APPROVED']);
    expect(await readAudit(rsvUids, 'booking.move')).toHaveLength(2);
    expect(await readAudit([propUid], 'moves.approve')).toHaveLength(1);
  });

  it('are moved part by part, by repeated calls', async () => {
    const propUid = await proposeUid();
    const [first, second] = rsvUids;
    const part = () => decide(admin, propUid, { to: 'APPROVED', rows: 1 });
    const one = await part();
    const between = await listOf(staff);
    const other = await part();

    expect(one.data).toEqual({ done: [first], failed: [] });
    expect(between).toMatchObject([{ state: 'RUNNING', doneCnt: 1, cnt: 2 }]);
    expect(other.data).toEqual({ done: [second], failed: [] });
    expect((await part()).code).toBe(errorCodes.moveNotAllowed);
    expect(await listOf(staff)).toMatchObject([{ state: 'DONE', doneCnt: 2 }]);
  });

  it('go on where an interrupted call has stopped, for the person who confirmed', async () => {
    const propUid = await proposeUid();
    const [first = '', second = ''] = rsvUids;
    const now = await test.context.clock.now();
    await test.db
      .updateTable('move_proposal')
      .set({ state: 'APPROVED', decided_by: admin.memberUid, decided_at: now })
      .where('prop_uid', '=', propUid)
      .execute();
    await test.db.updateTable('move_proposal_row').set({ state: 'DONE' }).where('uid', '=', first).execute();
    expect(await listOf(staff)).toMatchObject([{ state: 'RUNNING', doneCnt: 1, cnt: 2 }]);
    const byOther = await decide(staff, propUid);
    const { data } = await decide(admin, propUid);

    expect(byOther.code).toBe(errorCodes.moveNotAllowed);
    expect(data).toEqual({ done: [second], failed: [] });
    expect(await readStates()).toEqual(['REQUESTED', 'APPROVED']);
    expect(await listOf(staff)).toMatchObject([{ state: 'DONE', doneCnt: 2 }]);
  });
});
