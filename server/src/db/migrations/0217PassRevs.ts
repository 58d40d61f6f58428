import { type Kysely, sql } from 'kysely';

/** Adds the version of a pass that staff edit. No trigger counts it: sales change the row too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pass_option add column rev int not null default 0, add column rev_at timestamptz`.execute(db);
}
