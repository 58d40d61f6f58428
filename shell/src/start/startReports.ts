import type { PageSnapshot, Registry } from '@haesol/contracts/release';
import type { ShellApi } from '@haesol/remote/shell-api';
import type { FollowTelemetry } from './telemetry.ts';

/** Loads the code that measures the page and reports its errors; not on pages with builds that this browser has chosen. */
export function startReports(
  { registry, serverNow }: Pick<PageSnapshot, 'registry' | 'serverNow'>,
  {
    base,
    followTelemetry,
    getRegistry,
  }: { readonly base: Pick<ShellApi, 'telemetry'>; readonly followTelemetry: FollowTelemetry; getRegistry(): Registry },
): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (registry.override !== undefined || !nonce) return;
  const mark = { nonce, sentAt: serverNow, canary: registry.canary?.builds ?? {} };
  // When the code fails to load, the page is not measured.
  void import(/* webpackChunkName: "reports" */ './reportPage.ts')
    .then(({ reportPage }) => reportPage({ mark, getRegistry, follow: followTelemetry, tell: base.telemetry }))
    .catch(() => undefined);
}
