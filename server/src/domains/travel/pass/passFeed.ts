import { createHmac } from 'node:crypto';
import { matchPassEventsPath, toPassEventsPath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';

/**
 * Returns the feed of a pass: a sign that changes with its state and its uses, so that a screen that shows it changes at the gate.
 * The stream has no session, so that the sign tells neither of them: the screen reads the pass itself.
 * @returns undefined for another URL
 */
export function findPassFeed({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>, { pathname }: URL) {
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
      if (row === undefined) return new Map<string, { readonly sign: string }>();
      const facts = [passUid, row.state, row.used ?? 0].join('\n');
      const sign = createHmac('sha256', secrets.derive('pass change')).update(facts).digest('base64url').slice(0, 22);
      return new Map([['sign', { sign }]]);
    },
  };
}
