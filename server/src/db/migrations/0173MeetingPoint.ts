import { type Kysely, sql } from 'kysely';

/**
 * Meeting point of tickets and tours: in words (other languages in `i18n` as `meet`), and its coordinates if they differ from those
 * of the place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods add column meet_text text, add column meet_lat float8, add column meet_lng float8,
    add constraint goods_meet check ((meet_lat is null) = (meet_lng is null))`.execute(db);
}
