import { type Kysely, sql } from 'kysely';

/** Last move of an item by staff that can be taken back for some seconds, with what its member was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table move_undo (
    queue text not null,
    ref_uid uuid not null,
    by_uid uuid not null references member on delete cascade,
    rev int not null,
    at timestamptz not null default app_now(),
    before jsonb not null,
    entry_uid uuid,
    ntf_uid uuid,
    mail_uid uuid,
    message_uid uuid,
    primary key (queue, ref_uid))`.execute(db);
}
