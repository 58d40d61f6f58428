import { type Kysely, sql } from 'kysely';

/** Answers of staff about another date, by language: the earlier text and the one that fits the change of a booking. */
const templates = [
  [
    'ko',
    '{이름} 님, 안녕하세요.\n예약 {번호}의 이용일은 마이페이지의 예약 내역에서 취소한 뒤 다시 예약해 주세요.',
    '{이름} 님, 안녕하세요.\n예약 {번호}의 이용일은 수수료 없이 취소하실 수 있는 기간이면 나의 여행의 예약 상세에서 바꾸실 수 있습니다. 금액에 차이가 있으면 더 내시거나 돌려받습니다. 그 기간이 지난 예약과 업체가 확정하는 예약은 취소한 뒤 다시 예약해 주세요.',
  ],
  [
    'en',
    'Dear {이름},\nto change the date of {번호}, please cancel it in My page and book the new date.',
    'Dear {이름},\nwhile {번호} can be cancelled free of charge, you can change its date under My trips. Any difference in price is paid or refunded. After that, and for bookings that the provider confirms, please cancel it and book the new date.',
  ],
] as const;

/** A changed booking keeps its order. Templates that staff have changed stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [lang, before, after] of templates)
    await sql`update office_template set body = ${after}
      where area = 'INQUIRY' and lang = ${lang} and body = ${before}`.execute(db);
}
