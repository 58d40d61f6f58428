import { errorCodes, type Page } from '@haesol/contracts/common';
import type { adminJobs, adminMails } from '@haesol/contracts/member';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { appNow, rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { mailJob } from '../../../mail/outbox.ts';
import { orderOf } from '../../common/office/lists.ts';
import { maskMails, toMaskedEmail } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';

type MailFilter = Pick<z.output<typeof adminMails.query>, 'searchKeyword' | 'sort' | 'state'>;

/** A mail is given up with its job. */
const mailState = sql<'FAILED' | 'SENT' | 'WAIT'>`case when m.sent_at is not null then 'SENT'
  when j.failed_at is not null then 'FAILED' else 'WAIT' end`;

const mailOrder = {
  usual: sql`m.created_at desc, m.mail_uid desc`,
  columns: { subject: { by: sql.ref('m.subject') }, created: { by: sql.ref('m.created_at') } },
  uid: sql.ref('m.mail_uid'),
} as const;

const jobOrder = {
  usual: sql`failed_at desc, job_uid`,
  columns: { kind: { by: sql.ref('kind') }, tries: { by: sql.ref('tries') }, failed: { by: sql.ref('failed_at') } },
  uid: sql.ref('job_uid'),
} as const;

/** Lists mails without their contents, the newest first. */
export async function listMails(db: Db, { state, searchKeyword, sort }: MailFilter, { limit, offset }: Page) {
  const found = db
    .selectFrom('mail_outbox as m')
    .leftJoin('job as j', (join) => join.on('j.kind', '=', mailJob).on('j.key', '=', sql<string>`m.mail_uid::text`))
    .where(sql<boolean>`(${state} = '' or ${mailState} = ${state})`)
    .where(occursIn(searchKeyword, sql`m.subject || ' ' || m.to_addr`));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['m.mail_uid', 'm.kind', 'm.to_addr', 'm.subject', 'm.created_at', 'm.sent_at', 'j.last_error'])
    .select(mailState.as('state'))
    .orderBy(orderOf(sort, mailOrder))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    mailUid: row.mail_uid,
    kind: row.kind,
    to: toMaskedEmail(row.to_addr),
    subject: row.subject,
    createdDt: toSeoulInstant(row.created_at),
    sentDt: row.sent_at === null ? null : toSeoulInstant(row.sent_at),
    state: row.state,
    error: row.last_error && maskMails(row.last_error),
  }));
  return { list, cnt_total: total };
}

/** Lists jobs that were given up, the latest first. */
export async function listFailedJobs(
  db: Db,
  { sort }: Pick<z.output<typeof adminJobs.query>, 'sort'>,
  { limit, offset }: Page,
) {
  const found = db.selectFrom('job').where('failed_at', 'is not', null);
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['job_uid', 'kind', 'tries', 'last_error', sql<Date>`failed_at`.as('failed_at')])
    .orderBy(orderOf(sort, jobOrder))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    jobUid: row.job_uid,
    kind: row.kind,
    tries: row.tries,
    error: row.last_error && maskMails(row.last_error),
    failedDt: toSeoulInstant(row.failed_at),
  }));
  return { list, cnt_total: total };
}

/** Schedules a job that was given up. @throws {ApiError} `4040`, `4405` for one that was not given up */
export async function runJobAgain(trx: Trx, jobUid: string): Promise<void> {
  const job = await trx
    .selectFrom('job')
    .select('failed_at')
    .where('job_uid', '=', jobUid)
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCodes.notFound);
  if (job.failed_at === null) throw new ApiError(errorCodes.moveNotAllowed);
  await trx
    .updateTable('job')
    .set({ failed_at: null, locked_until: null, tries: 0, run_at: appNow })
    .where('job_uid', '=', jobUid)
    .execute();
}

/** Sends a mail that was given up again. @throws {ApiError} `4040`, `4405` for one that was sent or is still tried */
export async function sendMailAgain(trx: Trx, mailUid: string): Promise<void> {
  const mail = await trx
    .selectFrom('mail_outbox as m')
    .leftJoin('job as j', (join) => join.on('j.kind', '=', mailJob).on('j.key', '=', sql<string>`m.mail_uid::text`))
    .select('j.job_uid')
    .where('m.mail_uid', '=', mailUid)
    .executeTakeFirst();
  if (mail === undefined) throw new ApiError(errorCodes.notFound);
  // A sent mail has no job any more.
  if (mail.job_uid === null) throw new ApiError(errorCodes.moveNotAllowed);
  await runJobAgain(trx, mail.job_uid);
}
