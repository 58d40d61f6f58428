import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { findMemberUid, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { type Buyer, createBuyer, openGoods } from './testOrders.ts';

/** When each test begins: tickets are sold from this day on. */
export const shopStart = '2026-11-23T10:00:00+09:00';

/** Who is there when a test begins. */
interface ShopPeople {
  /** Has bought nothing yet. */
  readonly buyer: Buyer;
  readonly staff: Buyer;
}

export interface Shop {
  readonly test: TestApp;
  /** As each test begins: the clock at {@link shopStart}, ten tickets a day, another buyer. */
  begin(): Promise<ShopPeople>;
}

/** The travel service of tests that buy. @param buyers at least as many as tests */
export async function openShop(
  buyers: number,
  { environment = {} }: { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<Shop> {
  const test = await openTestApp({ sample: true, environment });
  const fresh = await listFreshMembers(test, buyers);
  const office = await findMemberUid(test, 'office');
  return {
    test,
    async begin() {
      await test.context.clock.moveTo(new Date(shopStart));
      await openGoods(test);
      const memberUid = fresh.shift();
      if (memberUid === undefined) throw new Error(`More than ${buyers} tests buy here.`);
      return { buyer: await createBuyer(test, memberUid), staff: await createBuyer(test, office) };
    },
  };
}
