import { errorCodes, toPage, tourGet, tourList } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { createTourRepository } from './repository.ts';

export default async function tourRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const tours = createTourRepository(context.db);

  route(app, context, tourList, ({ query }) => tours.listTours(query, toPage(query)));

  route(app, context, tourGet, async ({ params: { tourUid } }) => {
    const tour = await tours.findTour(tourUid);
    if (tour === undefined) throw new ApiError(errorCodes.notFound);
    return tour;
  });
}
