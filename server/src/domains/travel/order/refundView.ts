import {
  providerWhy,
  type RefundPreview,
  type RefundStep,
  type ReservationState,
  refundAgainDays,
  type TicketPiece,
  type TravelPolicy,
} from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import { appToday } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { isHandedOver } from '../codes/cards.ts';
import { type PaidAmounts, type PaidShare, toShare } from '../point/shareOf.ts';
import { countLeft, countPieces, pickTickets, type TicketLine, weighTickets } from '../point/tickets.ts';
import { datedRate, datedSteps, type PassTimes, passRate, passSteps, toDueDate, toRefund } from './refundRules.ts';
import { readHolidaysFrom } from './repository.ts';
import { reservationMoves } from './rules.ts';

const dayMs = 86_400_000;

/** Facts that determine the refund of a reservation. */
export interface RefundFacts {
  readonly rsvtUid: string;
  readonly state: ReservationState;
  readonly payAmount: number;
  readonly pointAmount: number;
  /** Null for passes. */
  readonly useDate: string | null;
  /** Null except for stays. */
  readonly departDate?: string | null;
  readonly passes: readonly FactsOfPass[];
  /** Lines of dated goods. */
  readonly tickets?: readonly TicketLine[];
  readonly refused?: RefusedRequest | undefined;
}

/** Request for the provider's reason that staff have refused. Its member may ask again at the rate of the day on which it was made. */
interface RefusedRequest {
  readonly askedAt: Date;
  /** Last day for it. */
  readonly untilDt: string;
}

const refusedUntil = sql`(f.done_at at time zone 'Asia/Seoul')::date + ${sql.lit(refundAgainDays)}`;
const ofRefused = sql`from refund f where f.rsvt_uid = r.rsvt_uid and f.state = 'REFUSED' and not f.by_staff
  and f.why_cd = ${sql.lit(providerWhy)} and ${refusedUntil} >= ${appToday}
  order by f.asked_at limit 1`;

/** Selects the refused request of `reservation as r`, for {@link toRefused}. */
export const refusedColumns = [
  sql<Date | null>`(select f.asked_at ${ofRefused})`.as('refused_asked_at'),
  sql<string | null>`(select (${refusedUntil})::text ${ofRefused})`.as('refused_until'),
] as const;

interface RefusedRow {
  readonly refused_asked_at: Date | null;
  readonly refused_until: string | null;
}

export const toRefused = ({ refused_asked_at: askedAt, refused_until: untilDt }: RefusedRow) =>
  askedAt === null || untilDt === null ? undefined : { askedAt, untilDt };

/** Pieces of an order that a refund takes. */
export interface ChosenPieces {
  /** Empty: all that are unused. */
  readonly passUids: readonly string[];
  /** Empty: all that are left. */
  readonly tickets: readonly TicketPiece[];
}

interface FactsOfPass extends PassTimes {
  /** Absent for a pass that is not issued yet. */
  readonly passUid?: string;
  /** True if it was refunded, or a refund was asked for. */
  readonly isGone?: boolean;
}

interface StepFacts extends Pick<RefundFacts, 'passes' | 'payAmount' | 'refused' | 'useDate'> {
  /** Amounts of the pieces that were refunded before. @default no pieces */
  readonly before?: PaidAmounts;
  /** False while the provider has not confirmed: everything is refunded until then. */
  readonly isConfirmed?: boolean;
}

/** @param rsvtUids of one member, or of one order */
export async function readPassTimes(db: Kysely<Database>, rsvtUids: readonly string[]) {
  if (rsvtUids.length === 0) return [];
  const rows = await db
    .selectFrom('member_pass')
    .select(['rsvt_uid', 'pass_uid', 'state', 'bought_at', 'valid_until', 'activated_at'])
    .select(isHandedOver().as('handed_over'))
    .orderBy('pass_uid')
    .where('rsvt_uid', 'in', rsvtUids)
    .execute();
  return rows.map((row) => ({
    rsvtUid: row.rsvt_uid,
    passUid: row.pass_uid,
    isGone: row.state === 'REFUNDED' || row.state === 'REFUND_ASK',
    boughtAt: row.bought_at,
    validUntil: row.valid_until,
    isUsed: row.activated_at !== null || (row.handed_over && row.state !== 'REFUNDED'),
  }));
}

/** Returns the current refund rate in percent; 0 without a refund, or if it cannot be requested. */
export function toRate({ state, useDate, passes, refused }: RefundFacts, now: Date, policy?: TravelPolicy): number {
  const at = refused?.askedAt ?? now;
  if (!reservationMoves.ask.from.some((from) => from === state)) return 0;
  if (useDate !== null) {
    // Full refund, because the reservation is not confirmed yet.
    if (state === 'CONFIRM_WAIT') return 100;
    return datedRate(useDate, at, policy);
  }
  return Math.max(0, ...listOpen(passes).map((pass) => passRate(pass, at, policy)));
}

/** Returns true while the fault of a provider can be reported for dated goods: also on their days, when a cancellation returns nothing. */
const isReportable = ({ state, useDate, departDate }: RefundFacts, now: Date): boolean =>
  useDate !== null &&
  reservationMoves.ask.from.some((from) => from === state) &&
  toSeoulDate(now) <= (departDate ?? useDate);

/** Returns true while a refund can be requested, or the fault of the provider reported. */
export const isRefundable = (facts: RefundFacts, now: Date): boolean =>
  toRate(facts, now) > 0 || isReportable(facts, now);

/** Lists the passes that were neither used nor given back; each is refunded by itself. */
const listOpen = (passes: readonly FactsOfPass[]) => passes.filter(({ isUsed, isGone }) => !isUsed && isGone !== true);

/** Returns the passes that a refund takes. @param chosen empty: all that are open */
export function pickPasses({ passes }: Pick<RefundFacts, 'passes'>, chosen: readonly string[]): string[] {
  const uids = listOpen(passes).flatMap(({ passUid }) => passUid ?? []);
  return chosen.length === 0 ? uids : uids.filter((uid) => chosen.includes(uid));
}

/** Returns true if nothing is left after a refund: the rest was refunded before. */
export const isLastRefund = (
  { passes, tickets: lines = [] }: Pick<RefundFacts, 'passes' | 'tickets'>,
  { passUids, tickets }: ChosenPieces,
): boolean =>
  countLeft(lines) === countPieces(tickets) &&
  passes.every(({ passUid = '', isUsed, isGone = false }) => passUids.includes(passUid) || (isGone && !isUsed));

/** Returns what was paid for the pieces of a refund. */
export function toPaid(
  { payAmount, pointAmount, passes, tickets: lines = [] }: RefundFacts,
  { passUids, tickets }: ChosenPieces,
): PaidShare {
  if (passes.length === 0 && lines.length === 0) return { payAmount, pointAmount };
  const before = passes.filter(({ isGone }) => isGone === true).length;
  const pieces =
    passes.length === 0 ? weighTickets(lines, tickets) : { before, now: passUids.length, all: passes.length };
  return toShare({ payAmount, pointAmount }, pieces);
}

/** Lists the refund by day of request from this moment on, the present step first. */
export function toSteps(
  { useDate, passes, payAmount, before, isConfirmed = true, refused }: StepFacts,
  { languageCd, now }: { readonly languageCd: string; readonly now: Date },
  policy?: TravelPolicy,
): RefundStep[] {
  const locale = toContentLocale(languageCd);
  const paid = { payAmount, pointAmount: 0, ...(before && { before }) };
  const pass = passes.find(({ isUsed }) => !isUsed) ?? passes[0];
  const listFrom = (at: Date) => {
    if (useDate !== null) return datedSteps(locale, { useDate, isConfirmed, paid, now: at }, policy);
    return pass === undefined ? [] : passSteps(locale, { ...pass, paid, now: at }, policy);
  };
  const steps = listFrom(now);
  const kept = refused && listFrom(refused.askedAt)[0];
  if (refused === undefined || kept === undefined || (kept.untilDt ?? '') >= refused.untilDt) return steps;
  const isLater = ({ untilDt }: RefundStep) => untilDt === null || untilDt > refused.untilDt;
  return [{ ...kept, untilDt: refused.untilDt }, ...steps.filter(isLater)];
}

/** Returns the times of a pass that is bought now. @param validDays of `pass_option` */
export const toNewPass = (boughtAt: Date, validDays: number) => ({
  boughtAt,
  validUntil: new Date(boughtAt.getTime() + validDays * dayMs),
  isUsed: false,
});

/** Returns the refund that the member would currently get. */
export async function previewRefund(
  db: Kysely<Database>,
  facts: RefundFacts,
  {
    now,
    languageCd,
    chosen = { passUids: [], tickets: [] },
  }: { readonly now: Date; readonly languageCd: string; readonly chosen?: ChosenPieces },
): Promise<RefundPreview> {
  const passUids = pickPasses(facts, chosen.passUids);
  const tickets = pickTickets(facts.tickets ?? [], chosen.tickets);
  const pieces = { passUids, tickets };
  const ratePct = facts.passes.length > 0 && passUids.length === 0 ? 0 : toRate(facts, now);
  const paid = toPaid(facts, pieces);
  const isConfirmed = facts.state !== 'CONFIRM_WAIT';
  const steps = toSteps({ ...facts, ...paid, isConfirmed }, { languageCd, now });
  const { refundAmount, fee, pointAmount } = toRefund(ratePct, paid);
  return {
    rsvtUid: facts.rsvtUid,
    refundableYn: ratePct > 0 ? 'Y' : 'N',
    ratePct,
    payAmount: paid.payAmount,
    fee,
    refundAmount,
    pointAmount,
    paidPoints: paid.pointAmount,
    providerOnlyYn: ratePct === 0 && tickets.length > 0 && isReportable(facts, now) ? 'Y' : 'N',
    // The coupon was used by what stays, too.
    couponBackYn: ratePct > 0 && isLastRefund(facts, pieces) ? 'Y' : 'N',
    passUids,
    tickets,
    untilDt: steps[0]?.untilDt ?? null,
    dueDt: toDueDate(now, await readHolidaysFrom(db, toSeoulDate(now))),
    refundSteps: steps,
  };
}
