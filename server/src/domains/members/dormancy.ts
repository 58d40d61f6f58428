import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import type { Letter } from '../../mail/letters.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { addDays, toSeoulDate } from '../../seoulTime.ts';

/** In one transaction; the rest waits for the next one. */
const atOnce = 200;
const noticeDays = 30;

interface Sleeper {
  readonly email: string;
  readonly name: string;
}

/** What happens to members in a state of sleep, and what they are told. */
interface Step {
  readonly set: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  toLetter(member: Sleeper): Letter;
}

const lastSeen = sql`coalesce(last_login_at, created_at)`;

/** Members who were not here for a year rest until they come back; they are told 30 days before, and nobody rests untold. */
export function createDormancy({ clock, db, letters }: AppContext): JobHandlers {
  /** Some of those whom `where` finds are changed and told. @returns how many */
  async function moveSome({ set, where, toLetter }: Step): Promise<number> {
    return inTransaction(db, async (trx) => {
      const { rows } = await sql<Sleeper>`
        update member set ${set}
        where member_uid in (
          select member_uid from member
          where state = 'ACTIVE' and role = 'MEMBER' and ${where}
          limit ${atOnce} for update skip locked)
        returning email, name`.execute(trx);
      for (const row of rows) await enqueueMail(trx, toLetter(row));
      return rows.length;
    });
  }

  const tell = (day: string): Step => ({
    set: sql`dormant_notice_at = app_now()`,
    where: sql`dormant_notice_at is null
      and ${lastSeen} <= app_now() - interval '1 year' + ${noticeDays} * interval '1 day'`,
    toLetter: ({ email, name }) => letters.dormancyNotice({ to: email, name, day }),
  });

  const rest: Step = {
    set: sql`state = 'DORMANT', session_version = session_version + 1`,
    where: sql`dormant_notice_at <= app_now() - ${noticeDays} * interval '1 day'
      and ${lastSeen} <= app_now() - interval '1 year'`,
    toLetter: ({ email, name }) => letters.dormant({ to: email, name }),
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
