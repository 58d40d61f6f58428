import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { moveMember } from './moveMember.ts';

export const confirmClassJob = 'member.confirmClass';
/** Demo mode confirms the class of members by itself. */
export const demoConfirmSec = 60;

const memberPayload = z.object({ memberUid: z.string() });

/** Finds a member who waits and whom staff have never refused: they decide about the correction too. */
const findUntouched = (trx: Trx, memberUid: string) =>
  trx
    .selectFrom('member')
    .select('member_uid')
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'PENDING_CLASS')
    .where('class_refused_at', 'is', null)
    .where('class_sent_at', 'is', null)
    .executeTakeFirst();

export function createMemberHandlers(context: AppContext): JobHandlers {
  if (context.config.mode !== 'demo') return {};
  return {
    [confirmClassJob]: {
      async run(payload) {
        const { memberUid } = memberPayload.parse(payload);
        const now = await context.clock.now();
        await inTransaction(context.db, async (trx) => {
          const member = await findUntouched(trx, memberUid);
          if (member !== undefined) await moveMember(context, trx, memberUid, { to: 'ACTIVE', now });
        });
      },
    },
  };
}
