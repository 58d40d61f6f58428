import { adminToday } from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { readToday } from './readToday.ts';

export default async function officeRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, adminToday, ({ member: { now } }) => readToday(context.db, now));
}
