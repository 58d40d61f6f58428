import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { addDays, toSeoulDate } from '../../seoulTime.ts';

/** In one transaction; the rest waits for the next one. */
const atOnce = 200;
const noticeDays = 30;

interface Sleeper {
  readonly email: string;
  readonly name: string;
}

const lastSeen = sql`coalesce(last_login_at, created_at)`;

/** Members who were not here for a year rest until they come back; they are told 30 days before, and nobody rests untold. */
export function createDormancy({ clock, config, db }: AppContext): JobHandlers {
  async function tellSome(now: Date): Promise<number> {
    const day = addDays(toSeoulDate(now), noticeDays);
    return inTransaction(db, async (trx) => {
      const { rows } = await sql<Sleeper>`
        update member set dormant_notice_at = app_now()
        where member_uid in (
          select member_uid from member
          where state = 'ACTIVE' and role = 'MEMBER' and dormant_notice_at is null
            and ${lastSeen} <= app_now() - interval '1 year' + ${noticeDays} * interval '1 day'
          limit ${atOnce} for update skip locked)
        returning email, name`.execute(trx);
      for (const { email, name } of rows) {
        await enqueueMail(trx, {
          kind: 'DORMANCY_NOTICE',
          to: email,
          subject: '휴면 전환 예정 안내',
          lines: [
            `${name}님은 오랫동안 로그인하지 않으셨습니다. ${day} 이후 계정이 휴면 상태로 바뀝니다.`,
            `계속 이용하시려면 그 전에 한 번 로그인해 주시기 바랍니다. ${config.publicUrl}/login`,
          ],
        });
      }
      return rows.length;
    });
  }

  async function restSome(): Promise<number> {
    return inTransaction(db, async (trx) => {
      const { rows } = await sql<Sleeper>`
        update member set state = 'DORMANT', session_version = session_version + 1
        where member_uid in (
          select member_uid from member
          where state = 'ACTIVE' and role = 'MEMBER'
            and dormant_notice_at <= app_now() - ${noticeDays} * interval '1 day'
            and ${lastSeen} <= app_now() - interval '1 year'
          limit ${atOnce} for update skip locked)
        returning email, name`.execute(trx);
      for (const { email, name } of rows) {
        await enqueueMail(trx, {
          kind: 'DORMANT',
          to: email,
          subject: '휴면 전환 안내',
          lines: [
            `${name}님의 계정이 1년 동안 이용하지 않아 휴면 상태로 바뀌었습니다.`,
            `비밀번호 찾기로 이메일을 확인하거나 연결한 소셜 계정으로 로그인하시면 바로 다시 이용하실 수 있습니다. ${config.publicUrl}/login/findPw01`,
          ],
        });
      }
      return rows.length;
    });
  }

  return {
    'member.dormancy': {
      everySec: 86_400,
      async run() {
        const now = await clock.now();
        while ((await tellSome(now)) === atOnce);
        while ((await restSome()) === atOnce);
      },
    },
  };
}
