import { type Kysely, sql } from 'kysely';

/** Tables that no page of visitors shows. All others are watched, so that one of tomorrow is not forgotten. */
const privateTables = [
  'auth_session',
  'audit_log',
  'cert_code',
  'content_change',
  'faq_help',
  'find_ticket',
  'idempotency',
  'job',
  'leave_log',
  'login_guard',
  'login_log',
  'mail_outbox',
  'notification',
  'qna_draft',
  'rate_counter',
  'remote_audit',
  'remote_channel',
  'remote_release',
  'search_term',
  'sns_request',
  'sns_ticket',
  'state_log',
  'telemetry_event',
  'view_log',
] as const;

/** Counters change with every look at a page, and pages may be a few seconds behind. */
const counters = /_(cnt|count)$|^(viewed|searched|updated)_at$/;

/**
 * Puts the trigger of content changes on every table that pages show; to be run after migrations. Repeating it does
 * nothing.
 */
export async function watchContent<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select c.table_name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely\\_%' and c.table_name not like 'member%'
      and c.table_name <> all(${sql.val([...privateTables])}::text[])
    group by c.table_name order by c.table_name`.execute(db);
  for (const { table_name, columns } of rows) {
    const watched = columns.filter((name) => !counters.test(name)).map((name) => sql.ref(name));
    await sql`create or replace trigger content_change
      after insert or delete or update of ${sql.join(watched)} on ${sql.table(table_name)}
      for each statement execute function note_content_change()`.execute(db);
  }
  return rows.map(({ table_name }) => table_name);
}
