import { contentLocales } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { citext, describedSql, nullable, oneOf, text } from '../../../db/describedSql.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { enqueueMail } from '../../../mail/outbox.ts';

/** Members in one transaction. */
const batchSize = 200;

/** Reminds members every two years of their consent to marketing mails, with its date. */
export function createConsentNotice({ db, mails }: AppContext): JobHandlers {
  async function notifyBatch(): Promise<number> {
    return inTransaction(db, async (trx) => {
      const rows = await describedSql('members.dueConsents', {
        email: citext,
        name: text,
        locale: nullable(oneOf(...contentLocales)),
        agreed: text,
      })`
        with latest as (
          select distinct on (member_uid, code) member_uid, yn, at from member_agree
          where code in ('MARKETING_MAIL', 'MARKETING_TRAVEL')
          order by member_uid, code, at desc, agree_uid desc
        ), due as (
          select m.member_uid, m.email, m.name, m.locale, min(l.at) as since from latest l join member m using (member_uid)
          where l.yn = 'Y' and m.state in ('ACTIVE', 'PENDING_CLASS')
            and not exists (select 1 from consent_notice n
              where n.member_uid = m.member_uid and n.at > app_now() - interval '2 years')
          group by m.member_uid, m.email, m.name, m.locale
          having max(l.at) <= app_now() - interval '2 years'
          limit ${batchSize}
        ), told as (
          insert into consent_notice (member_uid, at) select member_uid, app_now() from due returning member_uid
        )
        select due.email, due.name, due.locale, to_char(due.since at time zone 'Asia/Seoul', 'YYYY-MM-DD') as agreed
        from due join told using (member_uid)`.execute(trx);
      for (const { email: to, name, locale, agreed: agreedDay } of rows) {
        await enqueueMail(trx, mails.consentNotice({ to, name, locale: locale ?? 'ko', agreedDay }));
      }
      return rows.length;
    });
  }

  return {
    'member.consentNotice': {
      everySec: 86_400,
      async run() {
        while ((await notifyBatch()) === batchSize);
      },
    },
  };
}
