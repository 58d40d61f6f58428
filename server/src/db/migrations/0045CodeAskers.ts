import { type Kysely, sql } from 'kysely';

/** Who asked for a code, and the wrong tries of the mailbox's own device, which those of strangers do not use up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cert_code add column asker text not null default '', add column own_tries int not null default 0`.execute(
    db,
  );
}
