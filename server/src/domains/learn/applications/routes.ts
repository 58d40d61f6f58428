import { errorCodes, toPage, uid } from '@haesol/contracts/common';
import {
  adminAdvisors,
  adminApplicationGet,
  adminApplicationMove,
  adminApplications,
  adminRevealApplication,
  adminSupplementExtend,
  adminVisitMove,
  applyChange,
  applyDraftCreate,
  applyDraftGet,
  applyDraftRemove,
  applyDraftSave,
  applySubmit,
  myApplicationGet,
  myApplicationSupplement,
  myApplications,
  myApplicationWithdraw,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { toAssignable } from '../../common/office/assignments.ts';
import { installApplicationCopy } from './applicationCopy.ts';
import { getApplication, getOwnApplication, readApplication } from './applicationView.ts';
import { changeApplication } from './changeApplication.ts';
import { beginDraft, readDraft, removeDraft, saveDraft } from './drafts.ts';
import { extendSupplement } from './extendSupplement.ts';
import { listAdvisorChoices } from './listAdvisorChoices.ts';
import { answerSupplement, withdrawApplication } from './memberMoves.ts';
import { moveApplication } from './moveApplication.ts';
import { moveVisit } from './moveVisit.ts';
import { pickPersonal, toMaskedValues } from './personalValues.ts';
import { createApplicationRepository, toApplication } from './repository.ts';
import { kindOfMenu, listStaffTargets } from './rules.ts';
import { listStaffApplications } from './staffApplications.ts';
import { submitApplication } from './submitApplication.ts';

/** Applications for advice, joint projects and collaboration, and the drafts of all forms. */
export default async function applyRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installDrafts(app, context);
  installOwn(app, context);
  installStaff(app, context);
  installApplicationCopy(app, context);
}

/** Checks the format of an id. @throws {ApiError} `4040` */
function readUid(aplUid: string): string {
  if (!z.safeParse(uid, aplUid).success) throw new ApiError(errorCodes.notFound);
  return aplUid;
}

function installDrafts(app: FastifyInstance, context: AppContext): void {
  route(app, context, applyDraftGet, async ({ member, query }) => ({ draft: await readDraft(context, query, member) }));

  route(app, context, applyDraftCreate, ({ member, body, write }) => write((trx) => beginDraft(trx, body, member)));

  route(app, context, applyDraftSave, ({ member, params, body, write }) => {
    const aplUid = readUid(params.aplUid);
    return write((trx) => saveDraft(trx, aplUid, body, member));
  });

  route(app, context, applyDraftRemove, ({ member, params, write }) => {
    const aplUid = readUid(params.aplUid);
    return write(async (trx) => {
      await removeDraft(trx, aplUid, member);
      return {};
    });
  });

  route(app, context, applySubmit, ({ member, params, write }) => {
    const aplUid = readUid(params.aplUid);
    const acquirePlace = () => context.limits.acquire('application', member.memberUid, member.now);
    return write((trx) => submitApplication(context, trx, aplUid, member), acquirePlace);
  });

  route(app, context, applyChange, async ({ member, params, body, write }) => {
    const { apl_uid: aplUid } = await getOwnApplication(context.db, params.aplUid, member.memberUid);
    return write((trx) => changeApplication(trx, aplUid, body.values, member));
  });
}

/** Endpoints for the member's own applications. */
function installOwn(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const applications = createApplicationRepository(db);

  route(app, context, myApplications, async ({ member: { memberUid }, params: { menu }, query }) => {
    const kind = kindOfMenu[menu];
    const own = sql<boolean>`a.member_uid = ${memberUid}::uuid`;
    const { rows, total } = await applications.listApplications({ ...query, kind }, own, toPage(query));
    return { list: rows.map(toApplication), cnt_total: total, states: await applications.countStates(memberUid, kind) };
  });

  route(app, context, myApplicationGet, async ({ member, params }) =>
    readApplication(context, await getOwnApplication(db, params.aplUid, member.memberUid), member.now),
  );

  route(app, context, myApplicationWithdraw, async ({ member, params, write }) => {
    const { apl_uid: aplUid, kind } = await getOwnApplication(db, params.aplUid, member.memberUid);
    return write((trx) => withdrawApplication(trx, { aplUid, kind, member }));
  });

  route(app, context, myApplicationSupplement, async ({ member, params, body, write }) => {
    const { apl_uid: aplUid, kind } = await getOwnApplication(db, params.aplUid, member.memberUid);
    return write((trx) => answerSupplement(trx, { aplUid, kind, member }, body));
  });
}

/** Staff list all submitted applications and move them to other states. */
function installStaff(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, adminApplications, ({ member: { memberUid }, query }) =>
    listStaffApplications(db, query, toPage(query), memberUid),
  );

  route(app, context, adminApplicationGet, async ({ member, params }) => {
    const row = await getApplication(db, params.aplUid);
    const targets = listStaffTargets(row.kind, row.state);
    const detail = await readApplication(context, row, member.now, member.memberUid);
    return { ...detail, values: toMaskedValues(row.payload), targets, ...toAssignable(row, member.memberUid) };
  });

  route(app, context, adminAdvisors, async ({ params }) => ({
    list: await listAdvisorChoices(db, await getApplication(db, params.aplUid)),
  }));

  // Takes no idempotency key, which would store the values with the response.
  route(app, context, adminRevealApplication, async ({ member: staff, params, body, request }) => {
    const row = await getApplication(db, params.aplUid);
    // Written before the response: without a record nothing is shown.
    await writeAudit(db, {
      ...{ actorUid: staff.memberUid, action: 'application.reveal', targetType: 'APPLICATION', targetUid: row.apl_uid },
      ...{ detail: body, ip: request.ip, requestId: request.id },
    });
    return { values: pickPersonal(row.payload) };
  });

  route(app, context, adminApplicationMove, async ({ member: staff, params, body, write }) => {
    const { apl_uid: aplUid, kind } = await getApplication(db, params.aplUid);
    return write((trx) => moveApplication(context, trx, { aplUid, kind, staff, body }));
  });

  route(app, context, adminVisitMove, async ({ member: staff, params, body, write }) => {
    const { apl_uid: aplUid } = await getApplication(db, params.aplUid);
    return write((trx) => moveVisit(context, trx, { aplUid, staff, body }));
  });

  route(app, context, adminSupplementExtend, async ({ member: staff, params, body, write }) => {
    const { apl_uid: aplUid, kind } = await getApplication(db, params.aplUid);
    return write((trx) => extendSupplement(context, trx, { aplUid, kind, staff, body }));
  });
}
