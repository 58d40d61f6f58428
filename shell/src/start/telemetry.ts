import type { TelemetryEvent } from '@haesol/shared/shell-api';

const path = '/api/v1/telemetry';
const delayMs = 2_000;
/** Limit of events per page view, in case an error repeats in a loop. */
const maxEvents = 50;

/** Collects events and sends them in batches, also while the page is being closed. */
export function createTelemetry() {
  let waiting: TelemetryEvent[] = [];
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = new Blob([JSON.stringify({ events: waiting })], { type: 'application/json' });
    waiting = [];
    navigator.sendBeacon(path, body);
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  return (event: TelemetryEvent): void => {
    if (sent >= maxEvents) return;
    sent += 1;
    waiting.push(event);
    timer ??= setTimeout(flush, delayMs);
  };
}
