import type { AttractionCounts } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { type AttractionFilter, toCondition } from './filters.ts';
import { isOpenToday } from './openDays.ts';

/** Counts the places of a filter by town and category. */
export async function countAttractions(db: Db, filter: AttractionFilter, now: Date): Promise<AttractionCounts> {
  const found = db.selectFrom('goods as g').where('g.deleted_at', 'is', null).where(toCondition(filter, now));
  const openToday = sql<number>`count(*) filter (where ${isOpenToday(now)})::int`;
  const regions = await found
    .select(['g.sgg_cd as sggCd', rowCount.as('total'), openToday.as('openToday')])
    .groupBy('g.sgg_cd')
    .orderBy('g.sgg_cd')
    .execute();
  const categories = await found
    .select(['g.category_cd as gdsCategoryCd', rowCount.as('total')])
    .groupBy('g.category_cd')
    .orderBy('g.category_cd')
    .execute();
  const sum = (key: 'total' | 'openToday') => regions.reduce((total, region) => total + region[key], 0);
  return { total: sum('total'), openToday: sum('openToday'), regions, categories };
}
