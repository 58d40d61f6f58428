import { type Kysely, sql } from 'kysely';

/** Announces moves of channels and the end of canaries to the server processes, so that a roll-back is seen at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function notify_registry() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry', '');
      return null;
    end
  $$`.execute(db);
  for (const table of ['remote_channel', 'remote_canary']) {
    await sql`create trigger registry_changed after insert or update or delete on ${sql.table(table)}
      for each statement execute function notify_registry()`.execute(db);
  }
}
