import type { Registry, RemoteRoute } from '@haesol/contracts/release';
import { fillGet } from '@haesol/contracts/release';
import { escapeHtml } from '../../http/escapeHtml.ts';

/** RSS feed of the notices (server/src/domains/board/posts/feed.ts), linked in each page for feed readers. */
export const noticeFeedPath = '/rss/notices.xml';

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

/** Returns true for pages in the sitemap: public, and complete without a key in the query string. */
function isListed(route: RemoteRoute): boolean {
  const needsKey = route.gets.some((get) => fillGet(get, new URLSearchParams()) === undefined);
  return route.guard === null && !route.noindex && route.redirect === undefined && !needsKey;
}

/** Limit of list pages that the sitemap reads, each with at most a hundred items. */
const maxListPages = 20;

/** Reads a GET of the API. @returns its `data`, or undefined */
export type ReadData = (path: string) => Promise<unknown>;

/** Page in the sitemap. */
interface ListedPage {
  readonly path: string;
  /** Day or instant of its last change, if the list has one. */
  readonly changedAt?: string;
}

/** Fields of a list with the time of change, in order of preference. */
const changeFields = ['updatedDt', 'createdDt'];

function toListedPage(path: string, item: Record<string, unknown>): ListedPage {
  const changedAt = changeFields.map((field) => item[field]).find((value) => typeof value === 'string');
  return changedAt === undefined ? { path } : { path, changedAt };
}

/** Lists all items in a list of the API. */
async function listItems({ get, where }: NonNullable<RemoteRoute['listedBy']>, read: ReadData) {
  const items: Record<string, unknown>[] = [];
  for (let pageNum = 1; pageNum <= maxListPages; pageNum += 1) {
    const data = (await read(get.replace('{pageNum}', String(pageNum)))) as { list?: Record<string, unknown>[] };
    const list = data?.list ?? [];
    const isListedItem = (item: Record<string, unknown>) =>
      Object.entries(where).every(([name, value]) => item[name] === value);
    items.push(...list.filter(isListedItem));
    if (list.length === 0 || !get.includes('{pageNum}')) break;
  }
  return items;
}

async function listPages(route: RemoteRoute, read: ReadData): Promise<ListedPage[]> {
  if (isListed(route)) return [{ path: route.path }];
  const { listedBy, path } = route;
  if (listedBy === undefined || route.noindex || route.guard !== null) return [];
  const items = await listItems(listedBy, read);
  return items.map((item) =>
    toListedPage(`${path}?${new URLSearchParams({ [listedBy.key]: String(item[listedBy.key]) })}`, item),
  );
}

/** Renders all listed pages: those of `remote.json`, and one for each item of a list. */
export async function renderSitemap(registry: Registry, publicUrl: string, read: ReadData): Promise<string> {
  const open = Object.values(registry.remotes).filter(({ enabled }) => enabled);
  const routes = open.flatMap(({ remoteJson }) => remoteJson.routes);
  const pages = (await Promise.all(routes.map((route) => listPages(route, read)))).flat();
  const urls = pages.map(({ path, changedAt }) => {
    const change = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${change}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
