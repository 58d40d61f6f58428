import { createUnpinning } from '../domains/board/posts/unpinPosts.ts';
import { createContentJobs } from '../domains/common/contents/contentJobs.ts';
import { createTermsMailer } from '../domains/common/terms/announceTerms.ts';
import { createConsentNotice } from '../domains/identity/members/consentNotice.ts';
import { createDormancy } from '../domains/identity/members/dormancy.ts';
import { createMemberHandlers } from '../domains/identity/membership/memberJobs.ts';
import { createBookingHandlers } from '../domains/lab/booking/bookingJobs.ts';
import { createApplicationReminders } from '../domains/learn/applications/dayBefore.ts';
import { createDraftCleanup } from '../domains/learn/applications/draftCleanup.ts';
import { createEduJobs } from '../domains/learn/enrolment/eduJobs.ts';
import { createRateHandlers } from '../domains/travel/exchangeRate/rateJobs.ts';
import { createTravelHandlers } from '../domains/travel/myTravel/travelJobs.ts';
import { createOrderHandlers } from '../domains/travel/order/orderJobs.ts';
import { createWaitHandlers } from '../domains/travel/stockWait/waitJobs.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { renderVouchers } from '../domains/travel/voucher/voucherPdf.ts';
import type { JobHandlers } from '../jobs/jobRunner.ts';
import { createMailHandlers } from '../mail/mailHandlers.ts';
import { createMessageHandlers } from '../mail/message/messageHandlers.ts';
import { createHookHandlers } from '../release/hooks/hookHandlers.ts';
import { createCleanup } from './cleanup.ts';

/** Creates all job handlers by kind. */
export function createJobHandlers(context: TravelContext): JobHandlers {
  return {
    ...createMailHandlers(context, ({ rsvtUids }) => renderVouchers(context, rsvtUids)),
    ...createMessageHandlers(context),
    ...createContentJobs(context),
    ...createUnpinning(context),
    ...createMemberHandlers(context),
    ...createTermsMailer(context),
    ...createConsentNotice(context),
    ...createDormancy(context),
    ...createDraftCleanup(context),
    ...createApplicationReminders(context),
    ...createEduJobs(context),
    ...createBookingHandlers(context),
    ...createTravelHandlers(context),
    ...createOrderHandlers(context),
    ...createWaitHandlers(context),
    ...createRateHandlers(context),
    ...createHookHandlers(context),
    ...createCleanup(context),
  };
}
