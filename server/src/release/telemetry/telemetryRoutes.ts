import { errorCodes } from '@haesol/contracts/common';
import { sendTelemetry, telemetryErrors, telemetryVitals } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { addDays, toSeoulDate, toSeoulInstant } from '../../db/seoulTime.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Principal } from '../../http/context.ts';
import { createAfterAnswer } from '../../http/plugins/afterAnswer.ts';
import { route } from '../../http/plugins/route.ts';
import type { VisitorGroups } from '../canary/chooseCanaries.ts';
import type { RegistrySource } from '../registry/createRegistry.ts';
import { readRights } from '../rights/repository.ts';
import { countCanaryView, countFailures } from './countFailures.ts';
import type { PageMarks } from './pageMarks.ts';
import { toBuildVitals, toDayVitals } from './summarize.ts';
import { type ReportParts, takeReport } from './takeReport.ts';
import { listErrorCounts, listErrors, listViews, listVitals } from './telemetryRepository.ts';

const maxBodyBytes = 16 * 1024;
const maxErrors = 100;
const teamRight = 'TEAM:';

/** Returns the remotes whose errors a member may read; `all` for staff and `QA`. @throws {ApiError} `4030` without a right */
async function readScope(db: AppContext['db'], { role, memberUid }: Principal): Promise<'all' | readonly string[]> {
  if (role !== 'MEMBER') return 'all';
  const rights = await readRights(db, memberUid);
  if (rights.length === 0) throw new ApiError(errorCodes.forbidden);
  return rights.includes('QA') ? 'all' : rights.map((right) => right.slice(teamRight.length));
}

/** Returns the first of the last `days`, including today. */
const toFirstDay = (now: Date, days: number) => addDays(toSeoulDate(now), 1 - days);

/** Reads the current state of the registry. */
async function createStateOf(registry: RegistrySource) {
  const { canaries, shell, remotes } = await registry.get();
  return (remote: string, buildId: string) => {
    if ((remote === 'shell' ? shell?.buildId : remotes[remote]?.buildId) === buildId) return 'stable';
    const isCanary = canaries.some(({ entry }) => entry.remoteJson.id === remote && entry.buildId === buildId);
    return isCanary ? 'canary' : 'earlier';
  };
}

export interface TelemetryParts extends Omit<ReportParts, 'db' | 'mayAddError'> {
  readonly marks: PageMarks;
  readonly groups: Pick<VisitorGroups, 'read' | 'remember'>;
  /** Returns milliseconds of the server's clock. */
  now(): Promise<number>;
}

/** Registers `/api/v1/telemetry`: reports of pages, and their summaries. */
export function registerTelemetryRoutes(
  app: FastifyInstance,
  context: AppContext,
  { marks, groups, now: siteNow, ...parts }: TelemetryParts,
): void {
  const { db, limits } = context;
  const later = createAfterAnswer(app);

  route(
    app,
    context,
    sendTelemetry,
    async ({ body, request, reply }) => {
      const now = new Date(await siteNow());
      // Without a database read, so that forged reports cost next to nothing.
      if (!marks.isGenuine(body.mark, now.getTime())) return {};
      if (!(await limits.tryTake('reports', request.ip, now, 1))) return {};
      const mayAddError = () => limits.tryTake('newErrors', request.ip, now, 1);
      const taken = await takeReport({ db, ...parts, mayAddError }, body, now);
      if (taken === undefined) return {};
      later(taken.trace());
      const failureParts = {
        db,
        ...parts,
        acquirePlace: () => limits.tryTake('canaryFailures', request.ip, now, 1),
      };
      const report = { ...body, errors: taken.errors };
      if (body.part === 0) await countCanaryView(failureParts, report);
      const counted = groups.read(request)?.counted ?? [];
      groups.remember(request, reply, await countFailures(failureParts, report, { counted, now }));
      return {};
    },
    { bodyLimitBytes: maxBodyBytes },
  );

  route(app, context, telemetryVitals, async ({ member, query: { days } }) => {
    await readScope(db, member);
    const from = toFirstDay(member.now, days);
    const [views, vitals, errors] = await Promise.all([
      listViews(db, from),
      listVitals(db, from),
      listErrorCounts(db, from),
    ]);
    const rows = { views, vitals, errors };
    return { builds: toBuildVitals(rows, await createStateOf(parts.registry)), days: toDayVitals(rows) };
  });

  route(app, context, telemetryErrors, async ({ member, query: { days, remote } }) => {
    const scope = await readScope(db, member);
    if (remote !== undefined && scope !== 'all' && !scope.includes(remote)) throw new ApiError(errorCodes.forbidden);
    const remotes = remote === undefined ? (scope === 'all' ? undefined : scope) : [remote];
    const rows = await listErrors(db, toFirstDay(member.now, days), remotes, maxErrors);
    const list = rows.map((row) => ({
      remote: row.remote_id,
      buildId: row.build_id,
      kind: row.kind,
      page: row.page,
      message: row.message,
      stack: row.stack,
      count: row.hits,
      firstDt: toSeoulInstant(row.first_at),
      lastDt: toSeoulInstant(row.last_at),
    }));
    return { list, cnt_total: list.length };
  });
}
