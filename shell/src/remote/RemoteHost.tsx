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
  const running = useRef<{ readonly run: string; readonly instance: RemoteInstance }>(null);
  const [isHydrating] = useState(isPageHydrating);
  const [state, setState] = useState<InstanceState>(isPageHydrating ? 'mounted' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [instanceLocation] = useState<InstanceLocation>(() => createInstanceLocation(location));
  const { id } = entry.remoteJson;

  useLayoutEffect(() => {
    instanceLocation.set(location);
  }, [instanceLocation, location]);

  const run = `${entry.global} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is one build and one attempt; nothing else starts it anew
  useLayoutEffect(() => {
    const isAdopting = isHydrating && attempt === 0;
    const start = () => {
      const instance = new RemoteInstance({
        entry,
        place: place.current as HTMLDivElement,
        isHydrating: isAdopting,
        shell: createShellApi(services, instanceLocation, `${id}/page`),
        skeletonMs: services.isFirstPage() ? 0 : 200,
        onState(next, error) {
          if (next === 'loading' && !isAdopting) setState('loading');
          if (next === 'mounted') {
            setState('mounted');
            onMounted();
          }
          if (next === 'failed') {
            void services.reportFailure(id, error, true).then((isReloading) => {
              // Finding out takes a while; meanwhile another run may have begun.
              if (!isReloading && running.current?.instance === instance) setState('failed');
            });
          }
        },
      });
      return { run, instance };
    };
    const before = running.current;
    if (before?.run !== run || !before.instance.stay()) {
      before?.instance.stop();
      running.current = start();
    }
    return () => running.current?.instance.leave();
  }, [run]);

  return (
    <>
      {state === 'loading' && skeleton}
      {state === 'failed' && renderFailure(() => setAttempt(attempt + 1))}
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, by which React leaves the server's markup alone
        dangerouslySetInnerHTML={isHydrating ? emptyMarkup : undefined}
        data-remote={id}
        hidden={state === 'failed'}
        ref={place}
        suppressHydrationWarning
      />
    </>
  );
}
