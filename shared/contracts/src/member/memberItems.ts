import * as z from 'zod/mini';
import { emptyObject, instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { noteKinds } from './officeNotes.ts';

/** Kinds of items of a member, in the order of the page. */
export const memberParts = ['BOOKING', 'PENALTY', 'APPLICATION', 'ENROLMENT', 'QUESTION', 'ORDER'] as const;
export type MemberPart = (typeof memberParts)[number];

const memberItem = z.object({
  uid: z.string(),
  /** Key of the page that shows it: the course of an enrolment, the booking of a no-show. */
  pageUid: z.string(),
  no: z.string(),
  title: z.string(),
  /** State of its kind; `COUNTED` and `LIFTED` for a no-show. */
  state: z.string(),
  dt: instant,
});
export type MemberItem = z.output<typeof memberItem>;

/** The latest five of each kind, with the number of all; kinds of areas without the right are left out. */
const itemParts = z.array(z.object({ part: z.enum(memberParts), cnt: z.int(), list: z.array(memberItem) }));

const memberParams = z.object({ memberUid: z.string() });

export const adminMemberItems = defineEndpoint({
  name: 'admin.getMemberItems',
  method: 'GET',
  path: '/api/v1/admin/members/{memberUid}/items',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: memberParams,
  response: z.object({
    parts: itemParts,
    /** What was done with the account, the latest first. */
    moves: z.array(
      z.object({
        moveUid: z.string(),
        /** Action of the audit log. */
        action: z.string(),
        /** New state; null for a move to none. */
        to: z.nullable(z.string()),
        memo: z.nullable(z.string()),
        /** Null for the system. */
        byNm: z.nullable(z.string()),
        dt: instant,
      }),
    ),
  }),
  summary:
    'Bookings, applications, enrolments, questions, orders and no-shows of a member, and the history of the account.',
});

export const adminOtherItems = defineEndpoint({
  name: 'admin.listOtherItems',
  method: 'GET',
  path: '/api/v1/admin/items/{ref}/{uid}/others',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ ref: z.enum(noteKinds), uid: z.string() }),
  response: z.object({
    /** Empty for a guest. */
    parts: itemParts,
  }),
  summary: 'Other items of the member of an item, without the item.',
});

export const adminMemberSessions = defineEndpoint({
  name: 'admin.listMemberSessions',
  method: 'GET',
  path: '/api/v1/admin/members/{memberUid}/sessions',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: memberParams,
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        /** Masked. */
        ip: z.nullable(z.string()),
        lastDt: instant,
      }),
    ),
  }),
  summary: 'Live sessions of a member, the last used first; none of staff.',
});

export const adminEndMemberSession = defineEndpoint({
  name: 'admin.endMemberSession',
  method: 'DELETE',
  path: '/api/v1/admin/members/{memberUid}/sessions/{sessionUid}',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: z.object({ memberUid: z.string(), sessionUid: z.string() }),
  response: emptyObject,
  summary: 'Signs a member out on one device.',
});
