import { overrideClear, overrideSet } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { route } from '../../http/plugins/route.ts';
import { requireSameSite } from '../../http/plugins/sameSite.ts';
import { readRights } from '../rights/repository.ts';
import type { Overrides } from './createOverrides.ts';
import { parseOverride, requireRights, toPorts } from './parseOverride.ts';
import { resolveBuilds } from './resolveBuilds.ts';

/** Registers `/api/v1/registry/override` for members with rights; any browser may remove its override. */
export function registerOverrideRoutes(app: FastifyInstance, context: AppContext, overrides: Overrides): void {
  const { config, db, limits } = context;

  route(app, context, overrideSet, async ({ body, member: { memberUid, sessionId, now }, reply }) => {
    await limits.acquire('override', memberUid, now);
    const parts = parseOverride(body.mf);
    // Before resolving builds, so that the response does not reveal which exist.
    requireRights(parts, await readRights(db, memberUid));
    const ports = toPorts(parts);
    const local = Object.keys(ports).length > 0 && { ports, sessionId };
    const { builds, until } = overrides.set(reply, { builds: await resolveBuilds(db, parts), ...local }, now.getTime());
    return { builds, ports, untilDt: toSeoulInstant(new Date(until)) };
  });

  route(app, context, overrideClear, ({ request, reply }) => {
    requireSameSite(request, config);
    overrides.clear(reply);
    return {};
  });
}
