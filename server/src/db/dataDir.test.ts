import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataDirError, requireDataDir } from './dataDir.ts';

describe('the data directory', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'haesol-data-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made where it is missing, and nothing of the trial stays', async () => {
    const dataDir = path.join(folder, 'a/b');

    await requireDataDir(dataDir);

    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    ['file', 'it is a file'],
    ['file/below', 'a part of its path is a file'],
  ])('that cannot be used stops the start with a sentence: %s', async (name, reason) => {
    await writeFile(path.join(folder, 'file'), '');

    const trial = requireDataDir(path.join(folder, name));

    await expect(trial).rejects.toBeInstanceOf(DataDirError);
    await expect(trial).rejects.toThrow(`cannot be used: ${reason}`);
  });
});
