import { answerNavigation } from './answerNavigation.ts';
import { documentHeaders } from './keptCache.ts';
import { listKept } from './listKept.ts';
import { toOfflinePage } from './offlinePage.ts';

interface NavigationEvent extends Event {
  readonly request: Request;
  /** Response that the browser requested while the worker started; undefined without preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Used part of a service worker's scope: its types and those of documents cannot be in one program. */
interface WorkerScope {
  addEventListener(type: 'activate' | 'install', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

// Scripts of workers run in this scope.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
);
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  // Everything except pages goes to the network as if there were no worker.
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    answerNavigation({
      fetchPage: async () => (await event.preloadResponse) ?? fetch(request),
      findKept: () => caches.match(request.url),
      async toOfflinePage() {
        const documents = await listKept(caches).catch(() => []);
        return new Response(toOfflinePage(documents, navigator.languages), { status: 503, headers: documentHeaders });
      },
      wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms)),
    }),
  );
});
