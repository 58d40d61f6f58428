import { releaseBuild, releaseChannel } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { readReleaseFolder } from '../contract/releaseFolder.ts';
import { fetchBuild } from '../mf/fetchBuild.ts';
import { findCurrent } from '../mf/findCurrent.ts';
import type { RegistryClient } from '../mf/registryClient.ts';
import type { Axes } from './listMixes.ts';
import type { MatrixArguments } from './readArguments.ts';

/** Build of an axis; `dir` is its folder if given. */
interface FoundBuild {
  readonly buildId: string;
  readonly dir: string | undefined;
}

async function findBuild(client: RegistryClient, id: string, value: string): Promise<FoundBuild> {
  if (releaseChannel.safeParse(value).success) {
    const buildId = await findCurrent(client, id, value);
    if (buildId !== null) return { buildId, dir: undefined };
    throw new MfError(`${id}: ${value} points at nothing on ${client.server}`, `npm run mf -- status ${id}`);
  }
  if (releaseBuild.safeParse(value).success) return { buildId: value, dir: undefined };
  const { manifest, dir } = await readReleaseFolder(value);
  if (manifest.id === id) return { buildId: manifest.buildId, dir };
  throw new MfError(`${dir} is a build of ${manifest.id}, not of ${id}`);
}

/** Folders by remote and build: `folders['mf-travel']['0abc12de']`. */
export type Folders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Resolves the arguments to builds now; channels with the same build count once. @throws {MfError} */
export async function resolveAxes(
  client: RegistryClient,
  wanted: MatrixArguments['wanted'],
): Promise<{ readonly axes: Axes; readonly folders: Folders }> {
  const axes: Record<string, readonly string[]> = {};
  const folders: Record<string, Record<string, string>> = {};
  for (const [id, values] of Object.entries(wanted)) {
    const found = await Promise.all(values.map((value) => findBuild(client, id, value)));
    axes[id] = [...new Set(found.map(({ buildId }) => buildId))];
    const named = found.flatMap(({ buildId, dir }) => (dir === undefined ? [] : [[buildId, dir]]));
    folders[id] = Object.fromEntries(named);
  }
  return { axes, folders };
}

/** Returns the folder of each build, fetched if not given. @throws {MfError} */
export async function fetchFolders(client: RegistryClient, axes: Axes, named: Folders): Promise<Folders> {
  const folders: Record<string, Record<string, string>> = {};
  for (const [id, builds] of Object.entries(axes)) {
    const own: Record<string, string> = { ...named[id] };
    for (const build of builds) own[build] ??= (await fetchBuild(client, id, build)).dir;
    folders[id] = own;
  }
  return folders;
}
