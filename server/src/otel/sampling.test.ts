import Fastify from 'fastify';
import { getOtel, startOtel, stopOtel } from './otel.ts';
import { openCollector } from './testCollector.ts';

const collector = await openCollector();
afterAll(collector.close);

/** Serves a call that causes a job, as often as there are trace contexts. @returns the number of recorded calls and jobs */
async function countRecorded(share: number, traceparents: readonly string[]) {
  const { endpoint, spans } = collector;
  spans.length = 0;
  await startOtel({ otel: { endpoint, headers: {}, service: 'portal', share } });
  const otel = getOtel();
  if (otel === undefined) throw new Error('OpenTelemetry is off.');
  const app = Fastify({ logController: otel.logController, logger: { level: 'silent' } });
  otel.install(app);
  const causes: (string | undefined)[] = [];
  app.get('/call', async () => {
    causes.push(otel.toTraceparent());
    return {};
  });
  for (const traceparent of traceparents) await app.inject({ url: '/call', headers: { traceparent } });
  for (const cause of causes) {
    await otel.run('job', { kind: 'consumer', attributes: {}, traceparent: cause ?? null }, async () => undefined);
  }
  await app.close();
  await stopOtel();
  const count = (name: string) => spans.filter((span) => span.name === name).length;
  return [count('GET /call'), count('job')] as const;
}

const toTraceparent = (flag: string) => `00-00000000000000000000000000000001-b7ad6b7169203331-${flag}`;

it.each(['00', '01'])(
  'records all calls of browsers or none by the share of the server, with the flag %s',
  async (flag) => {
    expect(await countRecorded(1, [toTraceparent(flag)])).toEqual([1, 1]);
    expect(await countRecorded(0, [toTraceparent(flag)])).toEqual([0, 0]);
  },
);

it('records a share of the calls with one trace id, and the jobs of these alone', async () => {
  const [calls, jobs] = await countRecorded(
    0.5,
    Array.from({ length: 60 }, () => toTraceparent('01')),
  );

  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(60);
  expect(jobs).toBe(calls);
});
