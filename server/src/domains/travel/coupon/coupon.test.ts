import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCallers, findMemberUid } from '../../lab/booking/testBookings.ts';

describe('coupons of a member', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, other, staff] = await createCallers(test, 'student', 'company', 'office');
  });
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

  it('are listed with the remaining number, owned ones last', async () => {
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

  it('are taken once, while available and within their period', async () => {
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
    const { issued } = await findRow(test.db, 'coupon_pblcn', { coupon_pblcn_uid: 'CP001' });
    expect(issued).toBe(900);
    await setIssue('CP001', { total: 2_000, issued: 812 });
  });

  it('store no code with the idempotency key of its request', async () => {
    await take('CP001');
    const request = { method: 'POST' as const, url: '/api/v1/mypage/mobile/insert?couponPblcnUid=CP001' };
    const headers = { ...member.headers, 'idempotency-key': '00000000-0000-4000-8000-00000000c0de' };
    const { data } = (await test.app.inject({ ...request, headers })).json();
    const stored = await test.db.selectFrom('idempotency').selectAll().execute();

    expect(data.mobileCode).toMatch(/./);
    expect(JSON.stringify(stored)).not.toContain(data.mobileCode);
  });

  it('are used on site with a code valid for ten minutes, once', async () => {
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

  describe('coupons managed by staff', () => {
    const form = {
      couponNm: '화요일 해솔 할인',
      kind: 'activity',
      discountType: 'AMOUNT',
      discount: 1_000,
      startDt: '2026-11-20',
      endDt: '2026-12-31',
      total: 2,
      forSgg: ['CD0000003001'],
      forWeekdays: [2],
    };
    const add = async (change: object = {}) =>
      (await staff.call('POST', '/admin/coupons', { ...form, ...change })).data;
    const reasonOf = async (uid: string, goodsDtlId: string, useDate: string) => {
      const { list } = (await member.call('GET', `/reserve/coupon?goodsDtlId=${goodsDtlId}&useDate=${useDate}`)).data;
      return list.find(({ couponPblcnUid }: { couponPblcnUid: string }) => couponPblcnUid === uid)?.reason;
    };

    it('tell members their conditions in their language, as the rule is', async () => {
      const rule = { forTypes: ['CD0000002002'], forGoods: ['G0001', 'PS001'], minPeople: 4 };
      const added = await add({ ...rule, targets: ['전 상품'] });
      const uid: string = added.couponPblcnUid;
      const read = async (language: string) => {
        const headers = { ...member.headers, language };
        const response = await test.app.inject({ url: '/api/v1/mypage/coupon?pageSize=100', headers });
        const { list } = response.json().data;
        return list.find(({ couponPblcnUid }: { couponPblcnUid: string }) => couponPblcnUid === uid);
      };
      const nameOf = async (gds_uid: string) => (await findRow(test.db, 'goods', { gds_uid })).gds_nm;
      const pass = (await findRow(test.db, 'pass_option', { gds_dtl_uid: 'PS001' })).pass_nm;
      const goods = [await nameOf('G0001'), pass].join(', ');
      const korean = await read('CD0000000127');
      const english = await read('CD0000000128');
      const { forGoods: _goods, ...wide } = rule;
      await staff.call('PUT', `/admin/coupons/${uid}`, { ...form, ...wide, forTypes: [], forSgg: [], minPeople: 0 });

      expect(added.targets).toEqual(korean.targets);
      expect(korean.targets).toEqual(['체험 상품', '해솔시 지역', goods, '화요일 이용', '4명 이상']);
      expect(english).toMatchObject({ lang: 'ko', targetsLang: 'en' });
      expect(english.targets).toEqual([
        'Activities',
        'in Haesol-si',
        expect.not.stringMatching(/[가-힣]/),
        'for use on Tuesday',
        '4 people or more',
      ]);
      expect((await read('CD0000000129')).targets).toEqual(['すべての商品', '火曜日のご利用']);
    });

    it('are limited to their region and days, in lists and in orders', async () => {
      const { couponPblcnUid: uid } = await add();
      const { couponUid } = (await take(uid)).data;
      const order = (useDate: string) =>
        member.call('POST', '/reserve/pay-info', {
          goodsDtlId: 'G0001-1',
          options: [{ optionNm: '', count: 1, priceSn: 1 }],
          useDate,
          couponUid,
          isPay: 'N',
        });
      const elsewhere = await test.db
        .selectFrom('goods_option as o')
        .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
        .select('o.goods_dtl_id')
        .where('g.sgg_cd', '<>', 'CD0000003001')
        .limit(1)
        .executeTakeFirstOrThrow();

      expect(await reasonOf(uid, 'G0001-1', '2026-12-01')).toBe('');
      expect(await reasonOf(uid, 'G0001-1', '')).toBe('');
      expect(await reasonOf(uid, 'G0001-1', '2026-12-02')).toBe('화요일에 이용할 때 사용할 수 있는 쿠폰입니다.');
      expect(await reasonOf(uid, elsewhere.goods_dtl_id, '2026-12-01')).toMatch(/지역의 상품에는/);
      expect(await reasonOf(uid, 'PS001', '')).toMatch(/지역의 상품에는/);
      expect((await order('2026-12-01')).data).toMatchObject({ couponAmount: 1_000 });
      expect(await order('2026-12-02')).toMatchObject({
        code: errorCodes.couponNotApplicable,
        message: '화요일에 이용할 때 사용할 수 있는 쿠폰입니다.',
      });
    });

    it('can be changed, not below the number taken, and by staff only', async () => {
      const { couponPblcnUid: uid } = await add();
      await take(uid);
      await take(uid, other);
      const change = (values: object, caller = staff) =>
        caller.call('PUT', `/admin/coupons/${uid}`, { ...form, ...values });

      expect((await change({ total: 1 })).data.fieldErrors).toMatchObject([{ field: 'total' }]);
      expect((await change({ forSgg: ['CD0000009999'] })).data.fieldErrors).toMatchObject([{ field: 'forSgg' }]);
      expect((await change({ endDt: '2026-11-01' })).data.fieldErrors).toMatchObject([{ field: 'endDt' }]);
      expect((await change({ startDt: '0000-01-01' })).code).toBe(errorCodes.invalidInput);
      expect((await change({ discount: 2_000 })).data).toMatchObject({ discount: 2_000, issued: 2, state: 'OUT' });
      expect((await change({}, member)).code).toBe(errorCodes.forbidden);
      expect((await staff.call('GET', '/admin/coupons?state=OUT&searchKeyword=화요일')).data.list).toMatchObject([
        { couponPblcnUid: uid, forWeekdays: [2], forSgg: ['CD0000003001'] },
      ]);
      expect(await listAuditActions(test.db, uid)).toEqual(['coupon.add', 'coupon.change']);
      expect(await listAuditDetails(test.db, uid, 'coupon.change')).toEqual([
        { discount: { from: form.discount, to: 2_000 } },
      ]);
    });

    it('can be closed: they cannot be taken any more, and owners keep theirs', async () => {
      const { couponPblcnUid: uid } = await add();
      await take(uid);
      const close = () => staff.call('DELETE', `/admin/coupons/${uid}`);
      const shown = async () =>
        (await other.call('GET', '/mypage/coupon?pageSize=100')).data.list.some(
          ({ couponPblcnUid }: { couponPblcnUid: string }) => couponPblcnUid === uid,
        );
      const before = await shown();

      expect((await close()).data.state).toBe('CLOSED');
      expect([before, await shown()]).toEqual([true, false]);
      expect((await take(uid, other)).code).toBe(errorCodes.outsideCouponPeriod);
      expect((await close()).code).toBe(errorCodes.moveNotAllowed);
      expect((await staff.call('PUT', `/admin/coupons/${uid}`, form)).code).toBe(errorCodes.moveNotAllowed);
      expect(await listOwned()).toMatchObject([{ couponPblcnUid: uid, state: 'OWNED' }]);
      expect(await reasonOf(uid, 'G0001-1', '2026-12-01')).toBe('');
      expect(await listAuditActions(test.db, uid)).toEqual(['coupon.add', 'coupon.close']);
    });

    it('record each step in the audit log', async () => {
      const { couponPblcnUid: uid } = await add();
      await staff.call('PUT', `/admin/coupons/${uid}`, form);
      await staff.call('DELETE', `/admin/coupons/${uid}`);
      const rows = await test.db
        .selectFrom('audit_log')
        .select(['action', 'actor_uid'])
        .where('target_uid', '=', uid)
        .execute();

      expect(rows.map(({ action }) => action).toSorted()).toEqual(['coupon.add', 'coupon.change', 'coupon.close']);
      expect(new Set(rows.map(({ actor_uid }) => actor_uid))).toEqual(new Set([staff.memberUid]));
    });
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
