import { type Kysely, sql } from 'kysely';

/** First pages of queues in the order of their lists, without sorting all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refund_queue on refund ((state in ('ASKED', 'SENDING')) desc, asked_at, refund_uid)`.execute(
    db,
  );
  await sql`create index qna_waiting on qna (created_at, qna_uid) where answer_state = 'WAIT' and deleted_at is null`.execute(
    db,
  );
}
