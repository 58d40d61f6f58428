import { type Kysely, sql } from 'kysely';
import { furtherSearchSynonyms } from '../../reference/searchSynonyms.ts';

/** Words that the office has added itself stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = furtherSearchSynonyms.map(([word, ...means]) => ({ word, means }));
  await sql`insert into search_synonym (word, means) select word, means
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as x(word text, means text[])
    on conflict (word) do nothing`.execute(db);
}
