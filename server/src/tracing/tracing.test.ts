import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplePassword } from '../../demo/members.ts';
import { enqueueJob } from '../jobs/jobRepository.ts';
import { createJobRunner } from '../jobs/jobRunner.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { getTracing, startTracing, stopTracing } from './tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const spans: SentSpan[] = [];
const services: unknown[] = [];
let collector: Server;
let test: TestApp;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const sent = JSON.parse(body) as {
        resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: SentSpan[] }[] }[];
      };
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        services.push(...resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  await startTracing({ tracing: { endpoint: `http://127.0.0.1:${port}`, headers: {}, service: 'portal', share: 1 } });
  test = await openTestApp({ sample: true });
});
afterAll(async () => {
  await test.close();
  collector.close();
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${callerId}-01`;
const readAttribute = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it('traces a call from the browser to SQL, and the job that it causes', async () => {
  const { app, db } = test;
  await app.inject({ url: '/api/v1/posts/list?board=NOTICE&pageNum=1&pageSize=10', headers: { traceparent } });
  await getTracing()?.run('cause', { kind: 'client', attributes: {}, traceparent }, () =>
    enqueueJob(db, { kind: 'a.kind' }),
  );
  const handlers = { 'a.kind': { run: async () => void (await db.selectFrom('code_group').selectAll().execute()) } };
  await createJobRunner({ db, handlers, onError: () => undefined }).runDue();
  await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { traceparent },
    payload: { id: 'company@demo.example', password: samplePassword },
  });
  await stopTracing();

  const own = spans.filter((span) => span.traceId === traceId);
  const call = own.find(({ name }) => name === 'GET /api/v1/posts/list');
  const statements = own.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const job = own.find(({ name }) => name === 'process a.kind');
  const post = own.find(({ name }) => name === 'POST /api/v1/auth/login');

  expect(services).toContainEqual({ key: 'service.name', value: { stringValue: 'portal' } });
  expect(call?.parentSpanId).toBe(callerId);
  expect(call && readAttribute(call, 'http.route')).toBe('/api/v1/posts/list');
  expect(call && readAttribute(call, 'http.response.status_code')).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map((span) => readAttribute(span, 'db.system.name'))).toContain('postgresql');
  expect(String(statements.map((span) => readAttribute(span, 'db.query.text')))).toMatch(/select .* from/s);
  expect(own.some(({ parentSpanId, name }) => parentSpanId === job?.spanId && name === 'SELECT')).toBe(true);
  expect(own.filter(({ parentSpanId }) => parentSpanId === post?.spanId).length).toBeGreaterThan(0);
});

it('is off without an endpoint', async () => {
  await startTracing({ tracing: undefined });

  expect(getTracing()).toBeUndefined();
});
