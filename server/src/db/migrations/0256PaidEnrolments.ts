import { type Kysely, sql } from 'kysely';

/** When staff confirmed that the fee of an enrolment is paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enroll add column paid_at timestamptz`.execute(db);
}
