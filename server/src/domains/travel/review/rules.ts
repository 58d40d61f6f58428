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

const countOf = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/**
 * Returns the language of a review: that of the script with most letters. Kana tells Japanese from Chinese, and the language of the
 * page tells the Chinese ones and decides for a text without letters.
 */
export function toReviewLang(content: string, chosen: ContentLocale): ContentLocale {
  const kana = countOf(content, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  // A syllable is as much of a word as two or three letters.
  const korean = countOf(content, /\p{sc=Hangul}/gu) * 2;
  const eastern = (kana + countOf(content, /\p{sc=Han}/gu)) * 2;
  const latin = countOf(content, /\p{sc=Latin}/gu);
  const most = Math.max(korean, eastern, latin);
  if (most === 0) return chosen;
  if (korean === most) return 'ko';
  if (latin === most) return 'en';
  if (kana > 0) return 'ja';
  return chosen === 'ko' || chosen === 'en' ? 'zh-CN' : chosen;
}
