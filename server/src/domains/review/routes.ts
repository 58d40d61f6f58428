import { reviewList, reviewReport, toPage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { reportReview } from './reportReview.ts';
import { createReviewRepository } from './repository.ts';

export default async function reviewRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const reviews = createReviewRepository(context.db);

  route(app, context, reviewList, ({ query, member }) =>
    reviews.listReviews(query, { ...toPage(query), memberUid: member?.memberUid }),
  );

  route(app, context, reviewReport, ({ params: { id }, body, member, write }) =>
    write(async (trx) => {
      await reportReview(trx, { reviewUid: id, ...body }, member);
      return { reviewUid: id };
    }),
  );
}
