import type { SiteRoute } from '../fixtures/registry.ts';

interface Registry {
  readonly remotes: Readonly<Record<string, { readonly remoteJson: { readonly routes: readonly SiteRoute[] } }>>;
}

interface Envelope {
  readonly data: { readonly list: readonly Readonly<Record<string, unknown>>[] };
}

/** Details of one route to check: the first of its list, one in the middle, the last. */
const pickThree = <Thing>(things: readonly Thing[]): Thing[] => [
  ...new Set([things[0], things[Math.floor(things.length / 2)], things.at(-1)].filter((thing) => thing !== undefined)),
];

async function listDetails(siteUrl: string, { path, listedBy }: SiteRoute): Promise<string[]> {
  if (listedBy === undefined) return [path];
  const { get, key, where } = listedBy;
  const response = await fetch(siteUrl + get.replace('{pageNum}', '1'), { headers: { accept: 'application/json' } });
  const { data } = (await response.json()) as Envelope;
  const things = data.list.filter((thing) => Object.entries(where).every(([name, value]) => thing[name] === value));
  if (things.length === 0) throw new Error(`${path} lists nothing to look at`);
  return pickThree(things).map((thing) => `${path}?${key}=${encodeURIComponent(String(thing[key]))}`);
}

/** Further pages of lists: a second page, a search, an error page. */
const furtherPages = [
  '/infoPlaza/notice?pageNum=2',
  '/searchView?search=%EA%B5%90%EC%9C%A1',
  '/terms/?tab=privacy',
  '/easyReservation?searchKeyword=%ED%98%84%EB%AF%B8%EA%B2%BD',
  '/no-such-page',
];

/** @returns paths of every page that a visitor may open: the routes of the registry, with three details of each list */
export async function listPages(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/registry.json`);
  const { remotes } = (await response.json()) as Registry;
  const routes = Object.values(remotes)
    .flatMap(({ remoteJson }) => remoteJson.routes)
    .filter(({ redirect, guard }) => redirect === undefined && (guard === null || guard === 'visitor'));
  const pages = await Promise.all(routes.map((route) => listDetails(siteUrl, route)));
  return [...pages.flat(), ...furtherPages];
}
