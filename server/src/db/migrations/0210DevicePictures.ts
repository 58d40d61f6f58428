import { type Kysely, sql } from 'kysely';

/** Pictures of a device after the main one, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment add column pictures jsonb not null default '[]'`.execute(db);
}
