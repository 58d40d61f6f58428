import type { PlanStop } from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { addDays } from '../../../db/seoulTime.ts';

type PaidOrder = Pick<Selectable<Database['orders']>, 'order_uid' | 'payload' | 'plan_uid'>;

/** Returns true if an order bought the ticket of a stop on its day. */
function isOf({ payload }: PaidOrder, { ticket }: PlanStop, date: string): boolean {
  if (ticket === undefined || !('goodsDtlId' in payload)) return false;
  const { goodsDtlId, useDate, useTime } = payload;
  return goodsDtlId === ticket.goodsDtlId && useDate === date && (useTime ?? undefined) === ticket.useTime;
}

type Counts = readonly { readonly priceSn: number; readonly count: number }[];

const toCounts = (options: Counts) =>
  options
    .map(({ priceSn, count }) => `${priceSn}:${count}`)
    .toSorted()
    .join();

/** Returns true if an order also has the counts and nights of the ticket, as its twin of another stop may not. */
function isSame({ payload }: PaidOrder, { ticket }: PlanStop): boolean {
  if (ticket === undefined || !('goodsDtlId' in payload)) return false;
  const { options, useDate, departDate } = payload;
  const leaves = ticket.nights === undefined ? undefined : addDays(useDate, ticket.nights);
  return toCounts(options) === toCounts(ticket.options) && departDate === leaves;
}

/** Replaces the tickets of a plan by the bookings that were paid for them, and takes its paid passes out. */
export async function bookPlan(trx: Trx, orders: readonly PaidOrder[], now: Date): Promise<void> {
  const planUid = orders[0]?.plan_uid;
  if (!planUid) return;
  const plan = await trx
    .selectFrom('travel_plan')
    .select(['start_dt', 'stops', 'passes'])
    .where('plan_uid', '=', planUid)
    .forUpdate()
    .executeTakeFirst();
  if (plan === undefined) return;
  const bookings = await trx
    .selectFrom('reservation')
    .select(['order_uid', 'rsvt_uid'])
    .where(
      'order_uid',
      'in',
      orders.map(({ order_uid }) => order_uid),
    )
    .execute();
  const left = new Set(orders);
  const own = new Map<PlanStop, PaidOrder>();
  // First the same tickets, then those that were changed in the plan between opening and paying.
  for (const isOwn of [isSame, () => true]) {
    for (const stop of plan.stops.filter((one) => !own.has(one))) {
      const date = addDays(plan.start_dt, stop.day - 1);
      const order = [...left].find((one) => isOf(one, stop, date) && isOwn(one, stop));
      if (order === undefined) continue;
      own.set(stop, order);
      left.delete(order);
    }
  }
  const stops = plan.stops.map((stop): PlanStop => {
    const order = own.get(stop);
    if (order === undefined) return stop;
    const { ticket: _ticket, ...rest } = stop;
    const rsvtUid = bookings.find(({ order_uid }) => order_uid === order.order_uid)?.rsvt_uid;
    return { ...rest, ...(rsvtUid !== undefined && { rsvtUid }) };
  });
  const paid = orders.flatMap(({ payload }) => ('gdsDtlUid' in payload ? [payload.gdsDtlUid] : []));
  const passes = plan.passes.filter(({ gdsDtlUid }) => !paid.includes(gdsDtlUid));
  await trx
    .updateTable('travel_plan')
    .set((eb) => ({
      stops: JSON.stringify(stops),
      passes: JSON.stringify(passes),
      rev: eb('rev', '+', 1),
      updated_at: now,
    }))
    .where('plan_uid', '=', planUid)
    .execute();
}
