import type { Registry, RemoteRoute } from '@haesol/contracts/release';
import { fillGet } from '@haesol/contracts/release';
import { escapeHtml } from '../../http/escapeHtml.ts';

/** RSS feed of the notices (server/src/domains/board/posts/feed.ts); each page names it for feed readers. */
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

/** Whether the sitemap lists a page: open to all, and complete without a key in its query string. */
function isListed(route: RemoteRoute): boolean {
  const needsKey = route.gets.some((get) => fillGet(get, new URLSearchParams()) === undefined);
  return route.guard === null && !route.noindex && route.redirect === undefined && !needsKey;
}

/** Pages of a list that the sitemap reads; each has at most a hundred items. */
const maxListPages = 20;

/** Reads a GET of the API. @returns its `data`; undefined when there is none */
export type ReadData = (path: string) => Promise<unknown>;

/** A page of the site map. */
interface ListedPage {
  readonly path: string;
  /** Day or instant of its last change, where the list says one. */
  readonly changedAt?: string;
}

/** Fields of a list that say when an item was changed, the first that is there. */
const changeFields = ['updatedDt', 'createdDt'];

function toListedPage(path: string, item: Record<string, unknown>): ListedPage {
  const changedAt = changeFields.map((field) => item[field]).find((value) => typeof value === 'string');
  return changedAt === undefined ? { path } : { path, changedAt };
}

/** All items in a list of the API. */
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

/** Every listed page: those of `remote.json`, and one for each item of a list. */
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
