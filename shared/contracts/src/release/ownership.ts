import type { RemoteJson } from './registry.ts';
import { toComparablePath } from './site.ts';

/** First segments of the server's own paths; remotes cannot have pages below them. */
const serverSegments = new Set([
  '.well-known',
  'api',
  'art',
  'dev',
  'metrics',
  'docs',
  'favicon.svg',
  'file',
  'fonts',
  'healthz',
  'maplibre',
  'openapi.json',
  'pay',
  'readyz',
  'registry',
  'registry.json',
  'remotes',
  'robots.txt',
  'rss',
  'sitemap.xml',
  'sw.js',
]);

/** Returns true for paths that the server answers itself: they never become a page. */
export function isServerPath(pathname: string): boolean {
  return serverSegments.has(pathname.split('/', 2)[1]?.toLowerCase() ?? '');
}

/** Prefix of the calls that services of teams answer: `/api/x/mf-lectures/courses`. */
export const servicePrefix = '/api/x/';

/**
 * Returns true for a call that the service of a remote's team answers.
 * @param call path with or without a query string; one that may lead elsewhere belongs to no team
 */
export function isOwnCall(id: string, call: string): boolean {
  const [path = ''] = call.split('?');
  return path.startsWith(`${servicePrefix}${id}/`) && !/[\\%]|\/\.{0,2}(?:\/|$)/.test(path);
}

type Remotes = Readonly<Record<string, { readonly remoteJson: RemoteJson }>>;

/** `/` matches all paths without another owner: it belongs to the home page and contains every area. */
function contains(area: string, path: string): boolean {
  return area === '/' || path === area || path.startsWith(`${area}/`);
}

function findServerPath({ area, routes }: RemoteJson): string | undefined {
  const path = [...area, ...routes.flatMap((route) => [route.path, ...route.alias])].find(isServerPath);
  return path === undefined ? undefined : `${path} belongs to the server`;
}

function findRouteFault(own: RemoteJson, others: Remotes): string | undefined {
  const areas = own.area.map(toComparablePath);
  for (const path of own.routes.flatMap((route) => [route.path, ...route.alias])) {
    const wanted = toComparablePath(path);
    const owner = Object.entries(others).find(([, { remoteJson }]) =>
      remoteJson.routes.some((route) =>
        [route.path, ...route.alias].some((known) => toComparablePath(known) === wanted),
      ),
    );
    if (owner !== undefined) return `${path} belongs to ${owner[0]}`;
    if (!areas.some((area) => contains(area, wanted))) return `${path} lies outside of the area of ${own.id}`;
    if (areas.some((area) => area !== '/' && contains(area, wanted))) continue;
    const neighbour = Object.entries(others).find(([, { remoteJson }]) =>
      remoteJson.area.map(toComparablePath).some((area) => area !== '/' && contains(area, wanted)),
    );
    if (neighbour !== undefined) return `${path} lies in the area of ${neighbour[0]}`;
  }
  return undefined;
}

function findAreaFault(own: RemoteJson, others: Remotes): string | undefined {
  const areas = own.area.map(toComparablePath);
  for (const [owner, { remoteJson }] of Object.entries(others)) {
    for (const foreign of remoteJson.area.map(toComparablePath)) {
      const clash = areas.find(
        (area) =>
          area === foreign || (area !== '/' && foreign !== '/' && (contains(area, foreign) || contains(foreign, area))),
      );
      if (clash !== undefined) return `the area ${clash} belongs to ${owner}`;
    }
  }
  return undefined;
}

/** Slots have one owner too: the remote that fills the login slot receives the passwords typed there. */
function findSlotFault(own: RemoteJson, others: Remotes): string | undefined {
  for (const { slot } of own.offers) {
    const owner = Object.entries(others).find(([, { remoteJson }]) =>
      remoteJson.offers.some((offer) => offer.slot === slot),
    );
    if (owner !== undefined) return `the slot ${slot} belongs to ${owner[0]}`;
  }
  return undefined;
}

/**
 * Finds paths, areas and slots of a remote that already belong to another remote or the server; with two owners of a path, the
 * result would depend on their order.
 * @param remotes as currently served, with or without the remote's own release
 * @returns the first conflict as a sentence; undefined if there is no conflict
 */
export function findOwnershipFault(own: RemoteJson, remotes: Remotes): string | undefined {
  const { [own.id]: _own, ...others } = remotes;
  return findServerPath(own) ?? findRouteFault(own, others) ?? findAreaFault(own, others) ?? findSlotFault(own, others);
}
