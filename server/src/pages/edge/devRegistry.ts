import { type Registry, type RegistryEntry, type ReleaseFile, remoteJson } from '@haesol/contracts/release';
import * as z from 'zod/mini';
import { brandEntry } from '../../brand/brandRegistry.ts';
import type { DevRemotes } from './contentSecurityPolicy.ts';

const probeTimeoutMs = 3_000;

/** Part of `release.json` that a dev server has too; its hashes change with every edit and are ignored. */
const devRelease = z.object({
  entry: z.string(),
  global: z.string(),
  scripts: z.array(z.string()),
  remoteJson: z.nullable(remoteJson),
});
type DevRelease = z.output<typeof devRelease>;

/** @returns undefined while the dev server is starting or its build is broken, so that the published release is used */
async function readDevRelease(origin: string): Promise<DevRelease | undefined> {
  try {
    const response = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    return devRelease.parse(await response.json());
  } catch {
    return undefined;
  }
}

function toDevEntry(origin: string, release: DevRelease | undefined): RegistryEntry | undefined {
  if (release === undefined || release.remoteJson === null) return undefined;
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
}

/** Returns the scripts of the shell's dev server, named `shell` among the remotes. */
export async function readDevShell(devRemotes: DevRemotes): Promise<readonly ReleaseFile[] | undefined> {
  const origin = devRemotes.get('shell');
  const release = origin === undefined ? undefined : await readDevRelease(origin);
  if (release === undefined) return undefined;
  const names = [...new Set([release.entry, ...release.scripts])];
  return names.map((name) => ({ href: `${origin}/${name}`, integrity: '' }));
}

/** Replaces published remotes by those of dev servers. */
export async function withDevRemotes(registry: Registry, devRemotes: DevRemotes): Promise<Registry> {
  if (devRemotes.size === 0) return registry;
  const entries = await Promise.all(
    [...devRemotes].map(async ([id, origin]) => [id, toDevEntry(origin, await readDevRelease(origin))] as const),
  );
  const remotes = { ...registry.remotes };
  for (const [id, entry] of entries) {
    if (entry !== undefined) remotes[id] = brandEntry(entry);
  }
  return { ...registry, remotes };
}
