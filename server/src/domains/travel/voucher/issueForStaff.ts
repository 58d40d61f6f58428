import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { issueGoods } from './issueGoods.ts';

/** Issues the voucher of a confirmed reservation; idempotent. @throws {ApiError} `4040`, `4405` for one that is not confirmed */
export async function issueForStaff(
  context: Pick<AppContext, 'mails' | 'secrets'>,
  trx: Trx,
  rsvtUid: string,
  staff: Principal,
) {
  const row = await trx
    .selectFrom('reservation')
    .select(['order_uid', 'voucher_no', 'kind'])
    .where('rsvt_uid', '=', rsvtUid)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.kind !== 'GOODS') throw new ApiError(errorCodes.notFound);
  if (row.voucher_no !== null) return { rsvtUid, voucherNo: row.voucher_no };
  const issued = await issueGoods(context, trx, { orderUid: row.order_uid, now: staff.now });
  if (!issued.includes(rsvtUid)) throw new ApiError(errorCodes.moveNotAllowed);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'voucher.issue', targetUid: rsvtUid });
  const { voucher_no } = await trx
    .selectFrom('reservation')
    .select('voucher_no')
    .where('rsvt_uid', '=', rsvtUid)
    .executeTakeFirstOrThrow();
  return { rsvtUid, voucherNo: voucher_no ?? '' };
}
