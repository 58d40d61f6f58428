import { type RegistryEntry, toIdPrefix } from '@haesol/contracts/release';
import type { JsonObject, RemoteLifecycles, RemoteProps, ShellApi } from '@haesol/remote/shell-api';
import { markMounted } from '../registry/mountedRemotes.ts';
import { openPart } from '../state/earlyInput.ts';
import { limitPhase } from './limitPhase.ts';
import { bootstrapOnce, getReadyBuild, loadBuild } from './remoteBuilds.ts';

/** Limits of the phases in milliseconds. */
const limits = { load: 15_000, bootstrap: 10_000, data: 3_000, mount: 10_000, unmount: 3_000 } as const;

export type InstanceState = 'loading' | 'mounted' | 'failed' | 'left';

export interface InstanceRequest {
  readonly entry: RegistryEntry;
  readonly slot?: string;
  readonly slotProps?: JsonObject;
  /** Container of the remote's element; may contain the server's markup. */
  readonly place: HTMLElement;
  readonly isHydrating: boolean;
  readonly shell: ShellApi;
  /** Minimum time for which the skeleton is shown, in milliseconds. */
  readonly skeletonMs: number;
  /** Requests the current releases. @returns true if another build replaces this one */
  renew(): Promise<boolean>;
  /** An error card replaces the screen, or no longer does. */
  onFaulty?(isFaulty: boolean): void;
  onState(state: InstanceState, error?: unknown): void;
}

/** Elements of remotes that are being unmounted stay here, connected to the document, until that has settled. */
function exitHost(): HTMLElement {
  const found = document.getElementById('hs-exit');
  if (found !== null) return found;
  const host = Object.assign(document.createElement('div'), { id: 'hs-exit', hidden: true, inert: true });
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  return host;
}

let count = 0;

/**
 * One mounted remote, from loading to unmounting. It calls the lifecycles itself, so that a slow or failing remote does not block
 * the others, and removes its element afterwards.
 */
export class RemoteInstance {
  readonly name: string;
  readonly #request: InstanceRequest;
  readonly #abort = new AbortController();
  readonly #element: HTMLElement;
  #unmark: () => void;
  #lifecycles: RemoteLifecycles | undefined;
  #mounting: Promise<void> | undefined;
  #isUpdating = false;
  #hasFailed = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #slotProps: JsonObject | undefined;

  constructor(request: InstanceRequest) {
    count += 1;
    const { entry, slot, place } = request;
    this.name = `${entry.remoteJson.id}${slot === undefined ? '' : `/${slot}`}#${count}`;
    this.#request = request;
    this.#slotProps = request.slotProps;
    this.#unmark = markMounted(entry.remoteJson.id);
    const existing = request.isHydrating ? place.firstElementChild : null;
    this.#element = existing instanceof HTMLElement ? existing : place.appendChild(document.createElement('div'));
    this.#element.dataset.remoteRoot = this.name;
    const ready = getReadyBuild(entry);
    // A ready build is mounted within the caller's commit, so that no skeleton appears.
    this.#mounting = ready === undefined ? this.#load() : this.#mountAtOnce(ready);
    this.#mounting.catch((error: unknown) => this.#fail(error));
  }

  /** Returns true while the element contains markup of the server. */
  hasMarkup(): boolean {
    return this.#element.hasChildNodes();
  }

  /** Updates the properties of a slot; several changes in one task are one update. */
  update(slotProps: JsonObject): void {
    this.#slotProps = slotProps;
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#abort.signal.aborted) return;
      void this.#lifecycles?.update(this.#props()).catch((error: unknown) => this.#fail(error));
    });
  }

  /**
   * Called before the place is removed from the page. The element is moved immediately, so that it stays connected; the remote is
   * stopped unless the same place reclaims it within this task (React's StrictMode runs effects twice).
   */
  leave(): void {
    exitHost().append(this.#element);
    this.#leaving = setTimeout(() => this.stop());
  }

  /** @returns false when it has been stopped and a new instance is needed */
  stay(): boolean {
    if (this.#abort.signal.aborted) return false;
    clearTimeout(this.#leaving);
    this.#request.place.append(this.#element);
    return true;
  }

  /** Stops permanently: a loading remote is never mounted, a mounted one is unmounted while its element is connected. */
  stop(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    exitHost().append(this.#element);
    const lifecycles = this.#lifecycles;
    const leave = async () => {
      if (lifecycles === undefined) return;
      await limitPhase('unmount', limits.unmount, lifecycles.unmount(this.#props()));
    };
    void Promise.resolve(this.#mounting)
      .catch(() => undefined)
      .then(leave)
      .catch((error: unknown) =>
        this.#request.shell.telemetry({ kind: 'remote.leak', data: { remote: this.name, error: String(error) } }),
      )
      .finally(() => this.#element.remove());
    this.#request.onState('left');
    this.#unmark();
  }

  async #load(): Promise<void> {
    const { entry, isHydrating, skeletonMs, onState } = this.#request;
    onState('loading');
    const { signal } = this.#abort;
    const held = new Promise<void>((resolve) => setTimeout(resolve, skeletonMs));
    const lifecycles = await limitPhase('load', limits.load, loadBuild(entry, signal));
    if (signal.aborted) return;
    await this.#takeData(lifecycles, isHydrating ? Number.POSITIVE_INFINITY : limits.data);
    if (signal.aborted) return;
    await limitPhase('bootstrap', limits.bootstrap, bootstrapOnce(lifecycles, this.#props()));
    // Avoids a skeleton that only flashes.
    if (skeletonMs > 0) await held;
    if (signal.aborted) return;
    await this.#mount(lifecycles);
    if (signal.aborted) return;
    // Not before: the skeleton would be replaced by nothing, and the layout below would shift twice.
    onState('mounted');
    openPart(this.#request.place);
  }

  /**
   * Provides the first render with its data: those of the server's markup, or as many as arrive within the limit, so that the
   * skeleton is replaced by the page and not by another skeleton.
   */
  async #takeData(lifecycles: RemoteLifecycles, limitMs: number): Promise<void> {
    if (lifecycles.prepare === undefined) return;
    const { shell, slot } = this.#request;
    const { pathname, search } = shell.location.get();
    const path = `${pathname}${search}`;
    const { code, data } = lifecycles.prepare({ shell, path, ...(slot !== undefined && { slot }) });
    // Missing code fails the bootstrap as well, which handles it.
    const ready = Promise.allSettled([code, data]);
    if (limitMs === Number.POSITIVE_INFINITY) await ready;
    else await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, limitMs))]);
  }

  async #mountAtOnce(lifecycles: RemoteLifecycles): Promise<void> {
    const mounting = this.#mount(lifecycles);
    this.#request.onState('mounted');
    await mounting;
    openPart(this.#request.place);
  }

  async #mount(lifecycles: RemoteLifecycles): Promise<void> {
    this.#lifecycles = lifecycles;
    await limitPhase('mount', limits.mount, lifecycles.mount(this.#props()));
  }

  #fail(error: unknown): void {
    // A root that is lost during mount is reported first, and then again by the mount that never settles.
    if (this.#abort.signal.aborted || this.#hasFailed) return;
    this.#hasFailed = true;
    this.#request.onState('failed', error);
    // Another build may replace a failed one.
    this.#unmark();
  }

  /** While the screen shows an error card, a fixed build replaces it immediately. */
  #setFaulty(isFaulty: boolean): void {
    if (this.#abort.signal.aborted || this.#hasFailed) return;
    this.#unmark();
    if (!isFaulty) this.#unmark = markMounted(this.#request.entry.remoteJson.id);
    this.#request.onFaulty?.(isFaulty);
  }

  #props(): RemoteProps {
    const { entry, slot, isHydrating, shell } = this.#request;
    return {
      name: this.name,
      domElement: this.#element,
      shell,
      ...(slot !== undefined && { slot }),
      ...(this.#slotProps && { slotProps: this.#slotProps }),
      hydrate: isHydrating,
      identifierPrefix: toIdPrefix(entry.remoteJson.id, slot),
      onFatal: (error) => this.#fail(error),
      // Not during the render of the remote: another build would be mounted inside of it.
      onFaulty: (isFaulty) => queueMicrotask(() => this.#setFaulty(isFaulty)),
      renew: this.#request.renew,
    };
  }
}
