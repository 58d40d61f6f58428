import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../testWholeApi.ts';
import { callApi, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const stalledMs = 2_000;
const recoverWithinMs = 5_000;

/** Runs in the server: at the signal blocks its loop for a second and a half at a time, ten seconds in total. */
const holdLoop = `process.on('SIGUSR2', () => {
  const until = performance.now() + 10_000;
  const hold = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    if (performance.now() < until) setImmediate(hold);
  };
  hold();
});`;

const preload = `--import=data:text/javascript,${encodeURIComponent(holdLoop)}`;

describe('a blocked event loop', () => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    server = await site.start({
      HAESOL_MODE: 'production',
      PUBLIC_URL: 'https://portal.example',
      RATE_LIMITS: 'on',
      NODE_OPTIONS: preload,
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

  it('for two seconds takes the process out of rotation, logs it, and puts it back', async () => {
    // A busy machine may block the loop at the start.
    await waitFor(async () => (await statusOf('/readyz')) === 200);
    server.child.kill('SIGSTOP');
    await delay(stalledMs);
    const asked = Promise.all([statusOf('/readyz'), statusOf('/healthz')]);
    server.child.kill('SIGCONT');
    const [ready, live] = await asked;
    const backMs = await timeUntil(async () => (await statusOf('/readyz')) === 200);
    const said = server.stderr().match(/.*event loop stalled.*/)?.[0] ?? '{}';
    report(`event loop stalled ${stalledMs} ms: readiness ${ready}, back after ${Math.round(backMs)} ms`);

    expect([ready, live]).toEqual([503, 200]);
    expect(JSON.parse(said)).toMatchObject({ msg: 'event loop stalled', stallMs: expect.any(Number) });
    expect(backMs).toBeLessThan(recoverWithinMs);
  });

  it('repeatedly sheds requests with 503 and Retry-After, stays alive, and recovers', async () => {
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

  it('control: demo mode, which tolerates longer blocks, sheds nothing', async () => {
    const patient = await site.start({ NODE_OPTIONS: preload });
    const read = () => callApi(patient, 'GET /api/v1/posts/list?pageNum=1');
    await read();
    patient.child.kill('SIGUSR2');
    const answers = [await read(), await read(), await read(), await read()];
    report(
      `event loop held: control, ${answers.filter(({ http }) => http === 503).length} of 4 shed by a patient server`,
    );

    expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200', '200']);
  });
});
