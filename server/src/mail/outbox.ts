import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { createUid } from '../db/uuid.ts';
import { enqueueJob } from '../jobs/jobRepository.ts';

export const mailJob = 'mail.send';
export const mailPayload = z.object({ mailUid: z.string() });

export interface Mail {
  readonly kind: string;
  readonly to: string;
  /** Without the office's name in front. */
  readonly subject: string;
  readonly lines: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Puts a mail beside the change that causes it, in the same transaction; a job sends it from there. */
export async function enqueueMail(db: Kysely<Database>, mail: Mail): Promise<void> {
  const footer = '해솔대학교 산학협력단';
  const mailUid = createUid();
  await db
    .insertInto('mail_outbox')
    .values({
      mail_uid: mailUid,
      kind: mail.kind,
      to_addr: mail.to,
      subject: `[해솔대 산학협력단] ${mail.subject}`,
      body_text: `${mail.lines.join('\n\n')}\n\n${footer}`,
      body_html: [...mail.lines, footer].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
      created_at: sql<Date>`app_now()`,
    })
    .execute();
  await enqueueJob(db, { kind: mailJob, key: mailUid, payload: { mailUid } satisfies z.output<typeof mailPayload> });
}
