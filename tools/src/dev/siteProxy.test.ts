import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RegistryEntry } from '@haesol/contracts/release';
import { createSiteProxy } from './siteProxy.ts';

const entry = { buildId: 'dev', remoteJson: { id: 'mf-lectures' } } as unknown as RegistryEntry;
const snapshot = JSON.stringify({ registry: { remotes: {} }, rendered: [] });
const page = `<div id="root"><p>404</p></div><noscript></noscript><script type="application/json" id="hs-page">${snapshot}</script>`;
const received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, 'localhost');
  await once(server, 'listening');
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const site = await listen((request, reply) => {
  void text(request).then((body) => {
    const { url, headers } = request;
    received.push({ url, headers, body });
    if (url === '/registry.json') reply.writeHead(200, { etag: 'x' }).end('{"version":"1","remotes":{"mf-travel":{}}}');
    else if (url === '/moved') reply.writeHead(302, { location: `${site.url}/lectures` }).end();
    else if (url?.startsWith('/api/')) reply.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end('{"data":1}');
    else reply.writeHead(404, { 'content-type': 'text/html', 'strict-transport-security': 'max-age=1' }).end(page);
  });
});
let handle: RequestListener = () => undefined;
const own = await listen((request, reply) => handle(request, reply));
handle = createSiteProxy({
  site: site.url,
  own: own.url,
  readEntry: async () => entry,
  isOwnPage: async (path) => path === '/lectures',
});
afterAll(() => {
  for (const { server } of [site, own]) server.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${own.url}${path}`, { redirect: 'manual', ...init });

describe('createSiteProxy', () => {
  it('shows a page that the site does not have yet, and leaves other missing pages missing', async () => {
    const [new_, other] = await Promise.all([ask('/lectures?page=2'), ask('/nowhere')]);

    expect([new_.status, other.status]).toEqual([200, 404]);
    expect(new_.headers.get('strict-transport-security')).toBeNull();
    expect(await new_.text()).toContain('<div id="root"></div>');
  });

  it('has the remote in the registry of the site', async () => {
    const response = await ask('/registry.json');

    expect(await response.json()).toEqual({ version: '1', remotes: { 'mf-travel': {}, 'mf-lectures': entry } });
    expect(response.headers.get('etag')).toBeNull();
  });

  it('passes calls with body, cookies and the origin of the site', async () => {
    received.length = 0;
    const response = await ask('/api/v1/x', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', cookie: 'c=3', origin: own.url },
    });

    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
      200,
      { data: 1 },
      ['a=1', 'b=2'],
    ]);
    expect(received).toMatchObject([
      { url: '/api/v1/x', body: '{"a":1}', headers: { cookie: 'c=3', origin: site.url } },
    ]);
  });

  it('keeps a redirect of the site on this machine', async () => {
    expect((await ask('/moved')).headers.get('location')).toBe(`${own.url}/lectures`);
  });
});
