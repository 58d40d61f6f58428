import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** More entries than any document has, fewer than a directory that only costs time. */
const maxEntries = 5_000;
const maxDirectoryBytes = 4 * 1024 * 1024;
const maxUnpackedBytes = 1024 * 1024 * 1024;
/** Text packs to a fiftieth; a bomb to a thousandth. */
const maxRatio = 200;
const ratioFreeBytes = 10 * 1024 * 1024;

const archive = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|iso|cab|jar|apk)$/i;
/** What Windows, macOS or a Linux desktop runs when it is opened. */
const program =
  /\.(exe|com|scr|pif|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|cpl|dll|sys|lnk|url|reg|inf|scf|chm|jnlp|app|command|dmg|pkg|deb|rpm|sh|run|desktop|elf|so|dylib|docm|xlsm|pptm|xlam|dotm)$/i;
const macro = /(^|\/)vbaProject\.bin$/i;
const hwpxMime = 'application/hwp+zip';

/** @returns undefined for too many entries @throws for what is no zip, or does not add up */
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
 * Unpacks an entry without keeping it.
 * @throws at the first byte more than the directory names, which a bomb may hold, and for an entry that is cut off
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  for await (const _piece of await zip.openReadStreamPromise(entry));
}

/** The first entry of a HWPX is its type, stored as it is. */
async function isHwpx(zip: ZipFile, first: Entry | undefined): Promise<boolean> {
  if (first?.fileName !== 'mimetype' || first.relativeOffsetOfLocalHeader !== 0 || first.compressionMethod !== 0) {
    return false;
  }
  const start = await zip.openReadStreamPromise(first, { decodeFileData: false, start: 0, end: hwpxMime.length });
  return (await text(start)) === hwpxMime;
}

const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };

/**
 * Whether a zip is what its ending says, and nothing in it could hurt who unpacks it: no path out of its folder, no
 * link, no program, no archive in the archive, no macro, no bomb. Sizes are those of the directory, which are tried by
 * unpacking into nothing.
 */
export async function isSafeZip(path: string, ext: string): Promise<boolean> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined);
  if (zip === undefined) return false;
  // Closing the file reports by this event what must not end the process.
  zip.on('error', () => undefined);
  try {
    const entries = await readEntries(zip);
    if (entries === undefined || isBomb(entries)) return false;
    // Programs differ in whether they take the name of the directory or the one in an extra field.
    const names = entries.flatMap(({ fileName, fileNameRaw }) => [fileName, fileNameRaw.toString('utf8')]);
    if (entries.some(isLink) || names.some((name) => leavesItsFolder(name) || macro.test(name))) return false;
    if (!entries.every((entry) => entry.canDecodeFileData())) return false;
    for (const entry of entries) if (entry.compressionMethod !== 0) await unpack(zip, entry);
    if (ext === 'hwpx') return await isHwpx(zip, entries[0]);
    const folder = officeFolders[ext];
    // Windows ignores dots and spaces at the end of a name.
    const plain = names.map((name) => name.replace(/[. ]+$/, ''));
    if (folder === undefined) return !plain.some((name) => archive.test(name) || program.test(name));
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  } catch {
    // No zip, or one that does not hold what its directory names.
    return false;
  } finally {
    zip.close();
  }
}
