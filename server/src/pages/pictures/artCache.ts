import { createHash } from 'node:crypto';
import { compressText, type Encoding } from '../../http/encoding.ts';

/** The maximum quality, 11, saves a few percent more and takes ten times as long. */
const artQuality = 9;

/** Picture that is drawn on request. */
export interface Drawing {
  /** Equal for equal pictures of a path, so that requests with other names and parameters share one cached picture. */
  readonly id: string;
  draw(): string;
}

/** Drawing with its requested encodings. */
export interface CachedArt {
  text: string;
  hash: string;
  bodies: Map<Encoding | undefined, Promise<Buffer>>;
}

/** LRU cache of drawings. */
export class ArtCache {
  readonly #entries = new Map<string, CachedArt>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the drawing of a key, drawn only on the first call. */
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

/** Returns the bytes of a drawing, compressed once per encoding. @param encoding undefined for uncompressed bytes */
export function encodeArt({ text, bodies }: CachedArt, encoding: Encoding | undefined): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known !== undefined) return known;
  const body = encoding === undefined ? Promise.resolve(Buffer.from(text)) : compressText(text, encoding, artQuality);
  bodies.set(encoding, body);
  return body;
}
