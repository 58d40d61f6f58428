import { errorCodes } from '@haesol/shared/contracts';
import { listAuditActions } from '../../audit/testAuditLog.ts';
import { createJobHandlers } from '../../jobHandlers.ts';
import { openTestApp, type TestApp } from '../../testing.ts';
import { type Caller, createCaller, findMemberUid } from '../booking/testBookings.ts';

describe('coupons of a member', () => {
  let test: TestApp;
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
    member = await createCaller(test, await findMemberUid(test, 'student'));
    other = await createCaller(test, await findMemberUid(test, 'company'));
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    await test.db.deleteFrom('coupon').execute();
  });

  const take = (uid: string, caller = member) => caller.call('POST', `/mypage/coupon/insert?couponPblcnUid=${uid}`);
  const setIssue = (uid: string, values: object) =>
    test.db.updateTable('coupon_pblcn').set(values).where('coupon_pblcn_uid', '=', uid).execute();
  const listOwned = async () => (await member.call('GET', '/mypage/myCoupon')).data.list;
  const getCode = (uid: string, caller = member) => caller.call('POST', `/mypage/mobile/insert?couponPblcnUid=${uid}`);
  const spend = (code: string) => staff.call('POST', '/admin/coupons/use', { code });

  it('are listed with what is left, those that were taken last', async () => {
    const { data: before } = await member.call('GET', '/mypage/coupon?pageSize=100');
    await take(before.list[0].couponPblcnUid);
    const { data: after } = await member.call('GET', '/mypage/coupon?pageSize=100');
    const taken = after.list.find(
      ({ couponPblcnUid }: { couponPblcnUid: string }) => couponPblcnUid === before.list[0].couponPblcnUid,
    );

    expect(after.cnt_total).toBe(before.cnt_total);
    expect(taken).toMatchObject({ ownedYn: 'Y', remainCnt: before.list[0].remainCnt - 1 });
    expect(after.list[0].couponPblcnUid).toBe(before.list[1].couponPblcnUid);
  });

  it('are taken once, while there are any, within their period', async () => {
    await setIssue('CP001', { total: 900, issued: 899 });
    const answers = [await take('CP001'), await take('CP001'), await take('CP001', other), await take('CP999')];
    await setIssue('CP002', { end_dt: '2026-11-22' });
    answers.push(await take('CP002'));

    expect(answers.map(({ code }) => code)).toEqual([
      '200',
      errorCodes.couponAlreadyTaken,
      errorCodes.couponsExhausted,
      errorCodes.notFound,
      errorCodes.outsideCouponPeriod,
    ]);
    const { issued } = await test.db
      .selectFrom('coupon_pblcn')
      .select('issued')
      .where('coupon_pblcn_uid', '=', 'CP001')
      .executeTakeFirstOrThrow();
    expect(issued).toBe(900);
    await setIssue('CP001', { total: 2_000, issued: 812 });
  });

  it('are used on site by a code of ten minutes, once', async () => {
    expect((await getCode('CP001')).code).toBe(errorCodes.notFound);
    await take('CP001');
    const first = (await getCode('CP001')).data;
    const second = (await getCode('CP001')).data;
    expect([second.validSec, (await spend(first.mobileCode)).code]).toEqual([600, errorCodes.notFound]);

    await test.context.clock.moveTo(new Date('2026-11-23T10:11:00+09:00'));
    expect((await spend(second.mobileCode)).code).toBe(errorCodes.moveNotAllowed);
    const third = (await getCode('CP001')).data;
    expect((await spend(third.mobileCode)).data).toMatchObject({ state: 'USED', couponNm: '첫 여행 5,000원 쿠폰' });
    expect((await spend(third.mobileCode)).code).toBe(errorCodes.moveNotAllowed);
    expect((await getCode('CP001')).code).toBe(errorCodes.couponNotApplicable);
    expect(await listOwned()).toMatchObject([{ couponPblcnUid: 'CP001', state: 'USED' }]);
    expect(await listAuditActions(test.db, await findMemberUid(test, 'office'))).toContain('coupon.use');
  });

  it('expire with their last day in Seoul', async () => {
    await setIssue('CP003', { start_dt: '2026-11-01', end_dt: '2026-11-23', total: 300, issued: 0 });
    await take('CP003');
    await test.context.clock.moveTo(new Date('2026-11-23T23:59:00+09:00'));
    await createJobHandlers(test.context)['travel.ends']?.run({});
    const before = await listOwned();
    await test.context.clock.moveTo(new Date('2026-11-24T00:00:00+09:00'));
    const shown = await listOwned();
    await createJobHandlers(test.context)['travel.ends']?.run({});
    const row = await test.db.selectFrom('coupon').select('state').executeTakeFirstOrThrow();

    expect([before[0].state, shown[0].state, row.state]).toEqual(['OWNED', 'EXPIRED', 'EXPIRED']);
    expect((await getCode('CP003')).code).toBe(errorCodes.couponNotApplicable);
  });
});
