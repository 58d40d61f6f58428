import { rateDays } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';

/** Lists the rates that are young enough to be offered, by code. */
export async function listRates(db: Db, now: Date) {
  const list = await db
    .selectFrom('exchange_rate')
    .select(['currency_cd as currencyCd', 'rate_dt as rateDt', sql<number>`won_per_unit::float8`.as('wonPerUnit')])
    .where('deleted_at', 'is', null)
    .where('rate_dt', '>=', addDays(toSeoulDate(now), -rateDays))
    .orderBy('currency_cd')
    .execute();
  return { list, cnt_total: list.length };
}
