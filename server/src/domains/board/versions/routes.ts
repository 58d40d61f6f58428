import {
  adminAddTerms,
  adminChangePage,
  adminChangeTerms,
  adminDropVersion,
  adminPages,
  adminRemoveTerms,
  adminRestoreVersion,
  adminTerms,
  adminVersions,
  termsNoticeDays,
} from '@haesol/contracts/board';
import { errorCodes, menuKeys } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { route } from '../../../http/plugins/route.ts';
import { changePage, listStaffPages, storedPage } from '../../common/contents/staffPages.ts';
import { dropVersion, listContentVersions, readVersion, type VersionKey } from '../../common/contents/versions.ts';
import { addTerms, changeTerms, listStaffTerms, removeTerms } from '../../common/terms/staffTerms.ts';
import { restoreFaq } from '../faq/staffFaqs.ts';
import { restorePost } from '../posts/staffPosts.ts';
import { restoreSharing } from '../sharing/staffSharings.ts';

function restorePage(trx: Trx, ref: string, version: unknown, staff: Principal): Promise<number> {
  const menuKey = menuKeys.find((one) => one === ref);
  if (menuKey === undefined) throw new ApiError(errorCodes.notFound);
  return changePage(trx, menuKey, { ...storedPage.parse(version), publishDt: null }, staff);
}

const restorers = { POST: restorePost, FAQ: restoreFaq, PAGE: restorePage, SHARING: restoreSharing } satisfies Record<
  VersionKey['kind'],
  unknown
>;

/** Pages and terms, and the versions of all contents that staff edit. */
export default async function versionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminVersions, async ({ query }) => ({ list: await listContentVersions(db, query) }));

  route(app, context, adminRestoreVersion, ({ member, body, write }) =>
    write(async (trx) => {
      const version = await readVersion(trx, body);
      return { rev: await restorers[body.kind](trx, body.ref, version, member) };
    }),
  );

  route(app, context, adminDropVersion, ({ member: { memberUid: actorUid }, body, write }) =>
    write(async (trx) => {
      await dropVersion(trx, body);
      const { kind: targetType, ref: targetUid, no } = body;
      await writeAudit(trx, { actorUid, action: 'content.drop', targetType, targetUid, detail: { no } });
      return {};
    }),
  );

  route(app, context, adminPages, async () => ({ list: await listStaffPages(db) }));

  route(app, context, adminChangePage, ({ member, params: { menuKey }, body, write }) =>
    write(async (trx) => ({ rev: await changePage(trx, menuKey, body, member) })),
  );

  route(app, context, adminTerms, async ({ member: { now }, query: { code } }) => ({
    list: await listStaffTerms(db, code, toSeoulDate(now)),
  }));

  route(app, context, adminAddTerms, ({ member, body: { code, version, ...text }, write }) =>
    write((trx) => addTerms(trx, { code, version }, text, member, termsNoticeDays).then(() => ({}))),
  );

  route(app, context, adminChangeTerms, ({ member, params, body, write }) =>
    write((trx) => changeTerms(trx, params, body, member, termsNoticeDays).then(() => ({}))),
  );

  route(app, context, adminRemoveTerms, ({ member, params, write }) =>
    write((trx) => removeTerms(trx, params, member).then(() => ({}))),
  );
}
