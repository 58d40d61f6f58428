import { findEndpointName } from '@haesol/contracts/common';
import {
  findOwnershipFault,
  isOwnCall,
  listGets,
  type ReleaseManifest,
  type RemoteJson,
  writtenRemoteJson,
} from '@haesol/contracts/release';
import type { ShellContract } from '../build/contractSchemas.ts';
import { type Fault, toFaults } from './fault.ts';

const isInside = (area: string, path: string) => {
  const [outer, inner] = [area.toLowerCase(), path.toLowerCase()];
  return outer === '/' || inner === outer || inner.startsWith(`${outer}/`);
};

function checkRoutes({ routes, area }: RemoteJson, { layouts, guards, groups }: ShellContract): string[] {
  const paths = routes.flatMap(({ path, alias }) => [path, ...alias]);
  const known = new Set<string>();
  return [
    ...paths
      .filter((path) => !area.some((outer) => isInside(outer, path)))
      .map((path) => `${path} is outside of the area`),
    ...paths
      .filter((path) => known.has(path.toLowerCase()) || !known.add(path.toLowerCase()))
      .map((path) => `${path} is listed twice`),
    ...routes
      .filter(({ layout }) => !layouts.includes(layout))
      .map(({ path, layout }) => `${path}: no layout ${layout}`),
    ...routes
      .filter(({ guard }) => guard !== null && !guards.includes(guard))
      .map(({ path, guard }) => `${path}: no guard ${guard}`),
    ...routes
      .filter(({ group }) => group !== null && !groups.includes(group))
      .map(({ path, group }) => `${path}: no group ${group}`),
  ];
}

function checkMenu({ menu, routes }: RemoteJson, { groups }: ShellContract): string[] {
  const paths = new Set(routes.flatMap(({ path, alias }) => [path, ...alias]).map((path) => path.toLowerCase()));
  const isOwn = ({ link, visitorLink }: RemoteJson['menu'][number]) =>
    visitorLink !== undefined || paths.has((link.split('?')[0] ?? '').toLowerCase());
  return [
    ...menu.filter(({ group }) => !groups.includes(group)).map(({ label, group }) => `${label}: no group ${group}`),
    ...menu.filter((entry) => !isOwn(entry)).map(({ label, link }) => `${label}: no route ${link}`),
    ...routes
      .filter((route) => route.menu !== undefined && menu.every((entry) => entry.menu !== route.menu))
      .map((route) => `${route.path}: no entry ${route.menu}`),
  ];
}

function checkChunks({ chunks, remoteJson }: ReleaseManifest): string[] {
  const named = [...(remoteJson?.routes ?? []), ...(remoteJson?.offers ?? [])].flatMap(({ chunk }) => chunk ?? []);
  return [...new Set(named)]
    .filter((name) => !Object.hasOwn(chunks, name))
    .map((name) => `the build has no chunk ${name}`);
}

function checkSlots({ offers, routes }: RemoteJson): string[] {
  const names = offers.map(({ slot }) => slot);
  const twice = names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is offered twice`);
  const used = routes.flatMap(({ slots }) => slots).filter((name) => !/^[a-z]+\.[a-z-]+\.v\d+$/.test(name));
  return [...twice, ...used.map((name) => `${name} is no name of a slot`)];
}

/**
 * Finds keys of `remote.json` unknown to this checkout. Shells and servers ignore them, so they would silently have no effect.
 */
export function checkFormat({ remoteJson }: ReleaseManifest): Fault[] {
  const issues = writtenRemoteJson.safeParse(remoteJson).error?.issues ?? [];
  return toFaults(
    'format',
    issues.map(({ path, message }) => `remote.json: ${[...path, message].join(': ')}`),
  );
}

/** Checks `remote.json` against the build, a shell and the API. */
export function checkRemoteJson(manifest: ReleaseManifest, shell: ShellContract): Fault[] {
  const { remoteJson } = manifest;
  if (remoteJson === null) return toFaults('container', ['there is no remote.json']);
  const { reads, requires, routes, offers } = remoteJson;
  const gets = [...routes, ...offers].flatMap(listGets).map(({ template }) => template);
  return [
    ...toFaults('routes', checkRoutes(remoteJson, shell)),
    ...toFaults('menu', checkMenu(remoteJson, shell)),
    ...toFaults('slots', checkSlots(remoteJson)),
    ...toFaults('chunk', checkChunks(manifest)),
    ...toFaults(
      'gets',
      gets
        .filter(
          (get) => !isOwnCall(remoteJson.id, get) && findEndpointName(shell.endpoints, `GET ${get}`) === undefined,
        )
        .map((get) => `the API has no GET ${get}`),
    ),
    ...toFaults(
      'reads',
      reads.filter((name) => !Object.hasOwn(shell.endpoints, name)).map((name) => `the API has no ${name}`),
    ),
    ...toFaults(
      'shell-api',
      requires.shellApi > shell.shellApi.version
        ? [`version ${requires.shellApi} is required, the shell has ${shell.shellApi.version}`]
        : [],
    ),
  ];
}

/** Finds what publishing would refuse: paths, areas and slots of the server and of other remotes of a site. */
export function checkOwnership(
  { remoteJson }: ReleaseManifest,
  remotes: Readonly<Record<string, { readonly remoteJson: RemoteJson }>>,
): Fault[] {
  const fault = remoteJson === null ? undefined : findOwnershipFault(remoteJson, remotes);
  return toFaults('owner', fault === undefined ? [] : [fault]);
}
