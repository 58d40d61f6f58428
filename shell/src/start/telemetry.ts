import { type Registry, telemetryLimits } from '@haesol/contracts/release';
import type { TelemetryEvent } from '@haesol/remote/shell-api';

/** Limit of events per page view, in case an error repeats in a loop. */
const maxEvents = telemetryLimits.errors * telemetryLimits.parts;

/** Event with its page. */
export interface ToldEvent extends TelemetryEvent {
  readonly pathname: string;
  readonly registry: Registry;
}

/** Queues events until the code that reports them has been loaded. */
export function createTelemetry(getRegistry: () => Registry) {
  const waiting: ToldEvent[] = [];
  let listener = (event: ToldEvent): void => void waiting.push(event);
  let told = 0;

  return {
    tell({ kind, data }: TelemetryEvent): void {
      if (told >= maxEvents) return;
      told += 1;
      listener({ kind, data, pathname: location.pathname, registry: getRegistry() });
    },
    /** Passes on all events, including queued ones. */
    follow(next: (event: ToldEvent) => void): void {
      listener = next;
      for (const event of waiting.splice(0)) next(event);
    },
  };
}

export type FollowTelemetry = ReturnType<typeof createTelemetry>['follow'];
