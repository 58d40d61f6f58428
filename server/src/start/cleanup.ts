import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { personalLooks } from '../db/audit/personalLooks.ts';
import { beforeAppNow } from '../db/expressions.ts';
import type { Db } from '../db/schema.ts';
import type { JobHandlers } from '../jobs/jobRunner.ts';
import { secretMails } from '../mail/mails.ts';

/** Deletions of expired rows. */
const deletions = (db: Db) => [
  db.deleteFrom('rate_counter').where('window_start', '<', beforeAppNow('2 days')),
  db.deleteFrom('idempotency').where('created_at', '<', beforeAppNow('1 day')),
  // Required by the privacy policy: one day.
  db.deleteFrom('cert_code').where('created_at', '<', beforeAppNow('1 day')),
  db.deleteFrom('login_guard').where('last_fail_at', '<', beforeAppNow('1 day')),
  db.deleteFrom('auth_session').where('exp', '<', beforeAppNow('30 days')),
  db.deleteFrom('sns_request').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('sns_ticket').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('member_sign_in_ticket').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('data_export').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('mail_outbox').where('sent_at', '<', beforeAppNow('30 days')),
  db.deleteFrom('message_outbox').where('sent_at', '<', beforeAppNow('30 days')),
  db.deleteFrom('hook_delivery').where('created_at', '<', beforeAppNow('30 days')),
  // Late messages are outdated.
  db.deleteFrom('message_outbox').where('sent_at', 'is', null).where('created_at', '<', beforeAppNow('2 days')),
  // After such a downtime of the mail server, the codes have expired.
  db
    .deleteFrom('mail_outbox')
    .where('sent_at', 'is', null)
    .where('kind', 'in', [...secretMails])
    .where('created_at', '<', beforeAppNow('2 days')),
  // Required by the privacy policy: three months.
  db.deleteFrom('login_log').where('at', '<', beforeAppNow('3 months')),
  db.deleteFrom('audit_log').where('at', '<', beforeAppNow('1 year')).where('action', 'not in', personalLooks),
  // Two years: the safety standard for personal information, article 8, for systems with 50,000 people.
  db.deleteFrom('audit_log').where('at', '<', beforeAppNow('2 years')),
  db.deleteFrom('telemetry_event').where('at', '<', beforeAppNow('3 months')),
  // Older pages are refused by their age.
  db.deleteFrom('telemetry_mark').where('used_at', '<', beforeAppNow('1 day')),
  ...(['page_view_day', 'vital_day', 'error_day'] as const).map((table) =>
    db.deleteFrom(table).where('day', '<', sql<string>`(app_now() - interval '90 days')::date`),
  ),
  db
    .deleteFrom('equipment_rsv')
    .where('state', '=', 'EXPIRED')
    .where('rsv_no', 'is', null)
    .where('updated_at', '<', beforeAppNow('1 day')),
  db.deleteFrom('equipment_waitlist').where(sql<boolean>`upper(during) < app_now()`),
  db.deleteFrom('stock_wait').where(sql<boolean>`use_date < (app_now() - interval '1 day')::date`),
  db.deleteFrom('find_ticket').where('exp', '<', beforeAppNow('1 day')),
];

/** Job that keeps tables of short-lived rows small. */
export function createCleanup({ db }: AppContext): JobHandlers {
  return {
    cleanup: {
      everySec: 3_600,
      async run() {
        for (const deletion of deletions(db)) await deletion.execute();
      },
    },
  };
}
