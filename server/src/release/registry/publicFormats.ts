import type { RegistryEntry } from '@haesol/contracts/release';
import { type RegistryState, toRegistry } from './createRegistry.ts';

const discoverySchema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Returns the remotes that visitors may see; empty until a shell is published. */
const listRemotes = (state: RegistryState): readonly (readonly [string, RegistryEntry])[] =>
  Object.entries(toRegistry(state, [])?.remotes ?? {});

/**
 * Formats the releases of visitors as frontend-discovery, with the share of a canary as its traffic.
 * @param origin of the files
 */
export function toDiscovery(state: RegistryState, origin: string) {
  const toVersion = (entry: RegistryEntry, traffic: number, isDefault: boolean) => ({
    url: origin + entry.entry,
    metadata: { integrity: entry.integrity, version: entry.buildId },
    deployment: { traffic: entry.enabled ? traffic : 0, default: isDefault },
    extras: {
      global: entry.global,
      format: entry.format ?? 'script',
      expose: './lifecycles',
      area: entry.remoteJson.area,
      requires: entry.remoteJson.requires,
    },
  });
  const microFrontends = listRemotes(state).map(([id, entry]) => {
    const canary = state.canaries.find((one) => one.entry.remoteJson.id === id);
    const share = canary?.share ?? 0;
    return [
      id,
      [toVersion(entry, 100 - share, true), ...(canary === undefined ? [] : [toVersion(canary.entry, share, false)])],
    ];
  });
  return { schema: discoverySchema, microFrontends: Object.fromEntries(microFrontends) as Record<string, object[]> };
}

/**
 * Formats the containers of visitors as an import map, with their hashes. Those of webpack are classic scripts: for loaders of
 * such scripts, and for tools that override addresses.
 */
export function toImportMap(state: RegistryState, origin: string) {
  const entries = listRemotes(state)
    .filter(([, { enabled }]) => enabled)
    .map(([id, { entry, integrity }]) => ({ id, url: origin + entry, integrity }));
  return {
    imports: Object.fromEntries(entries.map(({ id, url }) => [id, url])),
    integrity: Object.fromEntries(entries.map(({ url, integrity }) => [url, integrity])),
  };
}
