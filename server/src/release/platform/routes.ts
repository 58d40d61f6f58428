import { platformGet } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { getPlatform } from './getPlatform.ts';

/** Endpoint of the releases page for staff, QA and teams. */
export default async function platformRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, platformGet, ({ member }) => getPlatform(context.db, member));
}
