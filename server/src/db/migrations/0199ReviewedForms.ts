import { type Kysely, sql } from 'kysely';

/**
 * Refusal of a member's class, and the time of new data, from which the member waits again; version of each text of terms, counted
 * by a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column class_refused_at timestamptz, add column class_sent_at timestamptz`.execute(
    db,
  );
  await sql`alter table terms add column rev int not null default 0, add column rev_at timestamptz`.execute(db);
  await sql`create trigger count_rev before update on terms for each row
    when (old.* is distinct from new.*) execute function count_rev()`.execute(db);
}
