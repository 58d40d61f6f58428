import type { FastifyInstance } from 'fastify';

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
