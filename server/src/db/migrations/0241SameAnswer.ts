import { type Kysely, sql } from 'kysely';

/** Question or FAQ entry that an answer refers to, because it has been answered there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table qna_answer
    add column same_type text check (same_type in ('FAQ', 'QNA')),
    add column same_uid text,
    add constraint qna_answer_same check ((same_type is null) = (same_uid is null))`.execute(db);
}
