import type { Kysely } from 'kysely';
import { inTransaction } from '../../../db/retry.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';

/** Sets the planned prices whose day has come. Orders keep the prices with which they were made. */
export function beginPrices(db: Kysely<Database>, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .deleteFrom('goods_price_plan')
      .where('from_day', '<=', toSeoulDate(now))
      .returning(['goods_dtl_id', 'price_sn', 'price', 'list_price'])
      .execute();
    for (const { goods_dtl_id, price_sn, price, list_price } of due) {
      await trx
        .updateTable('goods_price')
        .set({ price, list_price })
        .where((eb) => eb.and({ goods_dtl_id, price_sn }))
        .execute();
    }
  });
}
