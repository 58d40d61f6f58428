import { sendTelemetry, type TelemetryReport } from '@haesol/contracts/release';
import { jest } from '@jest/globals';
import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { reportFailedRenders } from './reportFailedRenders.ts';
import { reportPage } from './reportPage.ts';
import { createTelemetry } from './telemetry.ts';

const mark = { nonce: `${'a'.repeat(22)}==`, sentAt: 1_700_000_000_000, canary: {} };
const registry = { ...aRegistry(anEntry(aRemoteJson())), shell: { buildId: 'shell0001' } };
const [page = '/'] = aRemoteJson().routes.map(({ path }) => path);
const beacons: [path: string, body: Blob][] = [];
let visibility: DocumentVisibilityState = 'visible';

/** Returns the reports that the server received. */
function sent(): Promise<TelemetryReport[]> {
  jest.useRealTimers();
  return Promise.all(beacons.map(async ([, body]) => sendTelemetry.body.parse(JSON.parse(await body.text()))));
}

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits for the code for errors, which the first error loads. */
const codeLoaded = () => jest.advanceTimersByTimeAsync(0).then(() => import('./reportErrors.ts'));

function start() {
  const telemetry = createTelemetry(() => registry);
  reportPage({ mark, getRegistry: () => registry, ...telemetry });
  return telemetry.tell;
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom measures nothing.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  beacons.length = 0;
  visibility = 'visible';
  history.replaceState(null, '', `${page}?keyword=secret`);
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => beacons.push([path, body]) > 0,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('reportPage', () => {
  it('reports the remotes that the server could not render, with their builds', async () => {
    const tell = start();
    reportFailedRenders({}, tell);
    reportFailedRenders({ failed: ['mf-infoplaza'] }, tell);
    await codeLoaded();

    hide();

    const errors = (await sent()).flatMap((report) => report.errors);
    expect(errors).toMatchObject([{ kind: 'server.failed', remote: 'mf-infoplaza', buildId: 'build0001' }]);
  });

  it('reports the page view once, when the page is hidden, for the remote of the page', async () => {
    start();

    hide();
    hide();

    const reports = await sent();
    expect(reports.map(({ part }) => part)).toEqual([0]);
    expect(reports[0]).toMatchObject({ mark, errors: [], view: { remote: 'mf-infoplaza', buildId: 'build0001' } });
  });

  it('batches errors of two seconds, with the path of the route and without the address', async () => {
    const tell = start();

    tell({ kind: 'remote.caught', data: { remote: 'mf-infoplaza#1', error: 'TypeError: no list' } });
    await codeLoaded();
    jest.advanceTimersByTime(1_999);
    tell({ kind: 'remote.load', data: { build: 'mf-infoplaza@build0001', fault: 'gone', outcome: 'reload' } });
    await codeLoaded();
    jest.advanceTimersByTime(1);

    const [report] = await sent();
    expect(report).toMatchObject({ part: 1, vitals: [] });
    expect(report?.errors).toEqual([
      { remote: 'mf-infoplaza', buildId: 'build0001', kind: 'remote.caught', page, text: 'TypeError: no list' },
      {
        remote: 'mf-infoplaza',
        buildId: 'build0001',
        kind: 'remote.load',
        page,
        text: '{"fault":"gone","outcome":"reload"}',
      },
    ]);
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  it('finds the build of an uncaught error by its stack', async () => {
    start();
    const error = new Error('late');
    error.stack = 'Error: late\n    at f (https://site.example/remotes/mf-travel/travel001/list.js:1:2)';

    dispatchEvent(new ErrorEvent('error', { error }));
    await codeLoaded();
    jest.advanceTimersByTime(2_000);

    const [report] = await sent();
    expect(report?.errors).toMatchObject([{ kind: 'page.error', remote: 'mf-travel', buildId: 'travel001' }]);
    expect(report?.errors[0]?.text).toContain('at f (');
  });

  it('sends five batches of five errors at most', async () => {
    const tell = start();

    for (let count = 0; count < 30; count += 1) {
      tell({ kind: 'loop', data: { remote: 'shell', error: 'x' } });
      await codeLoaded();
      jest.advanceTimersByTime(count % 3 === 0 ? 2_000 : 0);
    }
    jest.advanceTimersByTime(2_000);

    const reports = await sent();
    expect(reports.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5]);
  });
});
