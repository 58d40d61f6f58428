import { type Kysely, sql } from 'kysely';

/** Contents that show a picture which staff have uploaded: they decide who may read it, and how long it is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table picture_use (
    file_uid uuid not null references file on delete cascade,
    ref_type text not null,
    ref_uid text not null,
    primary key (ref_type, ref_uid, file_uid))`.execute(db);
  await sql`create index picture_use_file on picture_use (file_uid)`.execute(db);
  await sql`create index file_picture on file (created_at) where ref_type = 'PICTURE'`.execute(db);
}
