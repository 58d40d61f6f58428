import { type Kysely, sql } from 'kysely';

/** When a payment that was declined was read at its provider for the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pay_attempt add column looked_at timestamptz`.execute(db);
  await sql`create index pay_attempt_declined on pay_attempt (tried_at)
    where state = 'DECLINED' and looked_at is null and pay_key is not null`.execute(db);
}
