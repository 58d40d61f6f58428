import type { PageTemplate } from './pageTemplate.ts';

/** A page is served as it is for this long, in milliseconds. */
const freshMs = 5_000;
/** And for this long while a new one is made: less than the time for which screens take their data to be fresh. */
const staleMs = 20_000;
const maxPages = 500;

export interface CachedPage {
  readonly status: number;
  readonly template: PageTemplate;
}

interface Entry {
  readonly page: CachedPage;
  readonly madeAt: number;
  /** What the page was made of: registry and content. */
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
     * The page of an address: from memory while it is fresh; a little older while a new one is made behind it.
     * @param version another one than a page was made with makes that page useless
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
      // When no new one can be made, the old one is better than none, for as long as it may be sent.
      makeOnce(key, version, make).catch(() => undefined);
      return { page: found.page, state: 'stale' };
    },
    size: () => pages.size,
  };
}
