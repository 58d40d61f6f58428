import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aZip } from './testUploads.ts';
import { isSafeZip } from './zipContent.ts';

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

describe('isSafeZip', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haesol-zip-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function check(bytes: Buffer): Promise<boolean> {
    const path = join(folder, 'a.zip');
    await writeFile(path, bytes);
    return isSafeZip(path, 'zip');
  }
  const plain = { name: 'a.txt', content: 'a' };
  const hidden = aZip([plain, { name: 'b.exe', content: 'MZ' }]);

  it.each<[title: string, bytes: Buffer, isSafe: boolean]>([
    ['a zip', aZip([plain]), true],
    ['a zip with Zip64', toZip64(aZip([plain])), true],
    [
      'a zip with a comment',
      Buffer.concat([aZip([plain]).subarray(0, -2), Buffer.from([3, 0, 0x61, 0xb0, 0x63])]),
      true,
    ],
    [
      'a zip after another one, whose entries programs find by the size of the directory',
      Buffer.concat([
        aZip([plain]).subarray(0, -endBytes),
        hidden.subarray(0, -endBytes),
        aZip([plain]).subarray(-endBytes),
      ]),
      false,
    ],
    ['a zip whose records name two starts', toZip64(aZip([plain, plain]), 1), false],
  ])('checks %s', async (_title, bytes, isSafe) => {
    expect(await check(bytes)).toBe(isSafe);
  });

  it('refuses 130,000 entries without reading them all', async () => {
    const bytes = aZip(Array.from({ length: 130_000 }, (_, at) => ({ name: `${at}` })));
    const startedAt = performance.now();

    expect(await check(bytes)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
