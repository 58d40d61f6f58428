import { createKeptPages } from './keptPages.ts';

/** Fakes the browser's cache storage in memory: jsdom has none. */
function createCaches() {
  const stores = new Map<string, Map<string, unknown>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, unknown>();
    stores.set(name, store);
    return {
      put: async (path: string, response: unknown) => {
        store.delete(path);
        store.set(path, response);
      },
      delete: async (path: string) => store.delete(path),
      keys: async () => [...store.keys()],
    };
  };
  const storage = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  return {
    storage: storage as unknown as CacheStorage,
    stores,
    paths: () => [...stores.values()].flatMap((store) => [...store.keys()]),
  };
}

function setUp() {
  const session: { owner: string | undefined } = { owner: 'haesol@company.example' };
  const { storage, stores, paths } = createCaches();
  const registered: string[] = [];
  const workers = { register: async (url: string | URL) => void registered.push(String(url)) };
  const kept = createKeptPages({
    caches: storage,
    workers: workers as unknown as ServiceWorkerContainer,
    origin: 'https://site.example',
    getOwner: () => session.owner,
    toWorkerUrl: (path) => path,
    getMember: () => null,
    loadLateCode: async () => undefined,
  });
  return { kept, paths, registered, session, stores };
}

const path = '/travel/voucher?rsvtUid=r1';

describe('stored documents', () => {
  it('stores a document and registers the worker, without the name of the member', async () => {
    const { kept, paths, registered, stores } = setUp();

    expect(await kept.keep(path, '<p>바우처</p>')).toBe(true);
    expect(paths()).toEqual([path]);
    expect(registered).toEqual(['/sw.js']);
    expect([...stores.keys()].join()).not.toContain('haesol@');
  });

  it('stores nothing for visitors, other sites, and unsupported browsers', async () => {
    const { kept, paths } = setUp();
    const { kept: visitors, session } = setUp();
    session.owner = undefined;
    const without = createKeptPages({
      caches: undefined,
      workers: undefined,
      origin: 'https://site.example',
      getOwner: () => 'a',
      toWorkerUrl: String,
      getMember: () => null,
      loadLateCode: async () => undefined,
    });

    expect(await kept.keep('https://other.example/travel', '')).toBe(false);
    expect(await visitors.keep(path, '')).toBe(false);
    expect(await without.keep(path, '')).toBe(false);
    expect(paths()).toEqual([]);
  });

  it('removes one document, or all of them', async () => {
    const { kept, paths } = setUp();
    await kept.keep(path, '');
    await kept.keep('/travel/voucher?rsvtUid=r2', '');

    await kept.drop(path);
    expect(paths()).toEqual(['/travel/voucher?rsvtUid=r2']);
    await kept.drop();
    expect(paths()).toEqual([]);
  });

  it('removes the documents of the previous member', async () => {
    const { kept, paths, session } = setUp();
    await kept.keep(path, '');
    await kept.dropOthers();
    expect(paths()).toEqual([path]);

    session.owner = 'other@company.example';
    await kept.dropOthers();
    expect(paths()).toEqual([]);
  });

  it('removes a page that was kept with its code as well', async () => {
    const { kept, session, stores } = setUp();
    await kept.keep(path, '');
    const hash = [...stores.keys()].join().replace('haesol.kept.', '');
    stores.set(`haesol.page.${hash}`, new Map());
    await kept.dropOthers();
    expect(stores.size).toBe(2);

    session.owner = 'other@company.example';
    await kept.dropOthers();
    expect(stores.size).toBe(0);
  });

  it('stores nothing when the member signs out meanwhile', async () => {
    const { kept, paths, session } = setUp();
    const keeping = kept.keep(path, '');
    session.owner = undefined;

    expect(await keeping).toBe(false);
    expect(paths()).toEqual([]);
  });

  it('keeps the newest thirty', async () => {
    const { kept, paths } = setUp();
    for (let index = 0; index < 32; index += 1) await kept.keep(`/travel/voucher?rsvtUid=${index}`, '');

    expect(paths()).toHaveLength(30);
    expect(paths()[0]).toBe('/travel/voucher?rsvtUid=2');
  });
});
