import { addWorkingDays, type ContentLocale } from '@haesol/contracts/common';
import {
  changeWhy,
  changeWhyName,
  currentSteps,
  datedRateOf,
  datedRefundRules,
  passRateOf,
  passRefundRules,
  providerWhy,
  type RefundStep,
  type TravelPolicy,
  travelPolicy,
  unconfirmedLabel,
} from '@haesol/contracts/travel';
import { addDays, daysBetween, toSeoulDate } from '../../../db/seoulTime.ts';
import type { PaidShare } from '../point/shareOf.ts';

/** Returns the current refund rate of dated goods in percent. */
export const datedRate = (useDate: string, now: Date, policy?: TravelPolicy): number =>
  datedRateOf(daysBetween(toSeoulDate(now), useDate), policy);

export interface PassTimes {
  readonly boughtAt: Date;
  readonly validUntil: Date;
  readonly isUsed: boolean;
}

/** Returns the current refund rate of a pass in percent. */
export function passRate({ boughtAt, validUntil, isUsed }: PassTimes, now: Date, policy?: TravelPolicy): number {
  const daysSinceBought = daysBetween(toSeoulDate(boughtAt), toSeoulDate(now));
  return passRateOf({ daysSinceBought, isExpired: now >= validUntil, isUsed }, policy);
}

export interface RefundAmounts {
  readonly refundAmount: number;
  readonly fee: number;
  readonly pointAmount: number;
}

/**
 * Computes the refund of money and points; fractions of a won remain in the fee. Rounds the sum with the pieces that went before, so
 * that the refunds of an order one by one come to the one of all at that rate.
 */
export function toRefund(ratePct: number, { payAmount, pointAmount, before }: PaidShare): RefundAmounts {
  const backOf = (amount: number, first = 0) =>
    Math.floor(((first + amount) * ratePct) / 100) - Math.floor((first * ratePct) / 100);
  const refundAmount = backOf(payAmount, before?.payAmount);
  return { refundAmount, fee: payAmount - refundAmount, pointAmount: backOf(pointAmount, before?.pointAmount) };
}

const toStep = (
  { label, ratePct }: { label: string; ratePct: number },
  paid: PaidShare,
  untilDt: string | null,
): RefundStep => {
  const { refundAmount, fee } = toRefund(ratePct, paid);
  return { label, ratePct, untilDt, refundAmount, fee };
};

interface AskedRefund {
  readonly why_cd: string;
  readonly by_staff: boolean;
  readonly rate_pct: number;
  readonly from_stts: string;
  /** Null for a pass. */
  readonly use_date: string | null;
  readonly asked_at: Date;
}

/** Returns the rate of a refund in percent, and the rule behind it in words for staff; empty where staff decided otherwise. */
export function toRefundRule(refund: AskedRefund): { readonly ratePct: number; readonly ruleNm: string } {
  const { why_cd, by_staff, rate_pct: ratePct, from_stts, use_date, asked_at } = refund;
  if (why_cd === providerWhy) return { ratePct: 100, ruleNm: '업체 사유' };
  if (why_cd === changeWhy) return { ratePct: 100, ruleNm: changeWhyName };
  if (by_staff) return { ratePct, ruleNm: '사무국 취소' };
  if (use_date === null)
    return { ratePct, ruleNm: passRefundRules('ko').find((rule) => rule.ratePct === ratePct)?.label ?? '' };
  if (from_stts === 'CONFIRM_WAIT') return { ratePct, ruleNm: unconfirmedLabel('ko') };
  const daysLeft = daysBetween(toSeoulDate(asked_at), use_date);
  const rules = datedRefundRules('ko').filter(({ daysBefore }) => daysBefore <= daysLeft);
  return { ratePct, ruleNm: rules.find((rule) => rule.ratePct === ratePct)?.label ?? '' };
}

interface StepFacts {
  readonly paid: PaidShare;
  readonly now: Date;
}

/** Lists the refund by day of request from this moment on, the present step first; none after the day of use. */
export function datedSteps(
  locale: ContentLocale,
  { useDate, isConfirmed, paid, now }: StepFacts & { readonly useDate: string; readonly isConfirmed: boolean },
  policy?: TravelPolicy,
): RefundStep[] {
  const rules = datedRefundRules(locale, policy);
  const steps = rules.map((rule) => toStep(rule, paid, addDays(useDate, -rule.daysBefore)));
  const whole = toStep({ label: unconfirmedLabel(locale), ratePct: 100 }, paid, null);
  return currentSteps(isConfirmed ? steps : [whole, ...steps], now);
}

/** The same for a pass; after its use or its last moment only the step without a refund is left. */
export function passSteps(
  locale: ContentLocale,
  { boughtAt, validUntil, isUsed, paid, now }: StepFacts & PassTimes,
  policy: TravelPolicy = travelPolicy,
): RefundStep[] {
  const ends = [addDays(toSeoulDate(boughtAt), policy.passRefund.fullDays), toSeoulDate(validUntil), null];
  const steps = passRefundRules(locale, policy).map((rule, index) => toStep(rule, paid, ends[index] ?? null));
  return isUsed || now >= validUntil ? steps.slice(-1) : currentSteps(steps, now);
}

/** Returns the latest day for sending a refund. @param holidays days `YYYY-MM-DD` */
export function toDueDate(now: Date, holidays: ReadonlySet<string>, policy: TravelPolicy = travelPolicy): string {
  return addWorkingDays(toSeoulDate(now), policy.refundWorkDays, holidays);
}
