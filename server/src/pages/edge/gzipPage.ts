import { constants, crc32, deflateRawSync } from 'node:zlib';
import { holeLengths, type PageFilling, type PagePart, toHoleBytes } from './pageParts.ts';

/** Never part of UTF-8 text, so no match of the compressor refers to a position filled with it. */
const nonTextByte = 0xff;
/** Size of the deflate window. */
const windowLength = 32_768;

/** Returns the decompressor's window after `bytes`. */
const slide = (window: Buffer, bytes: Buffer): Buffer => Buffer.concat([window, bytes]).subarray(-windowLength);

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Empty last block. */
const deflateEnd = Buffer.from([0x03, 0x00]);

/** Builds a stored (uncompressed) deflate block. */
function toStoredBlock(bytes: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0]);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/**
 * Compresses the texts of a page once: each ends at a byte boundary and refers only to earlier texts, not to holes. A response
 * then costs a copy and a checksum.
 */
export function compressToGzip(parts: readonly PagePart[]): (filling: PageFilling) => Buffer {
  let window: Buffer = Buffer.alloc(0);
  const pieces = parts.map((part) => {
    const dictionary = window;
    if (typeof part === 'string') {
      window = slide(window, Buffer.alloc(holeLengths[part], nonTextByte));
      return part;
    }
    window = slide(window, part);
    const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH, ...(dictionary.length > 0 && { dictionary }) };
    return { text: part, deflated: deflateRawSync(part, options) };
  });
  return (filling) => {
    let checksum = 0;
    let length = 0;
    const blocks = pieces.map((piece) => {
      const bytes = typeof piece === 'string' ? toHoleBytes(piece, filling) : piece.text;
      checksum = crc32(bytes, checksum);
      length += bytes.length;
      return typeof piece === 'string' ? toStoredBlock(bytes) : piece.deflated;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum >>> 0, 0);
    trailer.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([gzipHeader, ...blocks, deflateEnd, trailer]);
  };
}
