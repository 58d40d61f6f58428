import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

/** An entry as the directory of its zip describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isLink: boolean;
  /** 0 stored, 8 deflate; others exist and are not read here. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Of its own header. */
  readonly offset: number;
}

const localSignature = 0x04034b50;
const localHeaderBytes = 30;

/** Where the packed bytes of an entry begin; undefined where its own header is not there. */
async function findData(file: FileHandle, { offset }: ZipEntry): Promise<number | undefined> {
  const header = Buffer.alloc(localHeaderBytes);
  const { bytesRead } = await file.read(header, 0, localHeaderBytes, offset);
  if (bytesRead < localHeaderBytes || header.readUInt32LE(0) !== localSignature) return undefined;
  return offset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Unpacks without keeping anything, and stops at the first byte too many. */
async function unpacksTo(file: FileHandle, start: number, { packedBytes, bytes }: ZipEntry): Promise<boolean> {
  const packed = file.createReadStream({ start, end: start + packedBytes - 1, autoClose: false });
  const inflate = createInflateRaw();
  packed.on('error', (error) => inflate.destroy(error)).pipe(inflate);
  let length = 0;
  try {
    for await (const piece of inflate) {
      length += (piece as Buffer).length;
      if (length > bytes) return false;
    }
    return length === bytes;
  } catch {
    // Not deflate, or cut off.
    return false;
  } finally {
    packed.destroy();
    inflate.destroy();
  }
}

/** Whether each entry holds as many bytes as the directory says, which a bomb may not. Encrypted ones cannot be looked at. */
export async function areSizesTrue(path: string, entries: readonly ZipEntry[]): Promise<boolean> {
  const file = await open(path);
  try {
    for (const entry of entries) {
      if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) return false;
      if (entry.method === 0 && entry.packedBytes !== entry.bytes) return false;
      if (entry.method === 0 || entry.packedBytes === 0) continue;
      const start = await findData(file, entry);
      if (start === undefined || !(await unpacksTo(file, start, entry))) return false;
    }
    return true;
  } finally {
    await file.close();
  }
}
