import type { Registry, RemoteRoute } from '@haesol/shared/contracts';
import { fillGet } from '@haesol/shared/contracts';
import { escapeHtml } from './escapeHtml.ts';

export function renderRobots(publicUrl: string): string {
  const closed = ['/api/', '/file/', '/dev/', '/docs', '/myPage', '/login', '/join'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Whether the sitemap lists a page: open to all, and complete without a key in its query string. */
function isListed(route: RemoteRoute): boolean {
  const needsKey = route.gets.some((get) => fillGet(get, new URLSearchParams()) === undefined);
  return route.guard === null && !route.noindex && route.redirect === undefined && !needsKey;
}

/** Pages of a list that the sitemap reads; each has at most a hundred items. */
const maxListPages = 20;

/** Reads a GET of the API. @returns its `data`; undefined when there is none */
export type ReadData = (path: string) => Promise<unknown>;

/** Keys of all items in a list of the API. */
async function listKeys({ get, key, where }: NonNullable<RemoteRoute['listedBy']>, read: ReadData): Promise<string[]> {
  const keys: string[] = [];
  for (let pageNum = 1; pageNum <= maxListPages; pageNum += 1) {
    const data = (await read(get.replace('{pageNum}', String(pageNum)))) as { list?: Record<string, unknown>[] };
    const list = data?.list ?? [];
    const isListedItem = (item: Record<string, unknown>) =>
      Object.entries(where).every(([name, value]) => item[name] === value);
    keys.push(...list.filter(isListedItem).map((item) => String(item[key])));
    if (list.length === 0 || !get.includes('{pageNum}')) break;
  }
  return keys;
}

async function listPaths(route: RemoteRoute, read: ReadData): Promise<string[]> {
  if (isListed(route)) return [route.path];
  const { listedBy, path } = route;
  if (listedBy === undefined || route.noindex || route.guard !== null) return [];
  const keys = await listKeys(listedBy, read);
  return keys.map((key) => `${path}?${new URLSearchParams({ [listedBy.key]: key })}`);
}

/** Every listed page: those of `remote.json`, and one for each item of a list. */
export async function renderSitemap(registry: Registry, publicUrl: string, read: ReadData): Promise<string> {
  const open = Object.values(registry.remotes).filter(({ enabled }) => enabled);
  const routes = open.flatMap(({ remoteJson }) => remoteJson.routes);
  const paths = (await Promise.all(routes.map((route) => listPaths(route, read)))).flat();
  const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
