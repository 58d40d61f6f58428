import type { Registry } from '@haesol/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withOverride } from '../override/withOverride.ts';
import { type RegistryState, toRegistry } from '../registry/createRegistry.ts';
import { withDevRemotes } from './devRegistry.ts';
import type { EdgeOptions } from './edgeOptions.ts';

/** `Cache-Control` of what holds builds that one browser has chosen. */
export const ownAnswer = 'private, no-store';

/** The releases that are served now, as one caller sees them. */
export interface CurrentSite {
  /** What the caller's roles may open. */
  readonly registry: Registry;
  readonly unfiltered: Registry;
  readonly shell: NonNullable<RegistryState['shell']>;
  readonly shells: RegistryState['shells'];
  /** Of the caller. */
  readonly roles: readonly string[];
}

type SiteOptions = Pick<EdgeOptions, 'registry' | 'rolesOf' | 'devRemotes' | 'overrides' | 'now'>;

/** The releases, or what this browser has chosen among them: then nobody else gets the answer. */
export async function readReleases(
  { registry, overrides, now = async () => Date.now() }: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RegistryState> {
  const state = await registry.get();
  const chosen = await overrides?.read(request, reply, now);
  return chosen === undefined ? state : withOverride(state, chosen);
}

/** @returns undefined while no shell is published */
export async function readCurrentSite(
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentSite | undefined> {
  const { rolesOf, devRemotes = new Map() } = options;
  const state = await readReleases(options, request, reply);
  const roles = (await rolesOf?.(request)) ?? [];
  const filtered = toRegistry(state, roles);
  const { shell, shells, remotes } = state;
  if (filtered === undefined || shell === undefined) return undefined;
  const visible = await withDevRemotes(filtered, devRemotes);
  return { registry: visible, unfiltered: { ...filtered, remotes }, shell, shells, roles };
}
