import type { AppContext } from '../../context.ts';
import type { SealedOverride } from '../registry/overrideSeal.ts';
import { readRights } from '../rights/repository.ts';
import { isCovered } from './parseOverride.ts';

type PortsContext = Pick<AppContext, 'db' | 'findSessionMember'>;

/** Returns true while the session in which the ports were chosen lives, and its member has the right. */
async function isAllowed(
  { db, findSessionMember }: PortsContext,
  { ports = {}, sessionId }: SealedOverride,
  now: Date,
): Promise<boolean> {
  const memberUid = sessionId === undefined ? undefined : await findSessionMember(sessionId, now);
  if (memberUid === undefined) return false;
  const rights = await readRights(db, memberUid);
  return Object.keys(ports).every((id) => isCovered(id, rights));
}

/**
 * Removes the ports of an override whose session or right has ended, because the page opens its policy for them.
 * @returns undefined if nothing is left
 */
export async function keepPorts(
  context: PortsContext,
  chosen: SealedOverride,
  now: Date,
): Promise<SealedOverride | undefined> {
  if (chosen.ports === undefined || (await isAllowed(context, chosen, now))) return chosen;
  const { builds, until } = chosen;
  return Object.keys(builds).length === 0 ? undefined : { builds, until };
}
