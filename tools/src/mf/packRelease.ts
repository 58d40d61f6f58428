import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { MfError } from '../contract/MfError.ts';

const block = 512;
const maxNameBytes = 100;
const gzipAsync = promisify(gzip);

/** Builds a ustar header without owner and time, so that the same files make the same archive. */
function toHeader(name: string, size: number, type: '0' | 'x'): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, maxNameBytes);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.fill(' ', 148, 156);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const toPadding = (size: number) => Buffer.alloc((block - (size % block)) % block);

/** Formats `<length> path=<name>\n`, where the length includes its own digits. */
function toPaxRecord(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`);
  let length = rest;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return Buffer.from(`${length} path=${name}\n`);
}

function toEntry(name: string, bytes: Uint8Array): Buffer[] {
  const file = (short: string) => [
    toHeader(short, bytes.byteLength, '0'),
    Buffer.from(bytes),
    toPadding(bytes.byteLength),
  ];
  if (Buffer.byteLength(name) <= maxNameBytes) return file(name);
  const record = toPaxRecord(name);
  return [toHeader('pax', record.length, 'x'), record, toPadding(record.length), ...file(name.slice(-50))];
}

/** Packs files of a release as one gzipped tar. @throws {MfError} without `release.json` */
export async function packRelease(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  if (!files.has('release.json'))
    throw new MfError('The folder has no release.json', 'Build it with: npm run mf -- build mf-…');
  const entries = [...files].flatMap(([name, bytes]) => toEntry(name, bytes));
  return gzipAsync(Buffer.concat([...entries, Buffer.alloc(block * 2)]));
}
