import { errorCodes, toPhoneText } from '@haesol/contracts/common';
import { adminRevealMember, type RevealItem } from '@haesol/contracts/identity';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { contactMail } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toProfileUrl } from '../../common/members/profileUrl.ts';

const action = 'member.reveal';

/**
 * Returns personal data of a member without masks, and records the look. Takes no idempotency key, which would store the values
 * with the response.
 * @throws {ApiError} `4040`
 */
export async function revealMember(
  db: Db,
  memberUid: string,
  wish: z.output<typeof adminRevealMember.body>,
  { staff, request }: { readonly staff: Principal; readonly request: FastifyRequest },
) {
  const row = await db
    .selectFrom('member as m')
    .select(['m.name', contactMail.as('email'), 'm.tel1', 'm.tel2', 'm.tel3', 'm.profile_file_uid'])
    .where('m.member_uid', '=', memberUid)
    .where('m.state', '<>', 'LEFT')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const values: Readonly<Record<RevealItem, string>> = {
    NAME: row.name,
    TEL: toPhoneText([row.tel1 ?? '', row.tel2 ?? '', row.tel3 ?? '']),
    EMAIL: row.email,
  };
  const items = [...new Set(wish.items)];
  // Written before the response: without a record nothing is shown.
  await writeAudit(db, {
    actorUid: staff.memberUid,
    action,
    targetType: 'MEMBER',
    targetUid: memberUid,
    detail: { ...wish, items },
    ip: request.ip,
    requestId: request.id,
  });
  return {
    values: items.map((item) => ({ item, value: values[item] })),
    // A face names a person as much as the name does.
    ...(items.includes('NAME') && { profileUrl: toProfileUrl(row.profile_file_uid) }),
  };
}

/** Lists the looks at the personal data of a member, the latest first. */
export async function listLooks(db: Db, memberUid: string) {
  const rows = await db
    .selectFrom('audit_log as a')
    .innerJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .select(['a.audit_uid', 'a.at', 'a.detail', 'a.ip', 'm.name'])
    .where('a.target_uid', '=', memberUid)
    .where('a.action', '=', action)
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ audit_uid: lookUid, at, detail, ip, name: staffNm }) => ({
    lookUid,
    dt: toSeoulInstant(at),
    staffNm,
    ...z.parse(adminRevealMember.body, detail),
    ip,
  }));
}
