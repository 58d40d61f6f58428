import { toErrorText } from '@haesol/contracts/common';
import type { TelemetryEvent } from '@haesol/remote/shell-api';
import type { createLoadGuard } from '../federation/loadGuard.ts';
import { filesOf, lookAtRegistry, registryAtom } from '../registry/registry.ts';
import { shellStore } from '../session/shellStore.ts';

export interface FailureReportSettings {
  readonly loadGuard: ReturnType<typeof createLoadGuard>;
  readonly pageLife: { onRemoteMounted(): void };
  telemetry(event: TelemetryEvent): void;
  /**
   * Resets the builds that this browser has chosen, because one has failed. @returns true when the page is about to be reloaded
   */
  takeBack(remoteId: string): Promise<boolean>;
}

export function createFailureReport({ loadGuard, pageLife, telemetry, takeBack }: FailureReportSettings) {
  /**
   * Reports a remote that failed, and lets the load guard decide about a reload.
   * @param isRoute false for a remote in a slot, which never causes a reload
   * @returns true when the page is about to be reloaded
   */
  return async (remoteId: string, error: unknown, isRoute: boolean): Promise<boolean> => {
    const { override, remotes } = shellStore.get(registryAtom);
    const entry = remotes[remoteId];
    const isChosen = entry !== undefined && override?.builds[remoteId] === entry.buildId;
    pageLife.onRemoteMounted();
    telemetry({ kind: 'remote.failed', data: { remote: remoteId, error: toErrorText(error) } });
    if (isChosen && (await takeBack(remoteId))) return true;
    return loadGuard.observe({
      error,
      isRoute,
      build: `${remoteId}@${entry?.buildId ?? ''}`,
      async integrityOf(url) {
        const name = new URL(url, location.href).pathname.split('/').at(-1) ?? '';
        if (entry === undefined || name === 'remoteEntry.js') return entry?.integrity;
        if (filesOf(entry) === undefined) await lookAtRegistry();
        return filesOf(entry)?.files[name];
      },
    });
  };
}
