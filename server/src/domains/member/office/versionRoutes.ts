import { adminDropVersion, adminRestoreVersion, adminVersions, type VersionKind } from '@haesol/contracts/board';
import { errorCodes, menuKeys } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireArea } from '../../../http/plugins/staffAreas.ts';
import { restoreFaq } from '../../board/faq/staffFaqs.ts';
import { restorePost } from '../../board/posts/staffPosts.ts';
import { restoreSharing } from '../../board/sharing/staffSharings.ts';
import { changePage, storedPage } from '../../common/contents/staffPages.ts';
import { dropVersion, listContentVersions, readVersion } from '../../common/contents/versions.ts';
import { restoreCourse } from '../../learn/education/staffCourses.ts';
import { restoreNotice, restoreProgram } from '../../learn/programs/staffPrograms.ts';
import { restoreBanner } from '../home/staffBanners.ts';
import { versionAreas } from './areas.ts';

function restorePage(trx: Trx, ref: string, version: unknown, staff: Principal): Promise<number> {
  const menuKey = menuKeys.find((one) => one === ref);
  if (menuKey === undefined) throw new ApiError(errorCodes.notFound);
  return changePage(trx, menuKey, { ...storedPage.parse(version), publishDt: null }, staff);
}

/** Publishes an earlier version again. @returns the version of the content */
type Restore = (trx: Trx, ref: string, version: unknown, staff: Principal) => Promise<number>;

const createRestorers = (context: AppContext): Readonly<Record<VersionKind, Restore>> => ({
  POST: restorePost,
  FAQ: restoreFaq,
  PAGE: restorePage,
  SHARING: restoreSharing,
  BANNER: restoreBanner,
  NOTICE: restoreNotice,
  PROGRAM: restoreProgram,
  COURSE: (trx, eduUid, version, staff) => restoreCourse(context, trx, eduUid, { version, staff }),
});

/** Versions of all contents that staff edit. */
export default async function versionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;
  const restorers = createRestorers(context);

  route(app, context, adminVersions, async ({ member: staff, query }) => {
    requireArea(staff, versionAreas[query.kind], 'READ');
    return { list: await listContentVersions(db, query) };
  });

  route(app, context, adminRestoreVersion, ({ member: staff, body, write }) => {
    requireArea(staff, versionAreas[body.kind], 'MOVE');
    return write(async (trx) => {
      const version = await readVersion(trx, body);
      return { rev: await restorers[body.kind](trx, body.ref, version, staff) };
    });
  });

  route(app, context, adminDropVersion, ({ member: staff, body, write }) => {
    requireArea(staff, versionAreas[body.kind], 'MOVE');
    return write(async (trx) => {
      await dropVersion(trx, body);
      const { kind: targetType, ref: targetUid, no } = body;
      await writeAudit(trx, {
        ...{ actorUid: staff.memberUid, action: 'content.drop' },
        ...{ targetType, targetUid, detail: { no } },
      });
      return {};
    });
  });
}
