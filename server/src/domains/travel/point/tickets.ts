import { isAdult, orderLimits, type TicketPiece } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import type { Pieces } from './shareOf.ts';

/** Line of an order of tickets. */
export interface TicketLine {
  readonly seq: number;
  readonly cnt: number;
  /** Tickets that were refunded, or whose refund was asked for. */
  readonly gone: number;
  readonly unitPrice: number;
}

/** Reads the lines of an order of dated goods. */
export const readTickets = (db: Kysely<Database>, rsvtUid: string): Promise<TicketLine[]> =>
  db
    .selectFrom('reservation_item')
    .select(['seq', 'cnt', 'gone', 'unit_price as unitPrice'])
    .where('rsvt_uid', '=', rsvtUid)
    .where('goods_dtl_id', 'is not', null)
    .orderBy('seq')
    .execute();

const sumBy = (lines: readonly TicketLine[], countOf: (line: TicketLine) => number) =>
  lines.reduce((sum, line) => sum + countOf(line), 0);

/** Returns the tickets that are left. */
export const countLeft = (lines: readonly TicketLine[]): number => sumBy(lines, ({ cnt, gone }) => cnt - gone);

/** Returns the tickets that a refund takes, at most those that are left. @param chosen empty: all that are left */
export function pickTickets(lines: readonly TicketLine[], chosen: readonly TicketPiece[]): TicketPiece[] {
  return lines
    .map(({ seq, cnt, gone }) => {
      const count = chosen.find((piece) => piece.seq === seq)?.count ?? 0;
      return { seq, count: Math.min(cnt - gone, chosen.length === 0 ? cnt : count) };
    })
    .filter(({ count }) => count > 0);
}

export const countPieces = (pieces: readonly TicketPiece[]): number =>
  pieces.reduce((sum, { count }) => sum + count, 0);

/** Weighs tickets by their prices, so that what was paid is shared as the tickets cost; free ones are shared by number. */
export function weighTickets(lines: readonly TicketLine[], pieces: readonly TicketPiece[]): Pieces {
  const isFree = lines.every(({ unitPrice }) => unitPrice === 0);
  const priceOf = ({ unitPrice }: TicketLine) => (isFree ? 1 : unitPrice);
  const now = sumBy(lines, (line) => priceOf(line) * (pieces.find(({ seq }) => seq === line.seq)?.count ?? 0));
  const all = sumBy(lines, (line) => priceOf(line) * line.cnt);
  return { before: sumBy(lines, (line) => priceOf(line) * line.gone), now, all };
}

/** Counts tickets as gone, or with a negative sign as left again. */
export async function countGone(
  trx: Trx,
  rsvtUid: string,
  pieces: readonly TicketPiece[],
  sign: -1 | 1 = 1,
): Promise<void> {
  for (const { seq, count } of pieces) {
    await trx
      .updateTable('reservation_item')
      .set((eb) => ({ gone: eb('gone', '+', sign * count) }))
      .where('rsvt_uid', '=', rsvtUid)
      .where('seq', '=', seq)
      .execute();
  }
}

interface AgedPrice {
  readonly age_from: number | null;
  readonly age_to: number | null;
}

/** Returns the ages of guests below the adult price, both included. */
export const agesOf = ({ age_from, age_to }: AgedPrice): { readonly from: number; readonly to: number } => ({
  from: age_from ?? 0,
  to: age_to ?? orderLimits.childAge,
});

interface AgedSeats extends AgedPrice {
  /** Tickets that are left. */
  readonly left: number;
}

/** Keeps the ages of those who still have a ticket for their age; an age that no ticket is for stays. */
function keepAges(ages: readonly number[], seats: readonly AgedSeats[]): number[] {
  const lines = seats.map((seat) => ({ ...agesOf(seat), left: seat.left }));
  return ages.filter((age) => {
    const fitting = lines.filter(({ from, to }) => from <= age && age <= to);
    const line = fitting.find(({ left }) => left > 0);
    if (line !== undefined) line.left -= 1;
    return line !== undefined || fitting.length === 0;
  });
}

/**
 * Takes the people of refunded tickets out of a reservation, whose lines count them as gone: adults and younger guests by the ages of
 * the prices.
 */
export async function takePeople(trx: Trx, rsvtUid: string, pieces: readonly TicketPiece[]): Promise<void> {
  const { people } = await trx
    .selectFrom('reservation')
    .select('people')
    .where('rsvt_uid', '=', rsvtUid)
    .executeTakeFirstOrThrow();
  const { adult, child, childAges = [] } = people;
  if (adult === undefined || child === undefined) return;
  const lines = await trx
    .selectFrom('reservation_item as i')
    .leftJoin('goods_price as p', (join) =>
      join.onRef('p.goods_dtl_id', '=', 'i.goods_dtl_id').onRef('p.price_sn', '=', 'i.price_sn'),
    )
    .select(['i.seq', 'i.cnt', 'i.gone', 'p.age_group', 'p.age_from', 'p.age_to'])
    .where('i.rsvt_uid', '=', rsvtUid)
    .execute();
  const young = lines.filter(({ age_group }) => !isAdult(age_group ?? 'ADULT'));
  const isYoung = ({ seq }: TicketPiece) => young.some((line) => line.seq === seq);
  const left = {
    adult: Math.max(0, adult - countPieces(pieces.filter((piece) => !isYoung(piece)))),
    child: Math.max(0, child - countPieces(pieces.filter(isYoung))),
  };
  const kept = keepAges(
    childAges,
    young.map((line) => ({ ...line, left: line.cnt - line.gone })),
  );
  await trx
    .updateTable('reservation')
    .set({ people: JSON.stringify({ ...left, childAges: kept.slice(0, left.child) }) })
    .where('rsvt_uid', '=', rsvtUid)
    .execute();
}
