import type { RegistryEntry } from '@haesol/contracts/release';
import type { PrepareRequest, RemoteLifecycles, RemoteProps } from '@haesol/remote/shell-api';
import { getLoadedRelease, loadRelease } from '../federation/loadRelease.ts';
import { retryLoad } from '../federation/retry.ts';
import { ensureValues } from '../registry/remoteValues.ts';

const bootstrapping = new WeakMap<RemoteLifecycles, Promise<void>>();
const bootstrapped = new WeakSet<RemoteLifecycles>();
/** Leaving a page does not abort the bootstrap, because others may wait for it, too. */
const never = new AbortController().signal;

/** Loads a build, with retries for up to 10 s, and the values that it reads. @throws the error of the last try */
export async function loadBuild(entry: RegistryEntry, signal: AbortSignal): Promise<RemoteLifecycles> {
  const { entry: url, global, integrity, format, scripts, css: styles } = entry;
  const request = { url, global, integrity, ...(format === 'module' && { modules: { scripts, styles } }) };
  const values = ensureValues(entry);
  const lifecycles = await retryLoad(() => loadRelease(request), { signal });
  await values;
  return lifecycles;
}

/**
 * Bootstraps a build once per page load; a failed bootstrap may be retried. Code that failed to load is requested once more: a
 * browser that was offline reuses the failed preload of a chunk for the first script of the same address.
 */
export function bootstrapOnce(lifecycles: RemoteLifecycles, props: RemoteProps): Promise<void> {
  const pending =
    bootstrapping.get(lifecycles) ??
    retryLoad(() => lifecycles.bootstrap(props), { signal: never, tries: 2, pauseMs: 0 });
  bootstrapping.set(lifecycles, pending);
  pending.then(
    () => bootstrapped.add(lifecycles),
    () => bootstrapping.delete(lifecycles),
  );
  return pending;
}

/** Returns lifecycles that are loaded and bootstrapped. @returns undefined when they are not */
export function getReadyBuild(entry: RegistryEntry): RemoteLifecycles | undefined {
  const lifecycles = getLoadedRelease(entry.global);
  return lifecycles !== undefined && bootstrapped.has(lifecycles) ? lifecycles : undefined;
}

/** Loads the code of a page (or slot) and requests its data, in parallel. Rejects if a load fails. */
export async function prepareBuild(entry: RegistryEntry, request: PrepareRequest, signal: AbortSignal): Promise<void> {
  const lifecycles = await loadBuild(entry, signal);
  const preparation = lifecycles.prepare?.(request);
  await Promise.all([preparation?.code, preparation?.data]);
}
