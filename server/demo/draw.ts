import { createRandom } from './random.ts';

/** Numbers that are the same for the same seed, everywhere. */
export interface Draw {
  /** 0 ≤ n < 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different values in a random order. */
  sample<T>(values: readonly T[], count: number): T[];
  chance(probability: number): boolean;
  uuid(): string;
}

/** Draws from numbers whose seed is a hash of the text. */
export function createDraw(seed: string): Draw {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  const next = createRandom(state);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const sample = <T>(values: readonly T[], count: number): T[] => {
    const rest = [...values];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat();
  };
  return {
    next,
    int,
    sample,
    pick(values) {
      const [value] = values.slice(int(0, values.length - 1));
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
    chance: (probability) => next() < probability,
    uuid() {
      const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
