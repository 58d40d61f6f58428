import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, createCallers, findMemberUid } from '../../lab/booking/testBookings.ts';
import { buyPasses, buyVisit } from '../voucher/testOrders.ts';
import { eraseTravel, exportTravel, listOpenPasses } from './memberData.ts';

describe('travel data of the member', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  beforeAll(async () => {
    member = await createCaller(test, await findMemberUid(test, 'faculty'));
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const readCounts = async () => (await member.call('GET', '/mypage/travel')).data;

  it('has counts that match the owned items', async () => {
    const before = await readCounts();
    await buyVisit(test, member.memberUid);
    await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006', cnt: 2 });
    await member.call('POST', '/mypage/coupon/insert?couponPblcnUid=CP001');
    await member.call('POST', '/attraction/interest?gdsUid=G0002');
    await member.call('POST', '/recommendTour/interest?tourUid=TR002');
    await member.call('POST', '/inquiry/insertInquiry', { categoryCd: 'ETC', title: '문의', content: '내용입니다.' });
    const { list } = (await member.call('GET', '/feed/list')).data;
    await member.call('PATCH', '/feed/read', { ids: [list[0].id] });

    expect(await readCounts()).toEqual({
      ...before,
      reserve: before.reserve + 1,
      pass: before.pass + 2,
      exchangeCard: before.exchangeCard + 2,
      coupon: before.coupon + 1,
      issuableCoupon: before.issuableCoupon - 1,
      favourite: before.favourite + 2,
      favouriteTour: before.favouriteTour + 1,
      inquiry: before.inquiry + 1,
      unreadFeed: before.unreadFeed - 1,
    });
    expect((await member.call('GET', '/mypage/myPage')).data.counts).toMatchObject({
      coupon: before.coupon + 1,
      pass: before.pass + 2,
    });
  });

  it('counts a stay until its last day, and no coupon that was closed', async () => {
    const before = await readCounts();
    const { rsvtUid } = await buyVisit(test, member.memberUid, { useDate: '2026-11-22' });
    await changeRows(test.db, 'reservation', { rsvt_uid: rsvtUid }, { depart_date: '2026-11-24' });
    const closing = { closed_at: new Date('2026-11-23T09:00:00+09:00') };
    await changeRows(test.db, 'coupon_pblcn', { coupon_pblcn_uid: 'CP002' }, closing);
    const after = await readCounts();
    await changeRows(test.db, 'coupon_pblcn', { coupon_pblcn_uid: 'CP002' }, { closed_at: null });

    expect(after.reserve).toBe(before.reserve + 1);
    expect(after.issuableCoupon).toBe(before.issuableCoupon - 1);
  });

  it('of the sample has a voucher and passes with valid codes, once their hashes are written', async () => {
    await createJobHandlers(test.context)['travel.codes']?.run({});
    const [traveller, staff] = await createCallers(test, 'general', 'office');
    const { list } = (await traveller.call('GET', '/mypage/myPass/list')).data;
    const { code } = (await traveller.call('GET', `/mypage/myPass/${list[0].passUid}`)).data;

    expect((await staff.call('POST', '/admin/vouchers/check', { code })).data).toMatchObject({ uid: list[0].passUid });
    expect((await traveller.call('GET', '/mypage/travel')).data).toMatchObject({
      reserve: 1,
      pass: 2,
      coupon: 3,
      inquiry: 2,
      reviewable: 1,
    });
  });

  it('of the sample has cards with valid codes, once their hashes are written', async () => {
    await test.db.updateTable('exchange_card').set({ code_hash: null }).execute();
    await createJobHandlers(test.context)['travel.codes']?.run({});
    const { member_uid, card_uid } = await test.db
      .selectFrom('exchange_card')
      .select(['card_uid', 'member_uid'])
      .where('state', '=', 'READY')
      .orderBy('card_uid')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { list } = (await (await createCaller(test, member_uid)).call('GET', '/mypage/exchangeCard/list')).data;
    const staff = await createCaller(test, await findMemberUid(test, 'office'));
    const { exchangeCode: code } = list.find(({ cardUid }: { cardUid: string }) => cardUid === card_uid);

    expect((await staff.call('POST', '/admin/vouchers/check', { code })).data).toMatchObject({ uid: card_uid });
  });

  it('blocks leaving with an unused pass, until it has expired', async () => {
    const { passUids } = await buyPasses(test, member.memberUid);
    expect((await listOpenPasses(test.db, member.memberUid, '')).length).toBeGreaterThan(0);
    await test.context.clock.moveTo(new Date('2027-05-23T10:00:00+09:00'));

    expect(await listOpenPasses(test.db, member.memberUid, '')).toEqual([]);
    await createJobHandlers(test.context)['travel.ends']?.run({});
    const row = await test.db
      .selectFrom('member_pass')
      .select('state')
      .where('pass_uid', '=', passUids[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('EXPIRED');
  });

  it('has a purchase used whose card was handed over, and one that was left when its passes had expired', async () => {
    const withCard = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006', amount: 20_000 });
    const handedOver = { state: 'EXCHANGED', exchanged_at: new Date() } as const;
    await changeRows(test.db, 'exchange_card', { pass_uid: withCard.passUids[0] ?? '' }, handedOver);
    const left = await buyPasses(test, member.memberUid, { amount: 20_000 });
    await changeRows(
      test.db,
      'member_pass',
      { pass_uid: left.passUids[0] ?? '' },
      { state: 'EXPIRED', activated_at: new Date(), expire_at: new Date() },
    );
    const passes = test.db.updateTable('member_pass').set({ valid_until: new Date('2026-11-01T10:00:00+09:00') });
    await passes.where('rsvt_uid', '=', withCard.rsvtUid).execute();
    await createJobHandlers(test.context)['travel.ends']?.run({});

    for (const { rsvtUid } of [withCard, left]) {
      expect((await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).stts_cd).toBe('USED');
      const points = test.db.selectFrom('point_ledger').select('amount').where('rsvt_uid', '=', rsvtUid);
      expect(await points.execute()).toEqual([{ amount: 200 }]);
    }
  });

  it('has a purchase used, with points of its used pass, once the other has expired', async () => {
    const { rsvtUid, passUids } = await buyPasses(test, member.memberUid, { cnt: 2, amount: 20_000 });
    const used = {
      state: 'ACTIVE',
      activated_at: new Date(),
      expire_at: new Date('2026-11-24T10:00:00+09:00'),
    } as const;
    await changeRows(test.db, 'member_pass', { pass_uid: passUids[0] ?? '' }, used);
    const end = createJobHandlers(test.context)['travel.ends'];
    const readPoints = async () =>
      (await test.db.selectFrom('point_ledger').select('amount').where('rsvt_uid', '=', rsvtUid).execute()).map(
        ({ amount }) => amount,
      );
    await test.context.clock.moveTo(new Date('2026-11-25T10:00:00+09:00'));
    await end?.run({});
    const early = [(await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).stts_cd, await readPoints()];
    await test.context.clock.moveTo(new Date('2027-05-23T10:00:00+09:00'));
    await end?.run({});

    expect(early).toEqual(['CONFIRMED', []]);
    expect((await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).stts_cd).toBe('USED');
    expect(await readPoints()).toEqual([200]);
  });

  it('is completely exported and erased', async () => {
    const exported = await exportTravel(test.db, member.memberUid);
    expect(exported.coupons).toEqual([expect.objectContaining({ coupon_nm: '첫 여행 5,000원 쿠폰' })]);
    expect(exported.inquiries).toEqual([expect.objectContaining({ title: '문의', content: '내용입니다.' })]);
    expect(exported.favourites).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ gds_nm: '해솔 어린이과학관', tour_title: null }),
        expect.objectContaining({ gds_nm: null, tour_title: '바다 따라 1박 2일' }),
      ]),
    );
    const countOf = async () => (await findRow(test.db, 'tour', { tour_uid: 'TR002' })).interest_cnt;
    const liked = await countOf();
    const now = await test.context.clock.now();
    await test.db.transaction().execute((trx) => eraseTravel(trx, member.memberUid, now));

    const after = await exportTravel(test.db, member.memberUid);
    expect([after.coupons, after.inquiries, after.favourites]).toEqual([[], [], []]);
    expect(await countOf()).toBe(liked - 1);
    expect(after.passes?.length).toBeGreaterThan(0);
  });
});
