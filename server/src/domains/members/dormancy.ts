import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { enqueueMail, type Mail } from '../../mail/outbox.ts';
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
  toMail(name: string): Omit<Mail, 'to'>;
}

const lastSeen = sql`coalesce(last_login_at, created_at)`;

/** Members who were not here for a year rest until they come back; they are told 30 days before, and nobody rests untold. */
export function createDormancy({ clock, config, db }: AppContext): JobHandlers {
  /** Some of those whom `where` finds are changed and told. @returns how many */
  async function moveSome({ set, where, toMail }: Step): Promise<number> {
    return inTransaction(db, async (trx) => {
      const { rows } = await sql<Sleeper>`
        update member set ${set}
        where member_uid in (
          select member_uid from member
          where state = 'ACTIVE' and role = 'MEMBER' and ${where}
          limit ${atOnce} for update skip locked)
        returning email, name`.execute(trx);
      for (const { email, name } of rows) await enqueueMail(trx, { to: email, ...toMail(name) });
      return rows.length;
    });
  }

  const tell = (day: string): Step => ({
    set: sql`dormant_notice_at = app_now()`,
    where: sql`dormant_notice_at is null
      and ${lastSeen} <= app_now() - interval '1 year' + ${noticeDays} * interval '1 day'`,
    toMail: (name) => ({
      kind: 'DORMANCY_NOTICE',
      subject: '휴면 전환 예정 안내',
      lines: [
        `${name}님은 오랫동안 로그인하지 않으셨습니다. ${day} 이후 계정이 휴면 상태로 바뀝니다.`,
        `계속 이용하시려면 그 전에 한 번 로그인해 주시기 바랍니다. ${config.publicUrl}/login`,
      ],
    }),
  });

  const rest: Step = {
    set: sql`state = 'DORMANT', session_version = session_version + 1`,
    where: sql`dormant_notice_at <= app_now() - ${noticeDays} * interval '1 day'
      and ${lastSeen} <= app_now() - interval '1 year'`,
    toMail: (name) => ({
      kind: 'DORMANT',
      subject: '휴면 전환 안내',
      lines: [
        `${name}님의 계정이 1년 동안 이용하지 않아 휴면 상태로 바뀌었습니다.`,
        `비밀번호 찾기로 이메일을 확인하거나 연결한 소셜 계정으로 로그인하시면 바로 다시 이용하실 수 있습니다. ${config.publicUrl}/login/findPw01`,
      ],
    }),
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
