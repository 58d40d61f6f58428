import { randomUUID } from 'node:crypto';
import { bulkResult, errorCodes } from '@haesol/contracts/common';
import { adminFind, adminViews, assignedQueues, presenceKinds } from '@haesol/contracts/member';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import {
  type Caller,
  createCaller,
  createCallers,
  listFreshMembers,
  openDevice,
} from '../../lab/booking/testBookings.ts';
import { applyForAdvice } from '../../learn/applications/testApplications.ts';

/** List of each queue with the key of its rows, in which all rows are. */
const queues = {
  qna: ['/admin/qna/list?answerState=', 'qnaUid'],
  inquiries: ['/admin/inquiries?', 'inquiryUid'],
  applications: ['/admin/applications?', 'aplUid'],
  reservations: ['/admin/reservations?', 'rsvUid'],
  refunds: ['/admin/refunds?', 'refundUid'],
  enrolments: ['/admin/enrolments?state=ALL', 'aplUid'],
  orders: ['/admin/orders?', 'orderUid'],
  reviews: ['/admin/reviews?state=ALL', 'reviewUid'],
  members: ['/admin/members?', 'memberUid'],
} as const satisfies Record<(typeof assignedQueues)[number], readonly [string, string]>;

type Row = Readonly<Record<string, string | null>>;

describe('queues of the office, one like the other', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let member: Caller;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, admin, member] = await createCallers(test, 'office', 'admin', 'general');
    const inquiry = { categoryCd: 'ETC', title: '물어봅니다', content: '내용', fileUids: [] };
    await member.call('POST', '/inquiry/insertInquiry', inquiry);
    await applyForAdvice(test, member);
  });

  const listOf = async (path: string): Promise<Row[]> => (await staff.call('GET', path)).data.list;

  it.each(assignedQueues.filter((queue) => queue !== 'refunds'))(
    'have a person in charge of each item: %s',
    async (queue) => {
      const [path, key] = queues[queue];
      const [first] = await listOf(path);
      const uid = first?.[key] ?? '';
      const assign = async (who: Caller, body: object = {}) =>
        bulkResult.parse((await who.call('PATCH', `/admin/${queue}/assign`, { uids: [uid], ...body })).data);

      expect((await assign(staff)).done).toEqual([uid]);
      expect((await assign(admin)).failed).toMatchObject([{ uid, message: expect.stringMatching(/담당합니다/) }]);
      const own = await listOf(`${path}&assigned=ME`);
      expect(own.map((row) => row[key])).toEqual([uid]);
      expect(own).toMatchObject([{ assigneeNm: expect.any(String), mineYn: 'Y' }]);
      expect((await listOf(`${path}&assigned=NONE`)).map((row) => row[key])).not.toContain(uid);
      await assign(staff, { memberUid: null });
      expect(await listOf(`${path}&assigned=ME`)).toEqual([]);
    },
  );

  it.each(presenceKinds)('tell two people of each other who have one item open: %s', async (ref) => {
    const uid = ref === 'POST' ? 'N0001' : randomUUID();
    await staff.call('POST', '/admin/presence', { ref, uid });
    const { data } = await admin.call('POST', '/admin/presence', { ref, uid });

    expect(data.others).toMatchObject([{ nm: expect.any(String) }]);
    expect((await member.call('POST', '/admin/presence', { ref, uid })).code).toBe(errorCodes.forbidden);
  });

  it('hide columns for a person, by list and by saved view', async () => {
    const read = async (who: Caller) =>
      adminViews.response.parse((await who.call('GET', '/admin/views?screen=orders')).data);
    const viewUid = randomUUID();
    await staff.call('PUT', '/admin/columns/orders', { hidden: ['use'] });
    await staff.call('PUT', '/admin/columns/orders', { hidden: ['use', 'pay'] });
    const view = { screen: 'orders', name: '확정', query: 'rsvtSttsCd=CONFIRM_WAIT', hidden: ['created'] };
    await staff.call('PUT', `/admin/views/${viewUid}`, view);

    expect(await read(staff)).toMatchObject({ hidden: ['use', 'pay'], list: [{ viewUid, hidden: ['created'] }] });
    expect(await read(admin)).toEqual({ hidden: [], list: [] });
    await staff.call('PUT', '/admin/columns/orders', { hidden: [] });
    expect((await read(staff)).hidden).toEqual([]);
    expect((await member.call('PUT', '/admin/columns/orders', { hidden: [] })).code).toBe(errorCodes.forbidden);
    const many = Array.from({ length: 31 }, (_one, at) => `c${at}`);
    expect((await staff.call('PUT', '/admin/columns/orders', { hidden: many })).code).toBe(errorCodes.invalidInput);
  });

  describe('move many applications', () => {
    const move = async (body: object) =>
      bulkResult.parse((await staff.call('PATCH', '/admin/applications/transition', body)).data);

    it('that need no further fields, and say why others are refused', async () => {
      const [uid] = await listFreshMembers(test, 1);
      const other = await createCaller(test, uid ?? '');
      const own = await applyForAdvice(test, member);
      const uids = [own, await applyForAdvice(test, other), randomUUID()];

      const started = await move({ uids, to: 'REVIEWING' });
      expect(started.done).toEqual(uids.slice(0, 2));
      expect(started.failed).toMatchObject([{ code: errorCodes.notFound }]);
      const matched = await move({ uids: [own], to: 'MATCHED' });
      expect(matched.failed).toMatchObject([{ message: '자문위원을 선택해 주세요.' }]);
      const rejected = await move({ uids: uids.slice(0, 2), to: 'REJECTED', memo: '이번 차수가 찼습니다.' });
      expect(rejected.done).toHaveLength(2);
      expect((await member.call('GET', `/mypage/apply/${own}`)).data.timeline.at(-1)).toMatchObject({
        state: 'REJECTED',
        memo: '이번 차수가 찼습니다.',
      });
    });

    it('in the versions that were seen', async () => {
      const uid = await applyForAdvice(test, member);
      const [seen] = (await staff.call('GET', '/admin/applications?pageSize=100')).data.list.filter(
        ({ aplUid }: { aplUid: string }) => aplUid === uid,
      );
      expect(seen.targets).toEqual(['REVIEWING']);
      await admin.call('PATCH', `/admin/applications/${uid}/transition`, { to: 'REVIEWING' });
      const { failed } = await move({ uids: [uid], revs: [seen.rev], to: 'REVIEWING' });

      expect(failed).toMatchObject([{ uid, message: expect.stringMatching(/^그사이 .+ 님이/) }]);
    });
  });

  describe('move many posts', () => {
    const form = {
      ...{ board: 'NOTICE', title: '함께 옮길 공지', html: '<p>글</p>', writerNm: '운영팀', sourceNm: null },
      ...{ pinYn: 'N', urgentYn: 'N', thumbUrl: null, thumbAlt: null, fileUids: [] },
    };
    const add = async (createdDt: string | null): Promise<string> => {
      const { list } = (await member.call('GET', '/codes/NOTICE_CTG')).data;
      const body = { ...form, createdDt, categoryCd: list[0].code };
      return (await staff.call('POST', '/admin/posts', body)).data.postUid;
    };
    const move = async (body: object) =>
      bulkResult.parse((await staff.call('PATCH', '/admin/posts/transition', body)).data);
    const read = async (postUid: string) => (await member.call('GET', `/posts/${postUid}`)).data;

    it('to the drafts and back to their former time, and pin them', async () => {
      const shown = await add('2026-11-20T09:00:00+09:00');
      const draft = await add(null);

      expect(await move({ uids: [shown, draft], to: 'DRAFT' })).toMatchObject({
        done: [shown],
        failed: [{ uid: draft, code: errorCodes.moveNotAllowed }],
      });
      expect(await read(shown)).toBeNull();
      expect((await move({ uids: [shown, draft], to: 'PUBLISHED' })).done).toEqual([shown, draft]);
      expect(await read(shown)).toMatchObject({ createdDt: '2026-11-20T09:00:00+09:00' });
      expect(await read(draft)).toMatchObject({ createdDt: expect.stringMatching(/^2026-11-23T10:00/) });
      expect((await move({ uids: [shown], to: 'PINNED' })).done).toEqual([shown]);
      expect((await read(shown)).pinYn).toBe('Y');
      expect((await move({ uids: [shown], to: 'UNPINNED' })).done).toEqual([shown]);
      expect((await listAuditActions(test.db, shown)).toSorted()).toEqual([
        ...['post.add', 'post.draft', 'post.pinned', 'post.published', 'post.unpinned'],
      ]);
    });

    it('publish one now that was taken back before its time', async () => {
      const postUid = await add('2026-11-24T09:00:00+09:00');
      await move({ uids: [postUid], to: 'DRAFT' });
      const now = await test.context.clock.now();
      await test.context.clock.moveTo(new Date('2026-11-25T12:00:00+09:00'));
      await move({ uids: [postUid], to: 'PUBLISHED' });

      expect(await read(postUid)).toMatchObject({ createdDt: expect.stringMatching(/^2026-11-25T12:00/) });
      await test.context.clock.moveTo(now);
    });

    it('publish a scheduled one now, in the version that was seen, for staff of the contents alone', async () => {
      const postUid = await add('2026-12-20T09:00:00+09:00');
      await move({ uids: [postUid], revs: [1], to: 'PINNED' });
      const late = await move({ uids: [postUid], revs: [1], to: 'PUBLISHED' });

      expect(late.failed).toMatchObject([{ uid: postUid, message: expect.stringMatching(/^그사이 .+ 님이/) }]);
      expect((await move({ uids: [postUid], revs: [2], to: 'PUBLISHED' })).done).toEqual([postUid]);
      expect(await read(postUid)).toMatchObject({ title: form.title, pinYn: 'Y' });
      const versions = (await staff.call('GET', `/admin/versions?kind=POST&ref=${postUid}`)).data.list;
      expect(versions.map(({ no }: { no: number }) => no)).toEqual([3, 2, 1]);
      const answer = await staff.call('PATCH', '/admin/posts/transition', { uids: [postUid], to: 'SHREDDED' });
      expect(answer.code).toBe(errorCodes.invalidInput);
    });
  });

  it('name the moves of found items by their state and by the rights of the person', async () => {
    const device = await openDevice(test);
    const [uid] = await listFreshMembers(test, 1);
    const booker = await createCaller(test, uid ?? '');
    const rsvUid = await booker.book({ ...device, start: '10:00', end: '11:00' });
    const { rsv_no } = await test.db
      .selectFrom('equipment_rsv')
      .select('rsv_no')
      .where('rsv_uid', '=', rsvUid)
      .executeTakeFirstOrThrow();
    const find = async (q: string) =>
      adminFind.response.parse((await staff.call('GET', `/admin/find?inquiryYn=Y&q=${encodeURIComponent(q)}`)).data);

    expect((await find(rsv_no ?? '')).list).toMatchObject([{ uid: rsvUid, moves: ['APPROVED', 'REJECTED'] }]);
    expect((await find('물어봅니다')).list).toMatchObject([{ kind: 'INQUIRY', moves: ['ANSWER'] }]);
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'REJECTED', memo: '점검' });
    expect((await find(rsv_no ?? '')).list).toMatchObject([{ uid: rsvUid, moves: [] }]);
    await test.db
      .updateTable('staff_area')
      .set({ level: 'READ' })
      .where('member_uid', '=', staff.memberUid)
      .where('area', '=', 'travel')
      .execute();
    expect((await find('물어봅니다')).list).toMatchObject([{ kind: 'INQUIRY', moves: [] }]);
  });
});
