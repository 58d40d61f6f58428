import type { paths } from '#paths';

/** Pages by the letter after `g`. */
export const goKeys: Readonly<Record<string, keyof typeof paths>> = {
  t: 'today',
  q: 'qna',
  b: 'bookings',
  a: 'applications',
  r: 'refunds',
};
