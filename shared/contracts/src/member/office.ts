import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { areaLevels, officeAreas } from '../common/officeAreas.ts';

/** Lists of items that wait for staff. */
export const officeQueues = [
  'QNA',
  'ENROLMENT',
  'APPLICATION',
  'BOOKING',
  'INQUIRY',
  'ORDER',
  'REFUND',
  'REVIEW',
  'MEMBER',
  'MAIL',
  'JOB',
  'APPROVAL',
  'RETENTION',
] as const;
export type OfficeQueue = (typeof officeQueues)[number];

const queueCount = z.object({
  queue: z.enum(officeQueues),
  /** Items that wait for staff. */
  cnt: z.int(),
  /** Start of the longest wait; null for an empty queue. */
  oldestDt: z.nullable(instant),
  /** Items that wait longer than promised; absent from answers of earlier server releases, and for queues without a promise. */
  lateCnt: z.optional(z.int()),
});
export type QueueCount = z.output<typeof queueCount>;

export const adminToday = defineEndpoint({
  name: 'admin.today',
  method: 'GET',
  path: '/api/v1/admin/today',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object({
    /** `Y`: proposals of colleagues too, which pages of earlier releases cannot read. */
    approvalYn: choice(['Y', 'N'], 'N'),
    /** `Y`: personal data past its retention too, as above. */
    retentionYn: choice(['Y', 'N'], 'N'),
  }),
  response: z.object({
    /** Rights of the caller; an absent area has none. */
    areas: z.array(z.object({ area: z.enum(officeAreas), level: z.enum(areaLevels) })),
    queues: z.array(queueCount),
    /** Public holidays of some months, by which promises are counted. */
    holidays: z._default(z.array(z.string()), []),
    /** Numbers of today in the areas of the caller; absent from answers of earlier server releases. */
    today: z.optional(
      z.object({
        /** Bookings that begin today. */
        bookings: z.optional(z.int()),
        /** Courses with a lesson today. */
        courses: z.optional(z.int()),
        /** Tickets and passes used today. */
        gate: z.optional(z.int()),
      }),
    ),
    /** Items of the last seven days in Seoul, the earliest day first. */
    days: z.array(
      z.object({
        date: z.string(),
        questions: z.int(),
        bookings: z.int(),
        orders: z.int(),
        /** First answers to questions and inquiries, and those within the promised time; absent like `today`. */
        answered: z.optional(z.int()),
        inTime: z.optional(z.int()),
      }),
    ),
  }),
  summary:
    'Rights of the caller by area; number of items that wait for staff in each queue of these areas, with the longest wait, and the new items of each day of a week.',
});
