import { type Kysely, sql } from 'kysely';

/** Announces answers to questions to the server processes, for questions on open screens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function notify_qna_answer() returns trigger language plpgsql as $$
    begin
      perform pg_notify('questions', new.qna_uid::text);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger qna_answer_added after insert on qna_answer
    for each row execute function notify_qna_answer()`.execute(db);
}
