import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import type { FastifyPluginAsync } from 'fastify';
import { samplePassword } from '../../demo/members.ts';
import { enqueueJob } from '../jobs/jobRepository.ts';
import { createJobRunner } from '../jobs/jobRunner.ts';
import { openBadMailServer } from '../mail/badMailServer.ts';
import { createMailHandlers } from '../mail/mailHandlers.ts';
import { openTestApp } from '../testing/testApp.ts';
import { createTestEdge } from '../testing/testWholeApi.ts';
import { getOtel, startOtel, stopOtel } from './otel.ts';
import { openCollector, readAttribute } from './testCollector.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${callerId}-01`;
const token = 'a-token-of-prometheus';
const listPath = '/api/v1/posts/list';

const { endpoint, lines, metrics, services, spans, close } = await openCollector();
const ownSpans = () => spans.filter((span) => span.traceId === traceId);
/** Lines on stderr, and the answer of `/metrics`. */
let written: readonly Readonly<Record<string, unknown>>[] = [];
let prometheus = '';

const faultRoute: FastifyPluginAsync = async (app) => {
  app.get('/test/fault', { config: { access: 'public' } }, async () => {
    throw new Error('a fault of the test');
  });
};

beforeAll(async () => {
  const mailServer = await openBadMailServer();
  await startOtel({ otel: { endpoint, headers: {}, service: 'portal', share: 1 } });
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const test = await openTestApp({
    ...{ sample: true, environment: { METRICS_TOKEN: token, SMTP_URL: mailServer.url }, logLevel: 'info' },
    plugins: [createTestEdge(), faultRoute],
  });
  const { app, db } = test;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { traceparent };
  const list = await fetch(`${origin}${listPath}?board=NOTICE&pageNum=1&token=SECRET-1`, {
    headers,
  });
  await list.text();
  await app.inject({ url: '/test/fault', headers });
  await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers,
    payload: { id: 'company@demo.example', password: samplePassword },
  });
  const mailPath = '/api/v1/cert/send-mail?email=kim@mail.example';
  await app.inject({ method: 'POST', url: mailPath, headers, payload: { purpose: 'JOIN' } });
  for (const kind of ['a.kind', 'b.kind']) {
    await getOtel()?.run('cause', { kind: 'client', attributes: {}, traceparent }, () => enqueueJob(db, { kind }));
  }
  const handlers = {
    ...createMailHandlers(test.context, async () => undefined),
    'a.kind': { run: async () => void (await db.selectFrom('code_group').selectAll().execute()) },
    'b.kind': { run: () => Promise.reject(new Error('a failing job')) },
  };
  await createJobRunner({ db, handlers, onError: (err) => app.log.error({ err }, 'job failed') }).runDue();
  prometheus = (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
  await stopOtel();
  written = stderr.mock.calls.map(([line]) => JSON.parse(String(line)));
  stderr.mockRestore();
  await test.close();
  await mailServer.close();
});
afterAll(close);

it('traces a call from the browser to SQL, and the job that it causes', () => {
  const own = ownSpans();
  const call = own.find(({ name }) => name === `GET ${listPath}`);
  const statements = own.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const job = own.find(({ name }) => name === 'process a.kind');
  const post = own.find(({ name }) => name === 'POST /api/v1/auth/login');

  expect(services).toContainEqual({ key: 'service.name', value: { stringValue: 'portal' } });
  expect(call?.parentSpanId).toBe(callerId);
  expect(call && readAttribute(call, 'http.route')).toBe(listPath);
  expect(call && readAttribute(call, 'http.response.status_code')).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map((span) => readAttribute(span, 'db.system.name'))).toContain('postgresql');
  expect(String(statements.map((span) => readAttribute(span, 'db.query.text')))).toMatch(/select .* from/s);
  expect(own.some(({ parentSpanId, name }) => parentSpanId === job?.spanId && name === 'SELECT')).toBe(true);
  expect(own.filter(({ parentSpanId }) => parentSpanId === post?.spanId).length).toBeGreaterThan(0);
});

it('traces a mail below the job that sends it, and the job below the call that causes it', () => {
  const own = ownSpans();
  const call = own.find(({ name }) => name === 'POST /api/v1/cert/send-mail');
  // The sign-in sends a mail, too.
  const below = (name: string, parent = 'none') =>
    own.find((span) => span.name === name && span.parentSpanId === parent);
  const job = below('process mail.send', call?.spanId);
  const mail = below('send mail', job?.spanId);

  expect(call?.parentSpanId).toBe(callerId);
  expect([job, mail]).toEqual([expect.anything(), expect.anything()]);
  expect(mail && readAttribute(mail, 'server.address')).toBe('127.0.0.1');
});

it('writes each line of a request or a job with its trace and span, on stderr and to the collector alike', () => {
  const spanOf = (name: string) => ownSpans().find((span) => span.name === name)?.spanId;
  const expected = [
    ['incoming request', spanOf(`GET ${listPath}`)],
    ['request completed', spanOf(`GET ${listPath}`)],
    ['request failed', spanOf('GET /test/fault')],
    ['job failed', spanOf('process b.kind')],
  ];

  for (const [msg, spanId] of expected) {
    expect(written).toContainEqual(expect.objectContaining({ msg, trace_id: traceId, span_id: spanId }));
    expect(lines).toContainEqual(expect.objectContaining({ body: { stringValue: msg }, traceId, spanId }));
  }
  expect(lines.map(({ body }) => body.stringValue)).toEqual(written.map(({ msg }) => msg));
});

it('sends lines with their level, fields and error, without what the log leaves out', () => {
  const failed = lines.find(({ body }) => body.stringValue === 'request failed');
  const incoming = lines.find(({ body }) => body.stringValue === 'incoming request');

  expect([failed?.severityText, incoming?.severityText]).toEqual(['ERROR', 'INFO']);
  expect(failed && readAttribute(failed, 'exception.message')).toBe('a fault of the test');
  expect(failed && readAttribute(failed, 'exception.stacktrace')).toMatch(/at .*otel\.test/s);
  expect(incoming && JSON.stringify(readAttribute(incoming, 'req'))).toContain(listPath);
  expect(JSON.stringify([lines, written])).not.toMatch(/SECRET-1|Bearer|Demo/);
  expect(JSON.stringify([lines, written])).not.toContain(samplePassword);
});

it('sends each metric of Prometheus, with the same values', () => {
  const names = [...prometheus.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const find = (name: string) => metrics.find((metric) => metric.name === name);
  const answers = find('haesol_http_answers_total');
  const durations = find('haesol_http_request_duration_seconds');
  const ofList = durations?.histogram?.dataPoints.find((point) => readAttribute(point, 'route') === listPath);
  const queue = find('haesol_queue_length')?.gauge?.dataPoints.find(
    (point) => readAttribute(point, 'queue') === 'job' && readAttribute(point, 'state') === 'waiting',
  );

  expect(metrics.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(answers?.sum?.isMonotonic).toBe(true);
  expect(durations?.unit).toBe('s');
  expect(ofList?.count).toBe(1);
  expect(ofList?.bucketCounts?.reduce((sum, count) => sum + count)).toBe(1);
  expect(ofList?.bucketCounts).toHaveLength((ofList?.explicitBounds?.length ?? 0) + 1);
  expect(prometheus).toContain(`haesol_queue_length{queue="job",state="waiting"} ${queue?.asDouble}`);
});

/**
 * Starts a process as the server does, and imports all of its modules.
 * @returns the packages of OpenTelemetry among them, without the API, which prom-client loads
 */
function listLoaded(otel: object | undefined): string {
  const code = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ resolve: (name, context, next) => (loaded.add(name), next(name, context)) });
    const { startOtel } = await import('./otel.ts');
    await startOtel({ otel: ${JSON.stringify(otel)} });
    await import('../start/startServer.ts');
    console.log([...loaded].filter((name) => /^@opentelemetry.(?!api$)/.test(name)).join());`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim();
}

it('is off without an endpoint, and none of its packages is loaded', async () => {
  await startOtel({ otel: undefined });

  expect(getOtel()).toBeUndefined();
  expect(listLoaded(undefined)).toBe('');
  expect(listLoaded({ endpoint, headers: {}, service: 'portal', share: 1 })).toContain('@opentelemetry/sdk-metrics');
});
