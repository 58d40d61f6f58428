import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { toTax } from '../../common/money/won.ts';
import { type FormRow, renderOfficeForm } from '../../common/pdf/officeForm.ts';
import { localFormats } from '../../common/text/localFormats.ts';
import type { TravelContext } from '../travelContext.ts';
import { toUseText } from '../voucher/rules.ts';
import { receiptTexts, toMethodName } from './receiptTexts.ts';
import { inOrderLanguage } from './repository.ts';

const receiptPath = '/file/receipt';
const toSubject = (rsvtUid: string) => `receipt:${rsvtUid}`;

/** Returns the signed URL of a receipt. Callers must check that the member may read the reservation. */
export const toReceiptUrl = (secrets: TravelContext['secrets'], rsvtUid: string, now: Date): string =>
  `${receiptPath}?rsvtUid=${rsvtUid}${createFileLinks(secrets).toQuery(toSubject(rsvtUid), now)}`;

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
    .select(['o.order_no', 'o.pay_amount', 'o.locale', 'm.name', inOrderLanguage('gds_nm', 'nm').as('gds_nm')])
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

/** Formats terms and sums of a receipt, from the purchase to the remaining payment. */
function toAmountRows(receipt: Receipt): FormRow[] {
  const { items, nights, promo_amount, coupon_amount, point_amount, pay_amount: paid, refunded, locale } = receipt;
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
    [texts.paid, won(paid), true],
    [texts.supply, won(paid - tax)],
    [texts.tax, won(tax)],
    ...(refunded === 0 ? [] : ([[texts.refunded, less(refunded)]] as const)),
    ...(refunded === 0 ? [] : ([[texts.left, won(paid - refunded), true]] as const)),
  ];
}

function toFactRows(receipt: Receipt): FormRow[] {
  const { rsvt_no, order_no, name, gds_nm, items, nights, use_date, approved_at, method, locale } = receipt;
  const texts = receiptTexts[locale];
  return [
    [texts.rsvtNo, rsvt_no],
    [texts.orderNo, order_no],
    [texts.buyer, name],
    [texts.goods, gds_nm ?? items[0]?.option_nm ?? ''],
    ...(use_date === null
      ? []
      : ([[nights.length > 0 ? texts.stay : texts.useDate, toUseText(receipt, locale)]] as const)),
    [texts.method, toMethodName(method, locale)],
    [texts.approved, `${toSeoulDate(approved_at)} ${toSeoulTime(approved_at)}`],
  ];
}

/** Renders a receipt on one A4 page. */
function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const { approved_at: createdAt, locale, rsvt_no } = receipt;
  const { title } = receiptTexts[locale];
  const form = { title, facts: toFactRows(receipt), amounts: toAmountRows(receipt), notes: [] };
  return renderOfficeForm(form, { title: `${title} ${rsvt_no}`, createdAt, locale });
}

/** Serves the receipt at a signed URL, which the member's page shows. */
export function installReceipt(app: FastifyInstance, { clock, db, secrets }: TravelContext): void {
  const links = createFileLinks(secrets);

  app.get(receiptPath, { config: { access: 'public' } }, async (request, reply) => {
    const query = request.query as { rsvtUid?: string; exp?: string; sig?: string };
    const { rsvtUid = '' } = query;
    const isSigned = links.isSigned(toSubject(rsvtUid), query, await clock.now());
    const found = isSigned ? await findReceipt(db, rsvtUid) : undefined;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (found === undefined) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('기한이 지난 주소입니다. 나의 여행에서 다시 내려받아 주세요.');
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', toContentDisposition(`${receiptTexts[found.locale].title} ${found.rsvt_no}.pdf`))
      .header('x-content-type-options', 'nosniff')
      .send(await renderReceipt(found));
  });
}
