/** Separates the parts of a line. */
const sign = '|';

/** Joins the parts of a line, without empty ones at its end. */
export const toLine = (...parts: readonly string[]): string => parts.join(` ${sign} `).replace(/[\s|]+$/, '');

/** Splits each line of a text into its trimmed parts. */
export const splitLines = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(sign).map((part) => part.trim()));
