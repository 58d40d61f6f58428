import { createHash } from 'node:crypto';
import type { BrandMark } from './brandType.ts';

/** Paths of a brand's own marks. */
export const markPaths = { plain: '/art/brand-mark.svg', inverse: '/art/brand-mark-inverse.svg' } as const;

/** Returns the address of a mark, which changes with the picture. */
export const toMarkUrl = (mark: BrandMark, look: keyof typeof markPaths): string =>
  `${markPaths[look]}?v=${createHash('sha256').update(mark[look]).digest('hex').slice(0, 8)}`;
