import { type Kysely, sql } from 'kysely';
import { policyContents } from '../../reference/contentsPolicy.ts';

/** The statements of the footer, for a site whose contents were published without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const blocks = policyContents.map(({ menuKey, title, blocks: list }) => ({ menu_key: menuKey, title, blocks: list }));
  await sql`insert into content_block (menu_key, title, blocks)
    select * from jsonb_to_recordset(${JSON.stringify(blocks)}::text::jsonb) as x(menu_key text, title text, blocks jsonb)
    on conflict (menu_key) do nothing`.execute(db);
}
