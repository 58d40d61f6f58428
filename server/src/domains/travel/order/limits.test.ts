import { errorCodes } from '@haesol/contracts/common';
import { openTestApp } from '../../../testing/testApp.ts';
import { createCaller, findMemberUid } from '../../lab/booking/testBookings.ts';
import { aChoice, openGoods } from './testOrders.ts';

const places = 30;

describe('rate limits of orders and coupons', () => {
  it.each([
    ['orders that a member opens', 'POST', '/reserve/pay-info', { ...aChoice, isPay: 'Y' }],
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
});
