import { type Kysely, sql } from 'kysely';
import { partnerBlock } from '../../reference/contentsCooperation.ts';

/** The companies of the enterprise centre, for a site whose contents were published without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const block = JSON.stringify(partnerBlock);
  await sql`update content_block set blocks = blocks || jsonb_build_array(${block}::text::jsonb)
    where menu_key = 'corporateCenter' and not blocks @> '[{"type": "cards", "look": "marks"}]'`.execute(db);
}
