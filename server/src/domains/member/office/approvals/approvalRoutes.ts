import { toPage } from '@haesol/contracts/common';
import { adminApproval, adminApprovals, adminDecideApproval, adminProposeMoves } from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { Principal } from '../../../../http/context.ts';
import { route } from '../../../../http/plugins/route.ts';
import { requireArea } from '../../../../http/plugins/staffAreas.ts';
import type { TravelContext } from '../../../travel/travelContext.ts';
import { queueAreas } from '../areas.ts';
import { queueMoves } from '../moveItems.ts';
import { bulkTimeoutMs } from '../runBulk.ts';
import { approveProposal, returnProposal } from './decideProposal.ts';
import { listProposals, readProposal } from './listProposals.ts';
import { proposeMoves, requireRevs } from './proposeMoves.ts';
import { getProposal } from './repository.ts';

/** Calls on moves of many items, which one member of staff proposes and another confirms. */
export function installApprovals(app: FastifyInstance, context: TravelContext): void {
  const { db } = context;

  /** @throws {ApiError} `4040`, `4030` for a queue that the person may not move */
  async function getOwnProposal(propUid: string, staff: Principal) {
    const proposal = await getProposal(db, propUid);
    requireArea(staff, queueAreas[proposal.queue], 'MOVE');
    return proposal;
  }

  route(app, context, adminProposeMoves, ({ member: staff, body, write }) => {
    const { queue, to, memo, uids, revs } = body;
    requireArea(staff, queueAreas[queue], 'MOVE');
    requireRevs(uids, revs);
    // Refuses a target that the queue does not have.
    queueMoves[queue](context, { to, memo }, staff);
    return write((trx) => proposeMoves(trx, body, staff));
  });

  route(app, context, adminApprovals, ({ member: staff, query }) => listProposals(db, staff, toPage(query)));

  route(app, context, adminApproval, async ({ member: staff, params: { propUid } }) =>
    readProposal(db, await getOwnProposal(propUid, staff), staff.memberUid),
  );

  route(
    app,
    context,
    adminDecideApproval,
    async ({ member: staff, params: { propUid }, body: { to, memo, rows }, request, reply, write }) => {
      const proposal = await getOwnProposal(propUid, staff);
      if (to === 'RETURNED') {
        await write((trx) => returnProposal(trx, proposal.prop_uid, { memo, staff }).then(() => ({})));
        return { done: [], failed: [] };
      }
      const isEnded = () => reply.sent;
      return approveProposal(context, proposal, { memo, staff, write, rows, log: request.log, isEnded });
    },
    { handlerTimeoutMs: bulkTimeoutMs },
  );
}
