import { RemoteLoadError } from './loadErrors.ts';
import type { ShareScope } from './shareScope.ts';
import { isOwnAsset, toScriptUrl } from './trustedTypes.ts';

/** Container that a remote's entry puts on `window`. */
export interface Container {
  init(scope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}

export interface EntryRequest {
  readonly url: string;
  /** Name of the container on `window`. */
  readonly global: string;
  /** `sha384-…`; empty only for a dev server's entry. */
  readonly integrity: string;
}

/** Timeout of one entry, in milliseconds. */
const timeoutMs = 8_000;

const loading = new Map<string, Promise<Container>>();

const readContainer = (global: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[global];

function insertScript({ url, integrity }: EntryRequest): Promise<void> {
  const script = document.createElement('script');
  script.src = toScriptUrl(url);
  script.async = true;
  script.crossOrigin = 'anonymous';
  // A dev server has another origin; files of the site itself always have a hash.
  if (integrity === '' && isOwnAsset(url)) {
    return Promise.reject(new RemoteLoadError('entry', url, new Error('no hash')));
  }
  script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteLoadError('entry', url, new Error('timed out'))), timeoutMs);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    script.onload = settle(resolve);
    script.onerror = settle(() => reject(new RemoteLoadError('entry', url)));
    document.head.append(script);
  }).finally(() => {
    // The runtime would wait for a failed tag, and a loaded one is not needed any more.
    script.remove();
  });
}

/**
 * Loads a container's script once. The only way for entries into the page, also for the federation runtime: a second loader would
 * evaluate an entry twice without an error.
 * @throws {RemoteLoadError} the next call retries
 */
export function loadEntry(request: EntryRequest): Promise<Container> {
  const pending = loading.get(request.global);
  if (pending !== undefined) return pending;
  const work = insertScript(request).then(() => {
    const container = readContainer(request.global);
    if (container === undefined) throw new RemoteLoadError('entry', request.url, new Error('no container'));
    return container;
  });
  loading.set(request.global, work);
  work.catch(() => loading.delete(request.global));
  return work;
}
