import { errorCodes } from '@haesol/contracts/common';
import { orderLimits, type PurchaseGoods } from '@haesol/contracts/travel';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { holdGoods } from '../goods/lockGoods.ts';
import { type KnownDetails, keepDetails, readPeopleOfGoods } from './keptDetails.ts';
import { insertOrder, requireFewOpenOrders, takeCoupon, takePoints, takePromo, takeStock } from './openOrder.ts';
import { toCode } from './quote.ts';
import { type Amounts, type BasketDiscounts, quoteBasket, readBasket } from './quotePurchase.ts';
import type { Sale } from './readGoods.ts';

/** Goods of a purchase that can be bought, at their position in the call. */
interface Bought {
  readonly at: number;
  readonly goods: PurchaseGoods;
  readonly sale: Sale;
  readonly amounts: Amounts;
  readonly promoCode: string | null;
}

/** Returns the text that tells why goods are refused. */
export function toRefusalText({ message, data }: ApiError): string {
  const fields = typeof data === 'object' && data !== null && 'fieldErrors' in data ? data.fieldErrors : undefined;
  const [first] = Array.isArray(fields) ? (fields as readonly { readonly message: string }[]) : [];
  return first?.message ?? message;
}

interface Named {
  /** Undefined for unknown goods. */
  readonly name: string | undefined;
  readonly languageCd: string;
}

/** Names the goods that a refusal is about: their position and name. */
const atGoods = (error: ApiError, at: number, { name, languageCd }: Named): ApiError => {
  const text = toRefusalLanguage(languageCd)(toRefusalText(error));
  return new ApiError(error.code, { message: name === undefined ? text : `${name}: ${text}`, data: { at } });
};

/**
 * Order of the rows that orders lock: option, day, hour, then passes. Purchases with the same goods in another order lock them in
 * the same order and never wait for each other in a circle.
 */
function toLockKey({ stock, payload }: Sale): string {
  if (stock !== undefined) return `1 ${stock.goodsDtlId} ${stock.dates[0]} ${stock.time}`;
  return 'gdsDtlUid' in payload ? `3 ${payload.gdsDtlUid}` : `2 ${payload.goodsDtlId} ${payload.useDate}`;
}

const byLockKey = (one: Bought, other: Bought) =>
  toLockKey(one.sale) < toLockKey(other.sale) ? -1 : toLockKey(one.sale) > toLockKey(other.sale) ? 1 : 0;

export interface WantedPurchase extends BasketDiscounts {
  readonly goods: readonly PurchaseGoods[];
  readonly languageCd: string;
  /** Sum that the member has seen. */
  readonly itemAmount?: number | undefined;
  readonly details: KnownDetails;
  /** Plan with these goods. */
  readonly planUid?: string | undefined;
}

/** Reads and prices all goods. @throws {ApiError} the refusal of the first goods that cannot be bought, with their position */
async function priceAll(trx: Trx, wanted: WantedPurchase, member: Principal): Promise<Bought[]> {
  const requester = { ...member, languageCd: wanted.languageCd };
  const entries = await readBasket(trx, wanted.goods, requester);
  for (const [at, { refusal, sale }] of entries.entries()) {
    if (refusal !== undefined) throw atGoods(refusal, at, { ...wanted, name: sale?.name });
  }
  const { amounts, promoAt } = await quoteBasket(trx, entries, wanted, requester);
  const code = wanted.promoCode ? toCode(wanted.promoCode) : null;
  const bought = entries.flatMap(({ goods, sale }, at): Bought[] => {
    const cost = amounts[at];
    return sale && cost ? [{ at, goods, sale, amounts: cost, promoCode: at === promoAt ? code : null }] : [];
  });
  const itemAmount = bought.reduce((sum, { sale }) => sum + sale.itemAmount, 0);
  if (wanted.itemAmount !== undefined && wanted.itemAmount !== itemAmount) {
    throw new ApiError(errorCodes.priceChanged, { data: { price: itemAmount, itemAmount } });
  }
  return bought.toSorted(byLockKey);
}

/**
 * Opens an order for each goods of a purchase, all or none: reserves stock, coupons, code and points for 20 minutes. The orders are
 * paid by one payment, and are refunded each by itself.
 * @throws {ApiError} `4092`, `4505`, `4099` and others of goods, with their position as `at`; `4098`, `4000`, `4091`
 */
export async function openPurchase(trx: Trx, wanted: WantedPurchase, member: Principal) {
  const { memberUid, now } = member;
  await holdGoods(
    trx,
    wanted.goods.flatMap((goods) => ('goodsDtlId' in goods ? goods.goodsDtlId : [])),
  );
  await lockMembers(trx, memberUid);
  await requireFewOpenOrders(trx, member);
  const bought = await priceAll(trx, wanted, member);
  for (const { at, sale } of bought) {
    try {
      await takeStock(trx, sale, member);
    } catch (error) {
      throw error instanceof ApiError ? atGoods(error, at, { ...wanted, name: sale.name }) : error;
    }
  }
  const expireAt = new Date(now.getTime() + orderLimits.holdSec * 1_000);
  const planUid = await findPlan(trx, wanted.planUid, memberUid);
  let purchaseUid: string | undefined;
  for (const one of bought) purchaseUid = await openOne(trx, one, { wanted, planUid, expireAt, purchaseUid }, member);
  return { purchaseUid: purchaseUid ?? '', expireDt: toSeoulInstant(expireAt), leftSec: orderLimits.holdSec };
}

/** Returns a plan of the member; undefined if it was removed meanwhile. */
async function findPlan(trx: Trx, planUid: string | undefined, memberUid: string): Promise<string | undefined> {
  if (planUid === undefined) return undefined;
  const own = trx.selectFrom('travel_plan').select('plan_uid').where('plan_uid', '=', planUid);
  return (await own.where('member_uid', '=', memberUid).executeTakeFirst())?.plan_uid;
}

interface Opening {
  readonly wanted: WantedPurchase;
  readonly planUid: string | undefined;
  readonly expireAt: Date;
  /** Undefined for the first order. */
  readonly purchaseUid: string | undefined;
}

/** Opens the order of one goods. @returns the purchase */
async function openOne(
  trx: Trx,
  bought: Bought,
  { wanted, planUid, expireAt, purchaseUid }: Opening,
  member: Principal,
): Promise<string> {
  const { goods, sale, amounts, promoCode } = bought;
  const { memberUid, now } = member;
  const locale = toContentLocale(wanted.languageCd);
  const { orderUid, rsvtUid } = await insertOrder(
    trx,
    { sale, amounts, promoCode, expireAt, locale, purchaseUid, planUid },
    member,
  );
  if (purchaseUid === undefined) {
    await trx.updateTable('orders').set({ purchase_uid: orderUid }).where('order_uid', '=', orderUid).execute();
  }
  await keepDetails(trx, orderUid, { ...wanted.details, people: await readPeopleOfGoods(trx, goods, wanted) });
  if (goods.couponUid) await takeCoupon(trx, goods.couponUid, orderUid, memberUid);
  if (promoCode !== null) await takePromo(trx, promoCode, now);
  await takePoints(trx, rsvtUid, amounts.pointAmount, member);
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'PAY_WAIT', mover: 'MEMBER', now });
  return purchaseUid ?? orderUid;
}
