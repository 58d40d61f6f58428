import { jest } from '@jest/globals';
import { createTelemetry } from './telemetry.ts';

const batches: [path: string, body: Blob][] = [];
let visibility: DocumentVisibilityState = 'visible';

/** Batches as the server gets them: the address and the kinds of events. */
function sent(): Promise<[path: string, kinds: string[]][]> {
  jest.useRealTimers();
  return Promise.all(
    batches.map(async ([path, body]) => {
      const { events } = JSON.parse(await body.text()) as { events: { kind: string }[] };
      return [path, events.map(({ kind }) => kind)];
    }),
  );
}
function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  batches.length = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value(path: string, body: Blob) {
      batches.push([path, body]);
      return true;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createTelemetry', () => {
  it('sends in one batch what comes within two seconds', async () => {
    const tell = createTelemetry();

    tell({ kind: 'a', data: {} });
    jest.advanceTimersByTime(1_999);
    tell({ kind: 'b', data: {} });
    expect(batches).toEqual([]);
    jest.advanceTimersByTime(1);

    expect(await sent()).toEqual([['/api/v1/telemetry', ['a', 'b']]]);
  });

  it('begins another batch afterwards', async () => {
    const tell = createTelemetry();

    tell({ kind: 'a', data: {} });
    jest.advanceTimersByTime(2_000);
    tell({ kind: 'b', data: {} });
    jest.advanceTimersByTime(2_000);

    expect(await sent()).toEqual([
      ['/api/v1/telemetry', ['a']],
      ['/api/v1/telemetry', ['b']],
    ]);
  });

  it('sends at once, and only once, when the page is hidden', async () => {
    const tell = createTelemetry();

    tell({ kind: 'a', data: {} });
    hide();
    jest.advanceTimersByTime(10_000);

    expect(await sent()).toEqual([['/api/v1/telemetry', ['a']]]);
  });

  it('sends nothing when nothing has happened', async () => {
    createTelemetry();

    hide();

    expect(await sent()).toEqual([]);
  });

  it('tells of fifty events in one page view at most', async () => {
    const tell = createTelemetry();

    Array.from({ length: 60 }, () => tell({ kind: 'loop', data: {} }));
    jest.advanceTimersByTime(2_000);
    tell({ kind: 'late', data: {} });
    jest.advanceTimersByTime(2_000);

    const [[, kinds] = ['', []], ...others] = await sent();
    expect(kinds).toHaveLength(50);
    expect(others).toEqual([]);
  });
});
