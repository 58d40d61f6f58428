import { type Kysely, sql } from 'kysely';

/** The banner of the passes takes the days of its promise from the refund policy, which fills them in when it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update banner set text = '사용하기 전이면 구매 후 {{passFullDays}}일 안에 전액 환불됩니다.'
    where text = '사용하기 전이면 구매 후 7일 안에 전액 환불됩니다.'`.execute(db);
}
