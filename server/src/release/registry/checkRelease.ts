import { contracts } from '@haesol/contracts/areas';
import { findEndpointName, listEndpointCalls } from '@haesol/contracts/common';
import { isOwnCall, isServerPath, listGets, type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { toIntegrity } from './integrity.ts';
import { toMediaType } from './mediaTypes.ts';
import { RegistryError } from './RegistryError.ts';
import { isStorePath } from './ReleaseStore.ts';

export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

export const releaseLimits = {
  files: 1_000,
  fileBytes: 8 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
  manifestBytes: 512 * 1024,
  /** Limit of API requests for a page before it is sent. */
  gets: 20,
  /** Limit of API lists that the site map reads for a remote, several pages of each. */
  lists: 20,
} as const;

/** Endpoints that pages may request before they are sent. */
const endpointCalls = listEndpointCalls(Object.values(contracts));

function invalid(reason: string): never {
  throw new RegistryError('invalid', reason);
}

/**
 * Parses a `release.json`.
 * @throws RegistryError `invalid` with the first few errors
 */
export function parseManifest(value: unknown): ReleaseManifest {
  if (JSON.stringify(value ?? null).length > releaseLimits.manifestBytes) invalid('release.json is too large');
  const parsed = releaseManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  return invalid(`release.json: ${issues.join('; ')}`);
}

/** Returns true for a call of the API, or of the service of the remote's team. */
const isCallOf = (id: string) => (get: string) =>
  isOwnCall(id, get) || findEndpointName(endpointCalls, `GET ${get}`) !== undefined;

function checkRemoteJson(manifest: ReleaseManifest): void {
  const { remoteJson, id } = manifest;
  const isCall = isCallOf(id);
  if (id === 'shell') {
    if (remoteJson !== null) invalid('the shell has no remote.json');
    return;
  }
  if (remoteJson === null) throw new RegistryError('invalid', `${id} has no remote.json`);
  if (remoteJson.id !== id) invalid(`remote.json names ${remoteJson.id}, release.json ${id}`);
  for (const path of [...remoteJson.area, ...remoteJson.routes.flatMap((route) => [route.path, ...route.alias])]) {
    if (isServerPath(path)) invalid(`${path} belongs to the server`);
  }
  const places = [
    ...remoteJson.routes.map((route) => ({ name: route.path, gets: listGets(route) })),
    ...remoteJson.offers.map((offer) => ({ name: offer.slot, gets: listGets(offer) })),
  ];
  for (const { name, gets } of places) {
    if (gets.length > releaseLimits.gets) invalid(`${name} asks for more than ${releaseLimits.gets} things`);
    const other = gets.find(({ template }) => !isCall(template));
    if (other !== undefined) invalid(`${other.template} is no call of the API`);
  }
  const lists = remoteJson.routes.flatMap(({ listedBy }) => listedBy?.get ?? []);
  if (lists.length > releaseLimits.lists) invalid(`the site map reads no more than ${releaseLimits.lists} lists`);
  const otherList = lists.find((get) => !isCall(get));
  if (otherList !== undefined) invalid(`${otherList} is no call of the API`);
  const prefix = `${id.replaceAll('-', '_')}_`;
  if (!manifest.global.replaceAll('-', '_').startsWith(prefix) || !/^[\w$-]+$/.test(manifest.global)) {
    invalid(`the container's name ${manifest.global} does not start with ${prefix}`);
  }
}

function checkNames(manifest: ReleaseManifest, files: ReleaseFiles): void {
  const listed = Object.keys(manifest.files);
  if (listed.length > releaseLimits.files) invalid('too many files');
  const inLowerCase = new Set<string>();
  for (const name of listed) {
    if (!isStorePath(name) || name === 'release.json' || /\.(br|gz)$/i.test(name)) invalid(`${name} is no file name`);
    if (toMediaType(name) === undefined) invalid(`${name} has no type that is served`);
    if (inLowerCase.has(name.toLowerCase())) invalid(`${name} differs from another file in case only`);
    inLowerCase.add(name.toLowerCase());
    if (!files.has(name)) invalid(`${name} is listed and not there`);
  }
  for (const name of files.keys()) {
    if (!Object.hasOwn(manifest.files, name)) invalid(`${name} is there and not listed`);
  }
  const { entry, scripts, css, chunks, ssr } = manifest;
  const ofChunks = Object.values(chunks).flatMap((chunk) => [...chunk.scripts, ...chunk.css]);
  const used = [entry, ...scripts, ...css, ...ofChunks, ...(ssr === null ? [] : [ssr])];
  for (const name of used) {
    if (!Object.hasOwn(manifest.files, name)) invalid(`${name} is used and not listed`);
  }
}

/**
 * Checks everything about a release that does not need the database.
 * @throws RegistryError `invalid`
 */
export function checkRelease(value: unknown, files: ReleaseFiles): ReleaseManifest {
  const manifest = parseManifest(value);
  checkRemoteJson(manifest);
  checkNames(manifest, files);
  let total = 0;
  for (const [name, bytes] of files) {
    total += bytes.byteLength;
    if (bytes.byteLength > releaseLimits.fileBytes) invalid(`${name} is too large`);
    if (total > releaseLimits.totalBytes) invalid('the release is too large');
    if (toIntegrity(bytes) !== manifest.files[name]) invalid(`${name} is not the file that release.json lists`);
  }
  return manifest;
}
