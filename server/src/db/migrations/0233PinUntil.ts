import { type Kysely, sql } from 'kysely';

/** Adds the last day of a pinned post; a job ends the pin, so that lists keep their index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post add column pin_until date,
    add constraint post_pin_until check (pin or pin_until is null)`.execute(db);
  await sql`create index post_pin_until on post (pin_until) where pin_until is not null`.execute(db);
}
