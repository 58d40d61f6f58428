import { fillMail } from '@haesol/contracts/member';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { brandTextsIn, toSender } from '../brand/brand.ts';
import { appNow } from '../db/expressions.ts';
import type { Database } from '../db/schema.ts';
import { createUid } from '../db/uuid.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { enqueueJob, type NewJob } from '../jobs/jobRepository.ts';
import type { Mail } from './mail.ts';

export const mailJob = 'mail.send';
export const mailPayload = z.object({ mailUid: z.string() });

/** Domain of addresses without a mailbox (RFC 2606): those of members who have left, and of guests whose data is erased. */
const noMailbox = '.invalid';

/** Returns false for a mail to a member who has left, which is not sent. */
export const hasMailbox = ({ to }: Pick<Mail, 'to'>): boolean => !to.endsWith(noMailbox);

/** Returns subject and paragraphs of a mail as they are sent, with the words of staff around it. */
export async function fillOwnWords(db: Kysely<Database>, mail: Mail): Promise<Pick<Mail, 'lines' | 'subject'>> {
  const locale = mail.locale ?? 'ko';
  const template = await db
    .selectFrom('mail_template')
    .select(['subject', 'opening', 'closing'])
    .where('kind', '=', mail.kind)
    .where('lang', '=', locale)
    .executeTakeFirst();
  return template === undefined ? mail : fillMail(template, mail, brandTextsIn(locale).site);
}

/**
 * Writes a mail to the outbox in the transaction of the change that causes it, with the job that sends it. Skips members who have
 * left.
 * @returns its id; undefined for a skipped one
 */
export async function enqueueMail(
  db: Kysely<Database>,
  mail: Mail,
  { delaySec = 0 }: Pick<NewJob, 'delaySec'> = {},
): Promise<string | undefined> {
  if (!hasMailbox(mail)) return undefined;
  const locale = mail.locale ?? 'ko';
  const { site: footer } = brandTextsIn(locale);
  const { subject, lines } = await fillOwnWords(db, mail);
  const mailUid = createUid();
  await db
    .insertInto('mail_outbox')
    .values({
      mail_uid: mailUid,
      kind: mail.kind,
      to_addr: mail.to,
      subject: `[${toSender(locale)}] ${subject}`,
      body_text: `${lines.join('\n\n')}\n\n${footer}`,
      body_html: [...lines, footer].map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join('\n'),
      locale,
      attachment: mail.attachment === undefined ? null : JSON.stringify(mail.attachment),
      created_at: appNow,
    })
    .execute();
  const payload = { mailUid } satisfies z.output<typeof mailPayload>;
  await enqueueJob(db, { kind: mailJob, key: mailUid, payload, delaySec });
  return mailUid;
}
