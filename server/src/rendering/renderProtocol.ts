import type { Registry } from '@haesol/shared/contracts';

/** Key of a build in the workers: `mf-portal@0123456789abcdef`. */
export type BuildKey = string;

/** A remote's part of a page. */
export interface RenderPart {
  readonly remoteId: string;
  readonly build: BuildKey;
  /** Absent for the page itself. */
  readonly slot?: string;
}

export interface RenderJob {
  readonly shell: BuildKey;
  /** Slots first, then the page that contains them. */
  readonly parts: readonly RenderPart[];
  readonly registry: Registry;
  /** Path with query string. */
  readonly path: string;
  readonly hasSession: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Envelopes by request key. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The error of one part; the page is rendered without it. */
export interface RenderFault {
  readonly build: BuildKey;
  readonly error: string;
}

export interface RenderResult {
  readonly html: string;
  /** Remotes and slots whose markup is in it. */
  readonly rendered: readonly string[];
  readonly faults: readonly RenderFault[];
  /** Tags for the head: pictures that the page opens with. */
  readonly hints: readonly string[];
}

export type ToWorker =
  | { readonly kind: 'load'; readonly build: BuildKey; readonly code: string }
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'render'; readonly job: Omit<RenderJob, 'registry'> };

export type FromWorker =
  /** The code of a build has run or thrown; an error is reported when the build is rendered. */
  | { readonly kind: 'loaded'; readonly build: BuildKey }
  /** The build whose code runs from now on, so that the pool knows which one hung or crashed. */
  | { readonly kind: 'running'; readonly build: BuildKey }
  | { readonly kind: 'done'; readonly result: RenderResult }
  /** The shell itself could not be rendered. */
  | { readonly kind: 'failed'; readonly build: BuildKey; readonly error: string };
