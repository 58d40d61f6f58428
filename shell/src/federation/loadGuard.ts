import { loadGuardKeys } from '@haesol/contracts/release';
import { type RemoteLoadError, toLoadError } from './loadErrors.ts';

/** Cause of a failed load, determined by a probe request. */
export type LoadFault = 'gone' | 'changed' | 'away' | 'code';

/** Minimum time between reloads over all remotes, in milliseconds (specification §9). */
const reloadGuardMs = 60_000;
const probeTimeoutMs = 4_000;
const { lastReload: lastReloadKey, failedBuilds: failedBuildsKey } = loadGuardKeys;

export interface FailedLoad {
  readonly error: unknown;
  /** `mf-portal@buildId`. */
  readonly build: string;
  /** Only failures of the route itself may cause a reload. */
  readonly isRoute: boolean;
  /** Returns the expected `sha384-…` of a file of the build, if known. */
  integrityOf(url: string): Promise<string | undefined>;
}

export interface LoadGuardSettings {
  readonly reload: () => void;
  readonly now: () => number;
  readonly isOffline: () => boolean;
  /** There is unsaved input or a pending payment. */
  readonly isBusy: () => boolean;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (data: { build: string; fault: LoadFault; outcome: ReloadOutcome }) => void;
}

export type ReloadOutcome = 'reload' | 'budget' | 'offline' | 'busy' | 'storage' | 'known' | 'slot' | 'incurable';

/** Requests the file again, bypassing every cache, because script tags do not expose the cause. */
export async function probe(error: RemoteLoadError, integrityOf: FailedLoad['integrityOf']): Promise<LoadFault> {
  if (error.url === undefined) return 'away';
  const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) };
  try {
    const response = await fetch(error.url, init);
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) return 'away';
    if (response.headers.get('content-type')?.includes('text/html')) return 'gone';
    const expected = await integrityOf(error.url);
    if (expected === undefined) return 'code';
    // The browser compares the hash, because `crypto.subtle` exists in secure contexts only.
    return await fetch(error.url, { ...init, integrity: expected }).then(
      () => 'code',
      () => 'changed',
    );
  } catch {
    // Offline, timed out or connection lost.
    return 'away';
  }
}

/**
 * Decides for all remotes together if a failed load justifies the page's one reload: only what a reload can cure (a file that is
 * gone, or differs from the expected one), for the route itself, and within the budget.
 */
export function createLoadGuard(settings: LoadGuardSettings) {
  let isReloading = false;

  const decide = ({ build, isRoute }: FailedLoad, fault: LoadFault): ReloadOutcome => {
    if (fault !== 'gone' && fault !== 'changed') return 'incurable';
    if (!isRoute) return 'slot';
    if (settings.isOffline()) return 'offline';
    if (settings.isBusy()) return 'busy';
    try {
      const storage = settings.storage();
      const now = settings.now();
      const last = Number(storage.getItem(lastReloadKey) ?? 0);
      const failedBuilds = JSON.parse(storage.getItem(failedBuildsKey) ?? '[]') as string[];
      if (failedBuilds.includes(build)) return 'known';
      // A clock that was set back must not allow another reload.
      if (last > 0 && (now - last < reloadGuardMs || now < last)) return 'budget';
      storage.setItem(failedBuildsKey, JSON.stringify([...failedBuilds, build]));
      storage.setItem(lastReloadKey, String(now));
      return 'reload';
    } catch {
      // Storage is blocked or broken: no reload without it.
      return 'storage';
    }
  };

  return {
    /** @returns true when the page is about to be reloaded */
    async observe(failed: FailedLoad): Promise<boolean> {
      if (isReloading) return true;
      const error = toLoadError(failed.error);
      if (error === undefined) return false;
      const fault = await probe(error, failed.integrityOf);
      if (isReloading) return true;
      const outcome = decide(failed, fault);
      settings.report({ build: failed.build, fault, outcome });
      if (outcome !== 'reload') return false;
      isReloading = true;
      settings.reload();
      return true;
    },
  };
}
