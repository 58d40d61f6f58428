import { type Kysely, sql } from 'kysely';

/** Names what a mail has as attachment, which is rendered when it is sent: the codes of vouchers are not in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column attachment jsonb`.execute(db);
}
