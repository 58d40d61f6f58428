import { compressText, type Encoding } from './encoding.ts';
import { toTag } from './revalidation.ts';

/** Text that may be sent many times. Compresses it once for each encoding that is requested. */
export class TextBody {
  readonly text: string;
  readonly #quality: number | undefined;
  #tag: string | undefined;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param quality of brotli; the default is for texts that are sent a few times */
  constructor(text: string, quality?: number) {
    this.text = text;
    this.#quality = quality;
  }

  /** ETag of the text. */
  get tag(): string {
    this.#tag ??= toTag(this.text);
    return this.#tag;
  }

  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const compressed = compressText(this.text, encoding, this.#quality);
    this.#compressed.set(encoding, compressed);
    // The next request tries again.
    compressed.catch(() => this.#compressed.delete(encoding));
    return compressed;
  }
}
