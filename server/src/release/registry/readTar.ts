import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { releaseLimits } from './checkRelease.ts';
import { RegistryError } from './RegistryError.ts';

const gunzipAsync = promisify(gunzip);
const block = 512;
/** Allowance for headers, padding and attributes added by archivers. */
const overheadBytes = 4 * 1024 * 1024;

function invalid(reason: string, cause?: unknown): never {
  throw new RegistryError('invalid', `the archive cannot be read: ${reason}`, { cause });
}

function readText(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString('utf8');
}

function readOctal(header: Buffer, start: number, length: number): number {
  const text = readText(header, start, length).trim();
  return /^[0-7]{1,11}$/.test(text) ? Number.parseInt(text, 8) : invalid('a number in a header');
}

function checkSum(header: Buffer): void {
  let sum = 0;
  for (let index = 0; index < block; index += 1) sum += index >= 148 && index < 156 ? 32 : (header[index] ?? 0);
  if (sum !== readOctal(header, 148, 8)) invalid('a checksum');
}

/** Reads the `path` of a pax header, for names that are long or not ASCII. */
function readPaxPath(body: Buffer): string | undefined {
  let path: string | undefined;
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(0x20, at);
    const length = Number(body.subarray(at, space).toString('latin1'));
    if (space === -1 || !Number.isInteger(length) || length <= 0) invalid('a pax header');
    const record = body.subarray(space + 1, at + length - 1).toString('utf8');
    if (record.startsWith('path=')) path = record.slice('path='.length);
    at += length;
  }
  return path;
}

/**
 * Reads the files of a gzipped tar (ustar, with pax names) into memory. Skips folders; refuses links, devices and duplicate
 * names. Does not check names, because nothing is written here.
 * @throws RegistryError `invalid`
 */
export async function readTar(archive: Uint8Array): Promise<Map<string, Uint8Array>> {
  const maxOutputLength = releaseLimits.totalBytes + overheadBytes;
  const tar = await gunzipAsync(archive, { maxOutputLength }).catch((error: unknown) => invalid('gzip', error));
  const files = new Map<string, Uint8Array>();
  let paxPath: string | undefined;
  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) return files;
    checkSum(header);
    const size = readOctal(header, 124, 12);
    const type = readText(header, 156, 1) || '0';
    const body = tar.subarray(at + block, at + block + size);
    if (body.length !== size) invalid('it ends early');
    at += block + Math.ceil(size / block) * block;
    if (type === 'x') {
      paxPath = readPaxPath(body) ?? paxPath;
      continue;
    }
    if (type === '5' || type === 'g') continue;
    if (type !== '0') invalid(`an entry of type ${type}`);
    const prefix = readText(header, 345, 155);
    const name = (paxPath ?? (prefix === '' ? '' : `${prefix}/`) + readText(header, 0, 100)).replace(/^\.\//, '');
    paxPath = undefined;
    if (files.has(name)) invalid(`${name} twice`);
    if (files.size > releaseLimits.files) invalid('too many files');
    files.set(name, body);
  }
  return invalid('it has no end');
}
