import type { AppContext } from './context.ts';

import { createApplicationReminders } from './domains/apply/dayBefore.ts';
import { createDraftCleanup } from './domains/apply/draftCleanup.ts';
import { createBookingHandlers } from './domains/booking/bookingJobs.ts';
import { createEduJobs } from './domains/enroll/eduJobs.ts';
import { createConsentNotice } from './domains/members/consentNotice.ts';
import { createDormancy } from './domains/members/dormancy.ts';
import { createMemberHandlers } from './domains/members/memberJobs.ts';
import { createTravelHandlers } from './domains/myTravel/travelJobs.ts';
import { createOrderHandlers } from './domains/order/orderJobs.ts';
import { createCleanup } from './jobs/cleanup.ts';
import type { JobHandlers } from './jobs/jobRunner.ts';
import { createMailHandlers } from './mail/mailHandlers.ts';
import { createMessageHandlers } from './message/messageHandlers.ts';

/** Every kind of job, by its name. */
export function createJobHandlers(context: AppContext): JobHandlers {
  return {
    ...createMailHandlers(context),
    ...createMessageHandlers(context),
    ...createMemberHandlers(context),
    ...createConsentNotice(context),
    ...createDormancy(context),
    ...createDraftCleanup(context),
    ...createApplicationReminders(context),
    ...createEduJobs(context),
    ...createBookingHandlers(context),
    ...createTravelHandlers(context),
    ...createOrderHandlers(context),
    ...createCleanup(context),
  };
}
