import type { UserInfo } from '@haesol/remote/shell-api';
import { isOwnAsset } from '../federation/trustedTypes.ts';
import { memberPath, pageCachePrefix } from './keptCache.ts';

/** Code, styles and fonts of a page. */
const codeEnding = /\.(?:m?js|css|woff2)$/;
const scriptAddress = /\b(?:src|href)="([^"]+\.m?js)"/g;
/** Headers without which a kept document would not run as the server's. */
const keptHeaders = ['Content-Type', 'Content-Security-Policy', 'Cross-Origin-Opener-Policy'];

export interface KeptCodeSettings {
  readonly caches: CacheStorage;
  /** Address of the open page. */
  readonly url: URL;
  readonly fetch: (url: string) => Promise<Response>;
  /** Returns the addresses of what the page has loaded. */
  listLoaded(): readonly string[];
}

/**
 * Keeps the open page: its document, its code and its member, so that it opens without network. Code of other releases goes.
 * @param name of the cache @returns false if nothing is kept, e.g. because another release was published meanwhile
 */
export async function keepCode(
  { caches, url, fetch, listLoaded }: KeptCodeSettings,
  name: string,
  member: UserInfo,
): Promise<boolean> {
  const response = await fetch(url.pathname);
  if (!response.ok) return false;
  const html = await response.text();
  const loaded = new Set(
    listLoaded().filter((address) => isOwnAsset(address) && codeEnding.test(new URL(address).pathname)),
  );
  const named = [...html.matchAll(scriptAddress)].map(([, address = '']) => new URL(address, url).href);
  // The document of another release would ask for code that this page has not loaded.
  if (!named.every((address) => loaded.has(address))) return false;
  const cache = await caches.open(name);
  await Promise.all(
    [...loaded].map(async (address) => {
      if ((await cache.match(address)) === undefined) await cache.put(address, await fetch(address));
    }),
  );
  const headers = keptHeaders.flatMap((header) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[header, value] as [string, string]];
  });
  await cache.put(memberPath, new Response(JSON.stringify(member)));
  await cache.put(url.pathname, new Response(html, { headers }));
  const pages = [url.pathname, memberPath].map((path) => new URL(path, url).href);
  const others = (await cache.keys()).filter((request) => !loaded.has(request.url) && !pages.includes(request.url));
  await Promise.all(others.map((request) => cache.delete(request)));
  return true;
}

/** Finds the member of the kept page of a path. @returns undefined for a page that this device has not kept */
export async function findKeptMember(caches: CacheStorage, path: string): Promise<UserInfo | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(pageCachePrefix)) continue;
    const cache = await caches.open(name);
    const member = await cache.match(memberPath);
    if (member !== undefined && (await cache.match(path)) !== undefined) return (await member.json()) as UserInfo;
  }
  return undefined;
}
