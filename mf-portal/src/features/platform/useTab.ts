import { loadGuardKeys } from '@haesol/contracts/release';
import { useCallback, useEffect, useState } from 'react';
import {
  type FederationGlobal,
  type GuardState,
  readGuard,
  readLoads,
  readShared,
  type SharedLibrary,
  type TabLoad,
} from './readTab.ts';

/** State of this tab. */
export interface Tab {
  readonly loads: readonly TabLoad[];
  readonly shared: readonly SharedLibrary[];
  /** Undefined without storage for this tab. */
  readonly guard: GuardState | undefined;
}

function findGuard(): GuardState | undefined {
  try {
    const { lastReload, failedBuilds } = loadGuardKeys;
    return readGuard(sessionStorage.getItem(lastReload), sessionStorage.getItem(failedBuilds));
  } catch {
    // Blocked storage: the guard does not reload without it.
    return undefined;
  }
}

function readTab(): Tab {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: FederationGlobal };
  // A page outside of a browser, used to check builds, has no resource timing.
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('resource') : [];
  return {
    loads: readLoads(entries as PerformanceResourceTiming[]),
    shared: readShared(federation),
    guard: findGuard(),
  };
}

/** Reads the tab once it is mounted, and again on request. */
export function useTab(): { readonly tab: Tab | undefined; readonly readAgain: () => void } {
  const [tab, setTab] = useState<Tab>();
  const readAgain = useCallback(() => setTab(readTab()), []);
  useEffect(readAgain, [readAgain]);
  return { tab, readAgain };
}
