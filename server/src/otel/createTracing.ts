import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { ExportParts, SpanOptions, Statement, Tracing } from './otelType.ts';

const propagator = new W3CTraceContextPropagator();
const headerName = 'traceparent';
const toParent = (traceparent: string): Context =>
  propagator.extract(ROOT_CONTEXT, { [headerName]: traceparent }, defaultTextMapGetter);
/** Reads a trace that this server has stored with a job: its decision holds, unlike that of a caller. */
function toOwnParent(traceparent: string): Context {
  const parent = toParent(traceparent);
  const span = trace.getSpanContext(parent);
  return span === undefined ? parent : trace.setSpanContext(parent, { ...span, isRemote: false });
}
/** Decides at random, because visitors send id and flag of their traces: a decision by these would let them have each call recorded. */
const createShareSampler = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `Share{${share}}`,
});
const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

function endFailed(span: Span, error: unknown): void {
  if (error instanceof Error) span.recordException(error);
  span.setAttribute(ATTR_ERROR_TYPE, error instanceof Error ? error.name : 'error');
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

interface TracedRequest {
  readonly span: Span;
  readonly context: Context;
}

interface TracingParts extends ExportParts {
  /** 0 to 1. */
  readonly share: number;
}

/** Creates the tracing of this process. */
export function createTracing({ target, resource, share }: TracingParts): Tracing & { stop(): Promise<void> } {
  const root = createShareSampler(share);
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(target) })],
  });
  const tracer = provider.getTracer('haesol');
  const requests = new WeakMap<FastifyRequest, TracedRequest>();

  /** Begins the span of a request; the context holds it for everything that runs below it. */
  function begin(request: FastifyRequest): Context {
    const given = request.headers[headerName];
    // A call that a page makes inside of this process has no header, but runs in the page's span.
    const parent = typeof given === 'string' ? toParent(given) : context.active();
    const route = request.routeOptions.url;
    const attributes: Attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: request.method,
      [ATTR_URL_PATH]: request.url.split('?', 1)[0] ?? '',
      [ATTR_URL_SCHEME]: request.protocol,
      ...(route !== undefined && { [ATTR_HTTP_ROUTE]: route }),
    };
    const name = route === undefined ? request.method : `${request.method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    requests.set(request, { span, context: own });
    return own;
  }

  function end(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const span = requests.get(request)?.span;
    span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode);
    if (statusCode >= 500) {
      span?.setAttribute(ATTR_ERROR_TYPE, String(statusCode));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
  }

  const contextOf = (request: FastifyRequest): Context => requests.get(request)?.context ?? context.active();

  /** Begins before the first line of a request and ends after the last, which the hooks do not include. */
  class TracedRequests extends LogController {
    override incomingRequest(...parts: Parameters<LogController['incomingRequest']>): void {
      context.with(begin(parts[0]), () => super.incomingRequest(...parts));
    }

    override requestCompleted(...parts: Parameters<LogController['requestCompleted']>): void {
      const [, request, reply] = parts;
      context.with(contextOf(request), () => super.requestCompleted(...parts));
      end(request, reply);
    }
  }

  return {
    logController: new TracedRequests(),
    install(app: FastifyInstance) {
      app.addHook('onRequest', (request, _reply, done) => context.with(contextOf(request), done));
      // A body is read by events of the connection, which are outside of the context.
      app.addHook('preValidation', (request, _reply, done) => context.with(contextOf(request), done));
    },
    async run(name, { kind, attributes, traceparent }: SpanOptions, work) {
      const parent = traceparent ? toOwnParent(traceparent) : context.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        const result = await context.with(trace.setSpan(parent, span), work);
        span.end();
        return result;
      } catch (error) {
        endFailed(span, error);
        throw error;
      }
    },
    recordStatement({ sql, durationMs, isFailed }: Statement) {
      // Polls of the job runner belong to no trace.
      if (trace.getActiveSpan() === undefined) return;
      const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
      const attributes = {
        [ATTR_DB_SYSTEM_NAME]: 'postgresql',
        [ATTR_DB_OPERATION_NAME]: operation,
        [ATTR_DB_QUERY_TEXT]: sql,
      };
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes,
        startTime: Date.now() - durationMs,
      });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    toTraceparent() {
      const carrier: Record<string, string> = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier[headerName];
    },
    stop: () => provider.shutdown(),
  };
}
