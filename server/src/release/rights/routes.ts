import { adminDecideRights, adminRights, adminSaveRights } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { listRights } from './repository.ts';
import { decideRights, saveRights } from './saveRights.ts';

/** Endpoints for rights of members besides their role. */
export default async function rightRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, adminRights, async ({ member }) => {
    const list = await listRights(context.db, member);
    return { list, cnt_total: list.length };
  });
  route(app, context, adminSaveRights, saveRights);
  route(app, context, adminDecideRights, decideRights);
}
