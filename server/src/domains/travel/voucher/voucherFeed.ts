import { matchVoucherEventsPath, toVoucherEventsPath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';

/**
 * Returns the feed of a voucher: the state of its reservation, so that a screen that shows it turns used at the gate.
 * @returns undefined for another URL
 */
export function findVoucherFeed({ db }: Pick<AppContext, 'db'>, { pathname }: URL) {
  const rsvtUid = matchVoucherEventsPath(pathname);
  if (rsvtUid === undefined) return undefined;
  return {
    path: toVoucherEventsPath(rsvtUid),
    event: 'voucher',
    channel: 'reservations',
    payload: rsvtUid,
    async read() {
      const row = await db
        .selectFrom('reservation')
        .select('stts_cd')
        .where('rsvt_uid', '=', rsvtUid)
        .executeTakeFirst();
      return new Map(row === undefined ? [] : [['state', { state: row.stts_cd }]]);
    },
  };
}
