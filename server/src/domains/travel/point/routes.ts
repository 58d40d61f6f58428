import { toPage } from '@haesol/contracts/common';
import { pointList } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { listPoints } from './repository.ts';

export default async function pointRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, pointList, ({ query, languageCd, member: { memberUid } }) =>
    listPoints(context.db, memberUid, { ...toPage(query), languageCd }),
  );
}
