import type { Encoding } from '../../http/encoding.ts';
import { compressToBrotli } from './brotliPage.ts';
import { compressToGzip } from './gzipPage.ts';
import { type PageFilling, type PagePart, toHoleBytes, toPageParts } from './pageParts.ts';

type Fill = (filling: PageFilling) => Buffer;

/**
 * Page that is sent many times: only a nonce and a time differ, so it is compressed once for each requested encoding.
 */
export class PageTemplate {
  readonly #parts: readonly PagePart[];
  readonly #compressed = new Map<Encoding, Promise<Fill>>();

  constructor(html: string) {
    this.#parts = toPageParts(html);
  }

  toHtml(filling: PageFilling): Buffer {
    return Buffer.concat(this.#parts.map((part) => (typeof part === 'string' ? toHoleBytes(part, filling) : part)));
  }

  /** @throws {RangeError} for malformed values */
  async encode(encoding: Encoding, filling: PageFilling): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (compressed === undefined) {
      compressed = encoding === 'br' ? compressToBrotli(this.#parts) : Promise.resolve(compressToGzip(this.#parts));
      this.#compressed.set(encoding, compressed);
      // The next request retries.
      compressed.catch(() => this.#compressed.delete(encoding));
    }
    return (await compressed)(filling);
  }
}
