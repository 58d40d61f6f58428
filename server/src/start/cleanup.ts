import { retentionPolicy } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { pruneAudit, sealAudit } from '../db/audit/auditChain.ts';
import { isHandler } from '../db/audit/personalLooks.ts';
import { beforeAppNow } from '../db/expressions.ts';
import type { Db } from '../db/schema.ts';
import type { JobHandlers } from '../jobs/jobRunner.ts';
import { secretMails } from '../mail/mails.ts';

const { loginMonths, lookYears, requestDays, sentDays, unfinishedHours } = retentionPolicy;
const unfinished = beforeAppNow(`${unfinishedHours} hours`);
const sent = beforeAppNow(`${sentDays} days`);

/** Deletions of sign-ins, which the privacy and security policies announce; {@link pruneAudit} is that of the audit log. */
const signInDeletions = (db: Db) => [
  db
    .deleteFrom('login_log')
    .where('at', '<', beforeAppNow(`${loginMonths} months`))
    .where((eb) => eb.not(isHandler(sql.ref('login_log.member_uid')))),
  db.deleteFrom('login_log').where('at', '<', beforeAppNow(`${lookYears} years`)),
];

/** Deletions of expired rows and of logs. Two persons destroy other personal data (`retention/expiredData.ts`). */
const deletions = (db: Db) => [
  db.deleteFrom('rate_counter').where('window_start', '<', beforeAppNow(`${requestDays} days`)),
  db.deleteFrom('idempotency').where('created_at', '<', beforeAppNow('1 day')),
  db.deleteFrom('office_handover').where('at', '<', beforeAppNow('2 years')),
  db.deleteFrom('move_undo').where('at', '<', beforeAppNow('1 day')),
  db.deleteFrom('cert_code').where('created_at', '<', unfinished),
  db.deleteFrom('login_guard').where('last_fail_at', '<', beforeAppNow('1 day')),
  db.deleteFrom('auth_session').where('exp', '<', beforeAppNow('30 days')),
  db.deleteFrom('sns_request').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('sns_ticket').where('exp', '<', beforeAppNow('1 hour')),
  db.deleteFrom('member_sign_in_ticket').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('data_export').where('exp', '<', beforeAppNow('1 day')),
  db.deleteFrom('mail_outbox').where('sent_at', '<', sent),
  db.deleteFrom('message_outbox').where('sent_at', '<', sent),
  db.deleteFrom('search_term').where('search_cnt', '=', 0).where('searched_at', '<', beforeAppNow('90 days')),
  db.deleteFrom('hook_delivery').where('created_at', '<', beforeAppNow('30 days')),
  // Late messages are outdated.
  db.deleteFrom('message_outbox').where('sent_at', 'is', null).where('created_at', '<', beforeAppNow('2 days')),
  // After such a downtime of the mail server, the codes have expired.
  db
    .deleteFrom('mail_outbox')
    .where('sent_at', 'is', null)
    .where('kind', 'in', [...secretMails])
    .where('created_at', '<', beforeAppNow('2 days')),
  ...signInDeletions(db),
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

/** Jobs that keep tables of short-lived rows small, and seal the audit log. */
export function createCleanup({ db }: AppContext): JobHandlers {
  return {
    'audit.seal': { everySec: 300, run: () => sealAudit(db) },
    cleanup: {
      everySec: 3_600,
      async run() {
        const faults: unknown[] = [];
        const works = [...deletions(db).map((deletion) => () => deletion.execute()), () => pruneAudit(db)];
        // One that fails does not stop the others.
        for (const work of works) await work().catch((error: unknown) => faults.push(error));
        if (faults.length > 0) throw faults[0];
      },
    },
  };
}
