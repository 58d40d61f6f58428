import { toPage } from '@haesol/contracts/common';
import {
  adminCompanies,
  adminCompany,
  adminCompanyCharge,
  adminEndSessions,
  adminMember,
  adminMembers,
  adminMoveMember,
  adminResetFactors,
  adminRevealMember,
} from '@haesol/contracts/identity';
import {
  adminAccessLog,
  adminAudit,
  adminEndMemberSession,
  adminJobs,
  adminMails,
  adminMailTemplates,
  adminMemberItems,
  adminMemberSessions,
  adminRemoveMailTemplate,
  adminResendMail,
  adminRetention,
  adminReviewAccess,
  adminRunJob,
  adminSaveMailTemplate,
  adminToday,
  adminVerifyAudit,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { writeRecorded } from '../../common/contents/changeShown.ts';
import { resetFactors } from '../../identity/secondFactor/resetFactors.ts';
import { listAccess, reviewAccess } from './accessLog.ts';
import { listAudit, verifyAudit } from './audit.ts';
import { changeCharge, getStaffCompany, listCompanies } from './companies.ts';
import { listRetention } from './listRetention.ts';
import { listMailTemplates, resetMailTemplate, saveMailTemplate } from './mailTemplates.ts';
import { readMemberItems } from './memberItems.ts';
import { endSessionForStaff, listMemberSessions } from './memberSessions.ts';
import { getMember, listMembers } from './members.ts';
import { endSessionsForStaff, moveMemberForStaff } from './moveForStaff.ts';
import { readToday } from './readToday.ts';
import { revealMember } from './revealMember.ts';
import { listFailedJobs, listMails, runJobAgain, sendMailAgain } from './system.ts';

export default async function officeRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;
  const { publicUrl } = context.config;
  route(app, context, adminToday, ({ member, query }) => readToday(db, member, query));

  route(app, context, adminMembers, ({ query, member: { memberUid: staffUid } }) =>
    listMembers(db, { ...query, staffUid }, toPage(query)),
  );

  route(app, context, adminMember, ({ params, member: { memberUid: staffUid } }) =>
    getMember(db, requireUuid(params.memberUid), staffUid),
  );

  route(app, context, adminMemberItems, ({ member: { areas }, params }) =>
    readMemberItems(db, requireUuid(params.memberUid), areas),
  );

  route(app, context, adminMemberSessions, ({ member: { now }, params }) =>
    listMemberSessions(context, requireUuid(params.memberUid), now),
  );

  route(app, context, adminEndMemberSession, ({ member: staff, params, write }) =>
    write(async (trx) => {
      await endSessionForStaff(trx, params, staff);
      return {};
    }),
  );

  route(app, context, adminRevealMember, ({ member: staff, params, body, request }) =>
    revealMember(db, requireUuid(params.memberUid), body, { staff, request }),
  );

  route(app, context, adminMoveMember, ({ member: staff, params, body, write }) => {
    const memberUid = requireUuid(params.memberUid);
    return write((trx) => moveMemberForStaff(context, trx, memberUid, { ...body, staff }));
  });

  route(app, context, adminEndSessions, ({ member: staff, params, write }) => {
    const memberUid = requireUuid(params.memberUid);
    return write(async (trx) => {
      await endSessionsForStaff(trx, memberUid, staff);
      return {};
    });
  });

  route(app, context, adminResetFactors, ({ member: staff, params, write }) =>
    write(async (trx) => {
      const memberUid = requireUuid(params.memberUid);
      await resetFactors(context, trx, memberUid, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'member.resetSecondFactor', targetUid: memberUid });
      return {};
    }),
  );

  route(app, context, adminCompanies, ({ query }) => listCompanies(db, query, toPage(query)));

  route(app, context, adminCompany, ({ params: { bizNo } }) => getStaffCompany(db, bizNo));

  route(app, context, adminCompanyCharge, ({ member: staff, params: { bizNo }, body, write }) =>
    write(async (trx) => {
      await changeCharge(context, trx, bizNo, { ...body, staff });
      return { bizNo };
    }),
  );

  route(app, context, adminMails, ({ query }) => listMails(db, query, toPage(query)));

  route(app, context, adminResendMail, ({ member: staff, params, write }) =>
    write(async (trx) => {
      const mailUid = requireUuid(params.mailUid);
      await sendMailAgain(trx, mailUid);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'mail.resend', targetUid: mailUid });
      return {};
    }),
  );

  route(app, context, adminMailTemplates, ({ query }) => listMailTemplates({ db, publicUrl }, query, toPage(query)));

  route(app, context, adminSaveMailTemplate, async (call) => {
    const { member, params, body } = call;
    await writeRecorded(call, 'mailTemplate.save', (trx) =>
      saveMailTemplate(trx, publicUrl, params.mailKey, body, member.now),
    );
    return {};
  });

  route(app, context, adminRemoveMailTemplate, async (call) => {
    await writeRecorded(call, 'mailTemplate.remove', (trx) => resetMailTemplate(trx, publicUrl, call.params.mailKey));
    return {};
  });

  route(app, context, adminAudit, ({ query }) => listAudit(db, query, toPage(query)));

  route(app, context, adminVerifyAudit, ({ query }) => verifyAudit(db, query.after));

  route(app, context, adminAccessLog, ({ query }) => listAccess(db, query, toPage(query)));

  route(app, context, adminReviewAccess, ({ member: staff, body, write }) =>
    write(async (trx) => {
      await reviewAccess(trx, { ...body, staff });
      return {};
    }),
  );

  route(app, context, adminRetention, ({ member: staff, query }) => listRetention(db, query, staff));

  route(app, context, adminJobs, ({ query }) => listFailedJobs(db, query, toPage(query)));

  route(app, context, adminRunJob, ({ member: staff, params, write }) =>
    write(async (trx) => {
      const jobUid = requireUuid(params.jobUid);
      await runJobAgain(trx, jobUid);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'job.run', targetUid: jobUid });
      return {};
    }),
  );
}
