import { inquiryInsert } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { addInquiry } from './addInquiry.ts';

export default async function inquiryRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, inquiryInsert, async ({ body, member, write }) => {
    await context.limits.take('inquiry', member.memberUid, member.now);
    return write((trx) => addInquiry(trx, body, member));
  });
}
