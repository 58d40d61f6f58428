import * as z from 'zod/mini';
import type { LocalBuild } from '../build/buildAll.ts';
import { saveRelease } from './saveRelease.ts';
import { readSiteRelease } from './siteRelease.ts';

const timeoutMs = 30_000;

/** Parses each remote separately, so that an unknown format affects only its own pages. */
const siteRegistry = z.object({ remotes: z.record(z.string(), z.unknown()) });

async function read(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchRelease(site: string, id: string, value: unknown, cacheDir: string): Promise<LocalBuild> {
  const manifest = readSiteRelease(id, value);
  return saveRelease(manifest, cacheDir, (name) => read(`${site}/remotes/${id}/${manifest.buildId}/${name}`));
}

/**
 * Fetches the releases of the remotes that a deployed site shows to visitors, as folders that a local server can publish. Takes
 * cached releases, because a release never changes.
 * @throws if the site has no registry
 */
export async function fetchReleases(
  site: string,
  options: { readonly cacheDir: string; log(line: string): void },
): Promise<readonly LocalBuild[]> {
  const base = site.replace(/\/+$/, '');
  const { remotes } = siteRegistry.parse(JSON.parse(Buffer.from(await read(`${base}/registry.json`)).toString('utf8')));
  const builds: LocalBuild[] = [];
  for (const [id, value] of Object.entries(remotes)) {
    try {
      const build = await fetchRelease(base, id, value, options.cacheDir);
      options.log(`site: ${id} ${build.buildId}`);
      builds.push(build);
    } catch (error) {
      options.log(`site: ${id} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return builds;
}
