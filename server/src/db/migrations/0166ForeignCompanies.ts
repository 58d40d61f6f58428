import { type Kysely, sql } from 'kysely';

/** Companies of other countries have no business number: their key is the country with a hash of the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company drop constraint company_biz_no_check,
    add constraint company_biz_no_check check (biz_no ~ '^([0-9]{10}|[A-Z]{2}-[0-9a-f]{10})$')`.execute(db);
}
