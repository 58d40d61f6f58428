import { applyDraftDays } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { removeAttachments } from '../../common/files/attachments.ts';
import { applicationRefType } from './fileFields.ts';

const dayMs = 86_400_000;

/** Deletes old drafts with their files. */
export function createDraftCleanup({ db, clock }: AppContext): JobHandlers {
  return {
    'apply.drafts': {
      everySec: 3_600,
      async run() {
        const now = await clock.now();
        await inTransaction(db, async (trx) => {
          const rows = await trx
            .deleteFrom('application')
            .where('state', '=', 'DRAFT')
            .where('saved_at', '<', new Date(now.getTime() - applyDraftDays * dayMs))
            .returning('apl_uid')
            .execute();
          for (const { apl_uid } of rows) await removeAttachments(trx, applicationRefType, apl_uid, now);
        });
      },
    },
  };
}
