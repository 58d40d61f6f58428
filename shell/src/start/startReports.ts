import type { PageSnapshot, Registry } from '@haesol/contracts/release';
import type { ShellApi } from '@haesol/remote/shell-api';
import { readPageTiming } from './pageTiming.ts';
import type { FollowTelemetry } from './telemetry.ts';

/** Loads the code that measures the page and reports its errors; not on pages with builds that this browser has chosen. */
export function startReports(
  { registry }: Pick<PageSnapshot, 'registry'>,
  {
    base,
    followTelemetry,
    getRegistry,
  }: { readonly base: Pick<ShellApi, 'telemetry'>; readonly followTelemetry: FollowTelemetry; getRegistry(): Registry },
): void {
  const timing = readPageTiming();
  if (registry.override !== undefined || timing?.mark === undefined) return;
  const mark = { nonce: timing.mark, sentAt: timing.sentAt, canary: registry.canary?.builds ?? {} };
  // When the code fails to load, the page is not measured.
  void import(/* webpackChunkName: "reports" */ './reportPage.ts')
    .then(({ reportPage }) => reportPage({ mark, getRegistry, follow: followTelemetry, tell: base.telemetry }))
    .catch(() => undefined);
}
