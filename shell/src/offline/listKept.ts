import { keptCachePrefix } from './keptCache.ts';
import type { KeptDocument } from './offlinePage.ts';

/** Lists the documents stored on this device, newest first. Only those of the member who is signed in are stored. */
export async function listKept(caches: CacheStorage): Promise<KeptDocument[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptCachePrefix));
  const lists = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(
        requests.toReversed().map(async (request) => {
          const { pathname, search } = new URL(request.url);
          const html = (await (await cache.match(request))?.text()) ?? '';
          const href = `${pathname}${search}`;
          const lang = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'ko';
          return { href, lang, title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? href };
        }),
      );
    }),
  );
  return lists.flat();
}
