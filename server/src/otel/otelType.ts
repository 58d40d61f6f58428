import type { Resource } from '@opentelemetry/resources';
import type { FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';

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
  /** Begins and ends a span for each request, below that of the caller's `traceparent`, and writes its lines in it. */
  readonly logController: LogController;
  /** Runs the hooks and the handler of each request in its span. */
  install(app: FastifyInstance): void;
  run<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Records a statement that has just ended; values are not part of its text. */
  recordStatement(statement: Statement): void;
  /** Returns the current trace for a job, undefined outside of one. */
  toTraceparent(): string | undefined;
}

/** Options of the logger of Fastify. */
export interface LogOptions {
  /** Returns the trace and the span of a line. */
  mixin(): object;
  /** Receives each line as JSON. */
  readonly stream: { write(line: string): void };
}

/** Returns metrics when they are sent. */
export type MetricSource = () => Promise<Registry>;

/** Sends traces, lines of the log and metrics to a collector. */
export interface Otel extends Tracing {
  readonly logOptions: LogOptions;
  /** Sends the metrics of a source, too: once a minute, and at the end. */
  addMetrics(source: MetricSource): void;
  /** Sends what is recorded. */
  stop(): Promise<void>;
}

/** Address of one signal at the collector, and this process as the sender. */
export interface ExportParts {
  readonly target: { readonly url: string; readonly headers: Record<string, string> };
  readonly resource: Resource;
}
