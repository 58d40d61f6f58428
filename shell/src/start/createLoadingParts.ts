import type { TelemetryEvent, ToastMessage } from '@haesol/remote/shell-api';
import { createLoadGuard } from '../federation/loadGuard.ts';
import { preloadChunk } from '../federation/preloadChunk.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { onUnmounted } from '../registry/mountedRemotes.ts';
import { filesOf, lookAtRegistry, refreshRegistry, registryAtom, takeOffered } from '../registry/registry.ts';
import { createReleaseWatch } from '../registry/releaseWatch.ts';
import { createFailureReport } from '../remote/failureReport.ts';
import { createPrefetch, type PrefetchSettings } from '../remote/prefetch.ts';
import { shellStore } from '../session/shellStore.ts';
import { isDirtyAtom } from '../state/pageAtoms.ts';
import type { PageLife } from './createPageLife.ts';

export interface LoadingPartsSettings {
  readonly http: HttpClient;
  readonly now: () => number;
  readonly pageLife: Pick<PageLife, 'onRemoteMounted'>;
  readonly shell: PrefetchSettings['shell'];
  telemetry(event: TelemetryEvent): void;
  toast(toast: ToastMessage): void;
}

const isBusy = () => shellStore.get(isDirtyAtom);

/** Creates the parts that load the code of remotes: prefetch, newer releases, and failed loads. */
export function createLoadingParts({ http, now, pageLife, shell, telemetry, toast }: LoadingPartsSettings) {
  const reload = () => location.reload();
  const prefetch = createPrefetch({
    registry: () => shellStore.get(registryAtom),
    http,
    shell,
    now,
    preload: (entry, chunk) => preloadChunk(entry, chunk, filesOf(entry)),
  });
  const loadGuard = createLoadGuard({
    reload,
    now,
    isOffline: () => !navigator.onLine,
    isBusy,
    storage: () => sessionStorage,
    report: ({ build, fault, outcome }) => telemetry({ kind: 'remote.load', data: { build, fault, outcome } }),
  });
  const releaseWatch = createReleaseWatch({
    look: lookAtRegistry,
    take: takeOffered,
    isBusy,
    onCalm(listener) {
      const stops = [shellStore.sub(isDirtyAtom, listener), onUnmounted(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
  const takeBack = async (remoteId: string) => {
    const { takeBackOverride } = await import(/* webpackChunkName: "override" */ '../override/takeBackOverride.ts');
    return takeBackOverride(remoteId, { http, isBusy, reload, refresh: refreshRegistry, toast });
  };
  const reportFailure = createFailureReport({
    loadGuard,
    pageLife,
    telemetry,
    // If the code for it fails to load, the build fails like any other.
    takeBack: (remoteId) => takeBack(remoteId).catch(() => false),
  });
  return { prefetch, releaseWatch, reportFailure };
}
