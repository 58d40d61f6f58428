import { type Kysely, sql } from 'kysely';

/** Version of each tour, so that one person's form does not overwrite another's change. Hearts of members are no new version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tour add column rev int not null default 0, add column rev_at timestamptz`.execute(db);
}
