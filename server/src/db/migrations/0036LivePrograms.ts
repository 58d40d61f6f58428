import { type Kysely, sql } from 'kysely';

/** Blocks that named advisers and programmes with numbers of their own: the pages show them from their tables. */
const replaced = [
  { menuKey: 'cooperation_tech', field: 'caption', value: '분야별 자문위원' },
  { menuKey: 'cooperation_collabo', field: 'title', value: '프로그램' },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { menuKey, field, value } of replaced) {
    await sql`update content_block
      set blocks = coalesce((select jsonb_agg(b order by n) from jsonb_array_elements(blocks) with ordinality as t (b, n)
        where b->>${field} is distinct from ${value}), '[]'::jsonb)
      where menu_key = ${menuKey}`.execute(db);
  }
}
