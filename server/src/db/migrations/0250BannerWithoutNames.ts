import { type Kysely, sql } from 'kysely';

/** First title of the travel banner, without names, since every university starts with it; a title by staff stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update banner set title = '패스 한 장으로 즐기는 지역 여행'
    where id = 'banner-3' and title = '누리패스 한 장으로 즐기는 누리도'`.execute(db);
}
