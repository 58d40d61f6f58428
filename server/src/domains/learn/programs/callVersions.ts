import { errorCodes } from '@haesol/contracts/common';
import type { NoticeForm, ProgramForm } from '@haesol/contracts/learn';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { CountedContent } from '../../common/contents/versions.ts';

interface Dated {
  readonly apply_from: Date;
  readonly apply_to: Date;
  readonly publish_at: Date | null;
  readonly rev: number;
  readonly rev_at: Date | null;
}

/** @throws {ApiError} `4040` for a row that is gone */
function toContent<Row extends Dated>(row: Row | undefined, now: Date) {
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { apply_from, apply_to, publish_at, rev, rev_at, ...form } = row;
  const days = { applyFrom: toSeoulInstant(apply_from), applyTo: toSeoulInstant(apply_to) };
  return { content: { ...form, ...days, publishDt: publish_at && toSeoulInstant(publish_at) }, rev, at: rev_at ?? now };
}

/** Reads a notice as its form has it, without its files, and locks it. @throws {ApiError} `4040` */
export async function readNotice(
  trx: Trx,
  id: string,
  now: Date,
): Promise<CountedContent & { readonly content: Omit<NoticeForm, 'fileUids' | 'rev'> }> {
  const row = await trx
    .selectFrom('apply_notice')
    .select(['title', 'kind_nm as kindNm', 'summary', 'html', 'eligibility', 'apply_from', 'apply_to', 'schedule'])
    .select(['support_max as supportMax', 'company_share_pct as companySharePct', 'cash_share_pct as cashSharePct'])
    .select(['perform_from as performFrom', 'perform_to as performTo', 'checklist', 'contact'])
    .select(['publish_at', 'rev', 'rev_at'])
    .where('notice_uid', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return toContent(row, now);
}

/** Reads a programme as its form has it, and locks it. @throws {ApiError} `4040` */
export async function readProgram(
  trx: Trx,
  id: string,
  now: Date,
): Promise<CountedContent & { readonly content: Omit<ProgramForm, 'rev'> }> {
  const row = await trx
    .selectFrom('apply_program')
    .select(['title', 'kind_nm as kindNm', 'summary', 'html', 'apply_from', 'apply_to', 'limit_krw as limitKrw'])
    .select(['company_share_pct as companySharePct', 'checklist', 'contact', 'sort', 'publish_at', 'rev', 'rev_at'])
    .where('pgm_uid', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return toContent(row, now);
}
