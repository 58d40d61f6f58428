import { findOwnershipFault, type RegistryEntry, type RemoteJson } from '@haesol/contracts/release';
import { lockName } from '../../db/nameLock.ts';
import { listChannelReleases } from './channelRepository.ts';
import { toRemotes } from './createRegistry.ts';
import type { MoveGuard } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';
import { findManifest } from './releaseRepository.ts';

/**
 * Refuses paths, areas and slots that another remote has already.
 * @param remotes as they are served now, the remote's own release among them or not
 * @throws RegistryError `refused`
 */
export function checkOwnership(own: RemoteJson, remotes: Readonly<Record<string, RegistryEntry>>): void {
  const fault = findOwnershipFault(own, remotes);
  if (fault !== undefined) throw new RegistryError('refused', fault);
}

/**
 * The same at the moment in which pages get a build: what was nobody's when it was published to another channel, or
 * when it was served before, may be somebody's by now. Moves of `stable` wait for each other.
 */
export const guardOwnership: MoveGuard = async (trx, { id, channel, to }) => {
  if (channel !== 'stable') return;
  await lockName(trx, 'registry stable');
  const own = (await findManifest(trx, id, to))?.remoteJson;
  if (own) checkOwnership(own, toRemotes(await listChannelReleases(trx, 'stable')));
};
