import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { enqueueMail } from '../../mail/outbox.ts';

/** In one transaction; the rest waits for the next one. */
const atOnce = 200;

interface Reader {
  readonly email: string;
  readonly name: string;
  readonly agreed: string;
}

/** Tells members every two years that they receive news, since when, and how to end it. */
export function createConsentNotice({ config, db }: AppContext): JobHandlers {
  async function tellSome(): Promise<number> {
    return inTransaction(db, async (trx) => {
      const { rows } = await sql<Reader>`
        with latest as (
          select distinct on (member_uid, code) member_uid, yn, at from member_agree
          where code in ('MARKETING_MAIL', 'MARKETING_TRAVEL')
          order by member_uid, code, at desc, agree_uid desc
        ), due as (
          select m.member_uid, m.email, m.name, min(l.at) as since from latest l join member m using (member_uid)
          where l.yn = 'Y' and m.state in ('ACTIVE', 'PENDING_CLASS')
            and not exists (select 1 from consent_notice n
              where n.member_uid = m.member_uid and n.at > app_now() - interval '2 years')
          group by m.member_uid, m.email, m.name
          having max(l.at) <= app_now() - interval '2 years'
          limit ${atOnce}
        ), told as (
          insert into consent_notice (member_uid, at) select member_uid, app_now() from due returning member_uid
        )
        select due.email, due.name, to_char(due.since at time zone 'Asia/Seoul', 'YYYY-MM-DD') as agreed
        from due join told using (member_uid)`.execute(trx);
      for (const { email, name, agreed } of rows) {
        await enqueueMail(trx, {
          kind: 'CONSENT_NOTICE',
          to: email,
          subject: '소식 수신 동의 확인',
          lines: [
            `${name}님은 ${agreed}에 소식 수신에 동의하셨습니다. 동의 사실을 2년마다 알려 드립니다.`,
            `계속 받으시려면 아무것도 하지 않으셔도 됩니다. 원하지 않으시면 회원정보 수정에서 동의를 철회해 주시기 바랍니다. ${config.publicUrl}/myPage/myInfo`,
          ],
        });
      }
      return rows.length;
    });
  }

  return {
    'member.consentNotice': {
      everySec: 86_400,
      async run() {
        while ((await tellSome()) === atOnce);
      },
    },
  };
}
