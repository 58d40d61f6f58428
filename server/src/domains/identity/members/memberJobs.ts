import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';

export const confirmClassJob = 'member.confirmClass';
/** Demo mode has no staff to confirm the class of members. */
export const demoConfirmSec = 60;

const memberPayload = z.object({ memberUid: z.string() });

export function createMemberHandlers({ config, db }: AppContext): JobHandlers {
  if (config.mode !== 'demo') return {};
  return {
    [confirmClassJob]: {
      async run(payload) {
        const { memberUid } = memberPayload.parse(payload);
        await db
          .updateTable('member')
          .set({ state: 'ACTIVE' })
          .where('member_uid', '=', memberUid)
          .where('state', '=', 'PENDING_CLASS')
          .execute();
      },
    },
  };
}
