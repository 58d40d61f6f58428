import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aZip } from './testUploads.ts';
import { findZipFault, type ZipFault } from './zipContent.ts';

const endBytes = 22;

/** Adds the records of Zip64 to a zip. @param shift of the start that they name */
function toZip64(zip: Buffer, shift = 0): Buffer {
  const end = Buffer.from(zip.subarray(-endBytes));
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 24);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16) + shift), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(zip.length - endBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([zip.subarray(0, -endBytes), record, locator, end]);
}

/** Names another compression of the only entry. */
function toMethod(zip: Buffer, method: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt16LE(method, 8);
  changed.writeUInt16LE(method, changed.indexOf('PK\x01\x02', 0, 'latin1') + 10);
  return changed;
}

describe('findZipFault', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haesol-zip-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function check(bytes: Buffer): Promise<ZipFault | undefined> {
    const path = join(folder, 'a.zip');
    await writeFile(path, bytes);
    return findZipFault(path, 'zip');
  }
  const plain = { name: 'a.txt', content: 'a' };
  const hidden = aZip([plain, { name: 'b.exe', content: 'MZ' }]);

  it.each<[title: string, bytes: Buffer, fault: ZipFault | undefined]>([
    ['a zip', aZip([plain]), undefined],
    ['a zip with Zip64', toZip64(aZip([plain])), undefined],
    ['9 MB packed in 9 kB', aZip([{ name: 'a.txt', content: '0'.repeat(9_000_000), isPacked: true }]), undefined],
    ['11 MB packed in 11 kB', aZip([{ name: 'a.txt', content: '0'.repeat(11_000_000), isPacked: true }]), 'unsafe'],
    ['an entry packed by bzip2', toMethod(aZip([plain]), 12), 'unsafe'],
    ['an entry packed by LZMA', toMethod(aZip([plain]), 14), 'unsafe'],
    ['bytes after the end', Buffer.concat([aZip([plain]), Buffer.from('more')]), 'unsafe'],
    ['a path out of the folder', aZip([{ name: '../a.txt', content: 'a' }]), 'unsafe'],
    ['a path of the root', aZip([{ name: '/etc/passwd', content: 'a' }]), 'unsafe'],
    ['a link', aZip([{ ...plain, mode: 0o120777 }]), 'unsafe'],
    ['a program', hidden, { forbidden: 'b.exe' }],
    [
      'a zip with a comment',
      Buffer.concat([aZip([plain]).subarray(0, -2), Buffer.from([3, 0, 0x61, 0xb0, 0x63])]),
      undefined,
    ],
    [
      'a zip after another one, whose entries programs find by the size of the directory',
      Buffer.concat([
        aZip([plain]).subarray(0, -endBytes),
        hidden.subarray(0, -endBytes),
        aZip([plain]).subarray(-endBytes),
      ]),
      'unsafe',
    ],
    ['a zip whose records name two starts', toZip64(aZip([plain, plain]), 1), 'unsafe'],
  ])('checks %s', async (_title, bytes, fault) => {
    expect(await check(bytes)).toEqual(fault);
  });

  it('refuses 130,000 entries without reading them all', async () => {
    const bytes = aZip(Array.from({ length: 130_000 }, (_, at) => ({ name: `${at}` })));
    const startedAt = performance.now();

    expect(await check(bytes)).toBe('unsafe');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
