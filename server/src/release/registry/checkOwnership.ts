import { findOwnershipFault, type RegistryEntry, type RemoteJson } from '@haesol/contracts/release';
import { lockName } from '../../db/nameLock.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { listChannelReleases } from './channelRepository.ts';
import { toRemotes } from './createRegistry.ts';
import type { MoveGuard } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';
import { findManifest } from './releaseRepository.ts';
import { listRemovals, type Removal } from './removalRepository.ts';

/**
 * Refuses paths, areas and slots of other remotes, and those of removed ones while they are reserved.
 * @param remotes served remotes, with or without this remote's own release
 * @throws RegistryError `refused`
 */
export function checkOwnership(
  own: RemoteJson,
  remotes: Readonly<Record<string, RegistryEntry>>,
  removals: readonly Removal[],
): void {
  const fault = findOwnershipFault(own, remotes);
  if (fault !== undefined) throw new RegistryError('refused', fault);
  for (const { id, remoteJson, freeAt, isReserved } of removals) {
    if (!isReserved || remoteJson === null) continue;
    const reservation = findOwnershipFault(own, { [id]: { remoteJson } });
    if (reservation === undefined) continue;
    throw new RegistryError('refused', `${reservation}, which was removed, until ${toSeoulInstant(freeAt)}`);
  }
}

/**
 * Checks ownership when pages get a build: what was free when the build was published to another channel or served before may
 * be in use now. Moves of `stable` are serialised.
 */
export const guardOwnership: MoveGuard = async (trx, { id, channel, to }) => {
  if (channel !== 'stable') return;
  await lockName(trx, 'registry stable');
  const own = (await findManifest(trx, id, to))?.remoteJson;
  if (own) checkOwnership(own, toRemotes(await listChannelReleases(trx, 'stable')), await listRemovals(trx));
};
