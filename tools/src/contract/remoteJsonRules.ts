import * as contracts from '@haesol/shared/contracts';
import {
  type Endpoint,
  guardNames,
  layoutNames,
  type ReleaseManifest,
  type RemoteJson,
} from '@haesol/shared/contracts';
import { shellApiVersion } from '@haesol/shared/shell-api';
import { type Fault, toFaults } from './fault.ts';

/** Groups that the shell's menu draws. */
const groups = ['intro', 'cooperation', 'studentSupport', 'corporateCenter', 'infoPlaza', 'mypage', 'travel', 'office'];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

const endpoints: readonly Endpoint[] = Object.values<unknown>(contracts).filter(isEndpoint);

function findEndpoint(get: string): Endpoint | undefined {
  const path = (get.split('?')[0] ?? '').replaceAll(/\{[^}]*\}/g, 'x');
  return endpoints.find((endpoint) => {
    const pattern = endpoint.path.replaceAll(/\{[^}]*\}/g, '[^/]+');
    return endpoint.method === 'GET' && new RegExp(`^${pattern}$`).test(path);
  });
}

const isInside = (area: string, path: string) => {
  const [outer, inner] = [area.toLowerCase(), path.toLowerCase()];
  return outer === '/' || inner === outer || inner.startsWith(`${outer}/`);
};

function checkRoutes({ routes, area }: RemoteJson): string[] {
  const paths = routes.flatMap(({ path, alias }) => [path, ...alias]);
  const known = new Set<string>();
  return [
    ...paths
      .filter((path) => !area.some((outer) => isInside(outer, path)))
      .map((path) => `${path} is outside of the area`),
    ...paths
      .filter((path) => known.has(path.toLowerCase()) || !known.add(path.toLowerCase()))
      .map((path) => `${path} stands twice`),
    ...routes
      .filter(({ layout }) => !layoutNames.some((name) => name === layout))
      .map(({ path, layout }) => `${path}: no layout ${layout}`),
    ...routes
      .filter(({ guard }) => guard !== null && !guardNames.some((name) => name === guard))
      .map(({ path, guard }) => `${path}: no guard ${guard}`),
    ...routes
      .filter(({ group }) => group !== null && !groups.includes(group))
      .map(({ path, group }) => `${path}: no group ${group}`),
  ];
}

function checkMenu({ menu, routes }: RemoteJson): string[] {
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

/** What `remote.json` says, held against the build, the API of this workspace and the shell. */
export function checkRemoteJson(manifest: ReleaseManifest): Fault[] {
  const { remoteJson } = manifest;
  if (remoteJson === null) return toFaults('container', ['there is no remote.json']);
  const { reads, requires, routes, offers } = remoteJson;
  const gets = [...routes, ...offers].flatMap((place) => place.gets);
  return [
    ...toFaults('routes', checkRoutes(remoteJson)),
    ...toFaults('menu', checkMenu(remoteJson)),
    ...toFaults('slots', checkSlots(remoteJson)),
    ...toFaults('chunk', checkChunks(manifest)),
    ...toFaults(
      'gets',
      gets.filter((get) => findEndpoint(get) === undefined).map((get) => `the API has no GET ${get}`),
    ),
    ...toFaults(
      'reads',
      reads
        .filter((name) => endpoints.every((endpoint) => endpoint.name !== name))
        .map((name) => `the API has no ${name}`),
    ),
    ...toFaults(
      'shell-api',
      requires.shellApi > shellApiVersion
        ? [`version ${requires.shellApi} is required, the shell has ${shellApiVersion}`]
        : [],
    ),
  ];
}
