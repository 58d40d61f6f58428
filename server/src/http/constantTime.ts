import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time; reveals only their lengths. */
export function isEqual(a: Buffer | string, b: Buffer | string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
