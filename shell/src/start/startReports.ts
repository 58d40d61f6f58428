import type { PageSnapshot, Registry } from '@haesol/shared/contracts';
import type { ShellApi } from '@haesol/shared/shell-api';
import type { FollowTelemetry } from './telemetry.ts';

/** Loads what measures the page and reports its errors. Builds that this browser has chosen count for nothing. */
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
  // Without the code for it the page goes on unmeasured.
  void import(/* webpackChunkName: "reports" */ './reportPage.ts')
    .then(({ reportPage }) => reportPage({ mark, getRegistry, follow: followTelemetry, tell: base.telemetry }))
    .catch(() => undefined);
}
