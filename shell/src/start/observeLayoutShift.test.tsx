import { observeLayoutShift } from './observeLayoutShift.ts';

let tell: (entries: readonly object[]) => void = () => undefined;

beforeEach(() => {
  class FakeObserver {
    static supportedEntryTypes = ['layout-shift'];
    constructor(listener: (list: { getEntries(): readonly object[] }) => void) {
      tell = (entries) => listener({ getEntries: () => entries });
    }
    observe(): void {}
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

const aShift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

function observe(): number[] {
  const values: number[] = [];
  observeLayoutShift((value) => void values.push(value));
  return values;
}

describe('observeLayoutShift', () => {
  it('sums shifts that follow each other within a second', () => {
    const values = observe();

    tell([aShift(100, 0.25), aShift(900, 0.5)]);

    expect(values).toEqual([0, 0.25, 0.75]);
  });

  it('starts a new session after a pause and after five seconds, and reports the largest', () => {
    const values = observe();

    tell([aShift(100, 0.5), aShift(1_200, 0.25), aShift(1_300, 0.125)]);
    tell([2_000, 2_900, 3_800, 4_700, 5_600, 6_250].map((at) => aShift(at, 0.0625)));

    expect(values.at(-1)).toBe(0.6875);
  });

  it('ignores shifts caused by the person', () => {
    const values = observe();

    tell([aShift(100, 0.5, true)]);

    expect(values).toEqual([0]);
  });

  it('reports nothing in a browser that does not measure it', () => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');

    expect(observe()).toEqual([]);
  });
});
