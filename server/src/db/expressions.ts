import { type RawBuilder, sql } from 'kysely';

/** The clock of the rules, which demo mode can move; `now()` is the database's own. */
export const appNow = sql<Date>`app_now()`;

/** @param interval as PostgreSQL reads it, e.g. `30 days` */
export function beforeAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() - ${interval}::interval`;
}

/** @param interval as PostgreSQL reads it, e.g. `1 second` */
export function afterAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() + ${interval}::interval`;
}

/** Number of rows; the query builder's own `countAll` is an int8 and comes as text. */
export const rowCount = sql<number>`count(*)::int`;
