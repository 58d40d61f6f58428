import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from './diskStore.ts';

async function createStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'haesol-store-'));
  return { dataDir, store: createDiskStore(dataDir) };
}

describe('createDiskStore', () => {
  it('gives back what was put and lists it', async () => {
    const { store } = await createStore();
    await store.put('mf-a/build0001/js/main.js', Buffer.from('x'));

    expect(String(await store.read('mf-a/build0001/js/main.js'))).toBe('x');
    expect((await store.stat('mf-a/build0001/js/main.js'))?.size).toBe(1);
    expect(await store.list('mf-a')).toEqual(['mf-a/build0001/js/main.js']);
  });

  it('takes the long names of a development build', async () => {
    const { store } = await createStore();
    const path = `mf-a/build0001/${'v'.repeat(140)}.dev.js.map`;

    await store.put(path, Buffer.from('{}'));

    expect(await store.list('mf-a')).toEqual([path]);
  });

  it('knows nothing of what is not there, and of folders', async () => {
    const { store } = await createStore();
    await store.put('mf-a/build0001/main.js', Buffer.from('x'));

    expect(await store.stat('mf-a/build0001')).toBeUndefined();
    expect(await store.read('mf-a/build0001')).toBeUndefined();
    expect(await store.read('mf-a/build0001/main.js/x')).toBeUndefined();
    expect(await store.list('mf-b')).toEqual([]);
  });

  it.each(['../x.js', '..', '', '/x.js', 'a//b.js', 'a/./b.js', 'a\\..\\b.js', 'a/\0.js', '.hidden', 'a/con.js', 'a.'])(
    'never leaves its folder for %j',
    async (path) => {
      const { store, dataDir } = await createStore();

      await expect(store.put(path, Buffer.from('x'))).rejects.toThrow('not a path of the release store');
      await expect(store.remove(path)).rejects.toThrow('not a path of the release store');
      expect(await store.read(path)).toBeUndefined();
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it('removes a folder and bears that it is gone', async () => {
    const { store } = await createStore();
    await store.put('mf-a/build0001/main.js', Buffer.from('x'));

    await store.remove('mf-a/build0001');
    await store.remove('mf-a/build0001');

    expect(await store.list('mf-a')).toEqual([]);
  });
});
