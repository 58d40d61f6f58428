import type { PurchaseGoods } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { shareOf } from '../point/shareOf.ts';
import { type Discount, toAmounts, toSpendable } from './amounts.ts';
import { readPeopleOfGoods } from './keptDetails.ts';
import { couponRefused, promoRefused, type Requester, readBalance, readCoupon, readPromo } from './quote.ts';
import { readGoods, readPass, type Sale } from './readGoods.ts';

/** Goods of a purchase as they are sold now, or the reason why they are not. */
export interface BasketEntry {
  readonly goods: PurchaseGoods;
  /** Undefined if they cannot be bought as chosen. */
  readonly sale: Sale | undefined;
  /** Guests below the adult price. */
  readonly children: number;
  readonly coupon: Discount | undefined;
  /** Of the goods, or of their coupon. */
  readonly refusal: ApiError | undefined;
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;

async function readEntry(db: Kysely<Database>, goods: PurchaseGoods, requester: Requester): Promise<BasketEntry> {
  let sale: Sale | undefined;
  let children = 0;
  try {
    const read = 'gdsDtlUid' in goods ? await readPass(db, goods, requester) : await readGoods(db, goods, requester);
    children = (await readPeopleOfGoods(db, goods, requester))?.child ?? 0;
    sale = read;
    const coupon = goods.couponUid ? await readCoupon(db, goods.couponUid, sale, requester) : undefined;
    return { goods, sale, children, coupon, refusal: undefined };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { goods, sale, children, coupon: undefined, refusal: error };
  }
}

/** Reads the goods of a purchase. A coupon serves one of them: the second one that names it is refused. */
export async function readBasket(
  db: Kysely<Database>,
  wanted: readonly PurchaseGoods[],
  requester: Requester,
): Promise<BasketEntry[]> {
  const used = new Set<string>();
  const entries: BasketEntry[] = [];
  for (const goods of wanted) {
    const entry = await readEntry(db, goods, requester);
    const couponUid = goods.couponUid?.toLowerCase() ?? '';
    const isSecond = entry.coupon !== undefined && used.has(couponUid);
    used.add(couponUid);
    const refusal = couponRefused('같은 결제의 다른 상품에 쓰기로 한 쿠폰입니다.');
    entries.push(isSecond ? { ...entry, coupon: undefined, refusal } : entry);
  }
  return entries;
}

export interface BasketDiscounts {
  readonly promoCode?: string | undefined;
  readonly pointAmount: number;
}

export type Amounts = ReturnType<typeof toAmounts>;

/** Computes what each sale costs with its coupon, and with the code of one of them. */
const toCosts = (entries: readonly BasketEntry[], promos: ReadonlyMap<number, Discount>) =>
  entries.map(({ sale, coupon }, at) =>
    sale === undefined ? undefined : toAmounts(sale.itemAmount, { promo: promos.get(at), coupon, points: 0 }),
  );

const sumOf = (costs: readonly (Amounts | undefined)[]) => costs.reduce((sum, cost) => sum + (cost?.payAmount ?? 0), 0);

/** Finds the goods on which a code saves most. @throws {ApiError} `4098` if it applies to none of them */
async function placePromo(
  db: Kysely<Database>,
  entries: readonly BasketEntry[],
  code: string,
  now: Date,
): Promise<ReadonlyMap<number, Discount>> {
  let best: ReadonlyMap<number, Discount> | undefined;
  let refusal: unknown = promoRefused();
  for (const [at, { sale }] of entries.entries()) {
    if (sale === undefined) continue;
    try {
      const promos = new Map([[at, await readPromo(db, code, sale.itemAmount, now)]]);
      if (best === undefined || sumOf(toCosts(entries, promos)) < sumOf(toCosts(entries, best))) best = promos;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
  }
  if (best === undefined) throw refusal;
  return best;
}

/** Spreads points over amounts in proportion to them: the parts are whole and sum to the points, none is above its amount. */
export function spreadPoints(points: number, amounts: readonly number[]): number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  let before = 0;
  return amounts.map((now) => {
    const part = all === 0 ? 0 : shareOf(points, { before, now, all });
    before += now;
    return part;
  });
}

/** Amounts of a purchase by its goods. */
export interface BasketQuote {
  readonly entries: readonly BasketEntry[];
  /** Undefined for goods that cannot be bought as chosen. */
  readonly amounts: readonly (Amounts | undefined)[];
  /** Position of the goods that the code applies to; undefined without a code. */
  readonly promoAt: number | undefined;
  readonly points: { readonly balance: number; readonly spendable: number };
}

/**
 * Computes the amounts of a purchase: each goods with its coupon, the code on those where it saves most, then the points spread.
 * @throws {ApiError} `4098` code, `4000` for more points than can be spent
 */
export async function quoteBasket(
  db: Kysely<Database>,
  entries: readonly BasketEntry[],
  { promoCode, pointAmount }: BasketDiscounts,
  { memberUid, now }: Requester,
): Promise<BasketQuote> {
  const promos = promoCode ? await placePromo(db, entries, promoCode, now) : new Map<number, Discount>();
  const costs = toCosts(entries, promos);
  const balance = await readBalance(db, memberUid);
  const spendable = toSpendable(balance, sumOf(costs));
  if (pointAmount > spendable) {
    throw fieldError('pointAmount', `포인트는 ${spendable.toLocaleString('ko-KR')}P까지 사용할 수 있습니다.`);
  }
  const parts = spreadPoints(
    pointAmount,
    costs.map((cost) => cost?.payAmount ?? 0),
  );
  const amounts = costs.map((cost, at) => {
    const pointPart = parts[at] ?? 0;
    return cost && { ...cost, pointAmount: pointPart, payAmount: cost.payAmount - pointPart };
  });
  return { entries, amounts, promoAt: promos.keys().next().value, points: { balance, spendable } };
}
