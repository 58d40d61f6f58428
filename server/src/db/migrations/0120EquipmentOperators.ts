import { type Kysely, sql } from 'kysely';

/** Further operators of a device beside `manager`, and a version that refuses an edit of an older text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment
    add column operators jsonb not null default '[]',
    add column rev int not null default 0`.execute(db);
}
