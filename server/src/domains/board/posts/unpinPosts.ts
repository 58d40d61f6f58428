import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';

/** Ends the pins whose last day has passed. */
export function createUnpinning({ clock, db }: AppContext): JobHandlers {
  return {
    'posts.unpin': {
      everySec: 60,
      async run() {
        await db
          .updateTable('post')
          .set({ pin: false, pin_until: null })
          .where('pin_until', '<', toSeoulDate(await clock.now()))
          .execute();
      },
    },
  };
}
