import { getDashboard, getMenuCounts, getMyPage } from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { readDashboard, readMenuCounts } from './dashboard.ts';
import { readMyPage } from './myPageView.ts';

export default async function mypageRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, getMyPage, ({ member }) => readMyPage(context.db, member.memberUid));

  route(app, context, getDashboard, ({ member: { memberUid, now } }) => readDashboard(context.db, memberUid, now));

  route(app, context, getMenuCounts, ({ member }) => readMenuCounts(context.db, member.memberUid));
}
