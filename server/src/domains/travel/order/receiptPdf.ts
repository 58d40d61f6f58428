import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { toTax, toWon } from '../../common/money/won.ts';
import { type FormRow, renderOfficeForm } from '../../common/pdf/officeForm.ts';
import type { TravelContext } from '../travelContext.ts';
import { toDayText, toUseText } from '../voucher/rules.ts';
import { listPurchase } from './purchaseOrders.ts';

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
    .innerJoin('payment as p', 'p.order_uid', 'o.order_uid')
    .innerJoin('pay_attempt as a', (join) =>
      join.onRef('a.provider', '=', 'p.provider').onRef('a.pay_key', '=', 'p.pay_key').on('a.state', '=', 'APPROVED'),
    )
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['r.rsvt_uid', 'r.rsvt_no', 'r.use_date', 'r.use_time', 'r.depart_date', 'r.nights'])
    .select(['o.order_no', 'o.pay_amount', 'm.name', 'g.gds_nm'])
    .select(['o.item_amount', 'o.promo_amount', 'o.coupon_amount', 'o.point_amount', 'p.method', 'p.approved_at'])
    .select(
      sql<number>`coalesce((select sum(l.amount)::int from pay_ledger l join refund f on f.refund_uid = l.ref_uid
        where f.order_uid = o.order_uid and f.why_cd <> 'CHANGE' and l.kind = 'REFUND'), 0)`.as('refunded'),
    )
    .where('r.rsvt_uid', '=', rsvtUid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const items = await db
    .selectFrom('reservation_item')
    .select(['option_nm', 'price_nm', 'unit_price', 'cnt'])
    .where('rsvt_uid', '=', rsvtUid)
    .orderBy('seq')
    .execute();
  return { ...row, items };
}

type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

const less = (amount: number) => `−${toWon(amount)}`;

/** Formats terms and sums of a receipt, from the purchase to the remaining payment. */
function toAmountRows(receipt: Receipt): FormRow[] {
  const { items, nights, promo_amount, coupon_amount, point_amount, pay_amount: paid, refunded } = receipt;
  const tax = toTax(paid);
  const discounts = [
    ['프로모션 할인', promo_amount],
    ['쿠폰 할인', coupon_amount],
    ['포인트 사용', point_amount],
  ] as const;
  return [
    ...items.map(({ option_nm, price_nm, unit_price, cnt }) => {
      const name = price_nm === null || price_nm === '' ? option_nm : `${option_nm} · ${price_nm}`;
      return [`${name} ${toWon(unit_price)} × ${cnt}`, toWon(unit_price * cnt)] as const;
    }),
    ...nights.map(({ date, price }) => [`  ${toDayText(date)} 1박`, toWon(price)] as const),
    ...discounts.filter(([, amount]) => amount > 0).map(([term, amount]) => [term, less(amount)] as const),
    ['결제 금액', toWon(paid), true],
    ['공급가액', toWon(paid - tax)],
    ['부가가치세', toWon(tax)],
    ...(refunded === 0 ? [] : ([['환불 금액', less(refunded)]] as const)),
    ...(refunded === 0 ? [] : ([['환불 후 금액', toWon(paid - refunded), true]] as const)),
  ];
}

function toFactRows(receipt: Receipt): FormRow[] {
  const { rsvt_no, order_no, name, gds_nm, items, nights, use_date, approved_at, method } = receipt;
  return [
    ['예약번호', rsvt_no],
    ['주문번호', order_no],
    ['구매자', name],
    ['상품', gds_nm ?? items[0]?.option_nm ?? ''],
    ...(use_date === null ? [] : ([[nights.length > 0 ? '체크인·체크아웃' : '이용일', toUseText(receipt)]] as const)),
    ['결제 수단', method],
    ['승인', `${toSeoulDate(approved_at)} ${toSeoulTime(approved_at)}`],
  ];
}

/** Renders a receipt on one A4 page. */
function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const form = { title: '영수증', facts: toFactRows(receipt), amounts: toAmountRows(receipt), notes: [] };
  return renderOfficeForm(form, { title: `영수증 ${receipt.rsvt_no}`, createdAt: receipt.approved_at });
}

/** Sums of a receipt for several orders: each with its goods and what was paid for it. */
function toSumRows(receipts: readonly Receipt[]): FormRow[] {
  const sumBy = (name: 'pay_amount' | 'refunded') => receipts.reduce((sum, own) => sum + own[name], 0);
  const [paid, refunded] = [sumBy('pay_amount'), sumBy('refunded')];
  const tax = receipts.reduce((sum, own) => sum + toTax(own.pay_amount), 0);
  return [
    ...receipts.map(({ gds_nm, items, rsvt_no, pay_amount }) => {
      const name = gds_nm ?? items[0]?.option_nm ?? '';
      return [`${name} (${rsvt_no})`, toWon(pay_amount)] as const;
    }),
    ['결제 금액', toWon(paid), true],
    ['공급가액', toWon(paid - tax)],
    ['부가가치세', toWon(tax)],
    ...(refunded === 0 ? [] : ([['환불 금액', less(refunded)]] as const)),
    ...(refunded === 0 ? [] : ([['환불 후 금액', toWon(paid - refunded), true]] as const)),
  ];
}

/** Renders one receipt for all orders of a purchase. */
function renderPurchase([first, ...others]: readonly [Receipt, ...Receipt[]]): Promise<Buffer> {
  const { order_no, name, approved_at, method } = first;
  const facts: FormRow[] = [
    ['주문번호', others.length === 0 ? order_no : `${order_no} 외 ${others.length}건`],
    ['구매자', name],
    ['결제 수단', method],
    ['승인', `${toSeoulDate(approved_at)} ${toSeoulTime(approved_at)}`],
  ];
  const form = { title: '영수증', facts, amounts: toSumRows([first, ...others]), notes: [] };
  return renderOfficeForm(form, { title: `영수증 ${order_no}`, createdAt: approved_at });
}

/** Reads and renders the receipt at an address; undefined without a payment. */
async function findForm(db: Kysely<Database>, { rsvtUid, purchaseUid }: ReceiptQuery) {
  if (rsvtUid !== undefined) {
    const receipt = await findReceipt(db, rsvtUid);
    return receipt && { name: `영수증 ${receipt.rsvt_no}.pdf`, pdf: await renderReceipt(receipt) };
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
  return first && { name: `영수증 ${first.order_no}.pdf`, pdf: await renderPurchase([first, ...others]) };
}

interface ReceiptQuery {
  readonly rsvtUid?: string;
  readonly purchaseUid?: string;
}

/** Serves the receipts of an order and of a purchase at signed URLs, which the member's pages show. */
export function installReceipt(app: FastifyInstance, { clock, db, secrets }: TravelContext): void {
  const links = createFileLinks(secrets);

  app.get(receiptPath, { config: { access: 'public' } }, async (request, reply) => {
    const query = request.query as ReceiptQuery & { exp?: string; sig?: string };
    const { rsvtUid, purchaseUid = '' } = query;
    const subject = rsvtUid === undefined ? toPurchaseSubject(purchaseUid) : toSubject(rsvtUid);
    const found = links.isSigned(subject, query, await clock.now()) ? await findForm(db, query) : undefined;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (found === undefined) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('기한이 지난 주소입니다. 나의 여행에서 다시 내려받아 주세요.');
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', toContentDisposition(found.name))
      .header('x-content-type-options', 'nosniff')
      .send(found.pdf);
  });
}
