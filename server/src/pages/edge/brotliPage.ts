import { randomInt } from 'node:crypto';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { type Hole, holeEnds, holeLengths, type PageFilling, type PagePart, toHoleBytes } from './pageParts.ts';

/** Compresses a home page of 248 kB to 40 kB in about 5 ms; 11 would save another 2.6 kB and take a third of a second. */
const brotliQuality = 8;
/** Larger than any compressed page, so that each part arrives as one chunk. */
const chunkSize = 1 << 20;

/** Byte that UTF-8 never uses. */
const nonTextByte = 0xff;

/**
 * Creates a placeholder for values that are filled in after compression. No text contains its first byte, and none has two of
 * the others in a row, which start characters in UTF-8: so no text refers to any of them. No byte is repeated, since repetition
 * would compress.
 */
function createPlaceholder(hole: Hole): Buffer {
  const end = Buffer.from(holeEnds[hole]);
  const bytes = new Set([nonTextByte]);
  while (bytes.size < holeLengths[hole] - end.length) bytes.add(randomInt(0xc0, nonTextByte));
  return Buffer.concat([Buffer.from([...bytes]), end]);
}

/** Compresses `text` and flushes to a byte boundary. */
function compressNext(stream: BrotliCompress, text: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => chunks.push(chunk);
    stream.on('data', collect);
    stream.write(text, (error) => {
      stream.off('data', collect);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    });
  });
}

/** Empty last block at a byte boundary. */
const brotliEnd = Buffer.from([0x03]);

/**
 * Compresses the texts of a page once, and lets each response fill the holes between them. Brotli stores incompressible bytes
 * unchanged, with a header (RFC 7932, 9.2: uncompressed meta-blocks); the filled values replace such a placeholder.
 *
 * @throws if a placeholder was not stored unchanged, because later distances would be invalid for a decoder
 */
export async function compressToBrotli(parts: readonly PagePart[]): Promise<(filling: PageFilling) => Buffer> {
  const stream = createBrotliCompress({
    chunkSize,
    // Each write ends at a byte boundary, and costs one turn of the thread pool.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // The callback of the write reports the error, which would end the process without a listener.
  stream.on('error', () => undefined);
  const pieces: (Buffer | Hole)[] = [];
  try {
    for (const part of parts) {
      if (typeof part !== 'string') {
        pieces.push(await compressNext(stream, part));
        continue;
      }
      const placeholder = createPlaceholder(part);
      const block = await compressNext(stream, placeholder);
      const start = block.indexOf(placeholder);
      if (start === -1) throw new Error(`the place of a ${part} was compressed`);
      pieces.push(block.subarray(0, start), part, block.subarray(start + placeholder.length));
    }
  } finally {
    stream.destroy();
  }
  return (filling) =>
    Buffer.concat([
      ...pieces.map((piece) => (typeof piece === 'string' ? toHoleBytes(piece, filling) : piece)),
      brotliEnd,
    ]);
}
