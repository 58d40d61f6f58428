import { errorCodes } from '@haesol/contracts/common';
import { changeWhy, type ReservationDetail } from '@haesol/contracts/travel';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { findCodeName } from '../../common/codes/repository.ts';
import { toTax } from '../../common/money/won.ts';
import { translated } from '../../common/text/translation.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import { toDetails } from '../order/keptDetails.ts';
import { factsOf, selectReservations, toReservation, toReviewEnd, withFacts } from '../order/listReservations.ts';
import { toReceiptUrl } from '../order/receiptPdf.ts';
import { pickPasses, readPassTimes, toPaid, toRefused, toSteps } from '../order/refundView.ts';
import { findFirstPayment } from '../order/repository.ts';
import { toShownPayment } from '../order/shownPayment.ts';
import { isWithdrawable } from '../order/withdrawRefund.ts';
import { passStateAt } from '../pass/memberPasses.ts';
import { pickTickets, readTickets } from '../point/tickets.ts';
import type { TravelContext } from '../travelContext.ts';
import { itemNames } from '../voucher/itemNames.ts';
import { toCalendarUrl } from './calendarFile.ts';
import { translatePassSteps } from './passSteps.ts';

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** Lists the refunds of a reservation, newest first. */
async function listRefunds(
  db: Db,
  rsvtUid: string,
  { languageCd, now }: Pick<Reading, 'languageCd' | 'now'>,
): Promise<ReservationDetail['refunds']> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('rsvt_uid', '=', rsvtUid)
    .where('why_cd', '<>', changeWhy)
    .orderBy('asked_at', 'desc')
    .orderBy('refund_uid', 'desc')
    .execute();
  const toName = async (code: string) => (await findCodeName(db, { group: 'REFUND_WHY', code, languageCd })) ?? '';
  return Promise.all(
    rows.map(async (row) => ({
      state: row.state,
      whyCd: row.why_cd,
      whyNm: await toName(row.why_cd),
      etcWhy: row.etc_why,
      refundAmount: row.amount,
      pointAmount: row.point_amount,
      fee: row.fee,
      askedDt: toSeoulInstant(row.asked_at),
      doneDt: row.done_at === null ? null : toSeoulInstant(row.done_at),
      dueDt: row.due_dt,
      withdrawYn: isWithdrawable(row, now) ? ('Y' as const) : ('N' as const),
    })),
  );
}

async function readPayment(
  { db, secrets }: Pick<TravelContext, 'db' | 'secrets'>,
  { rsvt_uid, order_uid }: { readonly rsvt_uid: string; readonly order_uid: string },
  { languageCd, now }: Pick<Reading, 'languageCd' | 'now'>,
): Promise<ReservationDetail['payment']> {
  const row = await findFirstPayment(db, [order_uid]);
  return row === undefined ? null : toShownPayment(row, languageCd, toReceiptUrl(secrets, rsvt_uid, now));
}

/** Reads the purchased lines and passes. */
async function readGoodsOf(db: Db, rsvtUid: string, { languageCd, now }: Pick<Reading, 'languageCd' | 'now'>) {
  const names = itemNames(languageCd);
  const items = await db
    .selectFrom('reservation_item as i')
    .select(['i.seq', 'i.goods_dtl_id', 'i.price_sn', 'i.cnt', 'i.gone', 'i.unit_price'])
    .select([names.option.as('option_nm'), names.price.as('price_nm')])
    .where('i.rsvt_uid', '=', rsvtUid)
    .orderBy('i.seq')
    .execute();
  const passes = await db
    .selectFrom('member_pass as m')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'm.gds_dtl_uid')
    .select([
      'm.pass_uid as passUid',
      translated('o.pass_nm', languageCd, 'nm').as('passNm'),
      passStateAt(now).as('state'),
    ])
    .where('m.rsvt_uid', '=', rsvtUid)
    .orderBy('m.pass_uid')
    .execute();
  const lines = items.map(({ seq, price_sn, option_nm, price_nm, cnt, gone, unit_price }) => ({
    seq,
    leftCnt: cnt - gone,
    priceSn: price_sn ?? 0,
    optionNm: option_nm,
    priceNm: price_nm ?? '',
    count: cnt,
    unitPrice: unit_price,
    amount: unit_price * cnt,
  }));
  return { items: lines, passes, goodsDtlId: items[0]?.goods_dtl_id ?? null };
}

/** Returns a reservation of the member. @throws {ApiError} `4040`, also for one of another member */
export async function getReservation(
  context: Pick<TravelContext, 'db' | 'secrets'>,
  rsvtUid: string,
  { memberUid, languageCd, now }: Reading,
): Promise<ReservationDetail> {
  const { db } = context;
  const row = await withFacts(selectReservations(db, memberUid), { languageCd, now })
    .select(['r.people', 'r.booker', 'r.request_memo', 'r.nights', 'g.tel'])
    .select(translated('g.addr', languageCd, 'addr').as('addr'))
    .select(['o.item_amount', 'o.promo_amount', 'o.coupon_amount'])
    .where('r.rsvt_uid', '=', requireUuid(rsvtUid))
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const passTimes = await readPassTimes(db, [row.rsvt_uid]);
  const tickets = await readTickets(db, row.rsvt_uid);
  const refunds = await listRefunds(db, row.rsvt_uid, { languageCd, now });
  const left = { passUids: pickPasses({ passes: passTimes }, []), tickets: pickTickets(tickets, []) };
  return {
    ...toReservation(row, passTimes, { languageCd, now }),
    orderNo: row.order_no,
    addr: row.addr ?? '',
    tel: row.tel ?? '',
    ...(await readGoodsOf(db, row.rsvt_uid, { languageCd, now })),
    ...toDetails(row),
    requestMemo: row.request_memo,
    nights: row.nights,
    itemAmount: row.item_amount,
    promoAmount: row.promo_amount,
    couponAmount: row.coupon_amount,
    pointAmount: row.point_amount,
    taxAmount: toTax(row.pay_amount),
    payment: await readPayment(context, row, { languageCd, now }),
    refundSteps: toSteps(
      {
        useDate: row.use_date,
        passes: passTimes,
        ...toPaid({ ...factsOf(row, passTimes), tickets }, left),
        isConfirmed: row.stts_cd !== 'CONFIRM_WAIT',
        refused: toRefused(row),
      },
      { languageCd, now },
    ),
    refund: refunds[0] ?? null,
    refunds,
    calendarUrl:
      row.use_date === null || row.stts_cd === 'PAY_WAIT' ? null : toCalendarUrl(context.secrets, row.rsvt_uid, now),
    reviewUntilDt: toReviewEnd(row),
    timeline: await translatePassSteps(
      db,
      { rsvtUid: row.rsvt_uid, languageCd },
      await listEntries(context, { kind: 'TRAVEL', refUid: row.rsvt_uid, now }),
    ),
  };
}
