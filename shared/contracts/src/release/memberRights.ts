import * as z from 'zod/mini';
import { email, instant, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { areaLevels, type OfficeArea } from '../common/officeAreas.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';

/** A change that gives a right is proposed by one administrator and approved by another within these hours. */
export const rightApproval = { hours: 72 };

export const memberRoles = ['MEMBER', 'STAFF', 'ADMIN'] as const;

/** Permission to override builds in addition to the role: any build (`QA`), or those of one remote. */
const memberRight = z
  .string()
  .check(z.regex(/^(QA|TEAM:mf-[a-z0-9-]{1,40})$/, { error: 'QA 또는 TEAM:mf-library처럼 입력해 주세요.' }));

/** `NONE` takes the right. */
const areaChoices = z.enum(['NONE', ...areaLevels]);
const areaShape = {
  board: areaChoices,
  learn: areaChoices,
  lab: areaChoices,
  travel: areaChoices,
  gate: areaChoices,
  content: areaChoices,
  member: areaChoices,
  privacy: areaChoices,
} satisfies Record<OfficeArea, unknown>;

const rightsShape = {
  /** Only staff have rights by area; administrators have all. */
  role: z.enum(memberRoles),
  rights: z.array(z.string()),
  ...areaShape,
};
export type RightsOfMember = z.output<z.ZodMiniObject<typeof rightsShape>>;

const memberRights = z.object({
  userId: z.string(),
  name: z.string(),
  ...rightsShape,
  ...edited,
  /** Rights that an administrator has proposed and no other has approved yet. */
  proposal: z.nullable(z.object({ ...rightsShape, byNm: z.string(), mineYn: yn, untilDt: instant })),
});
export type MemberRights = z.output<typeof memberRights>;

export const adminRights = defineEndpoint({
  name: 'admin.rights',
  method: 'GET',
  path: '/api/v1/admin/rights',
  access: 'admin',
  language: 'none',
  response: listOf(memberRights),
  summary: 'Staff, members with rights besides their role, and proposed rights, with the rights of each.',
});

/** The member is in the body, because the URL would be logged. */
export const adminSaveRights = defineEndpoint({
  name: 'admin.saveRights',
  method: 'PUT',
  path: '/api/v1/admin/rights',
  access: 'admin',
  language: 'none',
  body: z.strictObject({
    userId: email,
    /** Without it the role stays. */
    role: z.optional(z.enum(memberRoles, { error: '역할을 선택해 주세요.' })),
    rights: z.array(memberRight).check(z.maxLength(50, { error: '추가 권한은 50개까지 줄 수 있습니다.' })),
    /** Rights of staff by area; an absent area stays as it is. */
    ...z.partial(z.object(areaShape)).shape,
    rev: seenRev,
  }),
  response: memberRights,
  summary:
    'Gives a member this role and exactly these rights (`QA`, `TEAM:<remote>`), and takes the others; staff get rights in areas of the office besides. A change that only takes counts at the next use. One that gives is a proposal until another administrator approves it; with a single administrator it counts at once. Refused with `4040` for an unknown member.',
});

export const adminDecideRights = defineEndpoint({
  name: 'admin.decideRights',
  method: 'PATCH',
  path: '/api/v1/admin/rights',
  access: 'admin',
  language: 'none',
  body: z.strictObject({
    userId: email,
    to: z.enum(['APPROVED', 'RETURNED'], { error: '처리를 선택해 주세요.' }),
    memo: staffMemo,
  }),
  response: memberRights,
  summary:
    'Approves the proposed rights of a member, or sends them back. Refused with `4035` for the administrator who proposed them, and with `4405` without a proposal.',
});
