import { toPage } from '@haesol/contracts/common';
import {
  adminAnswerInquiry,
  adminInquiries,
  adminInquiryGet,
  adminMoveInquiry,
  inquiryAskOn,
  inquiryGet,
  inquiryInsert,
  inquiryList,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { addInquiry } from './addInquiry.ts';
import { answerInquiry, listStaffInquiries, readStaffInquiry } from './answerInquiry.ts';
import { askOn } from './askOn.ts';
import { listOwnInquiries, readOwnInquiry } from './ownInquiries.ts';
import { reopenInquiry } from './reopenInquiry.ts';

export default async function inquiryRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, inquiryInsert, async ({ body, languageCd, member, write }) => {
    await context.limits.acquire('inquiry', member.memberUid, member.now);
    return write((trx) => addInquiry(trx, { ...body, locale: toContentLocale(languageCd) }, member));
  });

  route(app, context, inquiryList, ({ query, languageCd, member: { memberUid } }) =>
    listOwnInquiries(context.db, { ...toPage(query), memberUid, languageCd }),
  );

  route(app, context, inquiryGet, ({ params: { inquiryUid }, languageCd, member }) =>
    readOwnInquiry(context, inquiryUid, { member, languageCd }),
  );

  route(app, context, inquiryAskOn, async ({ params, body, member, write }) => {
    const inquiryUid = requireUuid(params.inquiryUid);
    await context.limits.acquire('inquiry', member.memberUid, member.now);
    return write((trx) => askOn(trx, { inquiryUid, ...body }, member));
  });

  route(app, context, adminInquiries, ({ query, languageCd, member: { now, memberUid: staffUid } }) =>
    listStaffInquiries(context, { ...query, staffUid }, { ...toPage(query), languageCd, now }),
  );

  route(app, context, adminInquiryGet, ({ params, languageCd, member: { now, memberUid: staffUid } }) =>
    readStaffInquiry(context, requireUuid(params.inquiryUid), { staffUid, languageCd, now }),
  );

  route(app, context, adminMoveInquiry, ({ params, body, member: staff, write }) => {
    const inquiryUid = requireUuid(params.inquiryUid);
    return write((trx) => reopenInquiry(trx, { inquiryUid, ...body, staff }));
  });

  route(app, context, adminAnswerInquiry, ({ params, body, member: staff, write }) => {
    const inquiryUid = requireUuid(params.inquiryUid);
    return write((trx) => answerInquiry(context, trx, { inquiryUid, ...body }, staff));
  });
}
