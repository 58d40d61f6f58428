import { errorCodes } from '@haesol/contracts/common';
import { purchaseGet, purchasePay, purchasePayInfo } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../http/apiError.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { route } from '../../../http/plugins/route.ts';
import { tryCode } from '../codes/tryCode.ts';
import type { TravelContext } from '../travelContext.ts';
import { beginPayment } from './beginPayment.ts';
import { finishPayment } from './finishPayment.ts';
import { requireProvenMail } from './keptDetails.ts';
import { openPurchase } from './openPurchase.ts';
import { listPurchase } from './purchaseOrders.ts';
import type { Requester } from './quote.ts';
import { type BasketDiscounts, type BasketEntry, quoteBasket, readBasket } from './quotePurchase.ts';
import { findReservation } from './repository.ts';
import { getPurchase, showQuote } from './showPurchase.ts';

type Context = Pick<TravelContext, 'db' | 'limits'>;

/** Quotes a purchase; a refused code leaves the amounts without it and its reason. */
async function quoteAll(
  { db, limits }: Context,
  entries: readonly BasketEntry[],
  wanted: BasketDiscounts,
  requester: Requester & { readonly member: Parameters<typeof tryCode>[1] },
) {
  const quoteWith = (discounts: BasketDiscounts) => quoteBasket(db, entries, discounts, requester);
  const { promoCode, ...withoutCode } = wanted;
  if (!promoCode) return { quoted: await quoteWith(withoutCode), promoRefusal: '' };
  try {
    const quoted = await tryCode(
      { limits },
      requester.member,
      () => quoteWith(wanted),
      errorCodes.invalidPromotionCode,
    );
    return { quoted, promoRefusal: '' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== errorCodes.invalidPromotionCode) throw error;
    return {
      quoted: await quoteWith(withoutCode),
      promoRefusal: toRefusalLanguage(requester.languageCd)(error.message),
    };
  }
}

/** Endpoints of a purchase of several goods with one payment. */
export function installPurchases(app: FastifyInstance, context: TravelContext): void {
  const { db, limits, payments } = context;

  route(app, context, purchasePayInfo, async ({ body, member, languageCd, write }) => {
    const { isPay, goods, promoCode, pointAmount, itemAmount, user: booker, requestMemo, planUid } = body;
    requireProvenMail(member, booker);
    const details = { booker, requestMemo };
    const wanted = { goods, promoCode, pointAmount, itemAmount, languageCd, planUid, details };
    const requester = { ...member, member, languageCd };
    if (isPay === 'Y') {
      await limits.acquire('order', member.memberUid, member.now);
      const openAll = () => write((trx) => openPurchase(trx, wanted, member));
      const opened = promoCode
        ? await tryCode(context, member, openAll, errorCodes.invalidPromotionCode)
        : await openAll();
      const paid = await getPurchase(context, opened.purchaseUid, { ...member, languageCd });
      const { itemAmount: sum, promoAmount, couponAmount, payAmount, taxAmount, earnPoints } = paid;
      return {
        ...opened,
        itemAmount: sum,
        promoAmount,
        couponAmount,
        pointAmount,
        payAmount,
        taxAmount,
        earnPoints,
        goods: [],
        points: { balance: 0, spendable: 0 },
        promoRefusal: '',
        isNext: 'Y' as const,
        provider: payments.name,
      };
    }
    const entries = await readBasket(db, goods, requester);
    const { quoted, promoRefusal } = await quoteAll(context, entries, { promoCode, pointAmount }, requester);
    const shown = await showQuote(db, quoted, requester);
    return { ...shown, promoRefusal, isNext: 'N' as const, provider: payments.name };
  });

  route(app, context, purchaseGet, ({ params, member: { memberUid, now }, languageCd }) =>
    getPurchase(context, params.purchaseUid, { memberUid, languageCd, now }),
  );

  route(app, context, purchasePay, async ({ body, member, write }) => {
    const { purchaseUid, payKey, user: booker, requestMemo } = body;
    requireProvenMail(member, booker);
    const details = { booker, requestMemo: requestMemo ?? '' };
    const request = { orderUid: purchaseUid, payKey, kind: undefined, goods: undefined, details };
    await write((trx) => beginPayment(context, trx, request, member));
    await finishPayment(context, purchaseUid);
    const orders = [];
    for (const { order_uid: orderUid } of await listPurchase(db, purchaseUid)) {
      const { rsvtUid, rsvtNo, state } = await findReservation(db, orderUid);
      orders.push({ orderUid, rsvtUid, rsvtNo, rsvtSttsCd: state });
    }
    return { purchaseUid, orders };
  });
}
