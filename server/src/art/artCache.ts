import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The top quality, 11, saves a few per cent more and takes ten times as long, while somebody waits. */
const BROTLI_QUALITY = 9;

export type ArtEncoding = 'br' | 'gzip' | 'identity';

/** One drawing with the encodings that were asked for so far. */
export interface CachedArt {
  text: string;
  hash: string;
  bodies: Map<ArtEncoding, Promise<Buffer>>;
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

/** Bytes of a drawing in an encoding, compressed once. */
export function encodeArt(art: CachedArt, encoding: ArtEncoding): Promise<Buffer> {
  const known = art.bodies.get(encoding);
  if (known !== undefined) return known;
  const body = compress(Buffer.from(art.text), encoding);
  art.bodies.set(encoding, body);
  return body;
}

function compress(bytes: Buffer, encoding: ArtEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 9 });
  if (encoding === 'identity') return Promise.resolve(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

/** Best encoding that an Accept-Encoding header allows; a weight of 0 forbids one. */
export function chooseEncoding(header: string | undefined): ArtEncoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
