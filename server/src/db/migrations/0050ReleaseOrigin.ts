import { type Kysely, sql } from 'kysely';

/** Who has published or moved a build, and of which sources it is: what the team's command says, as a token is a team's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['remote_release', 'remote_audit']) {
    await sql`
      alter table ${sql.table(table)}
        add column person text check (char_length(person) <= 100),
        add column commit_id text check (commit_id ~ '^[0-9a-f]{7,64}$'),
        add column is_dirty boolean`.execute(db);
  }
}
