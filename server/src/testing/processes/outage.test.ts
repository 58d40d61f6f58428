import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../testWholeApi.ts';
import { type FaultProxy, openFaultProxy } from './faultProxy.ts';
import { type Answer, callApi, openSite, type ServerProcess, type Site } from './site.ts';

const inFlight = 200;
/** Longer than any answer takes on a busy machine, and shorter than a call that waits for a timeout of the system. */
const withinMs = 30_000;

describe('a database that becomes unavailable', () => {
  let site: Site;
  let proxy: FaultProxy;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    proxy = await openFaultProxy(site.databaseUrl);
    server = await site.start({ DATABASE_URL: proxy.url });
  });
  afterAll(async () => {
    await site.close();
    await proxy.close();
  });
  afterEach(() => proxy.set('clear'));

  const list = () => callApi(server, 'GET /api/v1/posts/list?pageNum=1');
  const statusOf = async (path: string) => (await fetch(new URL(path, server.url))).status;
  const timed = async (call: () => Promise<Answer>) => {
    const startedAt = performance.now();
    const answer = await call();
    return { ...answer, tookMs: performance.now() - startedAt };
  };
  /** @returns milliseconds until a list responds again */
  const recover = async () => {
    const startedAt = performance.now();
    while ((await list()).code !== '200') {
      if (performance.now() - startedAt > withinMs) throw new Error('The server did not recover.');
    }
    return performance.now() - startedAt;
  };

  it('gets 503 with Retry-After at once while it refuses, and recovers when it is back', async () => {
    proxy.set('refusing');
    proxy.reset();
    const answers = [await timed(list), await timed(list), await timed(list)];
    const [live, ready] = [await statusOf('/healthz'), await statusOf('/readyz')];
    proxy.set('clear');
    const recoveredMs = await recover();
    report(
      `database away: ${Math.round(Math.max(...answers.map(({ tookMs }) => tookMs)))} ms to say so, back after ${Math.round(recoveredMs)} ms`,
    );

    expect(answers.map(({ http, code }) => `${http} ${code}`)).toEqual(['503 5000', '503 5000', '503 5000']);
    expect(answers.every(({ headers, tookMs }) => headers.has('retry-after') && tookMs < withinMs)).toBe(true);
    expect([live, ready]).toEqual([200, 503]);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('may be slow without errors', async () => {
    proxy.set('slow');
    const { http, tookMs } = await timed(list);

    expect(http).toBe(200);
    expect(tookMs).toBeGreaterThan(500);
  });

  it('times out before the client while it is silent, and recovers', async () => {
    await list();
    proxy.set('silent');
    const answer = await timed(list);
    proxy.set('clear');
    const recoveredMs = await recover();
    report(`database silent: given up after ${Math.round(answer.tookMs)} ms, back after ${Math.round(recoveredMs)} ms`);

    expect([answer.http, answer.code]).toEqual([503, '5000']);
    expect(answer.tookMs).toBeLessThan(withinMs);
  });

  it('may cut every idle connection without errors', async () => {
    await Promise.all(Array.from({ length: 20 }, list));
    proxy.reset();
    await statusOf('/healthz');
    const codes = [await list(), await list()].map(({ http }) => http);

    expect(codes).toEqual([200, 200]);
    expect(server.child.exitCode).toBeNull();
  });

  it('may cut every connection during queries: those fail, and the process continues', async () => {
    proxy.set('slow');
    const asking = Promise.all(Array.from({ length: 20 }, list));
    setTimeout(() => proxy.reset(), 300);
    const answers = await asking;
    proxy.set('clear');
    const recoveredMs = await recover();
    const told = answers.filter(({ http }) => http === 503).length;
    report(`database cut: ${told} of ${answers.length} told with 503, back after ${Math.round(recoveredMs)} ms`);

    expect(told).toBeGreaterThan(0);
    expect(answers.every(({ http }) => http === 200 || http === 503)).toBe(true);
    expect(server.child.exitCode).toBeNull();
  });

  it('control: the server behind the proxy fails, and one with a direct connection works', async () => {
    proxy.set('refusing');
    proxy.reset();
    const away = await list();
    const direct = await site.start();
    const { code } = await callApi(direct, 'GET /api/v1/posts/list?pageNum=1');
    report(`database away: control by the direct way answered ${code}, by the bad way ${away.code}`);

    expect([away.code, code]).toEqual(['5000', '200']);
  });
});

/** Opens a proxy that sends requests to the servers in turn, without those whose `/readyz` failed at the last poll. */
async function openBalancer(servers: readonly ServerProcess[]) {
  const ready = servers.map(() => true);
  const poll = async () => {
    const probes = servers.map(({ url }) =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    (await Promise.all(probes)).forEach((isReady, at) => {
      ready[at] = isReady;
    });
  };
  const timer = setInterval(poll, 200);
  let turn = 0;
  const proxy = createServer(async ({ url = '' }, response) => {
    const open = servers.filter((_server, at) => ready[at]);
    turn += 1;
    const answer = await fetch(`${open[turn % open.length]?.url}${url}`).catch(() => undefined);
    response.writeHead(answer?.status ?? 502).end(await answer?.text());
  }).listen(0);
  const address = proxy.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    /** Waits until a poll has seen that a server is ready, or that it is not. */
    async hasMoved(at: number, isReady: boolean) {
      while (ready[at] !== isReady) await delay(20);
    },
    async close() {
      clearInterval(timer);
      proxy.close();
    },
  };
}

describe('a server that is asked to stop', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const load = (server: ServerProcess) =>
    Array.from({ length: inFlight }, () => callApi(server, 'GET /api/v1/codes/CTPV'));

  it('completes running requests and ends by itself', async () => {
    // A slow database delays the first response until every request has arrived.
    const proxy = await openFaultProxy(site.databaseUrl, 60);
    const server = await site.start({ DATABASE_URL: proxy.url });
    await Promise.all(load(server));
    proxy.set('slow');
    const calls = load(server);
    await Promise.all(calls.slice(0, 10));
    const startedAt = performance.now();
    const exitCode = server.stop();
    const results = await Promise.allSettled(calls);
    const code = await exitCode;
    const tookMs = performance.now() - startedAt;
    await proxy.close();
    const outcomes = results.map((one) => (one.status === 'rejected' ? String(one.reason.cause) : one.value.http));
    const failed = outcomes.filter((outcome) => outcome !== 200);
    report(`stop under load: ${inFlight} calls, ${failed.length} failed, ended after ${Math.round(tookMs)} ms`);

    expect(failed).toEqual([]);
    expect(code).toBe(143);
    expect(tookMs).toBeLessThan(withinMs);
  });

  it('serves on until a load balancer, which polls for readiness, has moved all clients to another server', async () => {
    // As a server is started that sets nothing but its database.
    const servers = [await site.start({ DRAIN_SECONDS: '' }), await site.start()];
    const balancer = await openBalancer(servers);
    const statuses: number[] = [];
    let isOver = false;
    const clients = Array.from({ length: 3 }, async () => {
      while (!isOver) statuses.push((await fetch(`${balancer.url}/api/v1/codes/CTPV`)).status);
    });
    await balancer.hasMoved(0, true);
    const code = servers[0]?.stop();
    await balancer.hasMoved(0, false);
    const drained = await fetch(`${servers[0]?.url}/api/v1/codes/CTPV`);
    expect(await code).toBe(143);
    isOver = true;
    await Promise.all(clients);
    await balancer.close();

    expect([drained.status, drained.headers.get('connection')]).toEqual([200, 'close']);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('control: a killed one aborts running requests', async () => {
    const server = await site.start();
    const calls = load(server);
    await Promise.race(calls);
    await server.kill();
    const results = await Promise.allSettled(calls);
    const failed = results.filter(({ status }) => status === 'rejected').length;
    report(`stop under load: control by kill failed ${failed} of ${inFlight} calls`);

    expect(failed).toBeGreaterThan(0);
  });
});
