import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { getCompany, handOverCompany } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { route } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { createReauth } from '../session/reauth.ts';

import { createCompanyRepository } from './repository.ts';

const toMasked = (name: string | null) => (name === null ? null : toMaskedName(name));
const toYn = (value: boolean) => (value ? ('Y' as const) : ('N' as const));

/** @throws {ApiError} `4040` for members without a company */
async function readCompany(
  db: Kysely<Database>,
  { memberUid, state }: Pick<Principal, 'memberUid' | 'state'>,
): Promise<EndpointData<typeof getCompany>> {
  const repository = createCompanyRepository(db);
  const company = await repository.findOf(memberUid);
  if (company === undefined) throw new ApiError(errorCodes.notFound);
  const isInCharge = company.manager_uid === memberUid;
  // Until the office has confirmed a member, the company is only claimed by its business number, which is public.
  const isConfirmed = state === 'ACTIVE';
  const colleagues = isInCharge && isConfirmed ? await repository.listColleagues(company.biz_no) : [];
  return {
    companyNm: company.nm,
    bizNo: company.biz_no,
    inChargeYn: toYn(isInCharge),
    managerNm: isConfirmed || isInCharge ? company.manager_nm : toMasked(company.manager_nm),
    list: colleagues.map(({ member_uid, name, position, created_at, state }) => ({
      memberUid: member_uid,
      user_nm: name,
      position,
      joinDt: created_at.toISOString(),
      inChargeYn: toYn(member_uid === company.manager_uid),
      meYn: toYn(member_uid === memberUid),
      state,
    })),
    cnt_total: colleagues.length,
  };
}

/** Members of a business number, and their person in charge. */
export default async function companyRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;
  const reauth = createReauth(context);

  route(app, context, getCompany, ({ member }) => readCompany(db, member));

  route(app, context, handOverCompany, async ({ body, member, request, write }) => {
    await reauth.require(request, member);
    const { memberUid } = member;
    return write(async (trx) => {
      const repository = createCompanyRepository(trx);
      const company = await repository.findOf(memberUid);
      if (company === undefined) throw new ApiError(errorCodes.notFound);
      await repository.lock(company.biz_no);
      if ((await repository.findOf(memberUid))?.manager_uid !== memberUid) throw new ApiError(errorCodes.forbidden);
      const next = await repository.handOver(company.biz_no, memberUid, body.memberUid);
      // Same response for unknown, foreign and unconfirmed members.
      if (next === undefined) throw new ApiError(errorCodes.notFound);
      const { email: to, name, locale } = next;
      const told = { to, name, locale: locale ?? 'ko', companyNm: company.nm };
      await enqueueMail(trx, context.mails.companyManager(told));
      await writeAudit(trx, {
        actorUid: memberUid,
        action: 'company.handOver',
        targetType: 'member',
        targetUid: body.memberUid,
        requestId: request.id,
        ip: request.ip,
      });
      return readCompany(trx, member);
    });
  });
}
