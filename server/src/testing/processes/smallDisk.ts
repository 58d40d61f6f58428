import { spawnSync } from 'node:child_process';
import { appendFile, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

export interface SmallDisk {
  readonly dir: string;
  /** A small file system, or write failures injected in the server. */
  readonly kind: 'tmpfs' | 'injected';
  /** Environment for a server on it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Fills it completely. */
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
}

const megabyte = Buffer.alloc(1024 * 1024);

/** Fallback if mounting is not permitted: runs in the server before anything else, and refuses writes while the file exists. */
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

/** Opens a directory for a server's data that can be filled completely. */
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

export interface SmallTable {
  /** A table on a small disk, or one whose database reports a full disk. */
  readonly kind: 'tmpfs' | 'injected';
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
}

/** Moves a table of a local PostgreSQL to the disk. */
export async function openSmallTable(db: Db, name: string, disk: SmallDisk): Promise<SmallTable> {
  const run = (text: string) => sql.raw(text).execute(db);
  const setting = sql<string>`current_setting('data_directory')`.as('data');
  const { data } = await db.selectNoFrom(setting).executeTakeFirstOrThrow();
  const owner = await stat(data).catch(() => undefined);
  if (disk.kind === 'injected' || owner === undefined) {
    await run(`create function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
    return {
      kind: 'injected',
      fill: async () =>
        void (await run(`create trigger full_disk before insert on ${name} execute function refuse_row()`)),
      free: async () => void (await run(`drop trigger full_disk on ${name}`)),
      close: async () => void (await run('drop function refuse_row()')),
    };
  }
  const location = path.join(disk.dir, 'table');
  await mkdir(location);
  await chown(location, owner.uid, owner.gid);
  // The parent folders belong to the user of the tests.
  await Promise.all([disk.dir, path.dirname(disk.dir)].map((dir) => chown(dir, owner.uid, owner.gid)));
  const space = `small_${process.pid}`;
  await run(`create tablespace ${space} location '${location}'`);
  await run(`alter table ${name} set tablespace ${space}`);
  return {
    kind: 'tmpfs',
    fill: disk.fill,
    free: disk.free,
    async close() {
      await run(`alter table ${name} set tablespace pg_default`);
      await run(`drop tablespace ${space}`);
    },
  };
}
