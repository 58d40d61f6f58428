import { type QueryExecutorProvider, sql } from 'kysely';

const settlement = {
  before: '실제 쓴 시간으로 금액을 확정합니다.',
  after: '예약한 시간으로 계산한 금액을 냅니다.',
};

/** Retention periods of records that leave with their member, and what is said of them. */
const retention: readonly (readonly [before: string, after: string])[] = [
  [
    '다음의 기록은 법령에 따라 정해진 기간 동안 따로 보관합니다.</p>',
    '다음의 기록은 법령에 따라 정해진 기간 동안 따로 보관합니다. 교육 수료와 과제, 장비 안전교육의 기록은 탈퇴하면 지우거나 누구의 것인지 알아볼 수 없게 합니다.</p>',
  ],
  ['<li>교육 수료 기록: 5년, 과제 협약과 정산 기록: 5년</li>', ''],
  ['<li>장비 안전교육 이수 기록: 이수일부터 2년</li>', ''],
];

/** The page of equipment and the privacy policy of a site that was set up before. Sentences that staff wrote stay. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update content_block set blocks = replace(blocks::text, ${settlement.before}, ${settlement.after})::jsonb
    where menu_key = 'cooperation_equ' and position(${settlement.before} in blocks::text) > 0`.execute(db);
  for (const [before, after] of retention) {
    await sql`update terms set html = replace(html, ${before}, ${after})
      where code = 'PRIVACY' and position(${before} in html) > 0`.execute(db);
  }
}
