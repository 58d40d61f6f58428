import {
  fillPageGet,
  findRoute,
  listPageGets,
  listSlotOwners,
  type PageGet,
  type Registry,
  type RegistryEntry,
} from '@haesol/contracts/release';
import type { PrepareRequest } from '@haesol/remote/shell-api';
import type { HttpClient } from '../http/httpClient.ts';
import { parseUrl } from '../router/parseUrl.ts';
import { prepareBuild } from './remoteBuilds.ts';

/** A page is not prefetched again within this time, in milliseconds. */
const againMs = 10_000;

export interface PrefetchSettings {
  readonly registry: () => Registry;
  readonly http: HttpClient;
  readonly shell: PrepareRequest['shell'];
  readonly now: () => number;
  /** Preloads the files of a screen or slot in parallel. */
  preload(entry: RegistryEntry, chunk: string | undefined): void;
}

/** Prefetches a page: the GETs that `remote.json` declares, in parallel with the code that will request them. */
export function createPrefetch({ registry, http, shell, now, preload }: PrefetchSettings) {
  const startedAt = new Map<string, number>();

  function startGets(gets: readonly PageGet[], search: URLSearchParams): void {
    for (const pageGet of gets) {
      const get = fillPageGet(pageGet, search, shell.language.get().languageCd);
      if (get === undefined) continue;
      const { path, query, languageCd } = get;
      http.startAhead({ method: 'GET', path, query, ...(languageCd !== '' && { headers: { language: languageCd } }) });
    }
  }

  return {
    /** Loads code and data of a page and of its slots. Rejects when the page's own code fails to load. */
    async prepare(url: URL, signal: AbortSignal): Promise<void> {
      const match = findRoute(registry(), url.pathname);
      if (match === undefined || match.route.redirect !== undefined) return;
      const entry = registry().remotes[match.remoteId];
      if (entry === undefined || !entry.enabled) return;
      const path = `${url.pathname}${url.search}`;
      // A visitor is redirected, and GETs for members would return HTTP 400, which means the end of a session.
      const isOpen = match.route.guard === null || match.route.guard === 'visitor';
      const { isLogin, guest } = shell.session.get();
      const isOwn = isLogin || (guest !== undefined && match.route.guard === 'buyer');
      if (!isOpen && !isOwn) return;
      startGets(listPageGets(registry(), match.route), url.searchParams);
      preload(entry, match.route.chunk);
      for (const { entry: owner, offer } of listSlotOwners(registry(), match.route)) {
        preload(owner, offer.chunk);
        void prepareBuild(owner, { shell, path, slot: offer.slot }, signal).catch(() => undefined);
      }
      await prepareBuild(entry, { shell, path }, signal);
    },
    /** Prefetches a page that the person may open next: at most once in 10 s, without errors, and without counting a view. */
    hint(path: string): void {
      const url = parseUrl(path, location.origin);
      if (url?.origin !== location.origin) return;
      const key = `${url.pathname}${url.search}`;
      if (now() - (startedAt.get(key) ?? Number.NEGATIVE_INFINITY) < againMs) return;
      startedAt.set(key, now());
      const match = findRoute(registry(), url.pathname);
      if (match?.route.counted === true) {
        // The GET of such a page counts a view, so that only its code is loaded.
        const entry = registry().remotes[match.remoteId];
        if (entry?.enabled === true) preload(entry, match.route.chunk);
        return;
      }
      void this.prepare(url, new AbortController().signal).catch(() => startedAt.delete(key));
    },
  };
}
