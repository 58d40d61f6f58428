import type { ReleaseFile } from '@haesol/contracts/release';
import { RemoteLoadError } from './loadErrors.ts';
import { isThere } from './preloadChunk.ts';
import type { ShareScope } from './shareScope.ts';
import { isOwnAsset, toScriptUrl } from './trustedTypes.ts';

/** Container that a remote's entry puts on `window`, or exports. */
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
  /** All other files of the build, for an entry that is an ES module. */
  readonly modules?: { readonly scripts: readonly ReleaseFile[]; readonly styles: readonly ReleaseFile[] };
}

/** Timeout of one entry, in milliseconds. */
const timeoutMs = 8_000;

const loading = new Map<string, Promise<Container>>();

const readContainer = (global: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[global];

/** Loads a file by an element. */
function insert(element: HTMLScriptElement | HTMLLinkElement, { href, integrity }: ReleaseFile): Promise<void> {
  // A dev server has another origin; files of the site itself always have a hash.
  if (integrity === '' && isOwnAsset(href)) {
    return Promise.reject(new RemoteLoadError('entry', href, new Error('no hash')));
  }
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteLoadError('entry', href, new Error('timed out'))), timeoutMs);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    element.onload = settle(resolve);
    element.onerror = settle(() => reject(new RemoteLoadError('entry', href)));
    document.head.append(element);
  });
}

/** Loads a file by an element, which is removed afterwards: the runtime would wait for a failed tag. */
const insertOnce = (element: HTMLScriptElement | HTMLLinkElement, file: ReleaseFile): Promise<void> =>
  insert(element, file).finally(() => element.remove());

async function loadScript({ url, global, integrity }: EntryRequest): Promise<Container> {
  const script = document.createElement('script');
  script.src = toScriptUrl(url);
  script.async = true;
  await insertOnce(script, { href: url, integrity });
  const container = readContainer(global);
  if (container === undefined) throw new RemoteLoadError('entry', url, new Error('no container'));
  return container;
}

/**
 * Loads an entry that is an ES module. `import` has no hash, and takes modules from the page's module map: all of the build are put
 * there before, by links that have one. Style sheets stay in the page, so that the bundler finds them and adds none without a hash.
 */
async function loadModule(
  { url, integrity }: EntryRequest,
  { scripts, styles }: NonNullable<EntryRequest['modules']>,
): Promise<Container> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const address = toScriptUrl(url);
  const toLink = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href, nonce });
  const preloads = [{ href: url, integrity }, ...scripts].map((file) => {
    toScriptUrl(file.href);
    return insertOnce(toLink('modulepreload', file.href), file);
  });
  const missing = styles.filter(({ href }) => !isThere('link[rel="stylesheet"]', 'href', href));
  const sheets = missing.map((file) => {
    const link = toLink('stylesheet', file.href);
    return insert(link, file).catch((error: unknown) => {
      link.remove();
      throw error;
    });
  });
  await Promise.all([...preloads, ...sheets]);
  const container = (await import(/* webpackIgnore: true */ address)) as Partial<Container>;
  if (typeof container.get !== 'function') throw new RemoteLoadError('entry', url, new Error('no container'));
  return container as Container;
}

/**
 * Loads a container's script once. The only way for entries into the page, also for the federation runtime: a second loader would
 * evaluate an entry twice without an error.
 * @throws {RemoteLoadError} the next call retries
 */
export function loadEntry(request: EntryRequest): Promise<Container> {
  const pending = loading.get(request.global);
  if (pending !== undefined) return pending;
  const work = request.modules === undefined ? loadScript(request) : loadModule(request, request.modules);
  loading.set(request.global, work);
  work.catch(() => loading.delete(request.global));
  return work;
}
