import * as z from 'zod/mini';
import { instant, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { matterKinds } from '../common/timeline.ts';
import { date } from '../common/values.ts';
import { application } from '../learn/apply.ts';

/** Item that requires an action of the member. */
const waitingItem = z.object({
  kind: z.enum(matterKinds),
  uid: z.string(),
  no: z.string(),
  title: z.string(),
  /** Requested action. */
  text: z.string(),
  /** Deadline. */
  dueDt: z.nullable(date),
  /** `Y`: the deadline has passed. */
  overdueYn: z.optional(yn),
});
export type WaitingItem = z.output<typeof waitingItem>;

/** Upcoming date of the member. */
const nextItem = z.object({
  kind: z.enum(matterKinds),
  uid: z.string(),
  title: z.string(),
  /** Place or person. */
  text: z.string(),
  at: instant,
});
export type NextItem = z.output<typeof nextItem>;

/** Submitted applications of one kind: total, and states of those in progress. */
const kindCount = z.object({
  kind: z.enum([...matterKinds, 'QNA']),
  cnt: z.int(),
  states: z.array(z.object({ state: z.string(), cnt: z.int() })),
});
export type KindCount = z.output<typeof kindCount>;

export const getDashboard = defineEndpoint({
  name: 'mypage.dashboard',
  method: 'GET',
  path: '/api/v1/mypage/dashboard',
  access: 'member',
  language: 'content',
  response: z.object({
    /** The earliest deadline first. */
    waiting: z.array(waitingItem),
    /** The earliest first. */
    next: z.array(nextItem),
    kinds: z.array(kindCount),
    drafts: z.array(application),
    /** State of the member, as of `mypage.myPage`; absent from responses of earlier server releases. */
    state: z.optional(z.string()),
  }),
  summary: 'What waits for the member, what is next, what is under way, and what was begun.',
});
export const getMenuCounts = defineEndpoint({
  name: 'mypage.menuCounts',
  method: 'GET',
  path: '/api/v1/mypage/menu-counts',
  access: 'member',
  language: 'none',
  response: z.object({
    /** Count by path of its list page. */
    counts: z.array(z.object({ link: z.string(), cnt: z.int() })),
  }),
  summary: 'How many applications, bookings and questions the pages of my page list, as the dashboard counts them.',
});

export type Dashboard = z.output<typeof getDashboard.response>;
