import type { ContentBlock } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import { addTaskBlocks } from '../../reference/taskBlocks.ts';

interface Before {
  content_block: { menu_key: string; blocks: ContentBlock[] };
}

/** Fact sheets, numbers, drawings, targets and ways for the pages of a site that was set up before. What staff wrote stays. */
export async function up(db: Kysely<Before>): Promise<void> {
  const rows = await db.selectFrom('content_block').select(['menu_key', 'blocks']).execute();
  for (const { menu_key: menuKey, blocks } of rows) {
    const completed = addTaskBlocks(menuKey, blocks);
    await sql`update content_block set blocks = ${JSON.stringify(completed)}::text::jsonb
      where menu_key = ${menuKey}`.execute(db);
  }
}
