import { createHash } from 'node:crypto';
import { compressText, type Encoding } from '../../http/encoding.ts';

/** The top quality, 11, saves a few per cent more and takes ten times as long, while somebody waits. */
const artQuality = 9;

/** One drawing with the encodings that were asked for so far. */
export interface CachedArt {
  text: string;
  hash: string;
  bodies: Map<Encoding | undefined, Promise<Buffer>>;
}

/** A bounded store of drawings; the one used longest ago goes first. */
export class ArtCache {
  readonly #entries = new Map<string, CachedArt>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The drawing of a key, drawn on the first call only. */
  get(key: string, draw: () => string): CachedArt {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const text = draw();
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    const entry: CachedArt = { text, hash, bodies: new Map() };
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#capacity && !oldest.done) this.#entries.delete(oldest.value);
    return entry;
  }
}

/** Bytes of a drawing in an encoding, compressed once. @param encoding undefined for the bytes as they are */
export function encodeArt({ text, bodies }: CachedArt, encoding: Encoding | undefined): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known !== undefined) return known;
  const body = encoding === undefined ? Promise.resolve(Buffer.from(text)) : compressText(text, encoding, artQuality);
  bodies.set(encoding, body);
  return body;
}
