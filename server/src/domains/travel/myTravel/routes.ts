import { travelCounts } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { countTravel } from './countTravel.ts';

export default async function myTravelRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, travelCounts, ({ member: { memberUid, now } }) => countTravel(context.db, memberUid, now));
}
