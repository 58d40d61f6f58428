import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { fileTypes, isKnownExtension } from './fileTypes.ts';
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
/** Types whose first entry is their media type, stored without compression (ISO 26300-2, 3.3; HWPX follows it). */
const typedZips = ['hwpx', 'odt', 'ods', 'odp'];
/** Macros of OpenDocument. */
const script = /^(?:Basic|Scripts)\/./;
const maxTypeBytes = 100;

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

/** Returns true for a zip that begins with the media type of its extension. */
async function hasOwnType(zip: ZipFile, first: Entry | undefined, ext: string): Promise<boolean> {
  if (first?.fileName !== 'mimetype' || first.relativeOffsetOfLocalHeader !== 0 || first.compressionMethod !== 0) {
    return false;
  }
  const end = Math.min(first.uncompressedSize, maxTypeBytes);
  const type = await text(await zip.openReadStreamPromise(first, { decodeFileData: false, start: 0, end }));
  return isKnownExtension(ext) && type.trim() === fileTypes[ext].mime;
}

/** Opens a zip, which the caller closes. @returns undefined if it is not a zip */
async function openZip(path: string): Promise<ZipFile | undefined> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
  // Closing the file emits this event, which must not end the process.
  zip?.on('error', () => undefined);
  return zip;
}

export async function isZip(path: string): Promise<boolean> {
  const zip = await openZip(path);
  zip?.close();
  return zip !== undefined;
}

/** Reads the directory of a zip. @returns undefined if it is not a zip, or its content differs from its directory */
async function readZip<T>(path: string, read: (zip: ZipFile, entries: Entry[]) => Promise<T>): Promise<T | undefined> {
  const zip = await openZip(path);
  if (zip === undefined) return undefined;
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

/** Lists both names of each entry: programs differ in using the name in the directory or the one in an extra field. */
const listNames = (entries: readonly Entry[]) =>
  entries.flatMap(({ fileName, fileNameRaw }) => [fileName, fileNameRaw.toString('utf8')]);
/** Removes invisible signs, which hide an ending from readers, and dots and spaces at the end, which Windows ignores. */
const toPlainName = (name: string) => name.replaceAll(/\p{Cf}/gu, '').replace(/[. ]+$/, '');
const isForbidden = (name: string) => archive.test(name) || program.test(name);

/** Longest manifest in which an encryption is looked for. */
const maxManifestBytes = 1024 * 1024;

/** Returns true for a password: of entries, or of an OpenDocument, which encrypts the content of its entries alone. */
async function isLocked(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  if (entries.some((entry) => entry.isEncrypted())) return true;
  const manifest = entries.find(({ fileName }) => fileName === 'META-INF/manifest.xml');
  if (manifest === undefined || manifest.uncompressedSize > maxManifestBytes) return false;
  return (await text(await zip.openReadStreamPromise(manifest))).includes('encryption-data');
}

const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };

/** Returns true for the parts of a document of an extension; any for an archive. */
async function isDocument(zip: ZipFile, entries: readonly Entry[], ext: string): Promise<boolean> {
  if (typedZips.includes(ext)) return hasOwnType(zip, entries[0], ext);
  const folder = officeFolders[ext];
  if (folder === undefined) return true;
  const names = listNames(entries);
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
}

/** Returns true for an entry that programs may unpack to another place, or that no program can unpack. */
const isUnsafe = (entry: Entry) =>
  isLink(entry) || listNames([entry]).some(leavesItsFolder) || !(entry.isEncrypted() || entry.canDecodeFileData());

/**
 * Reason for refusing a zip: a password, a program, archive or macro inside, content that is not that of the extension, or a zip
 * that cannot be unpacked safely.
 */
export type ZipFault = 'locked' | 'mismatch' | 'unsafe' | { readonly forbidden: string };

/**
 * Returns what is wrong with a zip, or a document that is one; undefined if it matches its extension and is safe to unpack. Checks
 * the sizes in the directory by unpacking into nothing.
 */
export async function findZipFault(path: string, ext: string): Promise<ZipFault | undefined> {
  const read = await readZip(path, async (zip, entries): Promise<{ readonly fault: ZipFault | undefined }> => {
    if (isBomb(entries) || entries.some(isUnsafe)) return { fault: 'unsafe' };
    const isRefused = (name: string) =>
      macro.test(name) || (ext === 'zip' ? isForbidden(name) : typedZips.includes(ext) && script.test(name));
    const forbidden = listNames(entries).map(toPlainName).find(isRefused);
    if (forbidden !== undefined) return { fault: { forbidden: forbidden.slice(-60) } };
    if (await isLocked(zip, entries)) return { fault: 'locked' };
    for (const entry of entries) if (entry.compressionMethod !== 0) await unpack(zip, entry);
    return { fault: (await isDocument(zip, entries, ext)) ? undefined : 'mismatch' };
  });
  return read === undefined ? 'unsafe' : read.fault;
}
