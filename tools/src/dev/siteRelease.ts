import { type ReleaseManifest, releaseManifest, remoteJson } from '@haesol/contracts/release';
import * as z from 'zod/mini';
import { requireFileNames } from './saveRelease.ts';

const file = z.object({ href: z.string(), integrity: z.string() });
const chunk = z.object({ scripts: z.array(file), css: z.array(file) });
const siteRemote = z.object({
  ...chunk.shape,
  buildId: z.string(),
  entry: z.string(),
  global: z.string(),
  chunks: z.record(z.string(), chunk),
  files: z.record(z.string(), z.string()),
  remoteJson,
});
type SiteRemote = z.output<typeof siteRemote>;

function toManifest(id: string, remote: SiteRemote): ReleaseManifest {
  const toNames = (files: readonly { href: string }[]) => files.map(({ href }) => href.split('/').slice(4).join('/'));
  const toChunk = ({ scripts, css }: z.output<typeof chunk>) => ({ scripts: toNames(scripts), css: toNames(css) });
  return releaseManifest.parse({
    id,
    buildId: remote.buildId,
    entry: toNames([{ href: remote.entry }])[0],
    global: remote.global,
    ...toChunk(remote),
    chunks: Object.fromEntries(Object.entries(remote.chunks).map(([name, files]) => [name, toChunk(files)])),
    ssr: null,
    files: Object.fromEntries(Object.entries(remote.files).filter(([name]) => !name.startsWith('ssr/'))),
    remoteJson: remote.remoteJson,
  });
}

/**
 * Returns `release.json` of a remote from a site's registry, without its server part, which sites do not serve.
 * @throws for an unknown format of the site's release, or a name outside its folder
 */
export function readSiteRelease(id: string, value: unknown): ReleaseManifest {
  const remote = siteRemote.parse(value);
  requireFileNames(Object.keys(remote.files));
  return toManifest(id, remote);
}
