import type { RefundPreview, RefundStep, ReservationState, TravelPolicy } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { datedRate, datedSteps, passRate, passSteps, toDueDate, toRefund } from './refundRules.ts';
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
  readonly passes: readonly { readonly boughtAt: Date; readonly validUntil: Date; readonly isUsed: boolean }[];
}

interface StepFacts extends Pick<RefundFacts, 'passes' | 'payAmount' | 'useDate'> {
  /** False while the provider has not confirmed: everything is refunded until then. */
  readonly isConfirmed?: boolean;
}

/** @param rsvtUids of one member, or of one order */
export async function readPassTimes(db: Kysely<Database>, rsvtUids: readonly string[]) {
  if (rsvtUids.length === 0) return [];
  const rows = await db
    .selectFrom('member_pass')
    .select(['rsvt_uid', 'bought_at', 'valid_until', 'activated_at'])
    .where('rsvt_uid', 'in', rsvtUids)
    .execute();
  return rows.map((row) => ({
    rsvtUid: row.rsvt_uid,
    boughtAt: row.bought_at,
    validUntil: row.valid_until,
    isUsed: row.activated_at !== null,
  }));
}

/** Returns the current refund rate in percent; 0 without a refund, or if it cannot be requested. */
export function toRate({ state, useDate, passes }: RefundFacts, now: Date, policy?: TravelPolicy): number {
  if (!reservationMoves.ask.from.some((from) => from === state)) return 0;
  if (useDate !== null) {
    // Full refund, because the reservation is not confirmed yet.
    if (state === 'CONFIRM_WAIT') return 100;
    return datedRate(useDate, now, policy);
  }
  return Math.min(100, ...passes.map((pass) => passRate(pass, now, policy)));
}

/** Lists the refund by day of request from this moment on, the present step first. */
export function toSteps(
  { useDate, passes, payAmount, isConfirmed = true }: StepFacts,
  { languageCd, now }: { readonly languageCd: string; readonly now: Date },
  policy?: TravelPolicy,
): RefundStep[] {
  const locale = toContentLocale(languageCd);
  if (useDate !== null) return datedSteps(locale, { useDate, isConfirmed, payAmount, now }, policy);
  const pass = passes.find(({ isUsed }) => !isUsed) ?? passes[0];
  return pass === undefined ? [] : passSteps(locale, { ...pass, payAmount, now }, policy);
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
  { now, languageCd }: { readonly now: Date; readonly languageCd: string },
): Promise<RefundPreview> {
  const ratePct = toRate(facts, now);
  const steps = toSteps({ ...facts, isConfirmed: facts.state !== 'CONFIRM_WAIT' }, { languageCd, now });
  const { refundAmount, fee, pointAmount } = toRefund(ratePct, facts);
  return {
    rsvtUid: facts.rsvtUid,
    refundableYn: ratePct > 0 ? 'Y' : 'N',
    ratePct,
    payAmount: facts.payAmount,
    fee,
    refundAmount,
    pointAmount,
    couponBackYn: ratePct > 0 ? 'Y' : 'N',
    untilDt: steps[0]?.untilDt ?? null,
    dueDt: toDueDate(now, await readHolidaysFrom(db, toSeoulDate(now))),
    refundSteps: steps,
  };
}
