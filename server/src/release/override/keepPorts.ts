import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isSessionLive, mayLogIn } from '../../domains/identity/session/rules.ts';
import type { SealedOverride } from '../registry/overrideSeal.ts';
import { readRights } from '../rights/repository.ts';
import { isCovered } from './parseOverride.ts';

/** Returns true while the session in which the ports were chosen lives, and its member has the right. */
async function isAllowed(db: Kysely<Database>, { ports = {}, sessionId }: SealedOverride, now: Date): Promise<boolean> {
  if (sessionId === undefined) return false;
  const row = await db
    .selectFrom('auth_session as s')
    .innerJoin('member as m', 'm.member_uid', 's.member_uid')
    .select(['s.exp', 's.idle_sec', 's.last_seen_at', 's.revoked_at', 's.created_at', 's.member_uid', 'm.state'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined || !isSessionLive(row, now) || !mayLogIn(row.state)) return false;
  const rights = await readRights(db, row.member_uid);
  return Object.keys(ports).every((id) => isCovered(id, rights));
}

/**
 * Removes the ports of an override whose session or right has ended, because the page opens its policy for them.
 * @returns undefined if nothing is left
 */
export async function keepPorts(
  db: Kysely<Database>,
  chosen: SealedOverride,
  now: Date,
): Promise<SealedOverride | undefined> {
  if (chosen.ports === undefined || (await isAllowed(db, chosen, now))) return chosen;
  const { builds, until } = chosen;
  return Object.keys(builds).length === 0 ? undefined : { builds, until };
}
