import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { laterAssignable, queueQuery, seenRev, versioned } from '../common/officeItem.ts';
import { requireReason, revealPurposes, revealReason } from '../common/reveal.ts';
import { staffMemo } from '../common/timeline.ts';

/** `PENDING_CLASS`: the office has not confirmed the member's class yet. */
export const memberStates = ['PENDING_CLASS', 'ACTIVE', 'LOCKED', 'DORMANT'] as const;

/** `REFUSED`: the class stays unconfirmed, and the member reads why. */
export const staffMemberMoves = ['ACTIVE', 'REFUSED', 'LOCKED'] as const;
export type StaffMemberMove = (typeof staffMemberMoves)[number];

export const officeMember = z.object({
  memberUid: z.string(),
  /** Name and address are masked. */
  memberNm: z.string(),
  email: z.string(),
  classCd: z.string(),
  classNm: z.string(),
  affiliation: z.string(),
  /** Business number of a company's member. */
  bizNo: z.nullable(z.string()),
  state: z.enum(memberStates),
  /** The class was refused, and the member has not sent new data since; absent from answers of earlier server releases. */
  classRefusedDt: z.optional(z.nullable(instant)),
  /** Start of the wait for the confirmation; absent like the former. */
  waitDt: z.optional(instant),
  joinedDt: instant,
  lastLoginDt: z.nullable(instant),
  /** Moves that staff can make. */
  targets: z.array(z.enum(staffMemberMoves)),
  ...versioned,
  ...laterAssignable,
});

export const adminMembers = defineEndpoint({
  name: 'admin.listMembers',
  method: 'GET',
  path: '/api/v1/admin/members',
  access: 'staff',
  area: 'member',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    /** `REFUSED`: unconfirmed, and the member has to send new data; such ones are left out of `PENDING_CLASS`. */
    state: choice(['', ...memberStates, 'REFUSED'], ''),
    classCd: queryText(),
    /** Searches name, address and affiliation. */
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'affiliation', 'class', 'assignee', 'joined'),
  }),
  response: listOf(officeMember),
  summary:
    'Members; those who wait for the confirmation of their class first, the longest wait first, without refused ones.',
});

const memberParams = z.object({ memberUid: z.string() });

/** Values that staff see masked until they ask for them. */
export const revealItems = ['NAME', 'TEL', 'EMAIL'] as const;
export type RevealItem = (typeof revealItems)[number];

export const adminMember = defineEndpoint({
  name: 'admin.getMember',
  method: 'GET',
  path: '/api/v1/admin/members/{memberUid}',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: memberParams,
  response: z.extend(officeMember, {
    /** Masked; empty without a phone. */
    tel: z.string(),
    /** Looks at the member's personal data, the latest first. */
    looks: z.array(
      z.object({
        lookUid: z.string(),
        dt: instant,
        staffNm: z.string(),
        purposeCd: z.enum(revealPurposes),
        memo: z.string(),
        items: z.array(z.enum(revealItems)),
        ip: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'A member with masked personal data, and who has looked at it.',
});

export const adminRevealMember = defineEndpoint({
  name: 'admin.revealMember',
  method: 'POST',
  path: '/api/v1/admin/members/{memberUid}/reveal',
  access: 'staff',
  area: 'member',
  language: 'none',
  params: memberParams,
  body: z
    .strictObject({
      ...revealReason,
      items: z
        .array(z.enum(revealItems))
        .check(z.minLength(1, { error: '볼 항목을 선택해 주세요.' }), z.maxLength(revealItems.length)),
    })
    .check(requireReason),
  response: z.object({
    values: z.array(z.object({ item: z.enum(revealItems), value: z.string() })),
    /** Profile picture, with the item `NAME` only; null without one. */
    profileUrl: z.optional(z.nullable(z.string())),
  }),
  summary: 'Personal data of a member without masks; the audit log keeps person, purpose, address and items.',
});

export const adminMoveMember = defineEndpoint({
  name: 'admin.moveMember',
  method: 'PATCH',
  path: '/api/v1/admin/members/{memberUid}/transition',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: memberParams,
  body: z.strictObject({
    to: z.enum(staffMemberMoves, { error: '처리할 상태를 선택해 주세요.' }),
    /** Required for a refusal and a lock. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ memberUid: z.string(), state: z.enum(memberStates) }),
  summary: 'Confirms or refuses the class of a member, locks or unlocks the account, and tells the member.',
});

export const adminEndSessions = defineEndpoint({
  name: 'admin.endMemberSessions',
  method: 'DELETE',
  path: '/api/v1/admin/members/{memberUid}/sessions',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: memberParams,
  response: emptyObject,
  summary: 'Signs a member out everywhere.',
});

export const adminResetFactors = defineEndpoint({
  name: 'admin.resetSecondFactor',
  method: 'DELETE',
  path: '/api/v1/admin/members/{memberUid}/second-factor',
  access: 'admin',
  language: 'header',
  params: memberParams,
  response: emptyObject,
  summary: 'Removes the second factors of a person who lost them, and signs the person out everywhere.',
});
