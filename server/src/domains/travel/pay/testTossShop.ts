import { openShop, type Shop } from '../order/testShop.ts';
import { TossStandIn } from './testToss.ts';

export interface TossShop extends Shop {
  readonly toss: TossStandIn;
  close(): Promise<void>;
}

/** Opens the travel service with payments through the fake of Toss Payments. @param buyers at least as many as tests */
export async function openTossShop(buyers: number): Promise<TossShop> {
  const toss = new TossStandIn();
  const environment = {
    TOSS_CLIENT_KEY: 'test_ck',
    TOSS_SECRET_KEY: 'test_sk',
    TOSS_API_URL: await toss.listen(),
    PUBLIC_URL: 'http://portal.example',
  };
  const shop = await openShop(buyers, { environment });
  return {
    ...shop,
    toss,
    begin() {
      toss.reset();
      return shop.begin();
    },
    async close() {
      await shop.test.close();
      toss.close();
    },
  };
}
