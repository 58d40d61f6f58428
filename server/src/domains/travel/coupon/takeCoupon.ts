import { errorCodes } from '@haesol/contracts/common';
import { mobileCodeSec } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { createGoodsCodes } from '../codes/codes.ts';

/**
 * Takes a coupon. The unique pair of coupon and member and the conditional count ensure that the last one is taken exactly
 * once.
 * @throws {ApiError} `4040`, `4093` used up, `4094` already taken, `4095` outside its period
 */
export async function takeCoupon(trx: Trx, couponPblcnUid: string, { memberUid, now }: Principal) {
  const today = toSeoulDate(now);
  const coupon = await trx
    .selectFrom('coupon_pblcn')
    .select(['start_dt', 'end_dt', 'closed_at'])
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .executeTakeFirst();
  if (coupon === undefined) throw new ApiError(errorCodes.notFound);
  if (coupon.closed_at !== null || today < coupon.start_dt || today > coupon.end_dt)
    throw new ApiError(errorCodes.outsideCouponPeriod);
  const couponUid = createUid();
  const owned = { coupon_uid: couponUid, coupon_pblcn_uid: couponPblcnUid, member_uid: memberUid, owned_at: now };
  const taken = await trx
    .insertInto('coupon')
    .values({ ...owned, state: 'OWNED' })
    .onConflict((conflict) => conflict.columns(['coupon_pblcn_uid', 'member_uid']).doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) throw new ApiError(errorCodes.couponAlreadyTaken);
  const { numUpdatedRows } = await trx
    .updateTable('coupon_pblcn')
    .set((eb) => ({ issued: eb('issued', '+', 1) }))
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .where('issued', '<', (eb) => eb.ref('total'))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.couponsExhausted);
  return { couponUid, state: 'OWNED' as const };
}

/**
 * Creates a code for using an owned coupon on site; an earlier code becomes invalid.
 * @throws {ApiError} `4040` for a coupon of others, `4099` for a used, reserved or expired one
 */
export async function createMobileCode(
  { secrets }: Pick<AppContext, 'secrets'>,
  trx: Trx,
  couponPblcnUid: string,
  { memberUid, now }: Principal,
) {
  const codes = createGoodsCodes(secrets);
  const until = new Date(now.getTime() + mobileCodeSec * 1_000);
  const own = await trx
    .selectFrom('coupon')
    .select('coupon_uid')
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (own === undefined) throw new ApiError(errorCodes.notFound);
  const mobileCode = codes.toShortCode(own.coupon_uid, until);
  const changed = await trx
    .updateTable('coupon')
    .set({ mobile_hash: codes.toHash(mobileCode), mobile_until: until })
    .where('coupon_uid', '=', own.coupon_uid)
    .where('state', '=', 'OWNED')
    .where('coupon_pblcn_uid', 'in', (eb) =>
      eb.selectFrom('coupon_pblcn').select('coupon_pblcn_uid').where('end_dt', '>=', toSeoulDate(now)),
    )
    .returning('coupon_uid')
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(errorCodes.couponNotApplicable);
  return { couponUid: own.coupon_uid, mobileCode, validSec: mobileCodeSec, expireDt: toSeoulInstant(until) };
}
