import { toErrorText } from '@haesol/contracts/common';
import { type PageMark, type Registry, type TelemetryReport, telemetryPath } from '@haesol/contracts/release';
import type { TelemetryEvent } from '@haesol/remote/shell-api';
import { onINP, onLCP } from 'web-vitals';
import { observeLayoutShift } from './observeLayoutShift.ts';
import { ownerOf } from './pageBuild.ts';
import type { createErrorReports } from './reportErrors.ts';
import type { FollowTelemetry, ToldEvent } from './telemetry.ts';

export interface PageReports {
  readonly mark: PageMark;
  getRegistry(): Registry;
  readonly follow: FollowTelemetry;
  tell(event: TelemetryEvent): void;
}

/**
 * Reports the web vitals of this page view when it is hidden, and errors as they occur; the code for these is loaded with the
 * first one. Each value counts for the remote of the page at its last change.
 */
export function reportPage({ mark, getRegistry, follow, tell }: PageReports): void {
  const owner = () => ownerOf(getRegistry(), location.pathname);
  const view = owner();
  const vitals: Record<string, TelemetryReport['vitals'][number]> = {};
  let isReported = false;
  let errorReports: ReturnType<typeof createErrorReports> | undefined;

  const send = (part: number, found: Partial<TelemetryReport>) =>
    navigator.sendBeacon(
      telemetryPath,
      new Blob([JSON.stringify({ mark, part, view, vitals: [], errors: [], ...found })], { type: 'application/json' }),
    );

  const note = ({ name, value }: Pick<TelemetryReport['vitals'][number], 'name' | 'value'>) => {
    vitals[name] = { name, value, ...owner() };
  };
  const options = { reportAllChanges: true };
  onINP(note, options);
  onLCP(note, options);
  observeLayoutShift((value) => note({ name: 'CLS', value }));

  async function take(event: ToldEvent): Promise<void> {
    const { createErrorReports } = await import(/* webpackChunkName: "report-errors" */ './reportErrors.ts');
    errorReports ??= createErrorReports((part, errors) => send(part, { errors }));
    errorReports.take(event);
  }
  // When the code fails to load, errors are not reported.
  follow((event) => void take(event).catch(() => undefined));
  const tellUncaught = (error: unknown) => tell({ kind: 'page.error', data: { error: toErrorText(error) } });
  addEventListener('error', ({ error }) => error && tellUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => tellUncaught(reason));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    errorReports?.flush();
    if (!isReported) send(0, { vitals: Object.values(vitals) });
    isReported = true;
  });
}
