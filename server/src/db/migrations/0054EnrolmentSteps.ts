import { type QueryExecutorProvider, sql } from 'kysely';

/** Sentences about courses that the site did not keep, and what it does: the office confirms seats and completions. */
const sentences: readonly (readonly [before: string, after: string])[] = [
  [
    '정원이 남아 있으면 바로 확정되며 메일로 알려 드립니다.',
    '담당자가 신청 내용을 확인한 뒤 확정하고 메일로 알려 드립니다.',
  ],
  ['끝난 다음 날부터 수료증을 내려받을 수 있습니다.', '담당자가 수료를 확인하면 수료증을 내려받을 수 있습니다.'],
];

/** The page of courses of a site that was set up before. Sentences that staff wrote stay. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const [before, after] of sentences) {
    await sql`update content_block set blocks = replace(blocks::text, ${before}, ${after})::jsonb
      where menu_key = 'cooperation_edu' and position(${before} in blocks::text) > 0`.execute(db);
  }
}
