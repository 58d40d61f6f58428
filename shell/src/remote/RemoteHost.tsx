import type { RegistryEntry } from '@haesol/contracts/release';
import type { RouterLocation } from '@haesol/remote/shell-api';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { createShellApi } from './createShellApi.ts';
import { createInstanceLocation, type InstanceLocation } from './instanceLocation.ts';
import styles from './RemoteHost.module.css';
import { type InstanceState, RemoteInstance } from './RemoteInstance.ts';

export interface RemoteHostProps {
  readonly entry: RegistryEntry;
  readonly location: RouterLocation;
  /** Shown until the remote is mounted. */
  readonly skeleton: ReactNode;
  renderFailure(retry: () => void): ReactNode;
  onMounted(): void;
  /** Requests the current releases. @returns true if another build replaces this one */
  renew(): Promise<boolean>;
}

/** Mounts the remote of the page, updates its location, and shows a fallback when it fails. */
export function RemoteHost({ entry, location, skeleton, renderFailure, onMounted, renew }: RemoteHostProps) {
  const services = useServices();
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<{ readonly run: string; readonly instance: RemoteInstance }>(null);
  const { id } = entry.remoteJson;
  // Kept: React would empty the element if the markup were removed later.
  const [markup] = useState(() => services.markupOf(id));
  const isHydrating = markup !== undefined;
  const [state, setState] = useState<InstanceState | 'inert'>(isHydrating ? 'mounted' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [instanceLocation] = useState<InstanceLocation>(() => createInstanceLocation(location));

  useLayoutEffect(() => {
    instanceLocation.set(location);
  }, [instanceLocation, location]);

  const run = `${entry.global} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is one build and one attempt; nothing else restarts it
  useLayoutEffect(() => {
    const isAdopting = isHydrating && attempt === 0;
    const start = () => {
      const instance = new RemoteInstance({
        entry,
        place: place.current as HTMLDivElement,
        isHydrating: isAdopting,
        shell: createShellApi(services, instanceLocation, { remoteId: id, instance: `${id}/page` }),
        skeletonMs: services.isFirstPage() ? 0 : 200,
        renew,
        onState(next, error) {
          if (next === 'loading' && !isAdopting) setState('loading');
          if (next === 'mounted') {
            setState('mounted');
            onMounted();
          }
          if (next === 'failed') {
            void services.reportFailure(id, error, true).then((isReloading) => {
              // The report is asynchronous: another run may have begun.
              if (isReloading || running.current?.instance !== instance) return;
              // The server's markup stays readable, although it is not interactive.
              setState(isAdopting && instance.hasMarkup() ? 'inert' : 'failed');
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
      {(state === 'failed' || state === 'inert') && renderFailure(() => setAttempt(attempt + 1))}
      <div className={styles.host}>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup, which React must not change in the browser
          dangerouslySetInnerHTML={markup}
          data-remote={id}
          data-mounting={state === 'loading' ? '' : undefined}
          data-ssr={isHydrating && String(markup.__html) !== '' ? '' : undefined}
          hidden={state === 'failed'}
          inert={state === 'inert'}
          ref={place}
          suppressHydrationWarning
        />
        {state === 'loading' && skeleton}
      </div>
    </>
  );
}
