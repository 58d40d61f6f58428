import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
}

interface SentLine {
  readonly severityText: string;
  readonly body: { readonly stringValue: string };
  readonly traceId?: string;
  readonly spanId?: string;
  readonly attributes: readonly Attribute[];
}

interface SentPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly asInt?: number;
  readonly count?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

interface SentMetric {
  readonly name: string;
  readonly unit: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly SentPoint[] };
  readonly gauge?: { readonly dataPoints: readonly SentPoint[] };
  readonly histogram?: { readonly dataPoints: readonly SentPoint[] };
}

type Sent = { readonly resource: { readonly attributes: readonly Attribute[] } } & Readonly<
  Record<string, readonly Readonly<Record<string, readonly unknown[]>>[]>
>;

/** Opens a collector of OTLP in JSON. For tests. */
export async function openCollector() {
  const services: unknown[] = [];
  const spans: SentSpan[] = [];
  const lines: SentLine[] = [];
  const metrics: SentMetric[] = [];
  const lists = {
    '/v1/traces': { all: 'resourceSpans', scopes: 'scopeSpans', entries: 'spans', list: spans },
    '/v1/logs': { all: 'resourceLogs', scopes: 'scopeLogs', entries: 'logRecords', list: lines },
    '/v1/metrics': { all: 'resourceMetrics', scopes: 'scopeMetrics', entries: 'metrics', list: metrics },
  } as const;
  const server = createServer(async (request, response) => {
    const parts: string[] = [];
    for await (const text of request.setEncoding('utf8')) parts.push(String(text));
    const { all, scopes, entries, list } = lists[request.url as keyof typeof lists];
    const sent = JSON.parse(parts.join('')) as Readonly<Record<string, readonly Sent[]>>;
    for (const one of sent[all] ?? []) {
      services.push(...one.resource.attributes);
      for (const scope of one[scopes] ?? []) list.push(...((scope[entries] ?? []) as never[]));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ services, spans, lines, metrics },
    close() {
      server.close();
      // Exporters keep theirs for the next batch.
      server.closeAllConnections();
    },
  };
}

export const readAttribute = ({ attributes }: { readonly attributes: readonly Attribute[] }, key: string): unknown =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
