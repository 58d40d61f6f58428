import { type RawBuilder, sql } from 'kysely';

/** Clock of the rules, which demo mode can move; `now()` is the database's own. */
export const appNow = sql<Date>`app_now()`;

/** Today in Seoul, by {@link appNow}. */
export const appToday = sql<string>`(app_now() at time zone 'Asia/Seoul')::date`;

/** @param interval in PostgreSQL syntax, e.g. `30 days` */
export function beforeAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() - ${interval}::interval`;
}

/** @param interval in PostgreSQL syntax, e.g. `1 second` */
export function afterAppNow(interval: string): RawBuilder<Date> {
  return sql<Date>`app_now() + ${interval}::interval`;
}

/** Mail address of a member `m`; of a buyer without an account the proven one. */
export const contactMail = sql<string>`coalesce(m.guest_email, m.email)::text`;

/** True for a buyer `m` without an account. */
export const isGuestRow = sql<boolean>`m.class_cd = 'GUEST'`;

/** Number of rows; `countAll` of the query builder is an int8 and returned as text. */
export const rowCount = sql<number>`count(*)::int`;
