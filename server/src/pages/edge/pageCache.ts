import type { TextBody } from '../../http/textBody.ts';

/** Time for which a cached page is fresh, in milliseconds. */
const freshMs = 5_000;
/**
 * Time for which a stale page is served while revalidating, in milliseconds; below the time for which screens treat data as
 * fresh.
 */
const staleMs = 20_000;
const maxPages = 500;

export interface CachedPage {
  readonly status: number;
  readonly body: TextBody;
  /** Of all responses that this copy is sent with. */
  readonly nonce: string;
}

interface Entry {
  readonly page: CachedPage;
  readonly madeAt: number;
  /** Version of the page's registry and content. */
  readonly version: string;
}

/** Cache of public pages by URL. @param now milliseconds */
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
     * Returns a page from the cache while fresh; stale while revalidating in the background.
     * @param version cache entries of other versions are ignored
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
      // After a failure the stale page is served until it is too old.
      makeOnce(key, version, make).catch(() => undefined);
      return { page: found.page, state: 'stale' };
    },
    size: () => pages.size,
  };
}
