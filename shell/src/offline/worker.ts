import { answerNavigation } from './answerNavigation.ts';
import { documentHeaders } from './keptCache.ts';
import { listKept } from './listKept.ts';
import { toOfflinePage } from './offlinePage.ts';

interface NavigationEvent extends Event {
  readonly request: Request;
  /** Page that asks; empty for a navigation. */
  readonly clientId: string;
  /** Page that a navigation opens. */
  readonly resultingClientId: string;
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
/** Pages that were opened from the storage: their code is there too. */
const keptClients = new Set<string>();
const codeKinds: readonly string[] = ['font', 'script', 'style'] satisfies RequestDestination[];
const findKept = (url: string) => caches.match(url, { ignoreVary: true });

async function answerPage({ request, preloadResponse, resultingClientId }: NavigationEvent): Promise<Response> {
  const kept = findKept(request.url);
  const answer = await answerNavigation({
    fetchPage: async () => (await preloadResponse) ?? fetch(request),
    findKept: () => kept,
    async toOfflinePage() {
      const documents = await listKept(caches).catch(() => []);
      return new Response(toOfflinePage(documents, navigator.languages), { status: 503, headers: documentHeaders });
    },
    wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms)),
  });
  if (answer === (await kept.catch(() => undefined))) keptClients.add(resultingClientId);
  return answer;
}

scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answerPage(event));
  // Everything except pages goes to the network as if there were no worker.
  else if (keptClients.has(clientId) && codeKinds.includes(request.destination))
    event.respondWith(findKept(request.url).then((kept) => kept ?? fetch(request)));
});
