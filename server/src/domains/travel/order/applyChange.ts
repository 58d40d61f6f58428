import {
  type Booker,
  changeWhy,
  type OrderLine,
  type OrderPayload,
  type People,
  type StayNight,
} from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import type { TravelContext } from '../travelContext.ts';
import { readTicketText } from '../voucher/readTicketText.ts';
import { toFreeUntil } from '../voucher/rules.ts';
import type { ChangedAmounts } from './changePrice.ts';
import { givePiecesBack, givePointsBack } from './closeOrder.ts';
import type { StockPieces } from './findStock.ts';
import { addFreeRefund } from './freeRefund.ts';
import { findReservation } from './repository.ts';

/** Change of a booking, as stored with the order of its difference. */
export interface StoredChange {
  readonly amounts: ChangedAmounts;
  readonly lines: readonly OrderLine[];
  readonly payload: OrderPayload;
  readonly useDate: string;
  readonly useTime: string | null;
  readonly departDate: string | null;
  readonly nights: readonly StayNight[];
  /** Pieces of the stock; 0 for goods without. */
  readonly qty: number;
  readonly people: People;
  readonly booker: Booker;
  /** Absent from changes that were opened by earlier releases. */
  readonly requestMemo?: string;
}

/** Returns the days and the hour of the pieces that a booking holds. */
export const toHeld = (
  { stock_days, stock_qty }: Selectable<Database['orders']>,
  { use_date, use_time }: Selectable<Database['reservation']>,
): Omit<StockPieces, 'goodsDtlId'> => ({
  dates: stock_days ?? [use_date ?? ''],
  time: use_time?.slice(0, 5) ?? '00:00',
  qty: stock_qty,
});

interface Change {
  /** Locked order of the booking. */
  readonly order: Selectable<Database['orders']>;
  readonly booking: Selectable<Database['reservation']>;
  readonly stored: StoredChange;
  readonly now: Date;
}

/**
 * Applies a change whose new pieces are taken: gives back the pieces, points and money that the booking no longer needs, and
 * notifies the member.
 * @returns the refund of the difference, to be sent after the commit
 */
export async function applyChange(
  { mails }: TravelContext,
  trx: Trx,
  { order, booking, stored, now }: Change,
): Promise<string | undefined> {
  const { order_uid: orderUid, member_uid: memberUid } = order;
  const { rsvt_uid: rsvtUid } = booking;
  const { amounts, lines, payload, useDate, useTime, departDate, nights, qty, people, booker, requestMemo } = stored;
  const isSameTime = (booking.use_time?.slice(0, 5) ?? null) === useTime;
  const stays = nights.length > 0 ? nights.map(({ date }) => date) : null;
  const isKept = (date: string) => isSameTime && (stays ?? [useDate]).includes(date);
  await givePiecesBack(trx, order, now, (date) => Math.max(0, order.stock_qty - (isKept(date) ? qty : 0)));
  await givePointsBack(trx, { rsvtUid, memberUid, amount: order.point_amount - amounts.pointAmount, now });
  await trx
    .updateTable('orders')
    .set({
      item_amount: amounts.itemAmount,
      promo_amount: amounts.promoAmount,
      coupon_amount: amounts.couponAmount,
      point_amount: amounts.pointAmount,
      pay_amount: amounts.payAmount,
      payload: JSON.stringify(payload),
      stock_qty: qty,
      stock_days: qty > 0 ? stays : stays && [],
    })
    .where('order_uid', '=', orderUid)
    .execute();
  await trx
    .updateTable('reservation')
    .set({
      use_date: useDate,
      use_time: useTime,
      depart_date: departDate,
      nights: JSON.stringify(nights),
      people: JSON.stringify(people),
      booker: JSON.stringify(booker),
      request_memo: requestMemo,
    })
    .where('rsvt_uid', '=', rsvtUid)
    .execute();
  await trx.deleteFrom('reservation_item').where('rsvt_uid', '=', rsvtUid).execute();
  await trx
    .insertInto('reservation_item')
    .values(
      lines.map((line, seq) => ({
        rsvt_uid: rsvtUid,
        seq,
        goods_dtl_id: 'goodsDtlId' in payload ? payload.goodsDtlId : null,
        option_nm: line.optionNm,
        price_sn: line.priceSn,
        price_nm: line.priceNm,
        unit_price: line.unitPrice,
        cnt: line.count,
      })),
    )
    .execute();
  const refundUid = await addDifference(trx, { order, booking, back: order.pay_amount - amounts.payAmount, now });
  const reservation = await findReservation(trx, orderUid);
  await addEntry(trx, {
    kind: 'TRAVEL',
    refUid: rsvtUid,
    memberUid,
    type: 'CHANGE',
    state: 'CHANGED',
    mover: 'MEMBER',
    now,
  });
  const news = '예약을 변경했습니다.';
  const tickets = await readTicketText(trx, rsvtUid, reservation.locale);
  const change = {
    people: tickets,
    difference: amounts.payAmount - order.pay_amount,
    freeUntil: toFreeUntil(useDate, reservation.locale, now),
    hasVoucher: booking.voucher_no !== null,
  };
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_MOVE',
    title: toNews(news, reservation.locale),
    text: reservation.text,
    link: toMyReservationPath(rsvtUid),
    now,
    mail: mails.travelMoved({ ...reservation, news, memo: undefined, change }),
  });
  return refundUid;
}

/** Adds the refund of a cheaper change. */
async function addDifference(
  trx: Trx,
  { order, booking, back, now }: Pick<Change, 'booking' | 'now' | 'order'> & { readonly back: number },
): Promise<string | undefined> {
  if (back <= 0) return undefined;
  const { refund_uid: refundUid } = await addFreeRefund(trx, {
    rsvt_uid: booking.rsvt_uid,
    order_uid: order.order_uid,
    from_stts: booking.stts_cd,
    why_cd: changeWhy,
    amount: back,
    now,
  });
  return refundUid;
}
