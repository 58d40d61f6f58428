import { errorCodes } from '@haesol/contracts/common';
import { castActors, openSession } from '../testActors.ts';
import { listApiRoutes, setUpWholeApi } from '../testWholeApi.ts';
import { send } from './roles.ts';

/** All that a buyer without an account may call with the session. A new entry is a decision about strangers. */
const allowed = [
  'auth.logout',
  'inquiry.askOn',
  'inquiry.get',
  'inquiry.insert',
  'inquiry.list',
  'mypage.exchangeCardList',
  'mypage.myPass',
  'mypage.refundPass',
  'mypage.voucher',
  'order.get',
  'order.remove',
  'pass.buy',
  'pass.payInfo',
  'pay.mockAuthorize',
  'pay.window',
  'plan.add',
  'plan.get',
  'plan.list',
  'plan.remove',
  'plan.save',
  'plan.share',
  'purchase.get',
  'purchase.pay',
  'purchase.payInfo',
  'reserve.cancel',
  'reserve.change',
  'reserve.create',
  'reserve.get',
  'reserve.list',
  'reserve.payInfo',
  'reserve.refundPreview',
  'reserve.userInfo',
  'reserve.withdrawCancel',
];

describe('the session of a guest', () => {
  const test = setUpWholeApi();

  it('opens the calls of buyers only; to public calls it is a visitor', async () => {
    const { guest } = await castActors(test);
    const opened: string[] = [];
    for (const route of listApiRoutes(test.app)) {
      const { access, name } = route.endpoint;
      if (['public', 'optional', 'refresh', 'team'].includes(access)) continue;
      const { headers } = await openSession(test, guest);
      const { code } = (await send(test, route, headers)).json().status;
      if (code !== errorCodes.forbidden) opened.push(name);
    }

    expect(opened.toSorted()).toEqual(allowed);
  });
});
