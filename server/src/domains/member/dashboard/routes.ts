import { getDashboard, getMenuCounts, getMyPage } from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { readDashboard, readMenuCounts } from './dashboard.ts';
import { readMyPage } from './myPageView.ts';

export default async function mypageRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, getMyPage, ({ member }) => readMyPage(context.db, member.memberUid));

  route(app, context, getDashboard, async ({ member: { memberUid, now, state } }) => ({
    ...(await readDashboard(context.db, memberUid, now)),
    state,
  }));

  route(app, context, getMenuCounts, ({ member }) => readMenuCounts(context.db, member.memberUid));
}
