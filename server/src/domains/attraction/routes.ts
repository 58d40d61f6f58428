import { attractionGet, attractionList, errorCodes, toPage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { createAttractionRepository } from './repository.ts';

export default async function attractionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const attractions = createAttractionRepository(context.db);

  route(app, context, attractionList, async ({ query, languageCd }) =>
    attractions.listAttractions(query, { ...toPage(query), now: await context.clock.now(), languageCd }),
  );

  route(app, context, attractionGet, async ({ params: { id }, languageCd }) => {
    const found = await attractions.findAttraction(id, { now: await context.clock.now(), languageCd });
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });
}
