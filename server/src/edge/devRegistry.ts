import { type Registry, type RegistryEntry, remoteJson } from '@haesol/shared/contracts';
import * as z from 'zod/mini';
import type { DevRemotes } from './contentSecurityPolicy.ts';

const probeTimeoutMs = 1_000;

/** What of `release.json` a dev server says too; its hashes change with every edit and are not used. */
const devRelease = z.object({ entry: z.string(), global: z.string(), remoteJson });

async function readDevEntry(origin: string): Promise<RegistryEntry | undefined> {
  try {
    const response = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    const release = devRelease.parse(await response.json());
    return {
      buildId: 'dev',
      entry: `${origin}/${release.entry}`,
      global: release.global,
      integrity: '',
      css: [],
      scripts: [],
      chunks: {},
      ssr: null,
      enabled: true,
      notice: null,
      remoteJson: release.remoteJson,
    };
  } catch {
    // The dev server is starting or its build is broken: the published release stands in.
    return undefined;
  }
}

/** Puts the dev servers' remotes in the place of the published ones. */
export async function withDevRemotes(registry: Registry, devRemotes: DevRemotes): Promise<Registry> {
  if (devRemotes.size === 0) return registry;
  const entries = await Promise.all(
    [...devRemotes].map(async ([id, origin]) => [id, await readDevEntry(origin)] as const),
  );
  const remotes = { ...registry.remotes };
  for (const [id, entry] of entries) {
    if (entry !== undefined) remotes[id] = entry;
  }
  return { ...registry, remotes };
}
