import type { HttpContext } from '../http/context.ts';
import type { JobHandlers } from '../jobs/jobRunner.ts';
import type { MailAttachment, RenderedAttachment } from './mail.ts';
import { createMailSender } from './mailSender.ts';
import { secretMails } from './mails.ts';
import { mailJob, mailPayload } from './outbox.ts';

/** Replaces a code or temporary password after sending. */
const blanked = { body_text: '', body_html: '' } as const;

export type RenderAttachment = (attachment: MailAttachment) => Promise<RenderedAttachment | undefined>;

/**
 * Sends the mails of the outbox. Without a mail server, demo mode marks them as sent and keeps them; production keeps their
 * jobs until a server is configured. Blanks codes and temporary passwords after sending.
 * @param render renders an attachment; undefined if it has nothing to show any more
 */
export function createMailHandlers({ config, db }: HttpContext, render: RenderAttachment): JobHandlers {
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
        await send?.(mail, mail.attachment === null ? undefined : await render(mail.attachment));
        await db
          .updateTable('mail_outbox')
          .set((eb) => ({ sent_at: eb.fn<Date>('app_now', []), tries: eb('tries', '+', 1) }))
          .$if(send !== undefined && secretMails.includes(mail.kind), (query) => query.set(blanked))
          .where('mail_uid', '=', mailUid)
          .execute();
      },
    },
  };
}
