import * as z from 'zod/mini';

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

// Control characters and lone surrogates, which cannot be typed and which some databases refuse; marks that change the direction
// of the text around them (bidi); invisible tag characters.
const unprintable =
  /[\p{Cs}\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\u{e0001}]|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu;
/** Combining marks; more than four of them on a character overlap the neighbouring lines. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;
/** Blanks and invisible signs alone. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** Normalises to NFC and trims, with one kind of line ending, or as a single line. */
function toPlain(value: string, hasLines: boolean): string {
  const text = value.normalize('NFC').replaceAll('\r\n', '\n');
  return text
    .replaceAll(unprintable, (sign) => (hasLines && /[\n\t]/.test(sign) ? sign : /\s/.test(sign) ? ' ' : ''))
    .replaceAll(tooManyMarks, '$1')
    .trim();
}

/**
 * Counts characters as users see them (grapheme clusters) in the text that is kept: a syllable, an emoji or an accented character is
 * one. Limits and the counters of fields count by it.
 */
export function countLetters(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(toPlain(text, true))) count += 1;
  return count;
}

export interface MemberTextRules {
  /** Length in characters (grapheme clusters). */
  readonly max: number;
  /** Message for an empty text; without one the text is optional. */
  readonly empty?: string | undefined;
  readonly tooLong: string;
  /** False for a single line. @default true */
  readonly hasLines?: boolean;
}

/** Text that a member enters: plain text, never markup. */
export function memberText({ max, empty, tooLong, hasLines = true }: MemberTextRules) {
  return z.pipe(
    z.pipe(
      z.string(empty === undefined ? undefined : { error: empty }),
      z.transform((value: string) => toPlain(value, hasLines)),
    ),
    z.string().check(
      z.refine((value) => empty === undefined || !blank.test(value), { ...(empty && { error: empty }) }),
      // Cheap check first: the longest emoji, two people with colours of skin, has 15 code units.
      z.refine((value) => value.length <= max * 16 && countLetters(value) <= max, { error: tooLong }),
    ),
  );
}
