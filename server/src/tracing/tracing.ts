import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export interface SpanOptions {
  readonly kind: 'client' | 'consumer';
  /** Names of the semantic conventions of OpenTelemetry. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Trace of the cause, in the form of the header `traceparent`. @default the trace in which it runs */
  readonly traceparent?: string | null;
}

export interface Statement {
  readonly sql: string;
  readonly durationMs: number;
  readonly isFailed: boolean;
}

/** Records what a request causes. */
export interface Tracing {
  /** Begins a span for each request, below that of the caller's `traceparent`. */
  install(app: FastifyInstance): void;
  run<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Records a statement that has just ended; values are not part of its text. */
  recordStatement(statement: Statement): void;
  /** Returns the current trace for a job, undefined outside of one. */
  toTraceparent(): string | undefined;
  /** Sends what is recorded. */
  stop(): Promise<void>;
}

let current: Tracing | undefined;

/** Returns the tracing of this process; undefined where it is off. */
export const getTracing = (): Tracing | undefined => current;

/** Starts tracing if an endpoint is configured; only then its packages are loaded. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<void> {
  if (tracing === undefined) return;
  const { createTracing } = await import('./openTelemetry.ts');
  current = createTracing(tracing);
}

/** Sends what is recorded and ends the tracing. */
export async function stopTracing(): Promise<void> {
  await current?.stop();
  current = undefined;
}

/** Runs work in a span, or plainly where tracing is off. */
export const runInSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  current === undefined ? work() : current.run(name, options, work);
