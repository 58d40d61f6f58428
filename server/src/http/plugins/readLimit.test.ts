import { setTimeout as delay } from 'node:timers/promises';
import { createDiskStore } from '../../release/registry/diskStore.ts';
import { publishRelease } from '../../release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';

const search = (word: string) => `searchKeyword=${encodeURIComponent(word)}`;

async function countReads(test: TestApp, address: string): Promise<number> {
  const rows = await test.db
    .selectFrom('rate_counter')
    .select('hits')
    .where('key', 'like', `read visitor ${address}%`)
    .execute();
  return rows.reduce((sum, { hits }) => sum + hits, 0);
}

describe('reads of an address', () => {
  it('are the feed, calendar files and signed documents too, and calls of the contract', async () => {
    const test = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
    const paths = [
      '/rss/notices.xml',
      '/file/edu-calendar?eduUid=x',
      '/file/certificate?aplUid=x',
      '/api/v1/posts/list?pageNum=1',
    ];
    const counted: number[] = [];
    for (const [at, url] of paths.entries()) {
      const remoteAddress = `192.0.2.${20 + at}`;
      for (let sent = 0; sent < 2; sent += 1) await test.app.inject({ url, remoteAddress });
      for (let tries = 0; tries < 200 && (await countReads(test, remoteAddress)) < 2; tries += 1) await delay(50);
      counted.push(await countReads(test, remoteAddress));
    }

    expect(counted).toEqual([2, 2, 2, 2]);
    await test.close();
  });

  it('are searches of lists too, by the API and within a page that is made for them', async () => {
    const test = await openTestApp({ environment: { RATE_LIMITS: 'on' }, plugins: [createTestEdge()] });
    const store = createDiskStore(test.context.config.dataDir);
    const get = '/api/v1/posts/list?searchKeyword={searchKeyword=}';
    const remoteJson = aRemoteJson({ routes: [aRoute({ gets: [get] })] });
    const builds = [
      aRelease({ buildId: 'shell0001', remoteJson: null }),
      aRelease({ buildId: 'build0001', remoteJson }),
    ];
    for (const build of builds) await publishRelease({ db: test.db, store, ...build, actor: 'test' });
    const ask = async (url: string) => {
      const headers = { accept: 'text/html,*/*' };
      const { statusCode } = await test.app.inject({ url, headers, remoteAddress: '192.0.2.7' });
      expect(statusCode).toBe(200);
    };

    for (const word of ['가', '나', '다']) await ask(`/api/v1/posts/list?${search(word)}`);
    for (const word of ['라', '마']) await ask(`/infoPlaza/notice?${search(word)}`);
    // Counts are shared once a second.
    for (let tries = 0; tries < 200 && (await countReads(test, '192.0.2.7')) < 5; tries += 1) await delay(50);

    expect(await countReads(test, '192.0.2.7')).toBe(5);
    await test.close();
  });
});
