import { setTimeout as delay } from 'node:timers/promises';
import { createDiskStore } from '../../release/registry/diskStore.ts';
import { publishRelease } from '../../release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';

const search = (word: string) => `searchKeyword=${encodeURIComponent(word)}`;

describe('reads of an address', () => {
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
    const countReads = async () => {
      const rows = await test.db
        .selectFrom('rate_counter')
        .select('hits')
        .where('key', 'like', 'read visitor 192.0.2.7%')
        .execute();
      return rows.reduce((sum, { hits }) => sum + hits, 0);
    };

    for (const word of ['가', '나', '다']) await ask(`/api/v1/posts/list?${search(word)}`);
    for (const word of ['라', '마']) await ask(`/infoPlaza/notice?${search(word)}`);
    // Counts are shared once a second.
    for (let tries = 0; tries < 200 && (await countReads()) < 5; tries += 1) await delay(50);

    expect(await countReads()).toBe(5);
    await test.close();
  });
});
