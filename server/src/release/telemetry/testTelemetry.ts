import type { PageMark, TelemetryReport } from '@haesol/contracts/release';
import { type openOverrideSite, pagePath } from '../override/testOverride.ts';

type Site = Awaited<ReturnType<typeof openOverrideSite>>;

/** Opens a page as a browser does. @returns the mark for its scripts */
export async function openPage(
  site: {
    get(
      path: string,
      cookies: Readonly<Record<string, string>>,
    ): Promise<{ readonly body: string; readonly headers: Readonly<Record<string, unknown>> }>;
  },
  cookies: Readonly<Record<string, string>> = {},
) {
  const { body, headers } = await site.get(pagePath, cookies);
  const [, sentAt, nonce = ''] = /^page;dur=(\d+)(?:;desc="([^"]+)")?$/.exec(String(headers['server-timing'])) ?? [];
  const snapshot = JSON.parse(/id="hs-page"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as {
    registry: { canary?: { builds: Record<string, string> } };
  };
  const mark: PageMark = {
    nonce,
    sentAt: Number(sentAt),
    canary: snapshot.registry.canary?.builds ?? {},
  };
  return mark;
}

export const stableBuild = { remote: 'mf-infoplaza', buildId: 'build0001' } as const;

/** Builds a report with the vitals of a page view. */
export function aReport(mark: PageMark, change: Partial<TelemetryReport> = {}): TelemetryReport {
  const vitals = [{ ...stableBuild, name: 'LCP', value: 1_234 } as const];
  return { mark, part: 0, vitals, errors: [], view: stableBuild, ...change };
}

/** Builds the error of a screen in a report. */
export const anError = (text = 'TypeError: list is undefined', build = stableBuild as TelemetryReport['view']) => ({
  ...build,
  kind: 'remote.caught',
  page: pagePath,
  text,
});

let sent = 0;

/** Sends a report from a new address, because the limit per address has a separate test. */
export async function send(site: Pick<Site, 'app'>, report: TelemetryReport): Promise<string> {
  sent += 1;
  const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/telemetry', payload: report, remoteAddress });
  return answer.json().status.code;
}

/** Reads all counters changed by reports as one text for comparison. */
export async function readCounts(site: Pick<Site, 'db'>): Promise<string> {
  const [views, vitals, errors] = await Promise.all([
    site.db.selectFrom('page_view_day').select(['remote_id', 'build_id', 'hits']).orderBy('build_id').execute(),
    site.db.selectFrom('vital_day').select(['build_id', 'metric', 'bucket', 'hits']).orderBy('metric').execute(),
    site.db.selectFrom('error_day').select(['build_id', 'message', 'hits']).orderBy('message').execute(),
  ]);
  return JSON.stringify([views, vitals, errors]);
}
