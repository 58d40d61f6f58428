import { setUpTestApp } from '../../../testing/testApp.ts';
import { proveMailbox } from '../../../testing/testMail.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { createBuyer, openGoods } from '../order/testOrders.ts';
import { shopStart } from '../order/testShop.ts';
import { claimGuestOrders } from './claimGuestOrders.ts';
import { beGuest } from './testGuests.ts';

const address = 'race@mail.example';

// On PGlite the moves run one after the other instead of concurrently; the result must be the same.
describe('two moves of a guest’s orders at once', () => {
  const test = setUpTestApp({ sample: true });

  it('give every order to one member, and count it once', async () => {
    await test.context.clock.moveTo(new Date(shopStart));
    await openGoods(test);
    const guest = await beGuest(test, address);
    const orders = [await guest.buy(), await guest.buy()];
    const members = [await findMemberUid(test, 'student'), await findMemberUid(test, 'company')];
    const now = await test.context.clock.now();

    const counts = await Promise.all(
      [...members, ...members].map((memberUid) =>
        test.db.transaction().execute((trx) => claimGuestOrders(test.context, trx, { memberUid, email: address, now })),
      ),
    );

    expect(counts.toSorted()).toEqual([0, 0, 0, 2]);
    const owners = await test.db
      .selectFrom('orders as o')
      .innerJoin('reservation as r', 'r.order_uid', 'o.order_uid')
      .select(['o.member_uid as order', 'r.member_uid as reservation'])
      .where(
        'o.order_uid',
        'in',
        orders.map(({ orderUid }) => orderUid),
      )
      .execute();
    const [owner] = owners;
    expect(owners).toEqual([owner, owner]);
    expect(owner?.reservation).toBe(owner?.order);
    expect(members).toContain(owner?.order);
  });

  it('and a payment that is settled meanwhile leave the passes with the order', async () => {
    const guest = await beGuest(test, `pass.${address}`);
    const { data } = await guest.openPass();
    const payKey = await guest.authorize(data.orderUid);
    const memberUid = await findMemberUid(test, 'faculty');
    const now = await test.context.clock.now();

    await Promise.all([
      guest.payPass(data.orderUid, payKey),
      test.db
        .transaction()
        .execute((trx) => claimGuestOrders(test.context, trx, { memberUid, email: `pass.${address}`, now })),
    ]);
    // The payment may have been refused, because its session ended first: the member pays in their own name.
    const member = await createBuyer(test, memberUid);
    await member.payPass(data.orderUid, payKey);

    const passes = await test.db
      .selectFrom('member_pass as p')
      .innerJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
      .select(['p.member_uid as pass', 'r.member_uid as reservation'])
      .where('r.order_uid', '=', data.orderUid)
      .execute();
    expect(passes).toEqual([{ pass: memberUid, reservation: memberUid }]);
  });

  it('need a code that works once', async () => {
    const guest = await beGuest(test, `once.${address}`);
    await guest.buy();
    const member = await createBuyer(test, await findMemberUid(test, 'faculty'));
    await test.db.deleteFrom('cert_code').execute();
    const certToken = await proveMailbox(test, `once.${address}`, 'GUEST');

    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST', '/guest/claim', { certToken })));

    expect(answers.filter(({ code }) => code === '200')).toMatchObject([{ data: { count: 1 } }]);
  });
});
