import { guestClass, retentionPolicy } from '@haesol/contracts/identity';
import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { appNow } from '../../../db/expressions.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { MemberRow, Trx } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { enqueueMail } from '../../../mail/outbox.ts';

/** Members in one transaction. */
const atOnce = 200;
const { dormantNoticeDays: noticeDays, dormantYears } = retentionPolicy;

type Resting = Pick<MemberRow, 'email' | 'locale' | 'name'>;

/** One step towards dormancy. */
interface Step {
  /** Changes up to `atOnce` members. */
  move(trx: Trx): Promise<readonly Resting[]>;
  toMail(member: Resting): Mail;
}

const lastSeen = sql<Date>`coalesce(last_login_at, created_at)`;

function updateSome(trx: Trx, condition: RawBuilder<boolean>) {
  return trx
    .updateTable('member')
    .where('member_uid', 'in', (eb) =>
      eb
        .selectFrom('member')
        .select('member_uid')
        .where('state', '=', 'ACTIVE')
        .where('role', '=', 'MEMBER')
        .where('class_cd', '<>', guestClass)
        .where(condition)
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['email', 'name', 'locale']);
}

/** Members become dormant after a year without a login, and only if they were notified 30 days before. */
export function createDormancy({ clock, db, mails }: AppContext): JobHandlers {
  /** @returns number of changed and notified members */
  async function moveSome({ move, toMail }: Step): Promise<number> {
    return inTransaction(db, async (trx) => {
      const rows = await move(trx);
      for (const row of rows) await enqueueMail(trx, toMail(row));
      return rows.length;
    });
  }

  const tell = (day: string): Step => ({
    move: (trx) =>
      updateSome(
        trx,
        sql<boolean>`dormant_notice_at is null
      and ${lastSeen} <= app_now() - ${dormantYears} * interval '1 year' + ${noticeDays} * interval '1 day'`,
      )
        .set({ dormant_notice_at: appNow })
        .execute(),
    toMail: ({ email: to, name, locale }) => mails.dormancyNotice({ to, name, locale: locale ?? 'ko', day }),
  });

  const rest: Step = {
    move: (trx) =>
      updateSome(
        trx,
        sql<boolean>`dormant_notice_at <= app_now() - ${noticeDays} * interval '1 day'
      and ${lastSeen} <= app_now() - ${dormantYears} * interval '1 year'`,
      )
        .set((eb) => ({ state: 'DORMANT', session_version: eb('session_version', '+', 1) }))
        .execute(),
    toMail: ({ email: to, name, locale }) => mails.dormant({ to, name, locale: locale ?? 'ko' }),
  };

  return {
    'member.dormancy': {
      everySec: 86_400,
      async run() {
        const day = addDays(toSeoulDate(await clock.now()), noticeDays);
        while ((await moveSome(tell(day))) === atOnce);
        while ((await moveSome(rest)) === atOnce);
      },
    },
  };
}
