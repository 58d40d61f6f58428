import type { Registry } from '@haesol/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { type RegistryState, toRegistry } from '../registry/createRegistry.ts';
import { withDevRemotes } from './devRegistry.ts';
import type { EdgeOptions } from './edgeOptions.ts';

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

/** @returns undefined while no shell is published */
export async function readCurrentSite(
  { registry, rolesOf, devRemotes = new Map() }: Pick<EdgeOptions, 'registry' | 'rolesOf' | 'devRemotes'>,
  request: FastifyRequest,
): Promise<CurrentSite | undefined> {
  const state = await registry.get();
  const roles = (await rolesOf?.(request)) ?? [];
  const filtered = toRegistry(state, roles);
  const { shell, shells, remotes } = state;
  if (filtered === undefined || shell === undefined) return undefined;
  const visible = await withDevRemotes(filtered, devRemotes);
  return { registry: visible, unfiltered: { ...filtered, remotes }, shell, shells, roles };
}
