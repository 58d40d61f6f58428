import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRemoteJson } from '@haesol/build';
import type { ReleaseManifest, RemoteJson } from '@haesol/contracts/release';
import * as z from 'zod/mini';
import { listTargets } from '../build/packages.ts';
import { type BuildParts, listFiles, writeManifest } from '../build/releaseJson.ts';
import { MfError } from '../contract/MfError.ts';

const files = z.object({ sync: z.array(z.string()) });
/** Parts of `mf-manifest.json`, which the plugins of module federation write for all bundlers. */
const federationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ path: z.string(), name: z.string(), type: z.optional(z.string()) }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: files, css: files }) })),
});

/** @throws {MfError} for a folder without a container that exposes `./lifecycles` */
function readParts(dir: string): BuildParts {
  const file = join(dir, 'mf-manifest.json');
  if (!existsSync(file)) {
    throw new MfError(
      `${dir} has no mf-manifest.json`,
      'Build with a plugin of module federation that writes one: manifest: true, and expose ./lifecycles.',
    );
  }
  const { success, data, error } = federationManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new MfError('mf-manifest.json is not well formed', error.issues[0]?.path.join('.'));
  const { globalName, remoteEntry } = data.metaData;
  const lifecycles = data.exposes.find(({ path }) => path === './lifecycles');
  if (lifecycles === undefined) throw new MfError('The container does not expose ./lifecycles');
  const { js, css } = lifecycles.assets;
  const entry = `${remoteEntry.path}${remoteEntry.name}`.replace(/^\.?\//, '');
  const parts = { entry, global: globalName, scripts: js.sync, css: css.sync, chunks: {} };
  if (remoteEntry.type !== 'module') return parts;
  const list = (extension: string) => listFiles(dir).filter((name) => name.endsWith(extension) && name !== entry);
  return { ...parts, format: 'module', scripts: list('.js'), css: list('.css') };
}

/** Names the build by the contents of its files. */
function hashFiles(dir: string): string {
  const hash = createHash('sha256');
  for (const name of listFiles(dir).filter((one) => one !== 'contract.json'))
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(dir, name)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Leaves out chunks of screens, which other bundlers do not name: the page then asks for them later. */
function withoutChunks(remoteJson: RemoteJson): RemoteJson {
  const strip = <T extends { readonly chunk?: string | undefined }>({ chunk: _chunk, ...rest }: T) => rest;
  return { ...remoteJson, routes: remoteJson.routes.map(strip), offers: remoteJson.offers.map(strip) };
}

/**
 * Writes `release.json` and `contract.json` into a finished build of any bundler.
 * @param id of the remote, whose pages are in its `remote.json` or `src/app.ts`
 * @throws {MfError} for a build that is not whole
 */
export async function packBuild(id: string, folder: string): Promise<ReleaseManifest> {
  const target = listTargets().find((one) => one.id === id);
  const packageDir = target?.packageDir ?? process.cwd();
  const dir = resolve(folder);
  const parts = readParts(dir);
  const remoteJson = withoutChunks(await readRemoteJson(packageDir));
  return writeManifest({ id, buildId: hashFiles(dir), dir, packageDir, remoteJson, mode: 'production' }, parts);
}
