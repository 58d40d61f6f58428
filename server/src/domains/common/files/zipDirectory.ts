import { open } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';

const endBytes = 22;
const locatorBytes = 20;
const end64Bytes = 56;
const locatorSignature = 0x0706_4b50;
/** Values of a record whose values are in the record of Zip64. */
const [no16, no32] = [0xffff, 0xffff_ffff];

/** Directory as the end of a file describes it. */
interface Described {
  readonly start: number;
  readonly bytes: number;
  readonly count: number;
  /** Position of the record that follows it. */
  readonly end: number;
}

/** @param endAt position of the end record @returns undefined if the records contradict each other */
function describeDirectory(tail: Buffer, endAt: number): Described | undefined {
  const record = tail.subarray(-endBytes);
  const [count, bytes, start] = [record.readUInt16LE(10), record.readUInt32LE(12), record.readUInt32LE(16)];
  const locator = tail.subarray(-endBytes - locatorBytes, -endBytes);
  if (locator.length < locatorBytes || locator.readUInt32LE(0) !== locatorSignature) {
    return { start, bytes, count, end: endAt };
  }
  const end = endAt - locatorBytes - end64Bytes;
  if (tail.length < endBytes + locatorBytes + end64Bytes || Number(locator.readBigUInt64LE(8)) !== end)
    return undefined;
  const wide = {
    count: Number(tail.readBigUInt64LE(32)),
    bytes: Number(tail.readBigUInt64LE(40)),
    start: Number(tail.readBigUInt64LE(48)),
  };
  const isSame =
    (count === no16 || count === wide.count) &&
    (bytes === no32 || bytes === wide.bytes) &&
    (start === no32 || start === wide.start);
  return isSame ? { ...wide, end } : undefined;
}

/**
 * Returns true if the entries are the whole directory of a zip. A record that counts fewer entries, or names another start, hides
 * entries from a reader that trusts it and shows them to one that does not.
 */
export async function isWholeDirectory(
  path: string,
  { fileSize, comment }: ZipFile,
  entries: readonly Entry[],
): Promise<boolean> {
  // A comment in CP437 has one character for each byte.
  const endAt = fileSize - endBytes - comment.length;
  const from = Math.max(0, endAt - locatorBytes - end64Bytes);
  const tail = Buffer.alloc(endAt + endBytes - from);
  const file = await open(path);
  try {
    await file.read(tail, 0, tail.length, from);
  } finally {
    await file.close();
  }
  const described = describeDirectory(tail, endAt);
  const bytes = entries.reduce(
    (sum, entry) => sum + 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  );
  return (
    described !== undefined &&
    described.count === entries.length &&
    described.bytes === bytes &&
    described.start + bytes === described.end
  );
}
