import type { ContentLocale } from '@haesol/contracts/common';
import { reviewLimits } from '@haesol/contracts/travel';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';

/** Last day on which a review of something used then is written, in Asia/Seoul. */
export function toReviewDue(usedAt: Date): string {
  return addDays(toSeoulDate(usedAt), reviewLimits.days);
}

/** What was used before this moment cannot be reviewed any more. */
export function firstReviewableUse(now: Date): Date {
  return seoulInstant(addDays(toSeoulDate(now), -reviewLimits.days));
}

/** Language of a review: Korean where it has a Korean letter, else the language that its writer reads. */
export function toReviewLang(content: string, chosen: ContentLocale): ContentLocale {
  return /[가-힣]/.test(content) ? 'ko' : chosen;
}
