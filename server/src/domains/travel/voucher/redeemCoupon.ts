import { errorCodes } from '@haesol/contracts/common';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { ShownCode } from '../codes/codes.ts';
import { refuseUse } from './redeemVoucher.ts';
import { createVoucherRepository } from './repository.ts';

/** Use of a code at the gate. */
export interface GateUse {
  readonly code: ShownCode;
  /** Place that the gate has chosen; undefined or empty for any. */
  readonly gdsUid: string | undefined;
  /** At the time at which the gate saw the code. */
  readonly staff: Principal;
}

/** Returns the chosen place; null for any, and for one that is gone. */
export async function findPlace(trx: Trx, gdsUid = ''): Promise<string | null> {
  const place = trx.selectFrom('goods').select('gds_uid').where('gds_uid', '=', gdsUid);
  return (await place.executeTakeFirst())?.gds_uid ?? null;
}

/**
 * Redeems a coupon on site, once, by its code of ten minutes.
 * @throws {ApiError} `4040` for an invalid code, `4405` if it was used, or its code or the coupon has ended
 */
export async function redeemCoupon(trx: Trx, { code, gdsUid, staff: { memberUid: actorUid, now } }: GateUse) {
  const goods = createVoucherRepository(trx);
  const coupon = code === undefined ? undefined : await goods.findCoupon(code);
  if (coupon === undefined) throw new ApiError(errorCodes.notFound);
  const { coupon_uid: couponUid, coupon_nm: couponNm } = coupon;
  const place = await findPlace(trx, gdsUid);
  if ((await goods.redeemCoupon(couponUid, place, now)) === undefined) {
    throw refuseUse(coupon.state, coupon.used_at, { placeNm: coupon.used_place_nm });
  }
  const detail = place === null ? undefined : { gdsUid: place };
  await writeAudit(trx, { actorUid, action: 'coupon.use', targetUid: couponUid, ...(detail && { detail }) });
  return { couponUid, couponNm, state: 'USED' as const, usedDt: toSeoulInstant(now) };
}
