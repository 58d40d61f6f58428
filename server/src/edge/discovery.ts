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

/** A page that stands for itself: open to all, and complete without a key in its query string. */
function isListed(route: RemoteRoute): boolean {
  const needsKey = route.gets.some((get) => fillGet(get, new URLSearchParams()) === undefined);
  return route.guard === null && !route.noindex && route.redirect === undefined && !needsKey;
}

export function renderSitemap(registry: Registry, publicUrl: string): string {
  const open = Object.values(registry.remotes).filter(({ enabled }) => enabled);
  const paths = open.flatMap(({ remoteJson }) => remoteJson.routes.filter(isListed).map(({ path }) => path));
  const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
