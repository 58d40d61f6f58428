import type { TicketPiece } from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toShare } from '../point/shareOf.ts';
import { countLeft, countPieces, readTickets, takePeople, weighTickets } from '../point/tickets.ts';
import { giveStockBack } from './closeOrder.ts';
import type { RefundRow } from './refundProposals.ts';

/** Parses the tickets of a refund, written by {@link askRefund}; none for passes and whole orders. */
export const toPieces = (pieces: unknown): TicketPiece[] => (Array.isArray(pieces) ? (pieces as TicketPiece[]) : []);

/** Reads what was paid for the pieces of a refund: of passes and tickets their share. */
export async function readPaid(
  trx: Trx,
  { refund_uid, rsvt_uid, pieces }: Pick<RefundRow, 'pieces' | 'refund_uid' | 'rsvt_uid'>,
  order: OrderPaid,
) {
  const passes = await trx
    .selectFrom('member_pass')
    .select(['state', 'refund_uid'])
    .where('rsvt_uid', '=', rsvt_uid)
    .execute();
  const amounts = { payAmount: order.pay_amount, pointAmount: order.point_amount };
  if (passes.length === 0) {
    const tickets = toPieces(pieces);
    const lines = await readTickets(trx, rsvt_uid);
    const isLast = tickets.length === 0 || countLeft(lines) === 0;
    if (tickets.length === 0) return { ...amounts, isPart: false, isLast, tickets };
    const gone = (seq: number) => tickets.find((piece) => piece.seq === seq)?.count ?? 0;
    // Its own tickets are not gone before it.
    const weights = weighTickets(
      lines.map((line) => ({ ...line, gone: line.gone - gone(line.seq) })),
      tickets,
    );
    return { ...toShare(amounts, weights), isPart: !isLast, isLast, tickets };
  }
  const now = passes.filter((pass) => pass.refund_uid === refund_uid).length;
  const weights = { before: passes.filter(({ state }) => state === 'REFUNDED').length, now, all: passes.length };
  return {
    ...toShare(amounts, weights),
    isPart: now < passes.length,
    isLast: weights.before + now === passes.length,
    tickets: [],
  };
}

/** Returns the refunded tickets of an order to the stock, and takes their people out of the reservation. */
export async function giveTicketsBack(
  trx: Trx,
  order: Selectable<Database['orders']>,
  tickets: readonly TicketPiece[],
  now: Date,
): Promise<void> {
  if (tickets.length === 0) return;
  const { rsvt_uid } = await trx
    .selectFrom('reservation')
    .select('rsvt_uid')
    .where('order_uid', '=', order.order_uid)
    .executeTakeFirstOrThrow();
  await giveStockBack(trx, order, now, countPieces(tickets));
  await takePeople(trx, rsvt_uid, tickets);
}

/** Amounts that an order was paid with. */
export type OrderPaid = Pick<Selectable<Database['orders']>, 'pay_amount' | 'point_amount'>;
