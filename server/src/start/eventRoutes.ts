import {
  toAnswerEventsPath,
  toInquiryEventsPath,
  toPassEventsPath,
  toSlotEventsPath,
  toVoucherEventsPath,
} from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { findAnswerFeed } from '../domains/board/qna/answerFeed.ts';
import { findSlotFeed } from '../domains/lab/equipment/slotFeed.ts';
import { findInquiryFeed } from '../domains/travel/inquiry/inquiryFeed.ts';
import { findPassFeed } from '../domains/travel/pass/passFeed.ts';
import { findVoucherFeed } from '../domains/travel/voucher/voucherFeed.ts';
import { createEventStreams } from '../http/events/eventStreams.ts';

/** Event streams of all areas. */
export default async function eventRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const streams = createEventStreams(
    app,
    context,
    (url) =>
      findSlotFeed(context, url) ??
      findVoucherFeed(context, url) ??
      findPassFeed(context, url) ??
      findAnswerFeed(context, url) ??
      findInquiryFeed(context, url),
  );
  streams.addRoute(toSlotEventsPath(':eqUid'));
  streams.addRoute(toVoucherEventsPath(':rsvtUid'));
  streams.addRoute(toPassEventsPath(':passUid'));
  streams.addRoute(toAnswerEventsPath(':qnaUid'));
  streams.addRoute(toInquiryEventsPath(':inquiryUid'));
}
