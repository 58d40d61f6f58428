import { matchPassEventsPath, toPassEventsPath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';

/**
 * Returns the feed of a pass: its state and the number of its uses, so that a screen that shows it changes at the gate.
 * @returns undefined for another URL
 */
export function findPassFeed({ db }: Pick<AppContext, 'db'>, { pathname }: URL) {
  const passUid = matchPassEventsPath(pathname);
  if (passUid === undefined) return undefined;
  return {
    path: toPassEventsPath(passUid),
    event: 'pass',
    channel: 'passes',
    payload: passUid,
    async read() {
      const row = await db
        .selectFrom('member_pass as p')
        .select((eb) => [
          'p.state',
          eb
            .selectFrom('pass_use as u')
            .select(rowCount.as('used'))
            .whereRef('u.pass_uid', '=', 'p.pass_uid')
            .as('used'),
        ])
        .where('p.pass_uid', '=', passUid)
        .executeTakeFirst();
      return new Map(row === undefined ? [] : [['state', { state: row.state, used: String(row.used ?? 0) }]]);
    },
  };
}
