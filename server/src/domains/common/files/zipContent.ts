import { type FileHandle, open } from 'node:fs/promises';
import { areSizesTrue, type ZipEntry } from './zipEntries.ts';

/** More entries than any document has, fewer than a directory that only costs time. */
const maxEntries = 5_000;
const maxDirectoryBytes = 4 * 1024 * 1024;
const maxUnpackedBytes = 1024 * 1024 * 1024;
/** Text packs to a fiftieth; a bomb to a thousandth. */
const maxRatio = 200;
const ratioFreeBytes = 10 * 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const archive = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|iso|cab|jar|apk)$/i;
/** What Windows, macOS or a Linux desktop runs when it is opened. */
const program =
  /\.(exe|com|scr|pif|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|cpl|dll|sys|lnk|url|reg|inf|scf|chm|jnlp|app|command|dmg|pkg|deb|rpm|sh|run|desktop|elf|so|dylib|docm|xlsm|pptm|xlam|dotm)$/i;
const macro = /(^|\/)vbaProject\.bin$/i;
const hwpxMime = 'application/hwp+zip';

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function toEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
  const nameLength = directory.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  if (next > directory.length) return undefined;
  const unixMode = directory.readUInt32LE(at + 38) >>> 16;
  const entry = {
    name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    isLink: (unixMode & 0o170_000) === 0o120_000,
    method: directory.readUInt16LE(at + 10),
    isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** The central directory; undefined for what is no zip, has too much in it, or does not add up. */
async function readEntries(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tailLength = Math.min(size, endBytes + 0xffff);
  const tail = await readAt(file, size - tailLength, tailLength);
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const directoryBytes = tail.readUInt32LE(end + 12);
  const directoryAt = tail.readUInt32LE(end + 16);
  if (count === 0 || count > maxEntries || directoryBytes > maxDirectoryBytes) return undefined;
  if (directoryAt + directoryBytes > size) return undefined;
  const directory = await readAt(file, directoryAt, directoryBytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    const found = toEntry(directory, at);
    if (found === undefined) return undefined;
    entries.push(found.entry);
    at = found.next;
  }
  return entries;
}

function leavesItsFolder(name: string): boolean {
  return /^([\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..') || name.includes('\0');
}

function isBomb(entries: readonly ZipEntry[]): boolean {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  return bytes > maxUnpackedBytes || (bytes > ratioFreeBytes && bytes > packed * maxRatio);
}

/** The first entry of a HWPX is its type, stored as it is. */
async function isHwpx(file: FileHandle): Promise<boolean> {
  const head = await readAt(file, 0, 128);
  if (head.length < 30 || head.readUInt16LE(8) !== 0) return false;
  const nameEnd = 30 + head.readUInt16LE(26);
  const dataAt = nameEnd + head.readUInt16LE(28);
  return (
    head.toString('latin1', 30, nameEnd) === 'mimetype' &&
    head.toString('latin1', dataAt, dataAt + hwpxMime.length) === hwpxMime
  );
}

const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };

/**
 * Whether a zip is what its ending says, and nothing in it could hurt who unpacks it: no path out of its folder, no
 * link, no program, no archive in the archive, no macro, no bomb. Sizes are those of the directory, which are tried by
 * unpacking into nothing.
 */
export async function isSafeZip(path: string, size: number, ext: string): Promise<boolean> {
  const file = await open(path);
  try {
    const entries = await readEntries(file, size);
    if (entries === undefined || isBomb(entries)) return false;
    if (entries.some(({ name, isLink }) => isLink || leavesItsFolder(name) || macro.test(name))) return false;
    if (!(await areSizesTrue(path, entries))) return false;
    if (ext === 'hwpx') return isHwpx(file);
    const folder = officeFolders[ext];
    const names = entries.map(({ name }) => name);
    // Windows ignores dots and spaces at the end of a name.
    const plain = names.map((name) => name.replace(/[. ]+$/, ''));
    if (folder === undefined) return !plain.some((name) => archive.test(name) || program.test(name));
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  } finally {
    await file.close();
  }
}
