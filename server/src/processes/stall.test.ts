import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../everyCall/wholeApi.ts';
import { callApi, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const stalledMs = 2_000;
const recoverWithinMs = 5_000;

/** Runs in the server: at the signal its loop is held for a second and a half at a time, ten seconds in all. */
const holdLoop = `process.on('SIGUSR2', () => {
  const until = performance.now() + 10_000;
  const hold = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    if (performance.now() < until) setImmediate(hold);
  };
  hold();
});`;

describe('an event loop that stands still', () => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    server = await site.start({
      HAESOL_MODE: 'production',
      PUBLIC_URL: 'https://portal.example',
      RATE_LIMITS: 'on',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(holdLoop)}`,
    });
  });
  afterAll(() => site.close());

  const statusOf = async (path: string) => (await fetch(new URL(path, server.url))).status;
  /** @returns milliseconds */
  const timeUntil = async (isDone: () => Promise<boolean>): Promise<number> => {
    const startedAt = performance.now();
    await waitFor(isDone);
    return performance.now() - startedAt;
  };

  it('for two seconds takes the process out of the rotation, says so in the log, and puts it back', async () => {
    const before = await statusOf('/readyz');
    server.child.kill('SIGSTOP');
    await delay(stalledMs);
    const asked = Promise.all([statusOf('/readyz'), statusOf('/healthz')]);
    server.child.kill('SIGCONT');
    const [ready, live] = await asked;
    const backMs = await timeUntil(async () => (await statusOf('/readyz')) === 200);
    const said = server.stderr().match(/.*event loop stalled.*/)?.[0] ?? '{}';
    report(`event loop stalled ${stalledMs} ms: readiness ${ready}, back after ${Math.round(backMs)} ms`);

    expect([before, ready, live]).toEqual([200, 503, 200]);
    expect(JSON.parse(said)).toMatchObject({ msg: 'event loop stalled', stallMs: expect.any(Number) });
    expect(backMs).toBeLessThan(recoverWithinMs);
  });

  it('again and again sheds calls with 503 and Retry-After, stays alive, and answers when it is over', async () => {
    server.child.kill('SIGUSR2');
    let shed = await callApi(server, 'GET /api/v1/posts/list?pageNum=1');
    await timeUntil(async () => {
      shed = await callApi(server, 'GET /api/v1/posts/list?pageNum=1');
      return shed.http === 503;
    });
    const live = await statusOf('/healthz');
    const backMs = await timeUntil(
      async () => (await callApi(server, 'GET /api/v1/posts/list?pageNum=1')).code === '200',
    );
    report(`event loop held: shed with ${shed.http}, health ${live}, answers again after ${Math.round(backMs)} ms`);

    expect([shed.code, shed.headers.has('retry-after'), live]).toEqual(['5000', true, 200]);
    expect(server.stderr()).toContain('request shed');
  });

  it('control: a loop that runs sheds nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => callApi(server, 'GET /api/v1/posts/list?pageNum=1')),
    );
    report(`event loop: control, ${answers.filter(({ http }) => http === 503).length} of 50 shed while it runs`);

    expect(answers.every(({ code }) => code === '200')).toBe(true);
  });
});
