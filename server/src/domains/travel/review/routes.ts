import { toPage } from '@haesol/contracts/common';
import {
  adminDecideReview,
  adminReviews,
  reviewableList,
  reviewCreate,
  reviewHelpfulAdd,
  reviewHelpfulRemove,
  reviewList,
  reviewOwnList,
  reviewRemove,
  reviewReport,
  reviewTarget,
  reviewUpdate,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { changeHelpful } from './changeHelpful.ts';
import { decideReview, listStaffReviews } from './decideReview.ts';
import { listOwnReviews, listReviewable, readReviewTarget } from './ownReviews.ts';
import { reportReview } from './reportReview.ts';
import { createReviewRepository } from './repository.ts';
import { addReview, changeReview, removeReview } from './writeReview.ts';

export default async function reviewRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, limits } = context;
  const reviews = createReviewRepository(db);

  route(app, context, reviewList, ({ query, member, languageCd }) =>
    reviews.listReviews(query, { ...toPage(query), memberUid: member?.memberUid, languageCd }),
  );

  route(app, context, reviewReport, async ({ params: { reviewUid }, body, member, write }) => {
    await limits.acquire('review', member.memberUid, member.now);
    return write(async (trx) => {
      await reportReview(trx, { reviewUid, ...body }, member);
      return { reviewUid };
    });
  });

  route(app, context, reviewOwnList, ({ query, languageCd, member: { memberUid, now } }) =>
    listOwnReviews(context, { ...toPage(query), memberUid, languageCd, now }),
  );

  route(app, context, reviewableList, ({ query, languageCd, member: { memberUid, now } }) =>
    listReviewable(db, { ...toPage(query), memberUid, languageCd, now }),
  );

  route(app, context, reviewTarget, ({ query: { rsvtUid }, languageCd, member: { memberUid, now } }) =>
    readReviewTarget(context, requireUuid(rsvtUid), { memberUid, languageCd, now }),
  );

  installHelpful(app, context);
  installWriting(app, context);
  installStaff(app, context);
}

function installHelpful(app: FastifyInstance, context: AppContext): void {
  for (const [endpoint, helpfulYn] of [
    [reviewHelpfulAdd, 'Y'],
    [reviewHelpfulRemove, 'N'],
  ] as const) {
    route(app, context, endpoint, async ({ params: { reviewUid }, member, write }) => {
      await context.limits.acquire('reviewHelpful', member.memberUid, member.now);
      return write((trx) => changeHelpful(trx, { reviewUid, helpfulYn }, member));
    });
  }
}

function installWriting(app: FastifyInstance, context: AppContext): void {
  const { limits } = context;

  route(app, context, reviewCreate, async ({ body: { rsvtUid, ...form }, languageCd, member, write }) => {
    await limits.acquire('review', member.memberUid, member.now);
    return write((trx) => addReview(trx, { rsvtUid, form, locale: toContentLocale(languageCd) }, member));
  });

  route(app, context, reviewUpdate, ({ params: { reviewUid }, body: form, languageCd, member, write }) =>
    write((trx) => changeReview(trx, { reviewUid, form, locale: toContentLocale(languageCd) }, member)),
  );

  route(app, context, reviewRemove, ({ params: { reviewUid }, member, write }) =>
    write(async (trx) => {
      await removeReview(trx, reviewUid, member);
      return {};
    }),
  );
}

function installStaff(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminReviews, ({ query, member: { now, memberUid: staffUid } }) =>
    listStaffReviews(context, { ...query, staffUid }, { ...toPage(query), now }),
  );

  route(app, context, adminDecideReview, ({ params, body, member: staff, write }) => {
    const reviewUid = requireUuid(params.reviewUid);
    return write((trx) => decideReview(context, trx, { reviewUid, ...body }, staff));
  });
}
