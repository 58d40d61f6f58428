import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import type { PaidTogether, PurchaseInfo, QuotedGoods } from '@haesol/contracts/travel';
import type { Db } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toTax } from '../../common/money/won.ts';
import { langOf, toAlt, translated } from '../../common/text/translation.ts';
import { toEarnedPoints } from '../point/earnedPoints.ts';
import type { TravelContext } from '../travelContext.ts';
import { toAmounts } from './amounts.ts';
import { getOrder } from './getOrder.ts';
import { listCouponsFor } from './listCoupons.ts';
import { toRefusalText } from './openPurchase.ts';
import { listPurchase } from './purchaseOrders.ts';
import { type Requester, toQuote } from './quote.ts';
import type { Amounts, BasketEntry, BasketQuote } from './quotePurchase.ts';
import { toPurchaseReceiptUrl } from './receiptPdf.ts';
import { findFirstPayment, refundedOf } from './repository.ts';
import { toShownPayment } from './shownPayment.ts';

/** Adds amounts of several orders. */
function sumAmounts(amounts: readonly Amounts[]) {
  const sumBy = (name: keyof Amounts) => amounts.reduce((sum, own) => sum + own[name], 0);
  const payAmount = sumBy('payAmount');
  return {
    itemAmount: sumBy('itemAmount'),
    promoAmount: sumBy('promoAmount'),
    couponAmount: sumBy('couponAmount'),
    pointAmount: sumBy('pointAmount'),
    payAmount,
    // Of each order by itself, as on its receipt.
    taxAmount: amounts.reduce((sum, own) => sum + toTax(own.payAmount), 0),
    earnPoints: amounts.reduce((sum, own) => sum + toEarnedPoints(own.payAmount), 0),
  };
}

/** Reads names and picture of goods, also of those that cannot be bought. */
async function readNames(db: Db, { goods }: BasketEntry, languageCd: string) {
  const unknown = { gdsUid: null, gdsNm: '', optionNm: '', lang: 'ko' as const, thumbUrl: '', thumbAlt: '' };
  if ('goodsDtlId' in goods) {
    const option = await db
      .selectFrom('goods_option as o')
      .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
      .select(['g.gds_uid', 'g.thumb_url', 'g.thumb_alt', 'o.needs_passport', langOf('g', languageCd).as('lang')])
      .select([
        translated('g.gds_nm', languageCd, 'nm').as('gds_nm'),
        translated('o.option_nm', languageCd, 'nm').as('option_nm'),
      ])
      .where('o.goods_dtl_id', '=', goods.goodsDtlId)
      .executeTakeFirst();
    if (option === undefined) return unknown;
    const { gds_uid: gdsUid, option_nm: optionNm } = option;
    return {
      ...toNames(option),
      gdsUid,
      optionNm,
      passportYn: option.needs_passport ? ('Y' as const) : ('N' as const),
    };
  }
  const pass = await db
    .selectFrom('pass_option as p')
    .select(['p.thumb_url', 'p.thumb_alt', langOf('p', languageCd).as('lang')])
    .select(translated('p.pass_nm', languageCd, 'nm').as('gds_nm'))
    .where('p.gds_dtl_uid', '=', goods.gdsDtlUid)
    .executeTakeFirst();
  return pass === undefined ? unknown : { ...unknown, ...toNames(pass) };
}

const toNames = (row: {
  readonly gds_nm: string;
  readonly lang: ContentLocale;
  readonly thumb_url: string;
  readonly thumb_alt: string;
}) => ({
  gdsNm: row.gds_nm,
  lang: row.lang,
  thumbUrl: row.thumb_url,
  thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
});

/** Lists the coupons for goods with what each saves there, the best one first. */
async function listOffers(
  db: Db,
  { goods, sale }: BasketEntry,
  cost: Amounts | undefined,
  { memberUid, languageCd, now }: Requester,
): Promise<QuotedGoods['coupons']> {
  if (sale === undefined || cost === undefined) return [];
  const { list } = await listCouponsFor(db, {
    ...{ memberUid, languageCd, now, itemAmount: sale.itemAmount },
    goodsDtlId: 'goodsDtlId' in goods ? goods.goodsDtlId : goods.gdsDtlUid,
    people: sale.people ?? 0,
    useDate: sale.useDate ?? '',
  });
  const base = sale.itemAmount - cost.promoAmount;
  return list
    .map((coupon) => ({
      ...coupon,
      amount: coupon.usableYn === 'Y' ? toAmounts(base, { promo: undefined, coupon, points: 0 }).couponAmount : 0,
    }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** Describes a quoted purchase, each of its goods with its amounts or the reason why it is refused. */
export async function showQuote(
  db: Db,
  { entries, amounts, points }: BasketQuote,
  requester: Requester,
): Promise<Omit<PurchaseInfo, 'isNext' | 'promoRefusal' | 'provider'>> {
  const translate = toRefusalLanguage(requester.languageCd);
  const goods: QuotedGoods[] = [];
  for (const [at, entry] of entries.entries()) {
    const cost = amounts[at];
    const { sale, refusal } = entry;
    goods.push({
      ...(await readNames(db, entry, requester.languageCd)),
      quote: sale && cost ? toQuote(sale, cost, points, requester) : null,
      childCnt: entry.children,
      remain: sale?.stock?.left ?? null,
      refusal: refusal === undefined ? '' : translate(toRefusalText(refusal)),
      coupons: await listOffers(db, entry, cost, requester),
    });
  }
  return { goods, ...sumAmounts(amounts.filter((cost) => cost !== undefined)), points };
}

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** Reads the one payment of a purchase and what was returned of it. */
async function readPayment(db: Db, orderUids: readonly string[]) {
  const refunds = await db
    .selectFrom('orders as o')
    .select(refundedOf('o').as('refunded'))
    .where('o.order_uid', 'in', orderUids)
    .execute();
  const refundedAmount = refunds.reduce((sum, { refunded }) => sum + refunded, 0);
  return { first: await findFirstPayment(db, orderUids), refundedAmount };
}

/** Returns the orders of the member that are paid together. @throws {ApiError} `4040`, `4803` for a purchase that ran out */
export async function getPurchase(
  { db, payments, secrets }: Pick<TravelContext, 'db' | 'payments' | 'secrets'>,
  purchaseUid: string,
  { memberUid, languageCd, now }: Reading,
): Promise<PaidTogether> {
  // The first order may have been given up; the purchase keeps its number.
  const lead = await db
    .selectFrom('orders')
    .select('order_uid')
    .where('order_uid', '=', requireUuid(purchaseUid))
    .where('purchase_uid', '=', purchaseUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (lead === undefined) throw new ApiError(errorCodes.notFound);
  const rows = await listPurchase(db, lead.order_uid);
  const orders = [];
  for (const { order_uid } of rows) {
    orders.push(await getOrder({ db, payments }, order_uid, { memberUid, languageCd, now }));
  }
  const { first, refundedAmount } = await readPayment(
    db,
    rows.map(({ order_uid }) => order_uid),
  );
  const own = orders.find(({ orderUid }) => orderUid === lead.order_uid) ?? orders[0];
  if (own === undefined) throw new ApiError(errorCodes.notFound);
  return {
    purchaseUid: lead.order_uid,
    orders,
    ...sumAmounts(orders),
    // Refunds move orders by themselves; a purchase is paid as long as one of them is.
    state: orders.some(({ state }) => state === 'PAID') ? 'PAID' : own.state,
    payState: own.payState,
    payKey: own.payKey,
    leftSec: own.leftSec,
    payment:
      first === undefined
        ? null
        : toShownPayment(first, languageCd, toPurchaseReceiptUrl(secrets, lead.order_uid, now)),
    refundedAmount,
  };
}
