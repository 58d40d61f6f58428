import { errorCodes } from '@haesol/contracts/common';
import { canaryList, canaryStart, canaryStop } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/plugins/route.ts';
import { guardMove } from '../matrix/guardMove.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { endCanary, insertCanary, listCanaries } from '../registry/canaryRepository.ts';
import { findChannel } from '../registry/channelRepository.ts';
import type { RegistrySource } from '../registry/createRegistry.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { findRelease } from '../registry/releaseRepository.ts';
import { withApiErrors } from '../registry/withApiErrors.ts';
import { type Signature, sign } from '../tokens/requireToken.ts';

const shownCanaries = 20;

/** Starts a canary for a share of the visitors. @throws {RegistryError} */
export async function startCanary(
  db: AppContext['db'],
  { id, to, share, person, proof }: { id: string; to: string; share: number } & Signature,
): Promise<void> {
  if (id === 'shell') throw new RegistryError('refused', 'the shell has no canary: a page without it reports nothing');
  await db.transaction().execute(async (trx) => {
    if ((await findRelease(trx, id, to))?.is_complete !== true) {
      throw new RegistryError('missing', `${id} has no build ${to}`);
    }
    // First, because it makes moves of `stable` wait.
    await guardMove(trx, { id, channel: 'stable', to });
    const stable = (await findChannel(trx, id, 'stable'))?.build_id;
    if (stable === undefined) throw new RegistryError('refused', `nothing of ${id} is released`);
    if (stable === to) throw new RegistryError('refused', `${to} is what stable has`);
    if (!(await insertCanary(trx, { id, to, stable, share, actor: id, person }))) {
      throw new RegistryError('conflict', `another canary of ${id} runs`);
    }
    const moved = { from_build: stable, to_build: to };
    await insertAudit(trx, { remote_id: id, action: 'canary', ...moved, actor: id, person, proof });
  });
}

/** Registers `/api/v1/registry/{remoteId}/canary` for teams, among the routes that require their token. */
export function registerCanaryRoutes(app: FastifyInstance, context: AppContext, registry: RegistrySource): void {
  const { db } = context;

  route(app, context, canaryStart, ({ params: { remoteId: id }, query, body: { to, share }, request }) =>
    withApiErrors(async () => {
      await startCanary(db, { id, to, share, ...sign(request, query.person) });
      registry.invalidate();
      return {};
    }),
  );

  route(app, context, canaryStop, async ({ params: { remoteId: id }, query, request }) => {
    const ended = await db.transaction().execute(async (trx) => {
      const row = await endCanary(trx, id, 'STOPPED');
      if (row === undefined) return undefined;
      await insertAudit(trx, {
        remote_id: id,
        action: 'canary.stop',
        from_build: row.build_id,
        actor: id,
        ...sign(request, query.person),
      });
      return row;
    });
    if (ended === undefined) throw new ApiError(errorCodes.notFound);
    registry.invalidate();
    return {};
  });

  route(app, context, canaryList, async ({ params: { remoteId: id } }) => {
    const list = await listCanaries(db, id, shownCanaries);
    return { list, cnt_total: list.length };
  });
}
