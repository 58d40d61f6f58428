import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A provider can also be asked who is there, for those who have no password to enter again.
  await sql`alter table sns_request drop constraint sns_request_purpose_check`.execute(db);
  await sql`alter table sns_request add constraint sns_request_purpose_check
    check (purpose in ('LOGIN', 'LINK', 'REAUTH'))`.execute(db);
  // What was asked for one purpose is no proof for another.
  await sql`alter table sns_ticket add column purpose text not null default 'LOGIN'
    check (purpose in ('LOGIN', 'LINK', 'REAUTH'))`.execute(db);
}
