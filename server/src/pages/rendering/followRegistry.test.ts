import { once } from 'node:events';
import { createRegistry } from '../../release/registry/createRegistry.ts';
import { moveChannel } from '../../release/registry/moveChannel.ts';
import { publishRelease } from '../../release/registry/publishRelease.ts';
import { aRelease, openTestRegistry } from '../../release/registry/testReleases.ts';
import { type FollowSettings, followRegistry } from './followRegistry.ts';

const test = await openTestRegistry();
beforeEach(async () => {
  await publish({ buildId: 'shell0001', remoteJson: null });
  await publish({ buildId: 'build0001' });
  await publish({ buildId: 'build0002' });
});
afterEach(() => test.reset());
afterAll(() => test.close());

const publish = (options: Parameters<typeof aRelease>[0]) =>
  publishRelease({ db: test.db, store: test.store, ...aRelease(options), actor: 'test', channel: 'stable' });

const rollBack = () =>
  moveChannel(test.db, {
    id: 'mf-infoplaza',
    channel: 'stable',
    to: 'build0001',
    expect: 'build0002',
    actor: 'another process',
  });

/** Time stands still for the registry: without a notice it never reads again. */
const openRegistry = () => createRegistry(test.db, () => 0);

/** Emits the builds that workers may keep, once they change. */
function watchRenderer() {
  const kept = new EventTarget();
  let last = '';
  const renderer: FollowSettings['renderer'] = {
    warm: async () => undefined,
    keepOnly({ remotes }) {
      const builds = Object.values(remotes).map(({ buildId }) => buildId);
      if (builds.join() !== last) kept.dispatchEvent(new CustomEvent('builds', { detail: builds }));
      last = builds.join();
    },
  };
  const next = async () => ((await once(kept, 'builds')) as [CustomEvent<string[]>])[0].detail;
  return { renderer, next };
}

describe('followRegistry', () => {
  it('ends a build that another process has rolled back by the notice alone', async () => {
    const { renderer, next } = watchRenderer();
    const follow = followRegistry({ renderer, registry: openRegistry(), notices: test.notices, pollMs: 3_600_000 });
    const first = next();
    await follow.start();
    expect(await first).toEqual(['build0002']);

    const second = next();
    await rollBack();

    expect(await second).toEqual(['build0001']);
    await follow.stop();
  });

  it('reads the registry again after a lost connection for notices, and polls it without one', async () => {
    const { renderer, next } = watchRenderer();
    let tries = 0;
    let onGap: () => void = () => undefined;
    const notices: FollowSettings['notices'] = {
      async listen(_channel, listener) {
        tries += 1;
        if (tries === 1) throw new Error('the database cannot be reached');
        ({ onGap } = listener);
        return () => undefined;
      },
    };
    const follow = followRegistry({ renderer, registry: openRegistry(), notices, pollMs: 5 });
    const first = next();
    await follow.start();
    expect(await first).toEqual(['build0002']);
    while (tries < 2) await new Promise((resolve) => setTimeout(resolve, 5));

    const second = next();
    await rollBack();
    onGap();

    expect(await second).toEqual(['build0001']);
    expect(tries).toBe(2);
    await follow.stop();
  });
});
