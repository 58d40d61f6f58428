import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import { toStaffReceiptPath } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { issueDocument, type WantedDocument } from '../../common/documents/issueDocument.ts';
import { recordPrint } from '../../common/documents/recordPrint.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { toTax } from '../../common/money/won.ts';
import type { FormRow } from '../../common/pdf/officeForm.ts';
import type { TravelContext } from '../travelContext.ts';
import { inOrderLanguage } from '../voucher/inOrderLanguage.ts';
import { toBuyerName } from '../voucher/recipient.ts';
import { toUseText } from '../voucher/rules.ts';
import { listPurchase } from './purchaseOrders.ts';
import { receiptTexts, toMethodName } from './receiptTexts.ts';
import { findFirstPayment } from './repository.ts';

const receiptPath = '/file/receipt';
const toSubject = (rsvtUid: string) => `receipt:${rsvtUid}`;

/** Returns the signed URL of a receipt. Callers must check that the member may read the reservation. */
export const toReceiptUrl = (secrets: TravelContext['secrets'], rsvtUid: string, now: Date): string =>
  `${receiptPath}?rsvtUid=${rsvtUid}${createFileLinks(secrets).toQuery(toSubject(rsvtUid), now)}`;

const toPurchaseSubject = (purchaseUid: string) => `purchase-receipt:${purchaseUid}`;

/** Returns the signed URL of the receipt for a purchase. Callers must check that the member may read it. */
export const toPurchaseReceiptUrl = (secrets: TravelContext['secrets'], purchaseUid: string, now: Date): string =>
  `${receiptPath}?purchaseUid=${purchaseUid}${createFileLinks(secrets).toQuery(toPurchaseSubject(purchaseUid), now)}`;

/** Reads the data of a receipt; undefined without a payment. */
async function findReceipt(db: Kysely<Database>, rsvtUid: string) {
  const row = await db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['r.rsvt_uid', 'r.member_uid', 'r.rsvt_no', 'r.use_date', 'r.use_time', 'r.depart_date', 'r.nights'])
    .select(['o.order_no', 'o.pay_amount', 'o.locale', 'm.name', 'r.booker'])
    .select(inOrderLanguage('gds_nm', 'nm').as('gds_nm'))
    .select(['o.order_uid', 'o.item_amount', 'o.promo_amount', 'o.coupon_amount', 'o.point_amount'])
    .where('r.rsvt_uid', '=', rsvtUid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const payment = await findFirstPayment(db, [row.order_uid]);
  if (payment === undefined) return undefined;
  const items = await db
    .selectFrom('reservation_item')
    .select(['option_nm', 'price_nm', 'unit_price', 'cnt'])
    .where('rsvt_uid', '=', rsvtUid)
    .orderBy('seq')
    .execute();
  return { ...row, ...payment, items };
}

type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Formats what was paid and its tax. Refunds are not on a receipt, which stays as it was issued. */
function toPaidRows({ paid, tax }: Readonly<Record<'paid' | 'tax', number>>, locale: ContentLocale): FormRow[] {
  const texts = receiptTexts[locale];
  const { won } = localFormats(locale);
  return [
    [texts.paid, won(paid), true],
    [texts.supply, won(paid - tax)],
    [texts.tax, won(tax)],
  ];
}

/** Formats terms and sums of a receipt, from the purchase to the payment. */
function toAmountRows(receipt: Receipt): FormRow[] {
  const { items, nights, promo_amount, coupon_amount, point_amount, pay_amount: paid, locale } = receipt;
  const texts = receiptTexts[locale];
  const { day, nights: toNights, won } = localFormats(locale);
  const less = (amount: number) => `−${won(amount)}`;
  const tax = toTax(paid);
  const discounts = [
    [texts.promo, promo_amount],
    [texts.coupon, coupon_amount],
    [texts.points, point_amount],
  ] as const;
  return [
    ...items.map(({ option_nm, price_nm, unit_price, cnt }) => {
      const name = price_nm === null || price_nm === '' ? option_nm : `${option_nm} · ${price_nm}`;
      return [`${name} ${won(unit_price)} × ${cnt}`, won(unit_price * cnt)] as const;
    }),
    ...nights.map(({ date, price }) => [`  ${day(date)} ${toNights(1)}`, won(price)] as const),
    ...discounts.filter(([, amount]) => amount > 0).map(([term, amount]) => [term, less(amount)] as const),
    ...toPaidRows({ paid, tax }, locale),
  ];
}

function toFactRows(receipt: Receipt): FormRow[] {
  const { rsvt_no, order_no, gds_nm, items, nights, use_date, approved_at, method, locale } = receipt;
  const texts = receiptTexts[locale];
  return [
    [texts.rsvtNo, rsvt_no],
    [texts.orderNo, order_no],
    [texts.buyer, toBuyerName(receipt)],
    [texts.goods, gds_nm ?? items[0]?.option_nm ?? ''],
    ...(use_date === null
      ? []
      : ([[nights.length > 0 ? texts.stay : texts.useDate, toUseText(receipt, locale)]] as const)),
    [texts.method, toMethodName(method, locale)],
    [texts.approved, localFormats(locale).moment(approved_at)],
  ];
}

/** Describes the receipt of a reservation. */
function toReceipt(receipt: Receipt): WantedDocument {
  const { locale, member_uid: memberUid, pay_amount, rsvt_uid } = receipt;
  const { title, note } = receiptTexts[locale];
  const form = { title, facts: toFactRows(receipt), amounts: toAmountRows(receipt), notes: [note] };
  // A change of the booking that changes the payment makes another receipt.
  return { kind: 'TRAVEL_RECEIPT', memberUid, form, key: `reservation ${rsvt_uid} ${pay_amount}`, locale };
}

/** Sums of a receipt for several orders: each with its goods and what was paid for it. */
function toSumRows(receipts: readonly Receipt[], locale: ContentLocale): FormRow[] {
  const { won } = localFormats(locale);
  const paid = receipts.reduce((sum, own) => sum + own.pay_amount, 0);
  const tax = receipts.reduce((sum, own) => sum + toTax(own.pay_amount), 0);
  return [
    ...receipts.map(({ gds_nm, items, rsvt_no, pay_amount }) => {
      const name = gds_nm ?? items[0]?.option_nm ?? '';
      return [`${name} (${rsvt_no})`, won(pay_amount)] as const;
    }),
    ...toPaidRows({ paid, tax }, locale),
  ];
}

/** Describes one receipt for all orders of a purchase. */
function toPurchaseReceipt([first, ...others]: readonly [Receipt, ...Receipt[]]): WantedDocument {
  const { order_no, member_uid: memberUid, approved_at, method, locale } = first;
  const all = [first, ...others];
  const texts = receiptTexts[locale];
  const facts: FormRow[] = [
    [texts.orderNo, others.length === 0 ? order_no : `${order_no} +${others.length}`],
    [texts.buyer, toBuyerName(first)],
    [texts.method, toMethodName(method, locale)],
    [texts.approved, localFormats(locale).moment(approved_at)],
  ];
  const form = { title: texts.title, facts, amounts: toSumRows(all, locale), notes: [texts.note] };
  const key = `purchase ${all.map(({ order_uid, pay_amount }) => `${order_uid} ${pay_amount}`).join(' ')}`;
  return { kind: 'TRAVEL_RECEIPT', memberUid, form, key, locale };
}

/** Describes the receipt at an address; undefined without a payment. */
async function findForm(
  db: Kysely<Database>,
  { rsvtUid, purchaseUid }: ReceiptQuery,
): Promise<WantedDocument | undefined> {
  if (rsvtUid !== undefined) {
    const receipt = await findReceipt(db, rsvtUid);
    return receipt && toReceipt(receipt);
  }
  const orders = await listPurchase(db, purchaseUid ?? '');
  const rows = await db
    .selectFrom('reservation')
    .select('rsvt_uid')
    .where(
      'order_uid',
      'in',
      orders.map(({ order_uid }) => order_uid),
    )
    .orderBy('order_uid')
    .execute();
  const found = [];
  for (const { rsvt_uid } of rows) found.push(await findReceipt(db, rsvt_uid));
  const [first, ...others] = found.filter((receipt) => receipt !== undefined);
  return first && toPurchaseReceipt([first, ...others]);
}

interface ReceiptQuery {
  readonly rsvtUid?: string;
  readonly purchaseUid?: string;
}

/** Serves the receipt of any order to staff, with the number that its member has, too. */
function installStaffReceipt(app: FastifyInstance, { db }: TravelContext): void {
  const path = decodeURIComponent(toStaffReceiptPath(':orderUid'));
  app.get(path, { config: { access: 'staff', area: 'travel' } }, async (request, reply) => {
    const { principal: staff, params } = request;
    if (staff === undefined) throw new ApiError(errorCodes.signInRequired);
    const orderUid = requireUuid((params as { orderUid: string }).orderUid);
    const row = await db
      .selectFrom('reservation')
      .select('rsvt_uid')
      .where('order_uid', '=', orderUid)
      .executeTakeFirst();
    const found = row && (await findForm(db, { rsvtUid: row.rsvt_uid }));
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const { docNo, pdf } = await issueDocument(db, found, staff.now);
    await recordPrint(db, request, { action: 'order.print', targetType: 'ORDER', targetUid: orderUid, docNo });
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', toContentDisposition(`${found.form.title} ${docNo}.pdf`))
      .send(pdf);
  });
}

/** Serves the receipts of an order and of a purchase at signed URLs, which the member's pages show, and to staff. */
export function installReceipt(app: FastifyInstance, context: TravelContext): void {
  const { clock, db, secrets } = context;
  installStaffReceipt(app, context);
  const links = createFileLinks(secrets);

  app.get(receiptPath, { config: { access: 'public', countsAsRead: true } }, async (request, reply) => {
    const query = request.query as ReceiptQuery & { exp?: string; sig?: string };
    const { rsvtUid, purchaseUid = '' } = query;
    const subject = rsvtUid === undefined ? toPurchaseSubject(purchaseUid) : toSubject(rsvtUid);
    const now = await clock.now();
    const found = links.isSigned(subject, query, now) ? await findForm(db, query) : undefined;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (found === undefined)
      return sendExpiredLink(request, reply, '기한이 지난 주소입니다. 나의 여행에서 다시 내려받아 주세요.');
    const { docNo, pdf } = await issueDocument(db, found, now);
    return reply
      .type('application/pdf')
      .header('content-disposition', toContentDisposition(`${found.form.title} ${docNo}.pdf`))
      .header('x-content-type-options', 'nosniff')
      .send(pdf);
  });
}
