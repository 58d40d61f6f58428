import { errorCodes, sendCspReport } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { createOpsRepository, type TelemetryItem } from './repository.ts';
import { toReports } from './rules.ts';
import { registerWellKnown } from './wellKnown.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const maxBodyBytes = 16 * 1024;

export default async function opsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db, limits } = context;
  const repository = createOpsRepository(db);
  const config = { access: 'public' as const };
  registerWellKnown(app, context);

  // A busy process is alive: a supervisor must not restart it.
  const alive = { ...config, pressureHandler: () => undefined };
  app.get('/healthz', { config: alive }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async () => {
    if (app.hasStalled() || app.isDraining())
      throw new ApiError(errorCodes.serverError, { http: 503, retryAfterSec: 2 });
    try {
      await repository.ping();
    } catch (error) {
      throw new ApiError(errorCodes.serverError, { http: 503, retryAfterSec: 2, cause: error });
    }
    return { ok: true };
  });

  async function keep(events: readonly TelemetryItem[], { id, ip }: FastifyRequest): Promise<void> {
    const now = await clock.now();
    // Limited by address, so that one client cannot use up the limit of all; and in total, so that the table cannot grow
    // endlessly.
    if (!(await limits.tryTake('reports', ip, now, events.length))) return;
    if (await limits.tryTake('telemetry', 'everybody', now, events.length)) await repository.addEvents(events, id);
  }

  const reportRoutes: FastifyPluginAsync = async (scope) => {
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(reportTypes, { parseAs: 'string' }, (request, body, done) => {
      void parseJson(request, body as string, done);
    });
    route(
      scope,
      context,
      sendCspReport,
      async ({ body, request }) => {
        const reports = toReports(body);
        await keep(
          reports.map((data) => ({ kind: 'csp', data })),
          request,
        );
        return {};
      },
      { bodyLimitBytes: maxBodyBytes },
    );
  };
  await app.register(reportRoutes);
}
