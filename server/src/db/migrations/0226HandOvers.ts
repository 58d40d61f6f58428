import { type Kysely, sql } from 'kysely';

/** Items that one member of staff has handed on to another, with a note that members do not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_handover (
    handover_uid uuid primary key,
    queue text not null,
    ref_uid uuid not null,
    from_uid uuid not null references member on delete cascade,
    to_uid uuid not null references member on delete cascade,
    note text,
    at timestamptz not null default app_now())`.execute(db);
  await sql`create index office_handover_ref_ix on office_handover (queue, ref_uid, at)`.execute(db);
}
