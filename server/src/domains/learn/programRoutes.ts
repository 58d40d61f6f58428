import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  advisorsList,
  applyAdviceCount,
  applyNoticeGet,
  applyNotices,
  applyProgramGet,
  applyPrograms,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { toYear } from '../../db/seoulTime.ts';
import { ApiError } from '../../http/apiError.ts';
import { keptRoute, route } from '../../http/plugins/route.ts';
import { toPublicFileRef } from '../common/files/fileLinks.ts';
import { createCompanyRepository } from '../identity/company/repository.ts';
import { createApplicationRepository } from './applications/repository.ts';
import { createAdvisorRepository, createProgramRepository } from './programs/repository.ts';

/** Notices, programmes and advisers. */
export default async function programRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;
  const programs = createProgramRepository(db);
  const applications = createApplicationRepository(db);
  const advisors = createAdvisorRepository(db);
  const companies = createCompanyRepository(db);

  keptRoute(app, context, applyNotices, ({ query, now }) => programs.listNotices(query, { ...toPage(query), now }));

  keptRoute(app, context, applyNoticeGet, async ({ member, params: { noticeUid }, now }) => {
    const notice = await programs.findNotice(noticeUid, now);
    if (notice === undefined) throw new ApiError(errorCodes.notFound);
    const files = (await programs.listNoticeFiles(noticeUid)).map(toPublicFileRef);
    const mine = member && (await applications.findLive(member.memberUid, 'ASSN', noticeUid));
    return { ...notice, files, mine: mine ?? null };
  });

  keptRoute(app, context, applyPrograms, ({ query, now }) => programs.listPrograms(query, { ...toPage(query), now }));

  keptRoute(app, context, applyProgramGet, async ({ member, params: { pgmUid }, now }) => {
    const program = await programs.findProgram(pgmUid, now);
    if (program === undefined) throw new ApiError(errorCodes.notFound);
    const mine = member && (await applications.findLive(member.memberUid, 'COLLABO', pgmUid));
    const company = member && (await companies.findOf(member.memberUid));
    const companyYearCnt = company && (await applications.countPrograms(company.biz_no, toYear(member.now)));
    return { ...program, mine: mine ?? null, companyYearCnt: companyYearCnt ?? null };
  });

  route(app, context, applyAdviceCount, async ({ member }) => {
    // A company's number is public: only confirmed members learn about its consultations.
    const company = member.state === 'PENDING_CLASS' ? undefined : await companies.findOf(member.memberUid);
    return { count: company === undefined ? null : await applications.countAdvice(company.biz_no, toYear(member.now)) };
  });

  keptRoute(app, context, advisorsList, ({ query, now }) => advisors.listAdvisors(query, { ...toPage(query), now }));
}
