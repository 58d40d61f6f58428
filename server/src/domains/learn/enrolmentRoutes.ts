import { errorCodes, toPage, toPrintedNumber } from '@haesol/contracts/common';
import {
  adminAllEnrolments,
  adminAttendance,
  adminEnrollMove,
  adminEnrolments,
  adminProviderImport,
  certificateGet,
  certNoPattern,
  eduColleagues,
  eduEnroll,
  eduEnrollCancel,
  eduOfferAnswer,
  myEduGet,
  myEduList,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { writeAudit } from '../../db/audit/auditLog.ts';
import { toSeoulDate } from '../../db/seoulTime.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Principal } from '../../http/context.ts';
import { route } from '../../http/plugins/route.ts';
import { requireConfirmedClass } from '../common/members/requireConfirmedClass.ts';
import { toMaskedName } from '../common/text/maskedName.ts';
import { createCompanyRepository } from '../identity/company/repository.ts';
import { enrollMembers } from './enrollMembers.ts';
import { answerOffer } from './enrolment/answerOffer.ts';
import { markAttendance, takeProviderProgress } from './enrolment/attendance.ts';
import { installCertificate } from './enrolment/certificatePdf.ts';
import { createCertificateRepository } from './enrolment/certificates.ts';
import { installCourseCalendar } from './enrolment/courseCalendar.ts';
import { listAllEnrolments, listCourseEnrolments, listMyEnrolments } from './enrolment/listEnrolments.ts';
import { cancelEnrolment, moveEnrolment } from './enrolment/moveEnrolment.ts';
import { readMyEnrolment } from './enrolment/myEduView.ts';
import { createEnrollRepository, type EnrolmentRow } from './enrolment/repository.ts';
import { toMaskedEnrolment } from './enrolment/toMaskedEnrolment.ts';

const uuid = z.uuid();

export default async function enrollRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, limits } = context;
  const enrolments = createEnrollRepository(db);

  /** @throws {ApiError} `4040` for an unknown enrolment, or one that the member may not see */
  async function getVisible(aplUid: string, { memberUid }: Principal): Promise<EnrolmentRow> {
    const isUid = z.safeParse(uuid, aplUid).success;
    const row = isUid ? await enrolments.findVisible(aplUid, memberUid) : undefined;
    if (row === undefined) throw new ApiError(errorCodes.notFound);
    return row;
  }

  route(app, context, eduEnroll, async ({ member, params: { eduUid }, body: form, write }) => {
    requireConfirmedClass('enrol', member);
    const acquirePlace = () => limits.acquire('enroll', member.memberUid, member.now);
    return write(async (trx) => {
      const rows = await enrollMembers(context, trx, { eduUid, form, member });
      const list = rows.map((row) => ({
        aplUid: row.apl_uid,
        aplNo: row.apl_no,
        attendeeNm: row.attendee_nm,
        state: row.state,
        waitNo: row.wait_no,
      }));
      const [first] = list;
      if (first === undefined) throw new ApiError(errorCodes.notFound);
      return { ...first, list };
    }, acquirePlace);
  });

  route(app, context, eduColleagues, async ({ member: { memberUid, state }, params: { eduUid } }) => {
    await enrolments.requireCourse(eduUid);
    const company = await createCompanyRepository(db).findOf(memberUid);
    // Only the confirmed person in charge sees the members, because the business number at sign-up is not verified.
    const isInCharge = company?.manager_uid === memberUid && state === 'ACTIVE';
    if (company === undefined || !isInCharge) return { inChargeYn: 'N' as const, list: [] };
    const rows = await enrolments.listColleagues(company.biz_no, eduUid);
    const list = rows.map((row) => ({
      memberUid: row.member_uid,
      name: row.name,
      position: row.position,
      state: row.state,
    }));
    return { inChargeYn: 'Y' as const, list };
  });

  route(app, context, eduEnrollCancel, async ({ member, params, write }) => {
    const row = await getVisible(params.aplUid, member);
    return write((trx) => cancelEnrolment(context, trx, row, member));
  });

  route(app, context, eduOfferAnswer, async ({ member, params, body: { answer }, write }) => {
    const row = await getVisible(params.aplUid, member);
    return write((trx) => answerOffer(context, trx, row, { answer, member }));
  });

  route(app, context, myEduList, ({ member, query }) =>
    listMyEnrolments(context, query, member.memberUid, { ...toPage(query), now: member.now }),
  );

  route(app, context, myEduGet, async ({ member, params }) =>
    readMyEnrolment(context, await getVisible(params.aplUid, member), member.memberUid, member.now),
  );

  installVerification(app, context);
  installStaff(app, context);
  installCertificate(app, context);
  installCourseCalendar(app, context);
}

/** Public check of a certificate number, with a low limit of unknown numbers. */
function installVerification(app: FastifyInstance, context: AppContext): void {
  const { clock, db, limits } = context;
  const certificates = createCertificateRepository(db);

  route(app, context, certificateGet, async ({ params, reply, request }) => {
    // Forbids caches, because the response has personal data; pages with it are not cached either.
    reply.header('cache-control', 'no-store');
    const now = await clock.now();
    await limits.acquire('certificate', request.ip, now);
    const certNo = toPrintedNumber(params.certNo);
    const found = certNoPattern.test(certNo) ? await certificates.findByNumber(certNo) : undefined;
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    await limits.release('certificate', request.ip, now);
    const { cert_no, title, start_dt: startDt, end_dt: endDt, hours, issued_at, holder_nm } = found;
    const issuedDt = toSeoulDate(issued_at);
    return { certNo: cert_no, title, startDt, endDt, hours, issuedDt, holderNm: toMaskedName(holder_nm) };
  });
}

/** Endpoints for staff; each checks the role itself. */
function installStaff(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminEnrolments, async ({ member: staff, params: { eduUid }, query, request }) => {
    await createEnrollRepository(context.db).requireCourse(eduUid);
    const page = { ...toPage(query), now: staff.now, staffUid: staff.memberUid };
    const isRoll = query.purpose === 'ATTENDANCE';
    const { state, paid, searchKeyword, sort } = query;
    const filter = { eduUid, state, ...(!isRoll && { paid, searchKeyword, sort }) };
    const { list, cnt_total } = await listCourseEnrolments(context, filter, page);
    // Written before the response: without a record nothing is shown.
    if (isRoll) {
      const { id: requestId, ip } = request;
      const look = { actorUid: staff.memberUid, targetType: 'EDU', targetUid: eduUid, detail: { rows: list.length } };
      await writeAudit(context.db, { ...look, action: 'edu.attendance', requestId, ip });
    }
    return { list: list.map((row) => toMaskedEnrolment(row, isRoll)), cnt_total };
  });

  route(app, context, adminAllEnrolments, async ({ member: staff, query }) => {
    const { list, cnt_total } = await listAllEnrolments(context, query, {
      ...toPage(query),
      ...{ now: staff.now, staffUid: staff.memberUid },
    });
    return { list: list.map((row) => ({ ...toMaskedEnrolment(row, false), eduNm: row.eduNm })), cnt_total };
  });

  route(app, context, adminEnrollMove, async ({ member: staff, params: { aplUid }, body, write }) => {
    if (!z.safeParse(uuid, aplUid).success) throw new ApiError(errorCodes.notFound);
    return write((trx) => moveEnrolment(context, trx, aplUid, { ...body, staff }));
  });

  route(app, context, adminAttendance, ({ member: staff, params: { eduUid }, body: { rows }, write }) =>
    write((trx) => markAttendance(trx, { eduUid, rows, staff })),
  );

  route(app, context, adminProviderImport, ({ member: staff, params: { eduUid }, body: { csv }, write }) =>
    write((trx) => takeProviderProgress(trx, { eduUid, csv, staff })),
  );
}
