import { listTabBuilds, readGuard, readLoads, readShared } from './readTab.ts';

const anEntry = (name: string, startTime: number) => ({ name, startTime, duration: 12.4, transferSize: 900 });
const site = 'https://haesol.example';

describe('readLoads', () => {
  const loads = readLoads([
    anEntry(`${site}/remotes/mf-travel/build0001/remoteEntry.js`, 100),
    anEntry(`${site}/api/v1/posts/list`, 150),
    anEntry(`${site}/remotes/mf-travel/build0002/chunks/list.js?x`, 300.6),
    anEntry(`${site}/remotes/shell/shell0001/main.js`, 1),
  ]);

  it('lists only release files, the newest first', () => {
    expect(loads.map(({ id, file, startMs }) => [id, file, startMs])).toEqual([
      ['mf-travel', 'chunks/list.js', 301],
      ['mf-travel', 'remoteEntry.js', 100],
      ['shell', 'main.js', 1],
    ]);
    expect(loads[0]).toMatchObject({ durationMs: 12, bytes: 900 });
  });

  it('lists the builds of the tab, the last first', () => {
    expect([...listTabBuilds(loads)]).toEqual([
      ['mf-travel', ['build0002', 'build0001']],
      ['shell', ['shell0001']],
    ]);
  });
});

describe('readShared', () => {
  it('lists libraries with several versions first', () => {
    const scope = {
      jotai: { '2.1.0': { from: 'shell' } },
      react: { '19.2.0': { from: 'shell' }, '18.3.1': { from: 'x' } },
    };

    expect(readShared({ __INSTANCES__: [{ shareScopeMap: { default: scope } }] })).toEqual([
      {
        name: 'react',
        versions: [
          { version: '19.2.0', from: 'shell' },
          { version: '18.3.1', from: 'x' },
        ],
      },
      { name: 'jotai', versions: [{ version: '2.1.0', from: 'shell' }] },
    ]);
  });

  it('is empty before the runtime has started', () => {
    expect([readShared(undefined), readShared({ __INSTANCES__: [{}] })]).toEqual([[], []]);
  });
});

describe('readGuard', () => {
  it('returns the last reload and the builds that it was for', () => {
    expect(readGuard('1700000000000', '["mf-travel@build0001"]')).toEqual({
      lastReload: 1_700_000_000_000,
      failedBuilds: ['mf-travel@build0001'],
    });
  });

  it.each([
    [null, null],
    ['', '{'],
    ['x', '{"a":1}'],
  ])('ignores %j and %j', (at, builds) => {
    expect(readGuard(at, builds)).toEqual({ lastReload: undefined, failedBuilds: [] });
  });
});
