import { spawnSync } from 'node:child_process';
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

  it('is created if missing, without remains of the write test', async () => {
    const dataDir = path.join(folder, 'a/b');

    await requireDataDir(dataDir);

    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    ['file', 'it is a file'],
    ['file/below', 'a part of its path is a file'],
  ])('fails at the start with an explanation if unusable: %s', async (name, reason) => {
    await writeFile(path.join(folder, 'file'), '');

    const trial = requireDataDir(path.join(folder, name));

    await expect(trial).rejects.toBeInstanceOf(DataDirError);
    await expect(trial).rejects.toThrow(`cannot be used: ${reason}`);
  });

  it.each([
    ['that is there', '.'],
    ['that is missing', 'new/data'],
  ])('%s on a read-only file system fails at the start with an explanation, without a stack', async (_what, name) => {
    const dataDir = path.join(folder, name);
    const readOnly = ['-c', 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"', folder];
    const server = [process.execPath, path.join(import.meta.dirname, '../main.ts')];

    const { status, stderr } = spawnSync('unshare', ['--map-root-user', '--mount', 'sh', ...readOnly, ...server], {
      encoding: 'utf8',
      env: { PORT: '0', HAESOL_MODE: 'demo', HAESOL_DATA_DIR: dataDir },
      timeout: 120_000,
    });

    expect(stderr).toContain(`the data directory ${dataDir} cannot be used: its file system is read-only\n`);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    await requireDataDir(dataDir);
  });
});
