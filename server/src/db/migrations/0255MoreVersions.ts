import { type Kysely, sql } from 'kysely';

/** Banners, calls, programmes and courses have versions, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_version drop constraint content_version_kind_check, add constraint content_version_kind_check
    check (kind in ('POST', 'FAQ', 'PAGE', 'SHARING', 'BANNER', 'NOTICE', 'PROGRAM', 'COURSE'))`.execute(db);
}
