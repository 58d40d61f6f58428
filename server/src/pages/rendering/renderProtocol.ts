import type { Registry, ValuesByRemote } from '@haesol/contracts/release';
import * as z from 'zod/mini';

/** Key of a build in the workers: `mf-portal@0123456789abcdef`. */
export type BuildKey = string;

/** A remote's part of a page. */
export interface RenderPart {
  readonly remoteId: string;
  readonly build: BuildKey;
  /** Undefined for the page itself. */
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
  /** Content language; empty if not chosen. */
  readonly languageCd: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Envelopes by request key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Request keys that a part may ask for in vain, because they were refused, or the server or a team's service failed. */
  readonly unanswered?: readonly string[] | undefined;
  /** Flags and settings by remote. */
  readonly values?: ValuesByRemote | undefined;
}

export type ToWorker =
  | { readonly kind: 'load'; readonly build: BuildKey; readonly code: string }
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'render'; readonly job: Omit<RenderJob, 'registry'> };

/** Error of one part; the page is rendered without it. `isUnanswered`: an answer is missing, which is no fault of the build. */
const renderFault = z.object({ build: z.string(), error: z.string(), isUnanswered: z.boolean() });

const renderResult = z.object({
  html: z.string(),
  /** Rendered remotes and slots. */
  rendered: z.array(z.string()),
  faults: z.array(renderFault),
  /** Tags for the head: initial pictures of the page. */
  hints: z.array(z.string()),
});

/** Validated by the server, because the code of a release may send anything. */
export const fromWorker = z.discriminatedUnion('kind', [
  /** The code of a build has run or thrown; an error is reported when the build is rendered. */
  z.object({ kind: z.literal('loaded'), build: z.string() }),
  /** The build whose code runs from now on, so that the pool can identify one that hangs or crashes. */
  z.object({ kind: z.literal('running'), build: z.string() }),
  z.object({ kind: z.literal('done'), result: renderResult }),
  /** The shell itself could not be rendered. */
  z.object({ kind: z.literal('failed'), build: z.string(), error: z.string() }),
]);

export type FromWorker = z.output<typeof fromWorker>;
export type RenderFault = z.output<typeof renderFault>;
export type RenderResult = z.output<typeof renderResult>;

/** File descriptor of the connection to the server in the worker. */
export const lineFd = 3;
/** Above the size of a page, about 200 kB. */
export const maxFrameBytes = 16 * 1024 * 1024;
