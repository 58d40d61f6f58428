import { type Kysely, sql } from 'kysely';

/**
 * Codes that are switched off: forms and filters do not offer them, and what has them keeps its name. Null for all others: a value
 * would change the hash of rows that are compared with the shipped ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table code add column off boolean`.execute(db);
}
