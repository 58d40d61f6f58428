import { type Kysely, sql } from 'kysely';

/** Trace of the request that caused a job, in the form of the header `traceparent`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column traceparent text`.execute(db);
}
