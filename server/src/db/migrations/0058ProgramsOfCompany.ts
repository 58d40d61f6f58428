import { type Kysely, sql } from 'kysely';

/** For counting what a company has applied for within a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_company on application ((payload->>'bizNo'), submitted_at) where kind = 'COLLABO'`.execute(
    db,
  );
}
