import {
  adminAddFaq,
  adminChangeFaq,
  adminFaqs,
  adminRemoveFaq,
  faqGet,
  faqHelp,
  faqList,
} from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { countView, toViewerKey } from '../posts/views.ts';
import { createFaqRepository } from './repository.ts';
import { addFaq, changeFaq, listStaffFaqs, removeFaq } from './staffFaqs.ts';

export default async function faqRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const faqs = createFaqRepository(context.db);

  keptRoute(app, context, faqList, ({ query, now }) => faqs.listFaqs(query, { ...toPage(query), now }));

  route(app, context, faqGet, async ({ params: { faqUid }, request }) => {
    const now = await context.clock.now();
    await countView(context, request, { table: 'faq', column: 'faq_uid', uid: faqUid, now });
    const faq = await faqs.findFaq(faqUid, now);
    if (faq === undefined) throw new ApiError(errorCodes.notFound);
    return faq;
  });

  route(app, context, faqHelp, async ({ params: { faqUid }, body: { helpYn }, request }) => {
    const counts = await faqs.setHelp(faqUid, toViewerKey(context, request), helpYn, await context.clock.now());
    if (counts === undefined) throw new ApiError(errorCodes.notFound);
    return counts;
  });

  route(app, context, adminFaqs, ({ member: { now }, query }) =>
    listStaffFaqs(context.db, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddFaq, ({ member, body, write }) =>
    write(async (trx) => ({ faqUid: await addFaq(trx, body, member) })),
  );

  route(app, context, adminChangeFaq, ({ member, params: { faqUid }, body, write }) =>
    write(async (trx) => {
      await changeFaq(trx, faqUid, body, member);
      return { faqUid };
    }),
  );

  route(app, context, adminRemoveFaq, ({ member, params: { faqUid }, write }) =>
    write(async (trx) => {
      await removeFaq(trx, faqUid, member);
      return {};
    }),
  );
}
