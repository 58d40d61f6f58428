import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { FileRow } from './repository.ts';
import { createSampleFile } from './sampleFile.ts';
import type { ByteRange, FileStore } from './store.ts';

const samplePrefix = 'sample/';
const samplePath = z.tuple([z.string(), z.string(), z.string()]);

/** Bytes of a file, from the store or generated for a sample. */
export interface FileBytes {
  readonly size: number;
  read(range?: ByteRange): Readable;
}

function toSampleBytes(path: string): Buffer {
  const [ext, title, text] = samplePath.parse(JSON.parse(path.slice(samplePrefix.length)));
  return Buffer.from(createSampleFile(ext, title, text));
}

export const isSample = (file: FileRow): boolean => file.path.startsWith(samplePrefix);

/** @returns undefined if the bytes are missing */
export async function openBytes(file: FileRow, store: FileStore): Promise<FileBytes | undefined> {
  if (isSample(file)) {
    const bytes = toSampleBytes(file.path);
    const read = (range?: ByteRange) =>
      Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]);
    return { size: bytes.length, read };
  }
  if (!(await store.has(file.path))) return undefined;
  return { size: file.size, read: (range) => store.read(file.path, range) };
}

/** Parses a `Range` header with one range; 'bad' if it is outside the file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'bad' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end || start >= size ? 'bad' : { start, end };
}
