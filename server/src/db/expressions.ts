import { type RawBuilder, sql } from 'kysely';

/** Clock of the rules, which demo mode can move; `now()` is the database's own. */
export const appNow = sql<Date>`app_now()`;

/** @param interval in PostgreSQL syntax, e.g. `30 days` */
export function beforeAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() - ${interval}::interval`;
}

/** @param interval in PostgreSQL syntax, e.g. `1 second` */
export function afterAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() + ${interval}::interval`;
}

/** Number of rows; `countAll` of the query builder is an int8 and returned as text. */
export const rowCount = sql<number>`count(*)::int`;
