import type { PageBody } from './pageBody.ts';

/** A cached page is fresh for this long, in milliseconds. */
const freshMs = 5_000;
/** A stale page is served for this long while a new one is made: less than the time for which screens treat data as fresh. */
const staleMs = 20_000;
const maxPages = 500;

export interface CachedPage {
  readonly status: number;
  readonly body: PageBody;
  /** Of all responses that this copy is sent with. */
  readonly nonce: string;
}

interface Entry {
  readonly page: CachedPage;
  readonly madeAt: number;
  /** Version of the registry and the content that the page was made from. */
  readonly version: string;
}

/** Pages that are the same for everybody, by address. @param now milliseconds */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedPage>>();

  function keep(key: string, entry: Entry): void {
    pages.delete(key);
    pages.set(key, entry);
    const oldest = pages.keys().next().value;
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  }

  function makeOnce(key: string, version: string, make: () => Promise<{ page: CachedPage; isKept: boolean }>) {
    const madeAt = now();
    const name = `${version} ${key}`;
    const work =
      making.get(name) ??
      make()
        .then(({ page, isKept }) => {
          if (isKept) keep(key, { page, madeAt, version });
          return page;
        })
        .finally(() => making.delete(name));
    making.set(name, work);
    return work;
  }

  return {
    /**
     * The page of an address: from the cache while it is fresh; stale while a new one is made in the background.
     * @param version a cache entry of another version is not used
     */
    async get(
      key: string,
      version: string,
      make: () => Promise<{ page: CachedPage; isKept: boolean }>,
    ): Promise<{ page: CachedPage; state: 'hit' | 'stale' | 'miss' }> {
      const found = pages.get(key);
      const age = found === undefined ? Number.POSITIVE_INFINITY : now() - found.madeAt;
      if (found === undefined || found.version !== version || age > staleMs) {
        return { page: await makeOnce(key, version, make), state: 'miss' };
      }
      if (age <= freshMs) return { page: found.page, state: 'hit' };
      // If that fails, the stale page is served until it is too old.
      makeOnce(key, version, make).catch(() => undefined);
      return { page: found.page, state: 'stale' };
    },
    size: () => pages.size,
  };
}
