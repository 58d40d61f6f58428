import {
  findRoute,
  type PageMark,
  type Registry,
  type TelemetryReport,
  telemetryLimits,
  telemetryPath,
  toErrorText,
} from '@haesol/shared/contracts';
import { onCLS } from 'web-vitals/onCLS.js';
import { onFCP } from 'web-vitals/onFCP.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import type { FollowTelemetry, ToldEvent } from './telemetry.ts';

export interface PageReports {
  readonly mark: PageMark;
  getRegistry(): Registry;
  readonly follow: FollowTelemetry;
}

type BuildRef = TelemetryReport['view'];
type ReportedVital = TelemetryReport['vitals'][number];
type ReportedError = TelemetryReport['errors'][number];

const batchMs = 2_000;
const scriptPlace = /\/remotes\/(shell|mf-[a-z0-9-]+)\/([0-9a-z]{8,40})\//;

const shellOf = ({ shell }: Registry): BuildRef => ({ remote: 'shell', buildId: shell.buildId });

function toBuild(registry: Registry, remote: string | undefined): BuildRef {
  const entry = remote === undefined ? undefined : registry.remotes[remote];
  return remote === undefined || entry === undefined ? shellOf(registry) : { remote, buildId: entry.buildId };
}

/** The remote that owns a page; the shell where none does. */
const ownerOf = (registry: Registry, pathname: string) => toBuild(registry, findRoute(registry, pathname)?.remoteId);

/** Events name their remote, as `mf-travel`, an instance of it or a build; errors that nobody caught are found by their stack. */
function toReportedError({ kind, data, pathname, registry }: ToldEvent): ReportedError {
  const { remote, build, error, ...rest } = data;
  const text = typeof error === 'string' ? error : JSON.stringify(rest);
  const named = /^(shell|mf-[a-z0-9-]+)/.exec(String(remote ?? build))?.[0];
  const [, thrower, buildId = ''] = scriptPlace.exec(text) ?? [];
  const source = named === undefined && thrower !== undefined ? { remote: thrower, buildId } : toBuild(registry, named);
  const page = findRoute(registry, pathname)?.route.path ?? '/';
  return { ...source, kind, page, text: text.slice(0, telemetryLimits.errorText) };
}

/**
 * Reports the web vitals of this page view when it is hidden, and errors in batches. Each value counts for the remote whose
 * page stood when it last changed.
 */
export function reportPage({ mark, getRegistry, follow }: PageReports): void {
  const view = ownerOf(getRegistry(), location.pathname);
  const vitals = new Map<string, ReportedVital>();
  let errors: ReportedError[] = [];
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasReportedView = false;

  function send(part: number, found: Pick<TelemetryReport, 'vitals' | 'errors'>): void {
    const report: TelemetryReport = { mark, part, view, ...found };
    navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }

  function sendErrors(): void {
    clearTimeout(timer);
    timer = undefined;
    while (errors.length > 0 && batches < telemetryLimits.parts) {
      batches += 1;
      send(batches, { vitals: [], errors: errors.splice(0, telemetryLimits.errors) });
    }
    errors = [];
  }

  function sendView(): void {
    if (hasReportedView) return;
    hasReportedView = true;
    send(0, { vitals: [...vitals.values()], errors: [] });
  }

  const note = ({ name, value }: Pick<ReportedVital, 'name' | 'value'>) =>
    void vitals.set(name, { name, value, ...ownerOf(getRegistry(), location.pathname) });
  const take = (event: ToldEvent) => {
    errors.push(toReportedError(event));
    timer ??= setTimeout(sendErrors, batchMs);
  };
  follow(take);
  const tell = (error: unknown) =>
    take({
      kind: 'page.error',
      data: { error: toErrorText(error) },
      pathname: location.pathname,
      registry: getRegistry(),
    });
  addEventListener('error', ({ error }) => error != null && tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  const options = { reportAllChanges: true };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note, options);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    sendErrors();
    sendView();
  });
}
