import { hookList, platformGet, tokenList } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { listHooks } from '../hooks/hookRepository.ts';
import { listMemberScopes } from '../tokens/memberCaller.ts';
import { listTokens } from '../tokens/tokenRoutes.ts';
import { getPlatform } from './getPlatform.ts';

/** Endpoints of the releases page for staff, QA and teams; tokens and webhooks are those of the remotes that a member may release. */
export default async function platformRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, platformGet, ({ member }) => getPlatform(context.db, member));

  const { config, db } = context;
  route(app, context, tokenList, async ({ member }) => {
    const list = await listTokens(db, await listMemberScopes(context, member));
    return { list, cnt_total: list.length, issuers: [...config.oidcIssuers.keys()], audience: config.publicUrl };
  });

  route(app, context, hookList, async ({ member }) => {
    const list = await listHooks(db, await listMemberScopes(context, member));
    return { list, cnt_total: list.length };
  });
}
