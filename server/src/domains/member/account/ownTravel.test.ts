import { randomUUID } from 'node:crypto';
import type { TravelCounts } from '@haesol/contracts/travel';
import { createCleanup } from '../../../start/cleanup.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid } from '../../lab/booking/testBookings.ts';
import { givePoints } from '../../travel/order/testOrders.ts';
import { buyPasses, buyVisit } from '../../travel/voucher/testOrders.ts';
import { destroyExpired, givePrivacy, listExpired } from '../office/retention/testRetention.ts';
import { createMember, leave, readExport } from './testLeaving.ts';

/** Unique text of the member. */
const written = '세상에 한 번만 쓰인 여행 문장입니다.';

/** Count of each kind, and its texts in the export. */
const kinds = [
  { kind: 'order', count: 'reserve', known: ['"CONFIRMED"', '하늘', '"pay_amount": 30000'] },
  { kind: 'voucher', count: 'reserve', known: ['"VOUCHER"', '"voucher_no": "V', '하늘'] },
  { kind: 'pass', count: 'pass', known: ['누리패스 24시간권', '"PAID"'] },
  { kind: 'card', count: 'exchangeCard', known: ['"cards"', '"READY"'] },
  { kind: 'coupon', count: 'coupon', known: ['첫 여행 5,000원 쿠폰', '"OWNED"'] },
  { kind: 'points', count: 'points', known: ['"amount": 1300', '"EARN"'] },
  { kind: 'review', count: 'review', known: [written, '"star": 4'] },
  { kind: 'inquiry', count: 'inquiry', known: [written, '"category_cd": "ETC"'] },
] as const;
type Kind = (typeof kinds)[number]['kind'];

/** Kinds that block leaving, with their entry in 4097. */
const blocking = [
  { kind: 'order', open: 'reserve' },
  { kind: 'voucher', open: 'reserve' },
  { kind: 'pass', open: 'pass' },
  { kind: 'card', open: 'pass' },
] as const;

describe('travel data of members', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  beforeAll(async () => {
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });
  beforeEach(() => moveTo('2026-11-23T10:00:00+09:00'));

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));

  async function review(who: Caller, content: string = written): Promise<void> {
    const { rsvtUid } = await buyVisit(test, who.memberUid);
    const { code } = (await who.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    await staff.call('POST', '/admin/vouchers/use', { code });
    await who.call('POST', '/review', { rsvtUid, star: 4, content, imageUids: [] });
  }

  const gain: Readonly<Record<Kind, (who: Caller) => Promise<unknown>>> = {
    order: ({ memberUid }) => buyVisit(test, memberUid, { isIssued: false }),
    voucher: ({ memberUid }) => buyVisit(test, memberUid),
    pass: ({ memberUid }) => buyPasses(test, memberUid),
    card: ({ memberUid }) => buyPasses(test, memberUid, { gdsDtlUid: 'PS006' }),
    coupon: ({ call }) => call('POST', '/mypage/coupon/insert?couponPblcnUid=CP001'),
    points: ({ memberUid }) => givePoints(test, memberUid, 1_300),
    review: (who) => review(who),
    inquiry: ({ call }) =>
      call('POST', '/inquiry/insertInquiry', { categoryCd: 'ETC', title: '물음', content: written }),
  };

  it.each(kinds)('are counted: $kind', async ({ kind, count }) => {
    const who = await createMember(test);
    const read = async () => ((await who.call('GET', '/mypage/travel')).data as TravelCounts)[count];
    const before = await read();

    await gain[kind](who);

    expect([before, await read()]).toEqual([0, kind === 'points' ? 1_300 : 1]);
  });

  it.each(blocking)('block leaving with a link, until their time is over: $kind', async ({ kind, open }) => {
    const who = await createMember(test);
    await gain[kind](who);

    const refused = await leave(test, who);
    await moveTo('2027-05-24T10:00:00+09:00');
    const late = await leave(test, await createCaller(test, who.memberUid));

    expect(refused).toMatchObject({
      status: { code: '4097' },
      data: { items: [{ kind: open, no: expect.stringMatching(/^T/), link: '/travel/my' }] },
    });
    expect(late.status.code).toBe('200');
  });

  it.each(['coupon', 'points', 'review', 'inquiry'] as const)('do not block leaving: %s', async (kind) => {
    const who = await createMember(test);
    await gain[kind](who);

    expect((await leave(test, who)).status.code).toBe('200');
  });

  it.each(kinds)('are in the data export: $kind', async ({ kind, known }) => {
    const who = await createMember(test);
    await gain[kind](who);
    const text = await readExport(test, who);

    for (const words of known) expect(text).toContain(words);
  });

  /** Returns the texts of all rows of a member in the travel service, and of the public reviews. */
  async function readRows(memberUid: string): Promise<string> {
    const of = <T>(rows: Promise<T[]>) => rows;
    const { db } = test;
    const rows = await Promise.all([
      of(db.selectFrom('reservation').select(['people', 'booker']).where('member_uid', '=', memberUid).execute()),
      of(db.selectFrom('coupon').select('state').where('member_uid', '=', memberUid).execute()),
      of(db.selectFrom('timeline_entry').select('memo').where('member_uid', '=', memberUid).execute()),
      of(db.selectFrom('notification').select(['title', 'text']).where('member_uid', '=', memberUid).execute()),
      of(db.selectFrom('member').select(['name', 'email', 'tel3']).where('member_uid', '=', memberUid).execute()),
    ]);
    return JSON.stringify(rows);
  }

  it.each([
    { kind: 'order', personal: /하늘|adult/ },
    { kind: 'voucher', personal: /하늘|adult|바우처/ },
    { kind: 'pass', personal: /누리패스/ },
    { kind: 'card', personal: /누리패스|교통/ },
    { kind: 'coupon', personal: /OWNED/ },
    { kind: 'points', personal: /@mail\.example/ },
    { kind: 'review', personal: /하늘|adult/ },
  ] as const)('contain no personal data after a member has left: $kind', async ({ kind, personal }) => {
    const who = await createMember(test);
    await gain[kind](who);
    const before = await readRows(who.memberUid);
    await moveTo('2027-05-24T10:00:00+09:00');
    await leave(test, await createCaller(test, who.memberUid));

    expect(before).toMatch(personal);
    expect(await readRows(who.memberUid)).not.toMatch(personal);
  });

  it('keep inquiries for three years after their member has left, without a reader, until two persons destroy them', async () => {
    const who = await createMember(test);
    await gain.inquiry(who);
    const read = () => findRow(test.db, 'inquiry', { member_uid: who.memberUid });
    const { inquiry_uid: inquiryUid } = await read();
    const file = { file_uid: randomUUID(), org_nm: 'a.txt', ext: 'txt', mime: 'text/plain', size: 1, sha256: '' };
    const attached = { path: randomUUID(), kind: 'attach', owner_uid: who.memberUid, ref_type: 'INQUIRY' } as const;
    await test.db
      .insertInto('file')
      .values({ ...file, ...attached, ref_uid: inquiryUid, created_at: new Date() })
      .execute();
    const readFile = () => findRow(test.db, 'file', { file_uid: file.file_uid });
    const admin = await createCaller(test, await findMemberUid(test, 'admin'));
    await leave(test, who);
    await moveTo('2029-11-22T10:00:00+09:00');
    const early = await listExpired(admin);
    const { list } = (await staff.call('GET', '/admin/inquiries?pageSize=100')).data;
    await moveTo('2029-11-24T10:00:00+09:00');
    await createCleanup(test.context).cleanup?.run({});
    const [kept, keptFile] = [await read(), await readFile()];
    const due = (await listExpired(admin)).filter(({ uid }) => uid === inquiryUid);
    await givePrivacy(test, staff);
    const { failed } = await destroyExpired(due, staff, admin);

    expect(early.map(({ uid }) => uid)).not.toContain(inquiryUid);
    expect(list.map((row: { inquiryUid: string }) => row.inquiryUid)).not.toContain(inquiryUid);
    expect([kept.title, kept.content, keptFile.removed_at]).toEqual(['물음', written, null]);
    expect(due).toMatchObject([{ rule: 'INQUIRY', mail: '', lateYn: 'N', proposal: null }]);
    expect(failed).toEqual([]);
    expect(await read()).toMatchObject({ title: '', content: '', answer: null });
    expect((await readFile()).removed_at).not.toBeNull();
  });

  it('lose the helpful marks, and reviews count one less', async () => {
    const [writer, who] = [await createMember(test), await createMember(test)];
    await review(writer);
    const { review_uid: reviewUid } = await findRow(test.db, 'review', { member_uid: writer.memberUid });
    await who.call('POST', `/review/${reviewUid}/helpful`);
    const before = await findRow(test.db, 'review', { review_uid: reviewUid });
    expect(await readExport(test, who)).toContain(reviewUid);
    await leave(test, who);
    const after = await findRow(test.db, 'review', { review_uid: reviewUid });
    const left = await test.db.selectFrom('review_helpful').selectAll().where('review_uid', '=', reviewUid).execute();

    expect([before.helpful_cnt, after.helpful_cnt, left]).toEqual([1, 0, []]);
  });

  it('keep reviews without the name of their author, and the accounts', async () => {
    const who = await createMember(test);
    const content = '이름 없이도 남는 후기입니다. 전망이 좋았습니다.';
    await review(who, content);
    await givePoints(test, who.memberUid, 1_300);
    const { gds_uid } = await findRow(test.db, 'review', { member_uid: who.memberUid });
    await leave(test, who);

    const { list } = (await staff.call('GET', `/review/list?gdsUid=${gds_uid}&pageSize=100`)).data;
    const own = list.filter((row: { content: string }) => row.content === content);
    const points = await test.db.selectFrom('point_ledger').select('amount').where('member_uid', '=', who.memberUid);
    const names = own.map(({ writerNm }: { writerNm: string }) => writerNm);
    expect(names).toEqual(['탈퇴회원']);
    expect(await points.execute()).toContainEqual({ amount: 1_300 });
  });
});
