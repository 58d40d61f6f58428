import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Keys, startS3Server } from '../../storage/testS3Server.ts';
import { createDiskStore } from './diskStore.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { createS3Store } from './s3Store.ts';

interface OpenStore {
  readonly store: ReleaseStore;
  /** The same store in another process. */
  readonly other: ReleaseStore;
  /** Lists all written files, in any place. */
  listAll(): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function openDisk(): Promise<OpenStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haesol-store-'));
  return {
    store: createDiskStore(dataDir),
    other: createDiskStore(dataDir),
    listAll: () => readdir(dataDir),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openS3(): Promise<OpenStore> {
  const server = await startS3Server();
  const cacheDirs = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'haesol-cache-'))));
  const open = (cacheDir = '') => createS3Store({ ...s3Keys, endpoint: server.endpoint }, { cacheDir });
  return {
    store: open(cacheDirs[0]),
    other: open(cacheDirs[1]),
    listAll: async () => [...server.objects.keys(), ...(await readdir(cacheDirs[0] ?? ''))],
    async close() {
      await server.close();
      await Promise.all(cacheDirs.map((dir) => rm(dir, { recursive: true, force: true })));
    },
  };
}

async function readAll(store: ReleaseStore, path: string): Promise<string | undefined> {
  const file = await store.find(path);
  if (file === undefined) return undefined;
  return Buffer.concat(await file.open().toArray()).toString('utf8');
}

describe.each([
  ['disk', openDisk],
  ['bucket', openS3],
])('a release store on a %s', (_name, open) => {
  let opened: OpenStore;
  let store: ReleaseStore;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });
  afterEach(() => opened.close());

  it('returns and lists stored files', async () => {
    await store.put('mf-a/build0001/js/main.js', Buffer.from('x'));

    expect(String(await store.read('mf-a/build0001/js/main.js'))).toBe('x');
    expect(await store.size('mf-a/build0001/js/main.js')).toBe(1);
    expect(await readAll(store, 'mf-a/build0001/js/main.js')).toBe('x');
    expect(await store.list('mf-a')).toEqual(new Map([['mf-a/build0001/js/main.js', 1]]));
  });

  it('shows stored files to another process', async () => {
    await store.put('mf-a/build0001/main.js', Buffer.from('한글'));

    expect(await readAll(opened.other, 'mf-a/build0001/main.js')).toBe('한글');
    expect(String(await opened.other.read('mf-a/build0001/main.js'))).toBe('한글');
  });

  it('opens a file any number of times', async () => {
    await store.put('mf-a/build0001/main.js', Buffer.from('x'));
    await store.put('mf-a/build0001/empty.js', Buffer.alloc(0));

    expect(await Promise.all([1, 2, 3].map(() => readAll(opened.other, 'mf-a/build0001/main.js')))).toEqual([
      'x',
      'x',
      'x',
    ]);
    expect(await readAll(opened.other, 'mf-a/build0001/empty.js')).toBe('');
  });

  it('accepts names with every allowed character, and the long ones of a development build', async () => {
    const paths = [`mf-a/build0001/${'v'.repeat(140)}.dev.js.map`, 'mf-a/build0001/a+b@c-d_e.js'];
    for (const path of paths) await store.put(path, Buffer.from('{}'));

    expect([...(await store.list('mf-a')).keys()].sort()).toEqual(paths.toSorted());
    expect(await Promise.all(paths.map((path) => readAll(opened.other, path)))).toEqual(['{}', '{}']);
  });

  it('lists more than one page of files, and not those of a folder with the same prefix', async () => {
    const paths = Array.from({ length: 8 }, (_, at) => `mf-a/build0001/${at}.js`);
    for (const path of [...paths, 'mf-a/build00012/0.js', 'mf-ab/build0001/0.js'])
      await store.put(path, Buffer.from('x'));

    expect([...(await store.list('mf-a/build0001')).keys()].sort()).toEqual(paths);
  });

  it('returns undefined for missing files and folders', async () => {
    await store.put('mf-a/build0001/main.js', Buffer.from('x'));

    expect(await store.find('mf-a/build0001')).toBeUndefined();
    expect(await store.size('mf-a/build0001')).toBeUndefined();
    expect(await store.read('mf-a/build0001')).toBeUndefined();
    expect(await store.read('mf-a/build0001/main.js/x')).toBeUndefined();
    expect(await store.list('mf-b')).toEqual(new Map());
  });

  it.each(['../x.js', '..', '', '/x.js', 'a//b.js', 'a/./b.js', 'a\\..\\b.js', 'a/\0.js', '.hidden', 'a/con.js', 'a.'])(
    'refuses %j, which would leave its folder',
    async (path) => {
      await expect(store.put(path, Buffer.from('x'))).rejects.toThrow('not a path of the release store');
      await expect(store.remove(path)).rejects.toThrow('not a path of the release store');
      expect(await store.read(path)).toBeUndefined();
      expect(await store.find(path)).toBeUndefined();
      expect(await opened.listAll()).toEqual([]);
    },
  );

  it('removes a folder with its content, and ignores a missing one', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`mf-a/build0001/${name}.js`, Buffer.from(name));
    await store.put('mf-a/build0002/a.js', Buffer.from('x'));

    await store.remove('mf-a/build0001');
    await store.remove('mf-a/build0001');

    expect([...(await store.list('mf-a')).keys()]).toEqual(['mf-a/build0002/a.js']);
    expect(await store.find('mf-a/build0001/a.js')).toBeUndefined();
    expect(await store.read('mf-a/build0001/a.js')).toBeUndefined();
  });
});
