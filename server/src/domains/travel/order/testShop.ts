import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { findMemberUid, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { type Buyer, createBuyer, openGoods } from './testOrders.ts';

/** Start of each test: tickets are sold from this day on. */
export const shopStart = '2026-11-23T10:00:00+09:00';

/** Users at the start of a test. */
interface ShopPeople {
  /** Buyer without purchases. */
  readonly buyer: Buyer;
  readonly staff: Buyer;
}

export interface Shop {
  readonly test: TestApp;
  /** Resets for a test: the clock to {@link shopStart}, ten tickets a day, a new buyer. */
  begin(): Promise<ShopPeople>;
}

/** Opens the travel service for tests with purchases. @param buyers at least as many as tests */
export async function openShop(
  buyers: number,
  { environment = {} }: { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<Shop> {
  const test = await openTestApp({ sample: true, environment });
  const fresh = await listFreshMembers(test, buyers);
  const staffUid = await findMemberUid(test, 'office');
  return {
    test,
    async begin() {
      await test.context.clock.moveTo(new Date(shopStart));
      await openGoods(test);
      const memberUid = fresh.shift();
      if (memberUid === undefined) throw new Error(`More than ${buyers} tests buy here.`);
      return { buyer: await createBuyer(test, memberUid), staff: await createBuyer(test, staffUid) };
    },
  };
}
