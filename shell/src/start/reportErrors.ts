import { findRoute, type TelemetryReport, telemetryLimits } from '@haesol/contracts/release';
import { toBuild } from './pageBuild.ts';
import type { ToldEvent } from './telemetry.ts';

type ReportedError = TelemetryReport['errors'][number];

const batchMs = 2_000;
const scriptPlace = /\/remotes\/(shell|mf-[a-z0-9-]+)\/([0-9a-z]{8,40})\//;

/**
 * Events contain their remote, as `mf-travel`, an instance of it or a build; the source of uncaught errors is found by their
 * stack.
 */
function toReportedError({ kind, data, pathname, registry }: ToldEvent): ReportedError {
  const { remote, build, error, ...rest } = data;
  const text = typeof error === 'string' ? error : JSON.stringify(rest);
  const named = /^(shell|mf-[a-z0-9-]+)/.exec(String(remote ?? build))?.[0];
  const [, thrower, buildId = ''] = scriptPlace.exec(text) ?? [];
  const source = named === undefined && thrower !== undefined ? { remote: thrower, buildId } : toBuild(registry, named);
  const page = findRoute(registry, pathname)?.route.path ?? '/';
  return { ...source, kind, page, text: text.slice(0, telemetryLimits.errorText) };
}

/** Reports errors in batches, limited per page view. @param send sends a batch with its number, from 1 */
export function createErrorReports(send: (part: number, errors: ReportedError[]) => void) {
  const errors: ReportedError[] = [];
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (errors.length > 0 && batches < telemetryLimits.parts) {
      batches += 1;
      send(batches, errors.splice(0, telemetryLimits.errors));
    }
    errors.length = 0;
  }

  return {
    take(event: ToldEvent): void {
      errors.push(toReportedError(event));
      timer ??= setTimeout(flush, batchMs);
    },
    flush,
  };
}
