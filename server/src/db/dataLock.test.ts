import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataLockError, lockDataDir } from './dataLock.ts';

/** Locks the folder in its first argument, reports that, and keeps the lock. */
const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(process.argv[1]);
  file.exec('BEGIN EXCLUSIVE');
  console.log('held');
  setInterval(() => file, 1000);
`;

describe('lockDataDir', () => {
  let dataDir: string;
  let other: ChildProcess | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  });
  afterEach(async () => {
    other?.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
  });

  const startHolder = async () => {
    const child = spawn(process.execPath, ['-e', holder, path.join(dataDir, 'data.lock')]);
    other = child;
    await once(child.stdout, 'data');
    return child;
  };

  it('refuses a second opening in this process, until the first is released', async () => {
    const release = await lockDataDir(dataDir);

    await expect(lockDataDir(dataDir)).rejects.toThrow(DataLockError);
    await release();
    await (await lockDataDir(dataDir))();
  });

  it('refuses while another running process has the lock, and names that process', async () => {
    const { pid } = await startHolder();

    await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by process ${pid}`);
  });

  it('takes over the lock of a killed process', async () => {
    const killed = await startHolder();
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const release = await lockDataDir(dataDir);

    await release();
  });

  it('explains why a lock cannot be acquired at all', async () => {
    await mkdir(path.join(dataDir, 'data.lock'));

    const trial = lockDataDir(dataDir);

    await expect(trial).rejects.toBeInstanceOf(DataLockError);
    await expect(trial).rejects.toThrow(
      /data\.lock cannot be locked \(unable to open database file\)\. Set HAESOL_DATA_DIR/,
    );
  });

  it('names no server if the kernel lists no owner, as on a file system without locks', async () => {
    await mkdir(path.join(dataDir, 'data.lock.lock'));

    const trial = lockDataDir(dataDir, { vfs: 'unix-dotfile' });

    await expect(trial).rejects.toBeInstanceOf(DataLockError);
    await expect(trial).rejects.toThrow(/cannot be locked: its file system has no locks, or .* Set HAESOL_DATA_DIR/);
  });

  it('refuses a file system that does not enforce locks, and closes all files', async () => {
    await expect(lockDataDir(dataDir, { vfs: 'unix-none' })).rejects.toThrow('does not enforce locks');

    await (await lockDataDir(dataDir))();
  });
});
