import type { UserInfo } from '@haesol/remote/shell-api';
import { documentHeaders, keptCachePrefix, pageCachePrefix } from './keptCache.ts';

/** Maximum number of documents per member; the oldest are removed. */
const maxDocuments = 30;

/** Address of the service worker; the server returns the one of the shell that it serves. */
const workerPath = '/sw.js';

export interface KeptPagesSettings {
  /** Absent if the browser has none, e.g. on a page without https. */
  readonly caches: CacheStorage | undefined;
  readonly workers: Pick<ServiceWorkerContainer, 'register'> | undefined;
  /** Origin of the site. */
  readonly origin: string;
  /** Returns the mail address of the signed-in member. */
  getOwner(): string | undefined;
  /** Returns the signed-in member, without whom a kept page would not open. */
  getMember(): UserInfo | null;
  /** Loads the code that the page needs once it is used. */
  loadLateCode(): Promise<unknown>;
  /** @param path of the worker's script */
  toWorkerUrl(path: string): string;
}

/** Hashes the owner, so that no mail address is in the browser's storage. */
async function toCacheName(owner: string, prefix = keptCachePrefix): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(owner));
  return prefix + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const prefixes = [keptCachePrefix, pageCachePrefix];

/** Loaded for a page that is kept, and to open one. */
const loadKeptCode = () => import(/* webpackChunkName: "kept-code" */ './keptCode.ts');

/** Creates the storage of documents for offline use. They belong to one member, and are removed with the session. */
export function createKeptPages(settings: KeptPagesSettings) {
  const { caches, workers, origin, getOwner, getMember, loadLateCode, toWorkerUrl } = settings;
  /** Removes the documents and pages of all other members. @param keptNames caches that stay */
  async function removeOthers(keptNames: readonly string[] = []): Promise<void> {
    if (caches === undefined) return;
    const own = (await caches.keys()).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
    await Promise.all(own.filter((name) => !keptNames.includes(name)).map((name) => caches.delete(name)));
  }

  return {
    /** @returns false if nothing is stored: no session, or the browser refuses */
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
        // The member may have signed out meanwhile.
        if (getOwner() === owner) return true;
        await caches.delete(name);
        return false;
      } catch {
        // No space, or storage is disabled: the page works without it.
        return false;
      }
    },
    /** Removes the document of a path of the member, or all documents of this browser. */
    async drop(path?: string): Promise<void> {
      const owner = getOwner();
      if (path === undefined) return removeOthers();
      if (caches === undefined || owner === undefined) return;
      await (await caches.open(await toCacheName(owner))).delete(path);
    },
    /** Removes the documents of other members after a sign-in. */
    async dropOthers(): Promise<void> {
      const owner = getOwner();
      if (owner === undefined || caches === undefined) return;
      await removeOthers(await Promise.all(prefixes.map((prefix) => toCacheName(owner, prefix))));
    },
    /** Keeps the open page with its code. @returns false if nothing is kept: no session, or the browser refuses */
    async keepPage(): Promise<boolean> {
      const owner = getOwner();
      const member = getMember();
      if (caches === undefined || workers === undefined || owner === undefined || member === null) return false;
      try {
        const [{ keepCode }] = await Promise.all([loadKeptCode(), loadLateCode()]);
        const url = new URL(location.href);
        const listLoaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
        const settings = { caches, url, fetch: (address: string) => fetch(address), listLoaded };
        const name = await toCacheName(owner, pageCachePrefix);
        const isKept = await keepCode(settings, name, member);
        if (isKept) await workers.register(toWorkerUrl(workerPath));
        // The member may have signed out meanwhile.
        if (getOwner() === owner) return isKept;
        await caches.delete(name);
        return false;
      } catch {
        // No network, no space, or storage is disabled: the page works without it.
        return false;
      }
    },
    /** Finds the member of the open page if this device has kept it. */
    async findMember(): Promise<UserInfo | undefined> {
      if (caches === undefined || !(await caches.keys()).some((name) => name.startsWith(pageCachePrefix)))
        return undefined;
      return (await loadKeptCode()).findKeptMember(caches, location.pathname);
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
