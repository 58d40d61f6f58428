import { errorCodes } from '@haesol/contracts/common';
import { openTestApp } from '../../../testing/testApp.ts';
import { createCaller, findMemberUid } from '../../lab/booking/testBookings.ts';
import { aChoice, openGoods, soldPass } from './testOrders.ts';

const places = 30;
const aPassChoice = `gdsDtlUid=${soldPass}&passCnt=1&price=-1&isPay=N`;

describe('rate limits of orders, coupons and helpful marks', () => {
  it.each([
    ['orders that a member opens', 'POST', '/reserve/pay-info', { ...aChoice, isPay: 'Y' }],
    ['unknown promotion codes', 'POST', '/reserve/pay-info', { ...aChoice, isPay: 'N', promoCode: 'GUESS' }],
    ['unknown promotion codes for a pass', 'POST', `/pass/buyPassPayInfo?${aPassChoice}&promoCode=GUESS`, undefined],
    [
      'unknown promotion codes for a basket',
      'POST',
      '/purchase/pay-info',
      { goods: [aChoice], isPay: 'N', promoCode: 'GUESS' },
    ],
    ['helpful marks of reviews', 'POST', '/review/none/helpful', undefined],
    ['coupons that a member takes', 'POST', '/mypage/coupon/insert?couponPblcnUid=none', undefined],
  ] as const)('apply to %s', async (_name, method, path, body) => {
    const test = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    await openGoods(test, { qty: 100 });
    const member = await createCaller(test, await findMemberUid(test, 'student'));
    const codes: string[] = [];
    for (let asked = 0; asked <= places; asked += 1) codes.push((await member.call(method, path, body)).code);
    await test.close();

    expect(codes.slice(0, places)).not.toContain(errorCodes.tooManyRequests);
    expect(codes[places]).toBe(errorCodes.tooManyRequests);
  });

  it('do not count quotes with a promotion code that exists', async () => {
    const test = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    await openGoods(test, { price: 20_000 });
    const member = await createCaller(test, await findMemberUid(test, 'student'));
    const codes = new Set<string>();
    for (let asked = 0; asked <= places; asked += 1) {
      const body = { ...aChoice, isPay: 'N', promoCode: 'ｎｕｒｉ１０' };
      codes.add((await member.call('POST', '/reserve/pay-info', body)).code);
    }
    await test.close();

    expect([...codes]).toEqual(['200']);
  });
});
