import type { NoticeForm, ProgramForm } from '@haesol/contracts/learn';
import type { Trx } from '../../../db/schema.ts';
import type { CountedContent } from '../../common/contents/versions.ts';
import { toDatedContent } from '../datedContent.ts';

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
  return toDatedContent(row, now);
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
  return toDatedContent(row, now);
}
