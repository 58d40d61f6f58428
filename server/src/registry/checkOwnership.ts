import { findRoute, findSlotOwner, type RegistryEntry, type RemoteJson } from '@haesol/shared/contracts';
import { lockName } from '../db/nameLock.ts';
import { toRemotes } from './createRegistry.ts';
import type { MoveGuard } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';
import { findManifest, listChannelReleases } from './releaseRepository.ts';

type Remotes = Readonly<Record<string, RegistryEntry>>;

function refuse(reason: string): never {
  throw new RegistryError('refused', reason);
}

const toComparable = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** `/` holds what nobody else has: it is the home page's, and lies around every area. */
function contains(area: string, path: string): boolean {
  return area === '/' || path === area || path.startsWith(`${area}/`);
}

function checkArea(own: RemoteJson, others: Remotes): void {
  const areas = own.area.map(toComparable);
  for (const [owner, { remoteJson }] of Object.entries(others)) {
    for (const foreign of remoteJson.area.map(toComparable)) {
      const clash = areas.find(
        (area) =>
          area === foreign || (area !== '/' && foreign !== '/' && (contains(area, foreign) || contains(foreign, area))),
      );
      if (clash !== undefined) refuse(`the area ${clash} belongs to ${owner}`);
    }
  }
}

function checkRoutes(own: RemoteJson, others: Remotes): void {
  const areas = own.area.map(toComparable);
  const registry = { version: '', shell: { buildId: '' }, remotes: others };
  for (const path of own.routes.flatMap((route) => [route.path, ...route.alias])) {
    const owner = findRoute(registry, path)?.remoteId;
    if (owner !== undefined) refuse(`${path} belongs to ${owner}`);
    const wanted = toComparable(path);
    if (!areas.some((area) => contains(area, wanted))) refuse(`${path} lies outside of the area of ${own.id}`);
    if (areas.some((area) => area !== '/' && contains(area, wanted))) continue;
    const neighbour = Object.entries(others).find(([, { remoteJson }]) =>
      remoteJson.area.map(toComparable).some((area) => area !== '/' && contains(area, wanted)),
    );
    if (neighbour !== undefined) refuse(`${path} lies in the area of ${neighbour[0]}`);
  }
}

/**
 * Refuses what another remote has already: paths, since whose page one is would depend on their order, areas, and slots,
 * since whoever fills the slot of the login gets what is typed there.
 * @param remotes as they are served now, the remote's own release among them or not
 * @throws RegistryError `refused`
 */
export function checkOwnership(own: RemoteJson, remotes: Remotes): void {
  const { [own.id]: _own, ...others } = remotes;
  checkRoutes(own, others);
  checkArea(own, others);
  for (const { slot } of own.offers) {
    const owner = findSlotOwner({ remotes: others }, slot)?.entry.remoteJson.id;
    if (owner !== undefined) refuse(`the slot ${slot} belongs to ${owner}`);
  }
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
