import { type Kysely, sql } from 'kysely';

/** A booking waits for approval, so that the banner of the equipment promises an application. Words that staff wrote stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update banner set title = '공용장비 40종, 3분이면 예약 신청'
    where title = '공용장비 40종, 3분이면 예약 완료'`.execute(db);
  await sql`update banner set text = '빈 시간을 골라 바로 신청하세요.'
    where text = '빈 시간을 골라 바로 예약하세요.'`.execute(db);
}
