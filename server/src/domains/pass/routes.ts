import { passList, toPage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { createPassRepository } from './repository.ts';

export default async function passRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const passes = createPassRepository(context.db);

  route(app, context, passList, ({ query }) =>
    passes.listPasses({ searchKeyword: '', psCd: query.psCd }, toPage(query)),
  );
}
