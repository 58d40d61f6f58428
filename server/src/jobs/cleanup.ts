import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { JobHandlers } from './jobRunner.ts';

/** What is of no use any more. */
const deletions: readonly RawBuilder<unknown>[] = [
  sql`delete from rate_counter where window_start < app_now() - interval '2 days'`,
  sql`delete from idempotency where created_at < app_now() - interval '1 day'`,
  sql`delete from cert_code where created_at < app_now() - interval '2 days'`,
  sql`delete from login_guard where last_fail_at < app_now() - interval '1 day'`,
  sql`delete from auth_session where exp < app_now() - interval '30 days'`,
  sql`delete from sns_request where exp < app_now() - interval '1 day'`,
  sql`delete from sns_ticket where exp < app_now() - interval '1 day'`,
  sql`delete from data_export where exp < app_now() - interval '1 day'`,
  sql`delete from mail_outbox where sent_at < app_now() - interval '30 days'`,
  sql`delete from find_ticket where exp < app_now() - interval '1 day'`,
];

/** Keeps the tables of things that pass small. */
export function createCleanup({ db }: AppContext): JobHandlers {
  return {
    cleanup: {
      everySec: 3_600,
      async run() {
        for (const deletion of deletions) await deletion.execute(db);
      },
    },
  };
}
