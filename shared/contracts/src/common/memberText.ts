import * as z from 'zod/mini';

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Letters as people count them: a syllable, an emoji or a letter with its accent is one. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}

// Controls and halves of letters, which no person types and not every database takes; marks that turn the direction of
// the text around them (bidi), and tag characters, which nobody sees.
const unprintable =
  /[\p{Cs}\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\u{e0001}]|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu;
/** Marks above and below a letter; more of them run over the lines beside it. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;
const blank = /^[\s\p{Cf}\u115f\u1160\u3164\uffa0]*$/u;

/** Composed and trimmed, with one kind of line end, or none. */
function toPlain(value: string, hasLines: boolean): string {
  const text = value.normalize('NFC').replaceAll('\r\n', '\n');
  return text
    .replaceAll(unprintable, (sign) => (hasLines && /[\n\t]/.test(sign) ? sign : /\s/.test(sign) ? ' ' : ''))
    .replaceAll(tooManyMarks, '$1')
    .trim();
}

export interface MemberTextRules {
  /** In letters as people count them. */
  readonly max: number;
  /** Message where nothing was written; without one the text may be left out. */
  readonly empty?: string | undefined;
  readonly tooLong: string;
  /** False for a single line. @default true */
  readonly hasLines?: boolean;
}

/** What a member writes: text, never markup. */
export function memberText({ max, empty, tooLong, hasLines = true }: MemberTextRules) {
  return z.pipe(
    z.pipe(
      z.string(empty === undefined ? undefined : { error: empty }),
      z.transform((value: string) => toPlain(value, hasLines)),
    ),
    z.string().check(
      z.refine((value) => empty === undefined || !blank.test(value), { ...(empty && { error: empty }) }),
      // Cheap first: a letter takes at most a few code units.
      z.refine((value) => value.length <= max * 8 && countLetters(value) <= max, { error: tooLong }),
    ),
  );
}
