import { createClock } from './clock.ts';
import { readPageTiming } from './pageTiming.ts';

const sentAt = Date.UTC(2026, 10, 25, 9);

/** Puts a document's timings in the place of jsdom's, which has none. */
function setTimings(serverTiming?: readonly { name: string; duration: number; description: string }[]): void {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ serverTiming }] });
}
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it('reads the time and the mark that the page was sent with', () => {
  setTimings([{ name: 'page', duration: sentAt, description: 'c29tZS1tYXJrLXNvbWUtLQ==' }]);

  const timing = readPageTiming();

  expect(timing).toEqual({ sentAt, mark: 'c29tZS1tYXJrLXNvbWUtLQ==' });
  expect(createClock(timing?.sentAt ?? 0, () => 0).now()).toBe(sentAt);
});

it('has no mark for pages that may not report, and no timing without the header', () => {
  setTimings([{ name: 'page', duration: sentAt, description: '' }]);
  expect(readPageTiming()?.mark).toBeUndefined();

  setTimings([]);
  expect(readPageTiming()).toBeUndefined();

  // Firefox without https.
  setTimings(undefined);
  expect(readPageTiming()).toBeUndefined();
});
