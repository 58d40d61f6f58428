import { sql } from 'kysely';
import { describedSql, text, textArray } from './describedSql.ts';
import type { Database, Db } from './schema.ts';

/** Tables that no public page shows. All others get the trigger, including new tables. */
const privateTables = [
  'auth_session',
  'audit_log',
  'audit_seal',
  'cert_code',
  'content_change',
  'content_version',
  'coupon',
  'exchange_card',
  'edu_certificate',
  'enroll',
  'enroll_attendance',
  'equipment_favorite',
  'equipment_training',
  'equipment_waitlist',
  'error_day',
  'faq_help',
  'feed_read',
  'find_ticket',
  'goods_price_plan',
  'idempotency',
  'inquiry',
  'inquiry_post',
  'interest',
  'job',
  'leave_log',
  'login_guard',
  'login_log',
  'mail_outbox',
  'mail_template',
  'matrix_build',
  'matrix_result',
  'member_right',
  'message_outbox',
  'move_proposal',
  'move_proposal_row',
  'move_undo',
  'notification',
  'office_assign',
  'office_columns',
  'office_document',
  'office_document_no',
  'office_handover',
  'office_note',
  'office_presence',
  'office_preview',
  'office_template',
  'office_view',
  'orders',
  'page_view_day',
  'pass_use',
  'payment',
  'point_ledger',
  'promo_code',
  'penalty',
  'qna_draft',
  'rate_counter',
  'reference_state',
  'refund',
  'remote_audit',
  'remote_canary',
  'remote_channel',
  'remote_check',
  'remote_flag',
  'remote_release',
  'remote_setting',
  'reservation',
  'reservation_item',
  'review_helpful',
  'review_report',
  'right_proposal',
  'search_term',
  // Derived from other tables.
  'search_thing',
  'sns_request',
  'sns_ticket',
  'staff_area',
  'state_log',
  'stock',
  'stock_wait',
  'telemetry_event',
  'telemetry_mark',
  'timeline_entry',
  'view_log',
  'vital_day',
] as const satisfies (keyof Database)[];

/** Columns that change with every page view; pages may show them a few seconds late. */
const counters = /_(cnt|count)$|^(viewed|searched|updated)_at$/;

/**
 * Adds the trigger that records content changes to every table shown by pages; runs after migrations. Skips tables that have
 * it, so that a starting server does not wait for locks of another server's writes.
 * @returns the changed tables
 */
export async function watchContent(db: Db): Promise<readonly string[]> {
  const rows = await describedSql('db.watchedTables', { table_name: text, columns: textArray, watched: textArray })`
    select t.relname::text as table_name,
      array_agg(a.attname::text order by a.attnum) as columns,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attnum = any(g.tgattr)), '{}') as watched
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_trigger g on g.tgrelid = t.oid and g.tgname = 'content_change'
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and t.relname not like 'kysely\\_%' and t.relname not like 'member%'
      and t.relname <> all(${sql.val([...privateTables])}::text[])
    group by t.relname order by t.relname`.execute(db);
  const due = rows
    .map(({ table_name, columns, watched }) => ({
      table: table_name,
      watched,
      columns: columns.filter((name) => !counters.test(name)),
    }))
    .filter(({ columns, watched }) => columns.join() !== watched.join());
  for (const { table, columns } of due) {
    await describedSql('db.watchTable', {})`create or replace trigger content_change
      after insert or delete or update of ${sql.join(columns.map((name) => sql.ref(name)))} on ${sql.table(table)}
      for each statement execute function note_content_change()`.execute(db);
  }
  return due.map(({ table }) => table);
}
