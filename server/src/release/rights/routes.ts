import { adminRights, adminSaveRights } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { listRights } from './repository.ts';
import { saveRights } from './saveRights.ts';

/** Endpoints for rights of members besides their role. */
export default async function rightRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, adminRights, () => listRights(context.db));
  route(app, context, adminSaveRights, saveRights);
}
