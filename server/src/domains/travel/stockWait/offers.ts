import { waitLimits } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';

/** Day and hour of an option whose pieces are counted. */
export interface StockPlace {
  readonly goodsDtlId: string;
  readonly date: string;
  /** `HH:mm`, with or without seconds; `00:00` for the whole day. */
  readonly time: string;
}

const isAt = ({ goodsDtlId, date, time }: StockPlace) =>
  sql<boolean>`goods_dtl_id = ${goodsDtlId} and use_date = ${date}::date and use_time = ${time}::time`;

/** Returns the moment at which a session begins; of a whole day its end. */
export const toSessionStart = ({ date, time }: Pick<StockPlace, 'date' | 'time'>): Date =>
  time.slice(0, 5) === '00:00' ? seoulInstant(addDays(date, 1)) : seoulInstant(date, time.slice(0, 5));

/** Locks the stock of a place, so that its pieces are offered one after the other. */
export const lockStock = (trx: Trx, place: StockPlace) =>
  trx.selectFrom('stock').select(['qty', 'sold', 'closed_at']).where(isAt(place)).forUpdate().executeTakeFirst();

/** Changes the pieces that count as sold. */
async function countSold(trx: Trx, place: StockPlace, pieces: number): Promise<void> {
  await trx
    .updateTable('stock')
    .set((eb) => ({ sold: eb('sold', '+', pieces) }))
    .where(isAt(place))
    .execute();
}

/** SQL for the place of a wait in the queue: those who let an offer pass wait behind the others. */
export const queuePlace = (wait: 'other' | 'w') => {
  const [passed, created] = [sql.ref(`${wait}.passed_at`), sql.ref(`${wait}.created_at`)];
  return sql`(${passed} is not null, coalesce(${passed}, ${created}))`;
};

/** Finds the first in the queue whose pieces are all free. */
const findNext = (trx: Trx, place: StockPlace, { left, since }: { readonly left: number; readonly since: Date }) =>
  trx
    .selectFrom('stock_wait as w')
    .innerJoin('member as m', 'm.member_uid', 'w.member_uid')
    .select(['w.wait_uid', 'w.qty'])
    .where(isAt(place))
    .where('w.ended_at', 'is', null)
    .where('w.offer_exp', 'is', null)
    .where('w.qty', '<=', left)
    .where('m.state', '=', 'ACTIVE')
    .where(sql<boolean>`(w.passed_at is null or w.passed_at < ${since})`)
    .orderBy(queuePlace('w'))
    .orderBy('w.wait_uid')
    .limit(1)
    .executeTakeFirst();

/**
 * Offers free pieces to those who wait for them, one after the other, and holds them: until the end of an offer its member alone
 * can order them. Call it after the change, in its transaction; the job notifies the members.
 * @param since time at which the pieces became free
 */
export async function offerPieces(trx: Trx, place: StockPlace, now: Date, since = now): Promise<void> {
  const start = toSessionStart(place);
  const hours = new Date(now.getTime() + waitLimits.offerHours * 3_600_000);
  const until = hours < start ? hours : start;
  if (until <= now) return;
  const waiting = trx.selectFrom('stock_wait').select('wait_uid').where(isAt(place)).where('ended_at', 'is', null);
  if ((await waiting.limit(1).executeTakeFirst()) === undefined) return;
  // Before the waits are read, so that two freed pieces are not offered twice.
  const stock = await lockStock(trx, place);
  if (stock === undefined || stock.closed_at !== null) return;
  // Ends, because each offer takes one wait out of the search.
  for (let left = stock.qty - stock.sold; left > 0; ) {
    const wait = await findNext(trx, place, { left, since });
    if (wait === undefined) return;
    await countSold(trx, place, wait.qty);
    await trx
      .updateTable('stock_wait')
      .set({ offer_exp: until, offer_since: since, told_at: null })
      .where('wait_uid', '=', wait.wait_uid)
      .execute();
    left -= wait.qty;
  }
}

type Ending = { readonly ended_at: Date } | { readonly passed_at: Date };

/** Ends or passes a wait and gives its pieces back. Call it with the stock locked. @returns the time since which they are free */
async function release(trx: Trx, place: StockPlace, waitUid: string, change: Ending): Promise<Date | null> {
  const wait = await trx
    .selectFrom('stock_wait')
    .select(['qty', 'offer_since'])
    .where('wait_uid', '=', waitUid)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (wait === undefined) return null;
  await trx
    .updateTable('stock_wait')
    .set({ ...change, offer_exp: null, offer_since: null, told_at: null })
    .where('wait_uid', '=', waitUid)
    .execute();
  if (wait.offer_since !== null) await countSold(trx, place, -wait.qty);
  return wait.offer_since;
}

/** Ends a wait, or lets its offer pass; its pieces go to the next one. @returns false without an offer */
export async function leaveOffer(
  trx: Trx,
  { waitUid, now, ...place }: StockPlace & { readonly waitUid: string; readonly now: Date },
  change: Ending,
): Promise<boolean> {
  await lockStock(trx, place);
  const since = await release(trx, place, waitUid, change);
  if (since === null) return false;
  await offerPieces(trx, place, now, since);
  return true;
}

/**
 * Ends the member's wait for a place that the member orders; the pieces of its offer are free for the order. Locks the stock.
 * @returns the time since which they are free; null without an offer
 */
export async function takeOffer(trx: Trx, place: StockPlace, memberUid: string, now: Date): Promise<Date | null> {
  const own = trx.selectFrom('stock_wait').select('wait_uid').where(isAt(place)).where('ended_at', 'is', null);
  const wait = await own.where('member_uid', '=', memberUid).executeTakeFirst();
  if (wait === undefined) return null;
  await lockStock(trx, place);
  return release(trx, place, wait.wait_uid, { ended_at: now });
}

/** Withdraws the offers of a closed place; the waits keep their place in the queue. */
export async function withdrawPieces(trx: Trx, place: StockPlace): Promise<void> {
  const withdrawn = await trx
    .updateTable('stock_wait')
    .set({ offer_exp: null, offer_since: null, told_at: null })
    .where(isAt(place))
    .where('offer_exp', 'is not', null)
    .returning('qty')
    .execute();
  const pieces = withdrawn.reduce((sum, { qty }) => sum + qty, 0);
  if (pieces > 0) await countSold(trx, place, -pieces);
}

/** Returns the pieces that a member's offer holds at a place. */
export async function countOffered(db: Kysely<Database>, place: StockPlace, memberUid: string): Promise<number> {
  const row = await db
    .selectFrom('stock_wait')
    .select('qty')
    .where(isAt(place))
    .where('member_uid', '=', memberUid)
    .where('offer_exp', 'is not', null)
    .executeTakeFirst();
  return row?.qty ?? 0;
}
