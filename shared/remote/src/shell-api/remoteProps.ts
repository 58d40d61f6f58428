import type { JsonObject, ShellApi } from './shellApi.ts';

/** What a remote's lifecycles receive. */
export interface RemoteProps {
  /** Unique name of this instance, e.g. `mf-portal#3`. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly shell: ShellApi;
  /** Name of the slot that this instance fills; absent for the page itself. */
  readonly slot?: string;
  readonly slotProps?: JsonObject;
  /** Adopt the server's markup inside `domElement` instead of rendering anew. */
  readonly hydrate: boolean;
  /** `` `${id}-${slot ?? 'page'}-` ``, the same on server and client. */
  readonly identifierPrefix: string;
  /** Reports that the instance's root is gone. */
  onFatal(error: unknown): void;
  /** Says that an error card stands in place of the screen, or does so no more: meanwhile another build may take the place. */
  onFaulty?(isFaulty: boolean): void;
  /** Asks for the releases that are served now. Resolves to true when another build takes this place. */
  renew?(): Promise<boolean>;
}

/** Which page or slot to make ready. */
export interface PrepareRequest {
  readonly shell: Pick<ShellApi, 'http' | 'i18n' | 'language' | 'session'>;
  /** Path with query string. */
  readonly path: string;
  readonly slot?: string;
}

/** The two halves of getting ready, running side by side. */
export interface Preparation {
  /** Rejects with the chunk's error. */
  readonly code: Promise<void>;
  /** Never rejects: a screen shows what failed. */
  readonly data: Promise<void>;
}

/** The one thing that a remote exposes (`./lifecycles`). */
export interface RemoteLifecycles {
  /** Loads the code of a page's screen and asks for its data; absent in containers not made with our kit. */
  prepare?(request: PrepareRequest): Preparation;
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  update(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}
