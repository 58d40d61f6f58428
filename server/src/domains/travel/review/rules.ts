import type { ContentLocale } from '@haesol/contracts/common';
import { reviewLimits } from '@haesol/contracts/travel';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';

/** Returns the last day for reviewing a use, in Asia/Seoul. */
export function toReviewDue(usedAt: Date): string {
  return addDays(toSeoulDate(usedAt), reviewLimits.days);
}

/** Returns the earliest use that can still be reviewed. */
export function firstReviewableUse(now: Date): Date {
  return seoulInstant(addDays(toSeoulDate(now), -reviewLimits.days));
}

/** Returns the language of a review: Korean if it has a Korean letter, else the language of its author. */
export function toReviewLang(content: string, chosen: ContentLocale): ContentLocale {
  return /[가-힣]/.test(content) ? 'ko' : chosen;
}
