import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly dir: string;
  /** A file system of its own, or writes that a server refuses itself. */
  readonly kind: 'tmpfs' | 'injected';
  /** What a server on it needs in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Leaves no byte free. */
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
}

const megabyte = Buffer.alloc(1024 * 1024);

/** For who may not mount: runs in the server before anything else, and lets no write pass while the file is there. */
const refuseWrites = (flag: string) => `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const toError = (syscall) => Object.assign(new Error('ENOSPC: no space left on device, ' + syscall), { code: 'ENOSPC', errno: -28, syscall });
const { writeSync, write, writev } = fs;
const isFull = () => fs.existsSync(${JSON.stringify(flag)});
fs.writeSync = (...args) => { if (isFull()) throw toError('write'); return writeSync(...args); };
for (const [name, call] of [['write', write], ['writev', writev]]) {
  fs[name] = (...args) => (isFull() ? process.nextTick(args.at(-1), toError(name)) : call(...args));
}
syncBuiltinESMExports();`;

/** A place for a server's data that can be filled to the last byte. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'haesol-disk-'));
  const dir = path.join(folder, 'disk');
  await mkdir(dir);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir]).status === 0;
  const filler = path.join(mounted ? dir : folder, 'filler');
  const preload = `data:text/javascript,${encodeURIComponent(refuseWrites(filler))}`;
  return {
    dir,
    kind: mounted ? 'tmpfs' : 'injected',
    environment: { HAESOL_DATA_DIR: dir, ...(!mounted && { NODE_OPTIONS: `--import=${preload}` }) },
    async fill() {
      if (!mounted) return writeFile(filler, '');
      for (const step of [megabyte, Buffer.alloc(1)]) {
        const isFull = async () =>
          appendFile(filler, step).then(
            () => false,
            (error: NodeJS.ErrnoException) => error.code === 'ENOSPC',
          );
        while (!(await isFull()));
      }
    },
    free: () => rm(filler, { force: true }),
    async close() {
      if (mounted) spawnSync('umount', ['-l', dir]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
