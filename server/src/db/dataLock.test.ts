import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataLockError, lockDataDir } from './dataLock.ts';

describe('lockDataDir', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const lockFile = () => path.join(dataDir, 'pg.lock');

  it('refuses a second opening in this process', async () => {
    const release = await lockDataDir(dataDir);

    await expect(lockDataDir(dataDir)).rejects.toThrow(DataLockError);
    await release();
  });

  it('refuses while another living process holds it, and names that process', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    await writeFile(lockFile(), JSON.stringify({ pid: other.pid, started: null, boot }));

    await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill();
  });

  it('takes over from a process that died', async () => {
    const other = spawn(process.execPath, ['-e', '']);
    await once(other, 'exit');
    await writeFile(lockFile(), JSON.stringify({ pid: other.pid, started: null, boot: null }));

    const release = await lockDataDir(dataDir);

    expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
    await release();
  });

  it('takes over from a lock that was never written to its end', async () => {
    await writeFile(lockFile(), '{"pid":');

    const release = await lockDataDir(dataDir);

    await release();
    await expect(readFile(lockFile())).rejects.toThrow('ENOENT');
  });
});
