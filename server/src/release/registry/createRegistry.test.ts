import { sql } from 'kysely';
import { createRegistry, toRegistry } from './createRegistry.ts';
import { moveChannel, switchRemote } from './moveChannel.ts';
import { publishRelease } from './publishRelease.ts';
import { aRelease, aRemoteJson, openTestRegistry } from './testReleases.ts';

const test = await openTestRegistry();
beforeEach(async () => {
  await publish({ buildId: 'shell0001', remoteJson: null });
  await publish({ buildId: 'build0001' });
});
afterEach(() => test.reset());
afterAll(() => test.close());

function publish(options: Parameters<typeof aRelease>[0], channel = 'stable') {
  return publishRelease({ db: test.db, store: test.store, ...aRelease(options), actor: 'test', channel });
}

describe('createRegistry', () => {
  it('names the current and the previous shell, after moves in any direction', async () => {
    const move = { id: 'shell', channel: 'stable', actor: 'test' };
    await publish({ buildId: 'shell0002', remoteJson: null });
    await publish({ buildId: 'shell0003', remoteJson: null });
    expect((await createRegistry(test.db).get()).shells).toEqual(['shell0003', 'shell0002']);

    await moveChannel(test.db, { ...move, to: 'shell0001', expect: 'shell0003' });
    await publish({ buildId: 'shell0004', remoteJson: null }, 'next');

    expect((await createRegistry(test.db).get()).shells).toEqual(['shell0001', 'shell0003']);
  });

  it('names entry, scripts and stylesheets with their hashes', async () => {
    const { remotes, shell } = await createRegistry(test.db).get();

    const { manifest } = aRelease({ buildId: 'build0001' });
    expect(shell?.buildId).toBe('shell0001');
    expect(remotes['mf-infoplaza']).toMatchObject({
      entry: '/remotes/mf-infoplaza/build0001/entry.js',
      integrity: manifest.files['entry.js'],
      css: [{ href: '/remotes/mf-infoplaza/build0001/mf-infoplaza.0a1b2c3d.css' }],
      enabled: true,
    });
  });

  it('sees a move by another server after a second, and its own at once', async () => {
    await publish({ buildId: 'build0002' }, 'next');
    let nowMs = 0;
    const registry = createRegistry(test.db, () => nowMs);
    const first = await registry.get();
    await moveChannel(test.db, {
      id: 'mf-infoplaza',
      channel: 'stable',
      to: 'build0002',
      expect: 'build0001',
      actor: 'test',
    });

    const within = await registry.get();
    nowMs = 1_001;
    const after = await registry.get();
    await switchRemote(test.db, { id: 'mf-infoplaza', enabled: false, notice: '점검 중입니다.', actor: 'test' });
    registry.invalidate();
    const invalidated = await registry.get();

    expect(within).toBe(first);
    expect(after.remotes['mf-infoplaza']?.buildId).toBe('build0002');
    expect(invalidated.remotes['mf-infoplaza']).toMatchObject({ enabled: false, notice: '점검 중입니다.' });
  });

  it('caches the last state while the database is unavailable', async () => {
    let nowMs = 0;
    const registry = createRegistry(test.db, () => nowMs);
    const first = await registry.get();
    await sql`alter table remote_channel rename to remote_channel_away`.execute(test.db);
    nowMs = 5_000;

    const meanwhile = await registry.get();
    await sql`alter table remote_channel_away rename to remote_channel`.execute(test.db);

    expect(meanwhile).toBe(first);
  });
});

describe('toRegistry', () => {
  it('excludes remotes and menu entries of other roles', async () => {
    const entry = {
      group: 'office',
      menu: 'office',
      label: '업무',
      link: '/office',
      description: '',
      roles: ['STAFF'],
    };
    const menu = [{ ...entry, order: 1 }];
    await publish({ buildId: 'office001', remoteJson: aRemoteJson({ id: 'mf-office', roles: ['STAFF'] }) });
    await publish({ buildId: 'travel001', remoteJson: aRemoteJson({ id: 'mf-travel', menu }) });

    const state = await createRegistry(test.db).get();
    const visitor = toRegistry(state, []);
    const staff = toRegistry(state, ['STAFF']);

    expect(Object.keys(visitor?.remotes ?? {})).toEqual(['mf-infoplaza', 'mf-travel']);
    expect(visitor?.remotes['mf-travel']?.remoteJson.menu).toEqual([]);
    expect(Object.keys(staff?.remotes ?? {})).toEqual(['mf-infoplaza', 'mf-office', 'mf-travel']);
    expect(staff?.remotes['mf-travel']?.remoteJson.menu).toHaveLength(1);
  });
});
