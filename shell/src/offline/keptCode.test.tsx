import type { UserInfo } from '@haesol/remote/shell-api';
import { findKeptMember, keepCode } from './keptCode.ts';

const origin = location.origin;
const name = 'haesol.page.1';
const member: UserInfo = {
  user_nm: '정하람',
  email: 'gate@haesol.example',
  memberClass: 'STAFF',
  roles: ['MEMBER', 'STAFF'],
  profileUrl: null,
};
const toUrl = (path: string) => new URL(path, origin).href;

/** Fakes the browser's cache storage in memory: jsdom has none. */
function createCaches() {
  const stores = new Map<string, Map<string, unknown>>();
  const open = async (store: string) => {
    const entries = stores.get(store) ?? new Map<string, unknown>();
    stores.set(store, entries);
    return {
      match: async (path: string) => entries.get(toUrl(path)),
      put: async (path: string, response: unknown) => void entries.set(toUrl(path), response),
      delete: async ({ url }: { url: string }) => entries.delete(url),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const storage = { open, keys: async () => [...stores.keys()] };
  return { caches: storage as unknown as CacheStorage, paths: () => [...(stores.get(name)?.keys() ?? [])].map(toPath) };
}
const toPath = (url: string) => new URL(url).pathname;

// jsdom has none; the module creates and reads them.
class FakeResponse {
  readonly ok = true;
  readonly headers = new Map([['Content-Security-Policy', "default-src 'none'"]]);
  readonly body: string;
  constructor(body: string) {
    this.body = body;
  }
  text = async () => this.body;
  json = async (): Promise<unknown> => JSON.parse(this.body);
}

function setUp(release = 'a') {
  const { caches, paths } = createCaches();
  const html = `<script src="/assets/shell.${release}.js"></script><link rel="preload" href="/assets/gate.${release}.js">`;
  const requested: string[] = [];
  const keep = (loaded: readonly string[], document = html) =>
    keepCode(
      {
        caches,
        url: new URL('/office/gate', origin),
        fetch: async (address) => {
          requested.push(toPath(toUrl(address)));
          return new FakeResponse(document) as unknown as Response;
        },
        listLoaded: () => loaded.map(toUrl),
      },
      name,
      member,
    );
  return { caches, keep, paths, requested };
}

const loaded = ['/assets/shell.a.js', '/assets/gate.a.js', '/assets/axios.a.js', '/assets/text.woff2'];

describe('a page that is kept with its code', () => {
  const before = globalThis.Response;
  beforeAll(() => void Object.assign(globalThis, { Response: FakeResponse }));
  afterAll(() => void Object.assign(globalThis, { Response: before }));

  it('has its document, member, code, styles and fonts, and no answers or pictures', async () => {
    const { keep, paths } = setUp();

    expect(await keep([...loaded, '/api/v1/admin/today', '/assets/picture.webp'])).toBe(true);
    expect(paths().toSorted()).toEqual([...loaded, '/haesol.page/member.json', '/office/gate'].toSorted());
  });

  it('is found with its member by its own path only', async () => {
    const { caches, keep } = setUp();
    expect(await findKeptMember(caches, '/office/gate')).toBeUndefined();
    await keep(loaded);

    expect(await findKeptMember(caches, '/office/gate')).toEqual(member);
    expect(await findKeptMember(caches, '/office/members')).toBeUndefined();
  });

  it('keeps code that it has, and removes that of an earlier release', async () => {
    const { keep, paths, requested } = setUp();
    await keep([...loaded, '/assets/old.js']);
    requested.length = 0;
    await keep(loaded);

    expect(requested).toEqual(['/office/gate']);
    expect(paths()).not.toContain('/assets/old.js');
  });

  it('is left as it was while the document names code that the page has not loaded', async () => {
    const { keep, paths } = setUp();
    await keep(loaded);
    const known = paths();

    expect(await keep(loaded, '<script src="/assets/shell.b.js"></script>')).toBe(false);
    expect(paths()).toEqual(known);
  });
});
