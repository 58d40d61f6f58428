import { loadGuardKeys } from '@haesol/contracts/release';
import { type RemoteLoadError, toLoadError } from './loadErrors.ts';

/** Why a load failed, found out by one more request. */
export type LoadFault = 'gone' | 'changed' | 'away' | 'code';

/** One reload in this time over all remotes, in milliseconds (specification §9). */
const reloadGuardMs = 60_000;
const probeTimeoutMs = 4_000;
const { lastReload: lastReloadKey, failedBuilds: failedBuildsKey } = loadGuardKeys;

export interface FailedLoad {
  readonly error: unknown;
  /** `mf-portal@buildId`. */
  readonly build: string;
  /** Only what the route itself runs may cost a reload. */
  readonly isRoute: boolean;
  /** Expected `sha384-…` of a file of the build, where that can be known. */
  integrityOf(url: string): Promise<string | undefined>;
}

export interface LoadGuardSettings {
  readonly reload: () => void;
  readonly now: () => number;
  readonly isOffline: () => boolean;
  /** Something is typed or being paid. */
  readonly isBusy: () => boolean;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (data: { build: string; fault: LoadFault; outcome: ReloadOutcome }) => void;
}

export type ReloadOutcome = 'reload' | 'budget' | 'offline' | 'busy' | 'storage' | 'known' | 'slot' | 'incurable';

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Asks for the file once more, past every cache, to tell what script tags do not say. */
export async function probe(error: RemoteLoadError, integrityOf: FailedLoad['integrityOf']): Promise<LoadFault> {
  if (error.url === undefined) return 'away';
  try {
    const response = await fetch(error.url, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) return 'away';
    if (response.headers.get('content-type')?.includes('text/html')) return 'gone';
    const expected = await integrityOf(error.url);
    if (expected === undefined) return 'code';
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return `sha384-${toBase64(digest)}` === expected ? 'code' : 'changed';
  } catch {
    // Offline, timed out or cut off.
    return 'away';
  }
}

/**
 * Decides for every remote together whether a failed load is worth the page's one reload: only what a reload can cure
 * (a file that is gone, or another than the page expects), for the route itself, and within the budget.
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
      // A clock that was set back must not open the door.
      if (last > 0 && (now - last < reloadGuardMs || now < last)) return 'budget';
      storage.setItem(failedBuildsKey, JSON.stringify([...failedBuilds, build]));
      storage.setItem(lastReloadKey, String(now));
      return 'reload';
    } catch {
      // Blocked or broken storage: without a memory there is no reload.
      return 'storage';
    }
  };

  return {
    /** @returns true when the page is about to be loaded anew */
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
