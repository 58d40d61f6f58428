import type { RegistryEntry } from '@haesol/shared/contracts';
import type { RouterLocation } from '@haesol/shared/shell-api';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../app/servicesContext.ts';
import { createShellApi } from './createShellApi.ts';
import { createInstanceLocation, type InstanceLocation } from './instanceLocation.ts';
import { type InstanceState, RemoteInstance } from './RemoteInstance.ts';

/** One object for ever: React compares it, and must neither empty nor refill what the remote's own root holds. */
const emptyMarkup = { __html: '' };

export interface RemoteHostProps {
  readonly entry: RegistryEntry;
  readonly location: RouterLocation;
  /** True while the page's first render adopts the server's markup. */
  readonly isPageHydrating: boolean;
  /** Shown until the remote is mounted. */
  readonly skeleton: ReactNode;
  renderFailure(retry: () => void): ReactNode;
  onMounted(): void;
}

/** The place of the page's remote: mounts it, follows it, and shows a fallback when it fails. */
export function RemoteHost({ entry, location, isPageHydrating, skeleton, renderFailure, onMounted }: RemoteHostProps) {
  const services = useServices();
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<RemoteInstance>(null);
  const [isHydrating] = useState(isPageHydrating);
  const [state, setState] = useState<InstanceState>(isPageHydrating ? 'mounted' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [instanceLocation] = useState<InstanceLocation>(() => createInstanceLocation(location));
  const { id } = entry.remoteJson;

  useLayoutEffect(() => {
    instanceLocation.set(location);
  }, [instanceLocation, location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts the remote again
  useLayoutEffect(() => {
    const start = () =>
      new RemoteInstance({
        entry,
        place: place.current as HTMLDivElement,
        isHydrating: isHydrating && attempt === 0,
        shell: createShellApi(services, instanceLocation, `${id}/page`),
        skeletonMs: services.isFirstPage() ? 0 : 200,
        onState(next, error) {
          if (next === 'left') return;
          if (next !== 'failed') {
            setState(next);
            if (next === 'mounted') onMounted();
            return;
          }
          void services.reportFailure(id, error, true).then((isReloading) => isReloading || setState('failed'));
        },
      });
    if (!running.current?.stay()) running.current = start();
    return () => running.current?.leave();
  }, [entry.global, attempt]);

  return (
    <>
      {state === 'loading' && skeleton}
      {state === 'failed' && renderFailure(() => setAttempt(attempt + 1))}
      <div
        dangerouslySetInnerHTML={isHydrating ? emptyMarkup : undefined}
        data-remote={id}
        hidden={state === 'failed'}
        ref={place}
        suppressHydrationWarning
      />
    </>
  );
}
