import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isWholeDirectory } from './zipDirectory.ts';

/** Above the entries of any document, and low enough to limit the time for a directory. */
const maxEntries = 5_000;
const maxDirectoryBytes = 4 * 1024 * 1024;
const maxUnpackedBytes = 1024 * 1024 * 1024;
/** Text compresses to a fiftieth, a zip bomb to a thousandth. */
const maxRatio = 200;
const ratioFreeBytes = 10 * 1024 * 1024;

const archive = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|iso|cab|jar|apk)$/i;
/**
 * Extensions that Windows, macOS or a Linux desktop executes on opening. Pages and drawings (`.html`, `.svg`) are allowed: members
 * send them as documents, the site never unpacks a zip or serves a file of one, and a browser opens an unpacked one as a local
 * file without the site's session.
 */
const program =
  /\.(exe|com|scr|pif|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|cpl|dll|sys|lnk|url|reg|inf|scf|chm|jnlp|app|command|dmg|pkg|deb|rpm|sh|run|desktop|elf|so|dylib|docm|xlsm|pptm|xlam|dotm)$/i;
const macro = /(^|\/)vbaProject\.bin$/i;
const hwpxMime = 'application/hwp+zip';

/** @returns undefined for too many entries @throws for an invalid or inconsistent zip */
async function readEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount === 0 || zip.entryCount > maxEntries) return undefined;
  const entries: Entry[] = [];
  let nameBytes = 0;
  for await (const entry of zip.eachEntry()) {
    nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (nameBytes > maxDirectoryBytes) return undefined;
    entries.push(entry);
  }
  return entries;
}

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170_000) === 0o120_000;

function leavesItsFolder(name: string): boolean {
  return /^([\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..') || name.includes('\0');
}

function isBomb(entries: readonly Entry[]): boolean {
  const bytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  return bytes > maxUnpackedBytes || (bytes > ratioFreeBytes && bytes > packed * maxRatio);
}

/**
 * Unpacks an entry and discards the bytes.
 * @throws at the first byte over the size in the directory, as in a zip bomb, and for a truncated entry
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  for await (const _piece of await zip.openReadStreamPromise(entry));
}

/** The first entry of a HWPX is its type, stored without compression. */
async function isHwpx(zip: ZipFile, first: Entry | undefined): Promise<boolean> {
  if (first?.fileName !== 'mimetype' || first.relativeOffsetOfLocalHeader !== 0 || first.compressionMethod !== 0) {
    return false;
  }
  const start = await zip.openReadStreamPromise(first, { decodeFileData: false, start: 0, end: hwpxMime.length });
  return (await text(start)) === hwpxMime;
}

/** Opens a zip and reads its directory. @returns undefined if it is not a zip, or its content differs from its directory */
async function readZip<T>(path: string, read: (zip: ZipFile, entries: Entry[]) => Promise<T>): Promise<T | undefined> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
  if (zip === undefined) return undefined;
  // Closing the file emits this event, which must not end the process.
  zip.on('error', () => undefined);
  try {
    const entries = await readEntries(zip);
    if (entries === undefined || !(await isWholeDirectory(path, zip, entries))) return undefined;
    return await read(zip, entries);
  } catch {
    return undefined;
  } finally {
    zip.close();
  }
}

/** Returns true for a zip with an entry that opens only with a password. */
export async function isLockedZip(path: string): Promise<boolean> {
  return (await readZip(path, async (_zip, entries) => entries.some((entry) => entry.isEncrypted()))) === true;
}

/** Lists both names of each entry: programs differ in using the name in the directory or the one in an extra field. */
const listNames = (entries: readonly Entry[]) =>
  entries.flatMap(({ fileName, fileNameRaw }) => [fileName, fileNameRaw.toString('utf8')]);
/** Removes invisible signs, which hide an ending from readers, and dots and spaces at the end, which Windows ignores. */
const toPlainName = (name: string) => name.replaceAll(/\p{Cf}/gu, '').replace(/[. ]+$/, '');
const isForbidden = (name: string) => archive.test(name) || program.test(name);

/** Returns the name of a program, archive or macro in a zip, to say why it is refused. */
export async function findForbiddenName(path: string, ext: string): Promise<string | undefined> {
  return readZip(path, async (_zip, entries) => {
    const names = listNames(entries).map(toPlainName);
    return names.find((name) => macro.test(name) || (ext === 'zip' && isForbidden(name)))?.slice(-60);
  });
}

const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };

/**
 * Returns true if a zip matches its extension and is safe to unpack: no path out of its folder, no link, no program, no nested
 * archive, no macro, no zip bomb. Checks the sizes in the directory by unpacking into nothing.
 */
export async function isSafeZip(path: string, ext: string): Promise<boolean> {
  const isSafe = await readZip(path, async (zip, entries) => {
    if (isBomb(entries)) return false;
    const names = listNames(entries);
    if (entries.some(isLink) || names.some((name) => leavesItsFolder(name) || macro.test(name))) return false;
    if (!entries.every((entry) => entry.canDecodeFileData())) return false;
    for (const entry of entries) if (entry.compressionMethod !== 0) await unpack(zip, entry);
    if (ext === 'hwpx') return await isHwpx(zip, entries[0]);
    const folder = officeFolders[ext];
    if (folder === undefined) return !names.map(toPlainName).some(isForbidden);
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  });
  return isSafe === true;
}
