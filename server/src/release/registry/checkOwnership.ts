import { findOwnershipFault, type RegistryEntry, type RemoteJson } from '@haesol/contracts/release';
import { lockName } from '../../db/nameLock.ts';
import { listChannelReleases } from './channelRepository.ts';
import { toRemotes } from './createRegistry.ts';
import type { MoveGuard } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';
import { findManifest } from './releaseRepository.ts';

/**
 * Refuses paths, areas and slots of other remotes.
 * @param remotes served remotes, with or without this remote's own release
 * @throws RegistryError `refused`
 */
export function checkOwnership(own: RemoteJson, remotes: Readonly<Record<string, RegistryEntry>>): void {
  const fault = findOwnershipFault(own, remotes);
  if (fault !== undefined) throw new RegistryError('refused', fault);
}

/**
 * Checks ownership when pages get a build: what was free when the build was published to another channel or served before may
 * be in use now. Moves of `stable` are serialised.
 */
export const guardOwnership: MoveGuard = async (trx, { id, channel, to }) => {
  if (channel !== 'stable') return;
  await lockName(trx, 'registry stable');
  const own = (await findManifest(trx, id, to))?.remoteJson;
  if (own) checkOwnership(own, toRemotes(await listChannelReleases(trx, 'stable')));
};
