import { randomBytes } from 'node:crypto';

/** Placeholders for values that differ between responses. They contain a random secret, so content cannot forge one. */
const secret = randomBytes(12).toString('hex');
export const nonceMark = `hs-nonce-${secret}`;
/** Placeholder of a number in JSON. */
export const serverNowMark = `hs-now-${secret}`;
const marks = new RegExp(`(${nonceMark}|"${serverNowMark}")`);

/** Values of one response for the placeholders of a page. */
export interface PageFilling {
  readonly nonce: string;
  /** Milliseconds since the epoch. */
  readonly serverNow: number;
}

export type Hole = 'nonce' | 'serverNow';

/** Text of the page, or a placeholder between two texts. */
export type PagePart = Buffer | Hole;

/** Fixed length of each value in bytes, because compressed data refers to earlier text by distance. */
export const holeLengths: Readonly<Record<Hole, number>> = { nonce: 24, serverNow: 16 };

/**
 * End of every value: base64 of sixteen bytes, and a time with trailing blanks. Brotli chooses the code of a character by the
 * previous two.
 */
export const holeEnds: Readonly<Record<Hole, string>> = { nonce: '==', serverNow: '  ' };

export function toPageParts(html: string): PagePart[] {
  return html.split(marks).map((text) => {
    if (text === nonceMark) return 'nonce';
    return text === `"${serverNowMark}"` ? 'serverNow' : Buffer.from(text);
  });
}

/** @throws {RangeError} for a nonce that is not base64 of sixteen bytes, and for an invalid time */
export function toHoleBytes(hole: Hole, { nonce, serverNow }: PageFilling): Buffer {
  const text = hole === 'nonce' ? nonce : String(Math.round(serverNow)).padEnd(holeLengths.serverNow);
  const bytes = Buffer.from(text);
  const isRight = hole === 'nonce' || Number.isFinite(serverNow);
  if (!isRight || bytes.length !== holeLengths[hole] || !text.endsWith(holeEnds[hole])) {
    throw new RangeError(`a ${hole} of ${bytes.length} bytes that cannot stand in a page`);
  }
  return bytes;
}
