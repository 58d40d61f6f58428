import type { ContentLocale } from '@haesol/contracts/common';
import type { RefundStep } from '@haesol/contracts/travel';
import { addDays, daysBetween, toSeoulDate, weekdayOf } from '../../../db/seoulTime.ts';
import { datedRefundRules } from '../attraction/rules.ts';
import { passTextsOf } from '../pass/rules.ts';

/** Passes that are unused come back whole within so many days. */
const fullPassDays = 7;
/** Days of work until the money has been sent (Act on Consumer Protection in Electronic Commerce, article 18). */
const refundWorkDays = 3;

/** Percent of dated goods by the days that are left: 3 and more, 2, 1, the day itself. */
export function datedRate(useDate: string, now: Date): number {
  const left = daysBetween(toSeoulDate(now), useDate);
  if (left >= 3) return 100;
  if (left === 2) return 80;
  return left === 1 ? 50 : 0;
}

export interface PassTimes {
  readonly boughtAt: Date;
  readonly validUntil: Date;
  readonly isUsed: boolean;
}

/** Percent of passes: nothing once one was used, all within a week, 90 until they expire. */
export function passRate({ boughtAt, validUntil, isUsed }: PassTimes, now: Date): number {
  if (isUsed || now >= validUntil) return 0;
  return daysBetween(toSeoulDate(boughtAt), toSeoulDate(now)) <= fullPassDays ? 100 : 90;
}

export interface RefundAmounts {
  readonly refundAmount: number;
  readonly fee: number;
  readonly pointAmount: number;
}

/** What comes back of money and points; fractions of a won stay with the fee. */
export function toRefund(ratePct: number, paid: { payAmount: number; pointAmount: number }): RefundAmounts {
  const refundAmount = Math.floor((paid.payAmount * ratePct) / 100);
  const pointAmount = Math.floor((paid.pointAmount * ratePct) / 100);
  return { refundAmount, fee: paid.payAmount - refundAmount, pointAmount };
}

const toStep = (
  { label, ratePct }: { label: string; ratePct: number },
  payAmount: number,
  untilDt: string | null,
): RefundStep => {
  const { refundAmount, fee } = toRefund(ratePct, { payAmount, pointAmount: 0 });
  return { label, ratePct, untilDt, refundAmount, fee };
};

export function datedSteps(locale: ContentLocale, useDate: string, payAmount: number): RefundStep[] {
  const daysBefore = [3, 2, 1, 0];
  return datedRefundRules(locale).map((rule, index) =>
    toStep(rule, payAmount, addDays(useDate, -(daysBefore[index] ?? 0))),
  );
}

export function passSteps(
  locale: ContentLocale,
  { boughtAt, validUntil }: Omit<PassTimes, 'isUsed'>,
  payAmount: number,
): RefundStep[] {
  const ends = [addDays(toSeoulDate(boughtAt), fullPassDays), toSeoulDate(validUntil), null];
  return passTextsOf(locale).refundRules.map((rule, index) => toStep(rule, payAmount, ends[index] ?? null));
}

/** Third day of work after today. @param holidays days `YYYY-MM-DD` */
export function toDueDate(now: Date, holidays: ReadonlySet<string>): string {
  let day = toSeoulDate(now);
  for (let left = refundWorkDays; left > 0; ) {
    day = addDays(day, 1);
    if (![0, 6].includes(weekdayOf(day)) && !holidays.has(day)) left -= 1;
  }
  return day;
}
