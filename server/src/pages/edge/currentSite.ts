import type { Registry } from '@haesol/contracts/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCanaries } from '../../release/canary/chooseCanaries.ts';
import { withOverride } from '../../release/override/withOverride.ts';
import { type RegistryState, toRegistry } from '../../release/registry/createRegistry.ts';
import { withDevRemotes } from './devRegistry.ts';
import type { EdgeOptions } from './edgeOptions.ts';

/** `Cache-Control` of responses with one browser's overridden builds. */
export const ownAnswer = 'private, no-store';

/** Current releases for one requester. */
export interface CurrentSite {
  /** Registry filtered by the requester's roles. */
  readonly registry: Registry;
  readonly unfiltered: Registry;
  readonly shell: NonNullable<RegistryState['shell']>;
  readonly shells: RegistryState['shells'];
  /** Roles of the requester. */
  readonly roles: readonly string[];
}

type SiteOptions = Pick<EdgeOptions, 'registry' | 'rolesOf' | 'devRemotes' | 'overrides' | 'groups' | 'now'>;

/**
 * Reads the releases, or this browser's override, which makes the response private. While canaries run, a share of the visitors
 * gets those.
 * @param isPage assigns a group to a visitor without one; other responses follow the page
 */
export async function readReleases(
  { registry, overrides, groups, now = async () => Date.now() }: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  isPage = false,
): Promise<RegistryState> {
  const state = await registry.get();
  const chosen = await overrides?.read(request, reply, now);
  if (chosen !== undefined) return withOverride(state, chosen);
  const group = state.canaries.length === 0 ? undefined : groups?.find(request, reply, isPage);
  return group === undefined ? state : withCanaries(state, group);
}

/** @returns undefined until a shell is published */
export async function readCurrentSite(
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  isPage = false,
): Promise<CurrentSite | undefined> {
  const { rolesOf, devRemotes = new Map() } = options;
  const state = await readReleases(options, request, reply, isPage);
  const roles = (await rolesOf?.(request)) ?? [];
  const filtered = toRegistry(state, roles);
  const { shell, shells, remotes } = state;
  if (filtered === undefined || shell === undefined) return undefined;
  const visible = await withDevRemotes(filtered, devRemotes);
  return { registry: visible, unfiltered: { ...filtered, remotes }, shell, shells, roles };
}
