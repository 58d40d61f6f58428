import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Marks of what differs from response to response. Nobody outside this process knows them, so no content can hold one. */
const secret = randomBytes(12).toString('hex');
export const nonceMark = `hs-nonce-${secret}`;
/** Stands for a number in JSON. */
export const serverNowMark = `hs-now-${secret}`;
const marks = new RegExp(`(${nonceMark}|"${serverNowMark}")`);

/** What one response puts into the holes of a page. */
export interface PageFilling {
  readonly nonce: string;
  /** Milliseconds since the epoch. */
  readonly serverNow: number;
}

interface Piece {
  readonly text: Buffer;
  /** Raw deflate that ends at a whole byte; it refers to the texts before it, and to nothing in a hole. */
  readonly deflated: Buffer;
}

type Hole = 'nonce' | 'serverNow';

/** How many bytes fill a hole, always: what comes after it refers to what was before it by distance. */
const holeLengths: Readonly<Record<Hole, number>> = { nonce: 24, serverNow: 16 };
/** No text in UTF-8 holds this byte, so that nothing refers to where it stands. */
const noText = 0xff;
/** As far as deflate looks back. */
const windowLength = 32_768;

/** What a response is filled with. @throws for a nonce of another length */
function fill(hole: Hole, { nonce, serverNow }: PageFilling): Buffer {
  const bytes = Buffer.from(hole === 'nonce' ? nonce : String(Math.round(serverNow)).padEnd(holeLengths.serverNow));
  if (bytes.length !== holeLengths[hole]) throw new RangeError(`a ${hole} of ${bytes.length} bytes`);
  return bytes;
}

/** The bytes that stand in the decompressor's window once `bytes` have come. */
const slide = (window: Buffer, bytes: Buffer): Buffer => Buffer.concat([window, bytes]).subarray(-windowLength);

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const deflateEnd = Buffer.from([0x03, 0x00]);

/** A block of deflate that holds its bytes as they are. */
function toStoredBlock(bytes: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0]);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/**
 * A page that is sent many times: all of it but a nonce and a time is the same, and is compressed once. Deflate can be
 * put together from pieces, so that a response costs a copy and a checksum.
 */
export class PageTemplate {
  /** Texts, and between them what fills the hole. */
  readonly #parts: readonly (Piece | Hole)[];
  readonly byteLength: number;

  constructor(html: string) {
    let window: Buffer = Buffer.alloc(0);
    this.#parts = html.split(marks).map((text) => {
      if (text === nonceMark || text === `"${serverNowMark}"`) {
        const hole = text === nonceMark ? 'nonce' : 'serverNow';
        window = slide(window, Buffer.alloc(holeLengths[hole], noText));
        return hole;
      }
      const bytes = Buffer.from(text);
      const dictionary = window;
      window = slide(window, bytes);
      const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH, ...(dictionary.length > 0 && { dictionary }) };
      return { text: bytes, deflated: deflateRawSync(bytes, options) };
    });
    this.byteLength = this.#parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.text.length), 0);
  }

  toHtml(filling: PageFilling): Buffer {
    return Buffer.concat(this.#parts.map((part) => (typeof part === 'string' ? fill(part, filling) : part.text)));
  }

  toGzip(filling: PageFilling): Buffer {
    let checksum = 0;
    let length = 0;
    const blocks = this.#parts.map((part) => {
      const bytes = typeof part === 'string' ? fill(part, filling) : part.text;
      checksum = crc32(bytes, checksum);
      length += bytes.length;
      return typeof part === 'string' ? toStoredBlock(bytes) : part.deflated;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum >>> 0, 0);
    trailer.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([gzipHeader, ...blocks, deflateEnd, trailer]);
  }
}
