import { createDiskStore } from '../release/registry/diskStore.ts';
import { publishRelease } from '../release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../release/registry/testReleases.ts';
import { waitFor } from '../testing/processes/site.ts';
import { openTestApp } from '../testing/testApp.ts';
import { createTestEdge } from '../testing/testWholeApi.ts';
import { parsePage } from './edge/testEdge.ts';
import { hangingMs, shellCode } from './rendering/testSite.ts';

const throwing = "exports.prepare = async () => { throw new Error('no'); };";
const waiting = 'exports.prepare = () => new Promise(() => {});';
const test = await openTestApp({ plugins: [createTestEdge({ rendering: { limitMs: hangingMs, size: 1 } })] });
afterAll(() => test.close());

async function readPage(path: string) {
  const { statusCode, body } = await test.app.inject({ url: path, headers: { accept: 'text/html' } });
  return { statusCode, failed: (parsePage(body).snapshot as unknown as { failed?: readonly string[] }).failed };
}

/** Returns the counted renders, as `mf-travel build0001 threw`. */
async function listCounted(): Promise<string[]> {
  const { values } = await test.context.metrics.failedRenders.get();
  return values.map(({ labels: { remote, build, kind } }) => `${remote} ${build} ${kind}`);
}

it('counts renders that fail or take too long by remote and build, and names the remotes in the page', async () => {
  const store = createDiskStore(test.context.config.dataDir);
  const publish = (id: string, path: string, ssr: string) => {
    const remoteJson = aRemoteJson({ id, area: [path], routes: [aRoute({ path })] });
    return publishRelease({
      db: test.db,
      store,
      ...aRelease({ buildId: 'build0001', remoteJson, ssr }),
      actor: 'test',
    });
  };
  const shell = aRelease({ buildId: 'shell0001', remoteJson: null, ssr: shellCode });
  await publishRelease({ db: test.db, store, ...shell, actor: 'test' });
  await publish('mf-infoplaza', '/infoPlaza', throwing);
  await publish('mf-travel', '/travel', waiting);

  const failed: Record<string, unknown> = {};
  for (const [path, counted] of [
    ['/infoPlaza', 'mf-infoplaza build0001 threw'],
    ['/travel', 'mf-travel build0001 slow'],
  ] as const) {
    // On a busy machine pages are sent without the workers until they have started.
    await waitFor(async () => {
      const page = await readPage(path);
      if (page.failed !== undefined) failed[path] ??= page.failed;
      return (await listCounted()).includes(counted);
    });
  }

  expect(failed).toEqual({ '/infoPlaza': ['mf-infoplaza'], '/travel': ['mf-travel'] });
}, 120_000);
