import { randomInt } from 'node:crypto';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { type Hole, holeEnds, holeLengths, type PageFilling, type PagePart, toHoleBytes } from './pageParts.ts';

/** A home page of 248 kB in 40 kB and some 5 ms; 11 would save another 2.6 kB and take a third of a second. */
const brotliQuality = 8;
/** Larger than any compressed page, so that each piece arrives as one chunk. */
const chunkSize = 1 << 20;

/** A byte that UTF-8 never uses. */
const nonTextByte = 0xff;

/**
 * Stands for a filling while a page is compressed. No text goes on with its first byte, and none holds two of the others
 * after each other, which begin letters in UTF-8: so no text refers to any of them. No byte comes twice, since few
 * different ones would be shorter compressed.
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

/** An empty last block at a whole byte. */
const brotliEnd = Buffer.from([0x03]);

/**
 * Compresses the texts of a page once, and lets each response fill the holes between them. Brotli keeps bytes that it
 * cannot shorten as they are, with a header before them (RFC 7932, 9.2: uncompressed meta-blocks); those of a filling take
 * the place of such a placeholder.
 *
 * @throws when a placeholder was not kept as it is, which would leave distances behind that a decoder does not know
 */
export async function compressToBrotli(parts: readonly PagePart[]): Promise<(filling: PageFilling) => Buffer> {
  const stream = createBrotliCompress({
    chunkSize,
    // Each write ends at a whole byte, and costs one turn of the thread pool.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // The callback of the write reports the error; without a listener it would also end the process.
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
