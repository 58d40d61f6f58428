import { errorCodes } from '@haesol/contracts/common';
import {
  adminAssign,
  adminColleagues,
  adminHandOvers,
  adminMoveItems,
  adminPreviewCall,
  adminPreviewMove,
  adminRestore,
  adminUndoMoves,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireArea } from '../../../http/plugins/staffAreas.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { assignItems } from '../../common/office/assignments.ts';
import type { TravelContext } from '../../travel/travelContext.ts';
import { installApprovals } from './approvals/approvalRoutes.ts';
import { requireOnePerson, requireRevs } from './approvals/proposeMoves.ts';
import { queueAreas, restoredAreas } from './areas.ts';
import { listColleagues } from './colleagues.ts';
import { installExports } from './exports/exportRoute.ts';
import { listHandOvers, recordHandOver } from './handOvers.ts';
import { queueMoves } from './moveItems.ts';
import { previewCall, previewedAreas, previewMove } from './previewMove.ts';
import { lockHolders, recordAssignment } from './recordAssignment.ts';
import { restoreContent } from './restoreContent.ts';
import { bulkTimeoutMs, runBulk } from './runBulk.ts';
import { undoMoves } from './undoMoves.ts';

/** Calls on several items of a queue: moves, assignment and export. */
export default async function queueRoutes(app: FastifyInstance, context: TravelContext): Promise<void> {
  const { db } = context;

  route(
    app,
    context,
    adminMoveItems,
    ({ member: staff, params: { queue }, body: { uids, revs, to, memo }, request, reply, writeRow }) => {
      if (revs !== undefined) requireRevs(uids, revs);
      requireArea(staff, queueAreas[queue], 'MOVE');
      requireOnePerson(queue, uids);
      const moveItem = queueMoves[queue](context, { to, memo }, staff);
      return runBulk({
        uids,
        log: request.log,
        isEnded: () => reply.sent,
        move: (uid, at) => moveItem({ uid, rev: revs?.[at] }, (effect) => writeRow(uid, effect)),
      });
    },
    { handlerTimeoutMs: bulkTimeoutMs },
  );

  route(
    app,
    context,
    adminUndoMoves,
    ({ member: staff, params: { queue }, body: { uids }, request, reply, writeRow }) => {
      requireArea(staff, queueAreas[queue], 'MOVE');
      return runBulk({
        uids,
        log: request.log,
        isEnded: () => reply.sent,
        move: (uid) => writeRow(uid, (trx) => undoMoves[queue](trx, uid, staff).then(() => ({}))),
      });
    },
    { handlerTimeoutMs: bulkTimeoutMs },
  );

  route(app, context, adminPreviewMove, async ({ member: staff, params: { queue }, body }) => {
    requireArea(staff, queueAreas[queue], 'MOVE');
    return { list: await previewMove(context, queue, body, staff) };
  });

  route(app, context, adminPreviewCall, async ({ member: staff, body: { call } }) => {
    requireArea(staff, previewedAreas[call.name], 'MOVE');
    return { list: await previewCall(context, call, staff) };
  });

  route(app, context, adminAssign, async ({ member: staff, params: { queue }, body, write }) => {
    requireArea(staff, queueAreas[queue], 'MOVE');
    const { uids, memberUid = staff.memberUid, note } = body;
    const colleagues = await listColleagues(db, staff.memberUid, queueAreas[queue]);
    const isStaff = memberUid === null || colleagues.some((one) => one.memberUid === memberUid);
    if (!isStaff) throw new ApiError(errorCodes.notFound);
    return write(async (trx) => {
      const isClaim = body.memberUid === undefined;
      const holders = await lockHolders(trx, queue, uids);
      const result = await assignItems(trx, { queue, uids, memberUid, isClaim });
      if (memberUid !== null) await recordHandOver(trx, { queue, uids: result.done, toUid: memberUid, note, staff });
      await recordAssignment(trx, { queue, holders, uids: result.done, to: memberUid }, staff);
      return result;
    });
  });

  route(app, context, adminRestore, ({ member: staff, params: { id }, body: { kind }, write }) => {
    requireArea(staff, restoredAreas[kind], 'MOVE');
    return write((trx) => restoreContent(trx, kind, id, staff.memberUid).then(() => ({})));
  });

  route(app, context, adminColleagues, async ({ member: { memberUid }, query: { queue } }) => ({
    list: await listColleagues(db, memberUid, queue === '' ? undefined : queueAreas[queue]),
  }));

  route(app, context, adminHandOvers, async ({ member: staff, params: { queue, uid } }) => {
    requireArea(staff, queueAreas[queue], 'READ');
    return { list: await listHandOvers(db, queue, requireUuid(uid)) };
  });

  installApprovals(app, context);
  installExports(app, context);
}
