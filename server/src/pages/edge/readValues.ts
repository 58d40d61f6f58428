import { findRoute, listSlotOwners, type RegistryEntry, type ValuesByRemote } from '@haesol/contracts/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentSite } from './currentSite.ts';
import type { EdgeOptions } from './edgeOptions.ts';

/** Readable cookie that indicates a session without identifying it. */
const sessionMarker = /(?:^|;\s*)refreshToken=/;

/** Returns true if the cookies indicate a session. */
export const hasSession = (request: FastifyRequest): boolean => sessionMarker.test(request.headers.cookie ?? '');

/** Reads the values of remotes for the requester, who gets a group where a share decides. */
function readFor(
  { values, groups }: Pick<EdgeOptions, 'groups' | 'values'>,
  { request, reply, roles }: { request: FastifyRequest; reply: FastifyReply; roles: CurrentSite['roles'] },
  entries: readonly RegistryEntry[],
): Promise<ValuesByRemote | undefined> | undefined {
  const isStaff = roles.includes('STAFF');
  const isAdmin = roles.includes('ADMIN');
  const isMember = isStaff || hasSession(request);
  return values?.read(entries, {
    roles: [
      isMember ? 'MEMBER' : 'VISITOR',
      ...(isStaff ? ['STAFF' as const] : []),
      ...(isAdmin ? ['ADMIN' as const] : []),
    ],
    findGroup: () => groups?.find(request, reply, true),
  });
}

/** Returns flags and settings of the remotes on a page; undefined if none has some. */
export async function readPageValues(
  options: Pick<EdgeOptions, 'groups' | 'values'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { current: { registry, roles }, pathname }: { readonly current: CurrentSite; readonly pathname: string },
): Promise<ValuesByRemote | undefined> {
  const match = findRoute(registry, pathname);
  if (match === undefined) return undefined;
  const owner = registry.remotes[match.remoteId];
  const slotOwners = listSlotOwners(registry, match.route).map(({ entry }) => entry);
  return await readFor(options, { request, reply, roles }, [...(owner ? [owner] : []), ...slotOwners]);
}

/** Returns flags and settings of all remotes that the requester may see. */
export async function readAllValues(
  options: Pick<EdgeOptions, 'groups' | 'values'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, roles }: CurrentSite,
): Promise<ValuesByRemote> {
  return (await readFor(options, { request, reply, roles }, Object.values(registry.remotes))) ?? {};
}
