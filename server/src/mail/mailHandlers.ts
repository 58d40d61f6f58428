import type { AppContext } from '../context.ts';
import type { JobHandlers } from '../jobs/jobRunner.ts';
import { createMailSender } from './mailSender.ts';
import { mailJob, mailPayload } from './outbox.ts';

/**
 * Sends the mails of the outbox. Without a mail server, demo mode marks them as sent and leaves them in the outbox;
 * production keeps their jobs until a server is configured.
 */
export function createMailHandlers({ config, db }: AppContext): JobHandlers {
  const send = config.smtpUrl === undefined ? undefined : createMailSender(config.smtpUrl, config.publicUrl);
  if (send === undefined && config.mode === 'production') return {};
  return {
    [mailJob]: {
      async run(payload) {
        const { mailUid } = mailPayload.parse(payload);
        const mail = await db
          .selectFrom('mail_outbox')
          .selectAll()
          .where('mail_uid', '=', mailUid)
          .where('sent_at', 'is', null)
          .executeTakeFirst();
        if (mail === undefined) return;
        await send?.(mail);
        await db
          .updateTable('mail_outbox')
          .set((eb) => ({ sent_at: eb.fn<Date>('app_now', []), tries: eb('tries', '+', 1) }))
          .where('mail_uid', '=', mailUid)
          .execute();
      },
    },
  };
}
