import { faqGet, faqHelp, faqList } from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { countView, toViewerKey } from '../posts/views.ts';
import { createFaqRepository } from './repository.ts';

export default async function faqRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const faqs = createFaqRepository(context.db);

  route(app, context, faqList, ({ query }) => faqs.listFaqs(query, toPage(query)));

  route(app, context, faqGet, async ({ params: { faqUid }, request }) => {
    const now = await context.clock.now();
    await countView(context, request, { table: 'faq', column: 'faq_uid', uid: faqUid, now });
    const faq = await faqs.findFaq(faqUid);
    if (faq === undefined) throw new ApiError(errorCodes.notFound);
    return faq;
  });

  route(app, context, faqHelp, async ({ params: { faqUid }, body: { helpYn }, request }) => {
    const counts = await faqs.setHelp(faqUid, toViewerKey(context, request), helpYn);
    if (counts === undefined) throw new ApiError(errorCodes.notFound);
    return counts;
  });
}
