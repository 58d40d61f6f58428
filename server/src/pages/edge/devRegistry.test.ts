import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRelease } from '../../release/registry/testReleases.ts';
import { infoplaza, openTestSite, parsePage } from './testEdge.ts';

const servers: Server[] = [];

const site = await openTestSite();
beforeAll(async () => {
  await site.publishAll();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await site.close();
});

async function serveRelease(release: unknown): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify(release)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function getPage(devRemotes: ReadonlyMap<string, string>) {
  const response = await site.createSite({ devRemotes }).inject('/infoPlaza/notice');
  return { html: response.body, policy: response.headers['content-security-policy'], ...parsePage(response.body) };
}

describe('a page in development', () => {
  it("runs a remote from its dev server, with the dev server's routes", async () => {
    const { manifest } = aRelease({ buildId: 'build0001', remoteJson: infoplaza });
    const origin = await serveRelease({ ...manifest, global: 'mf_infoplaza_dev', entry: 'remoteEntry.js' });

    const page = await getPage(new Map([['mf-infoplaza', origin]]));

    expect(page.snapshot.registry.remotes['mf-infoplaza']).toMatchObject({
      entry: `${origin}/remoteEntry.js`,
      global: 'mf_infoplaza_dev',
      integrity: '',
    });
    expect(page.preloads.some((href) => href?.includes('mf-infoplaza'))).toBe(false);
    expect(page.policy).toContain(`connect-src 'self' ${origin} ${origin.replace('http', 'ws')}`);
  });

  it("loads the shell's scripts from its dev server", async () => {
    const origin = await serveRelease(aRelease({ buildId: 'shell0001', remoteJson: null }).manifest);

    const page = await getPage(new Map([['shell', origin]]));

    expect(page.html).toContain(`<script async src="${origin}/entry.js" nonce=`);
    expect(page.html).not.toContain('/remotes/shell/');
  });

  it('runs the published release while the dev server does not answer', async () => {
    const page = await getPage(new Map([['mf-infoplaza', 'http://localhost:1']]));

    expect(page.preloads).toContain('/remotes/mf-infoplaza/build0001/entry.js');
  });
});
