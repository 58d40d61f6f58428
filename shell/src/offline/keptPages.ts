import { documentHeaders, keptCachePrefix } from './keptCache.ts';

/** Documents of one member, at most; the oldest go first. */
const maxDocuments = 30;

/** Address of the service worker; the server gives the one of the shell that it serves. */
const workerPath = '/sw.js';

export interface KeptPagesSettings {
  /** Absent where the browser has none, e.g. on a page without https. */
  readonly caches: CacheStorage | undefined;
  readonly workers: Pick<ServiceWorkerContainer, 'register'> | undefined;
  /** Of the site. */
  readonly origin: string;
  /** E-mail address of the member who is signed in. */
  getOwner(): string | undefined;
  /** @param path of the worker's script */
  toWorkerUrl(path: string): string;
}

/** So that no address of a person stands in the browser's storage. */
async function toCacheName(owner: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(owner));
  return keptCachePrefix + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Documents that pages are answered with while there is no network. They are one member's, and go with that member. */
export function createKeptPages({ caches, workers, origin, getOwner, toWorkerUrl }: KeptPagesSettings) {
  /** Removes the documents of everybody else. @param keptName cache that stays */
  async function removeOthers(keptName?: string): Promise<void> {
    if (caches === undefined) return;
    const names = (await caches.keys()).filter((name) => name.startsWith(keptCachePrefix) && name !== keptName);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  return {
    /** @returns false where nothing is kept: nobody is signed in, or the browser refuses */
    async keep(path: string, html: string): Promise<boolean> {
      const owner = getOwner();
      const url = new URL(path, origin);
      if (caches === undefined || workers === undefined || owner === undefined || url.origin !== origin) return false;
      try {
        const name = await toCacheName(owner);
        const cache = await caches.open(name);
        await cache.put(`${url.pathname}${url.search}`, new Response(html, { headers: documentHeaders }));
        const known = await cache.keys();
        await Promise.all(known.slice(0, -maxDocuments).map((request) => cache.delete(request)));
        await workers.register(toWorkerUrl(workerPath));
        // Somebody may have signed out meanwhile.
        if (getOwner() === owner) return true;
        await caches.delete(name);
        return false;
      } catch {
        // No room, or storage is switched off: the page goes on without.
        return false;
      }
    },
    /** Forgets the document of a path of the member, or all documents of this browser. */
    async drop(path?: string): Promise<void> {
      const owner = getOwner();
      if (path === undefined) return removeOthers();
      if (caches === undefined || owner === undefined) return;
      await (await caches.open(await toCacheName(owner))).delete(path);
    },
    /** Somebody is signed in: the documents of other members go. */
    async dropOthers(): Promise<void> {
      const owner = getOwner();
      if (owner !== undefined && caches !== undefined) await removeOthers(await toCacheName(owner));
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
