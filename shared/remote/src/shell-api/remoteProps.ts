import type { JsonObject, ShellApi } from './shellApi.ts';

/** Props of a remote's lifecycles. */
export interface RemoteProps {
  /** Unique name of this instance, e.g. `mf-portal#3`. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly shell: ShellApi;
  /** Name of the slot that this instance fills; absent for the page itself. */
  readonly slot?: string;
  readonly slotProps?: JsonObject;
  /** Hydrate the server's markup in `domElement` instead of rendering it again. */
  readonly hydrate: boolean;
  /** `` `${id}-${slot ?? 'page'}-` ``, the same on server and client. */
  readonly identifierPrefix: string;
  /** Reports that the instance's root is gone. */
  onFatal(error: unknown): void;
  /** Reports that an error card replaces the screen, or no longer does: meanwhile another build may be mounted here. */
  onFaulty?(isFaulty: boolean): void;
  /** Requests the current releases. Resolves to true if another build replaces this instance. */
  renew?(): Promise<boolean>;
}

/** Page or slot to prepare. */
export interface PrepareRequest {
  readonly shell: Pick<ShellApi, 'http' | 'i18n' | 'language' | 'session'>;
  /** Path with query string. */
  readonly path: string;
  readonly slot?: string;
}

/** Preparation in two parallel parts. */
export interface Preparation {
  /** Rejects with the chunk's error. */
  readonly code: Promise<void>;
  /** Never rejects: a screen shows the error. */
  readonly data: Promise<void>;
}

/** Only module that a remote exposes (`./lifecycles`). */
export interface RemoteLifecycles {
  /** Loads the code of a page's screen and requests its data; absent in containers built without our kit. */
  prepare?(request: PrepareRequest): Preparation;
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  update(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}
