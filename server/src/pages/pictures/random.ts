/** Stream of numbers in [0, 1); the same seed gives the same stream on every machine. */
export type Random = () => number;

/** Creates a {@link Random} from any text (sfc32 generator, state mixed from the seed's characters). */
export function createRandom(seed: string | number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  for (const character of String(seed)) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (code + (a >>> 13)), 0xc2b2ae35);
    c = (c + Math.imul(a ^ b, 0x27d4eb2f)) | 0;
  }
  const random = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  // sfc32 needs some rounds before similar seeds diverge.
  for (let round = 0; round < 15; round += 1) random();
  return random;
}

/** Picks an entry of a non-empty list. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Hashes a text to a stable unsigned 32-bit number (FNV-1a), for choices that must not consume a stream. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
