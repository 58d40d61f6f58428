import { type Kysely, sql } from 'kysely';

/**
 * Adds the version of the stock that staff set for an option, which no trigger counts: sales change nothing of it; and that of a
 * synonym. A synonym begins with 1, so that a form for a new one, which sends 0, does not overwrite it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_option add column rev int not null default 0, add column rev_at timestamptz`.execute(db);
  await sql`alter table search_synonym add column rev int not null default 1, add column rev_at timestamptz`.execute(
    db,
  );
  await sql`create trigger count_rev before update on search_synonym for each row
    when (old.means is distinct from new.means) execute function count_rev()`.execute(db);
}
