import type { ContentLocale } from '@haesol/contracts/common';
import { createTransport } from 'nodemailer';
import { brandTextsIn } from '../brand/brand.ts';
import { runInSpan } from '../otel/otel.ts';
import type { RenderedAttachment } from './mail.ts';

export interface OutgoingMail {
  readonly mail_uid: string;
  readonly to_addr: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly locale: ContentLocale;
}

const timeoutMs = 20_000;

/**
 * Sends by SMTP. The Message-ID is derived from the row, so that the copy sent after a crash before recording has the same
 * Message-ID.
 */
export function createMailSender(smtpUrl: string, publicUrl: string) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicUrl).hostname;

  return async function send(mail: OutgoingMail, attachment?: RenderedAttachment): Promise<void> {
    const office = brandTextsIn(mail.locale);
    const attributes = { 'server.address': new URL(smtpUrl).hostname };
    await runInSpan('send mail', { kind: 'client', attributes }, () =>
      transport.sendMail({
        from: { name: office.site, address: office.mail },
        to: { name: '', address: mail.to_addr },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        ...(attachment !== undefined && { attachments: [attachment] }),
        messageId: `<${mail.mail_uid}@${host}>`,
      }),
    );
  };
}
