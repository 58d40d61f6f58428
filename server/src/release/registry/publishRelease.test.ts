import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { listAudit } from './auditRepository.ts';
import { findChannel } from './channelRepository.ts';
import { moveChannel } from './moveChannel.ts';
import { pruneReleases } from './pruneReleases.ts';
import { publishLocalReleases } from './publishFromDirectory.ts';
import { publishRelease } from './publishRelease.ts';
import { listReleases } from './releaseRepository.ts';
import { removeRemote } from './removeRemote.ts';
import { aRelease, aRemoteJson, aRoute, openTestRegistry } from './testReleases.ts';

const registry = await openTestRegistry();
afterEach(() => registry.reset());
afterAll(() => registry.close());

function publish(buildId: string, overrides: Partial<Parameters<typeof publishRelease>[0]> = {}) {
  const { db, store } = registry;
  return publishRelease({ db, store, ...aRelease({ buildId }), actor: 'mf-infoplaza', ...overrides });
}

function demo() {
  return { db: registry.db, store: registry.store, mode: 'demo' } as const;
}

async function stableBuild(id = 'mf-infoplaza') {
  return (await findChannel(registry.db, id, 'stable'))?.build_id;
}

async function writeBuilds(...releases: ReturnType<typeof aRelease>[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haesol-builds-'));
  const builds = releases.map(({ manifest: { id, buildId } }) => ({ id, buildId, dir: `${id}-${buildId}` }));
  for (const [index, { manifest, files }] of releases.entries()) {
    const all = new Map<string, Uint8Array | string>([...files, ['release.json', JSON.stringify(manifest)]]);
    for (const [name, bytes] of all) {
      const file = join(folder, builds[index]?.dir ?? '', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }
  const file = join(folder, 'builds.json');
  await writeFile(file, JSON.stringify(builds));
  return file;
}

describe('publishRelease', () => {
  it('writes the files with their compressed forms, moves the channel and records it', async () => {
    const published = await publish('build0001');

    const { store, db } = registry;
    const entry = await store.read('mf-infoplaza/build0001/entry.js');
    expect(published).toEqual({ id: 'mf-infoplaza', buildId: 'build0001', isNew: true, moved: true });
    expect(brotliDecompressSync((await store.read('mf-infoplaza/build0001/entry.js.br')) ?? '')).toEqual(entry);
    expect(gunzipSync((await store.read('mf-infoplaza/build0001/entry.js.gz')) ?? '')).toEqual(entry);
    expect(await stableBuild()).toBe('build0001');
    expect((await listAudit(db, 'mf-infoplaza', 10)).map(({ action }) => action)).toEqual(['move', 'publish']);
  });

  it('is idempotent for the same release', async () => {
    await publish('build0001');

    const again = await publish('build0001');

    expect(again).toMatchObject({ isNew: false, moved: false });
    expect(await listAudit(registry.db, 'mf-infoplaza', 10)).toHaveLength(2);
  });

  it('refuses different bytes for a published build, and keeps the first', async () => {
    await publish('build0001');
    const before = await registry.store.read('mf-infoplaza/build0001/entry.js');

    const other = publish('build0001', aRelease({ buildId: 'build0001', text: 'other' }));

    await expect(other).rejects.toMatchObject({ kind: 'conflict' });
    expect(await registry.store.read('mf-infoplaza/build0001/entry.js')).toEqual(before);
  });

  it('restores files lost from the store', async () => {
    await publish('build0001');
    await registry.store.remove('mf-infoplaza/build0001');

    await publish('build0001');

    expect(await registry.store.list('mf-infoplaza/build0001')).toHaveProperty('size', 16);
  });

  it('refuses a file that differs from release.json', async () => {
    const { manifest, files } = aRelease({ buildId: 'build0001' });
    files.set('entry.js', Buffer.from('alert(1)'));

    await expect(publish('build0001', { manifest, files })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await stableBuild()).toBeUndefined();
    expect(await registry.store.list('mf-infoplaza')).toEqual(new Map());
  });

  it.each(['../x.js', '/etc/x.js', 'a/../../x.js', 'a\\x.js', '.x.js', 'nul.js', 'release.json', 'x.js.br', 'x.html'])(
    'refuses %s as a file name',
    async (name) => {
      const { manifest, files } = aRelease({ buildId: 'build0001' });
      const bytes = files.get('entry.js') ?? Buffer.alloc(0);
      files.set(name, bytes);
      const listed = { ...manifest.files, [name]: manifest.files['entry.js'] };

      const published = publish('build0001', { manifest: { ...manifest, files: listed }, files });

      await expect(published).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it('refuses an unlisted file', async () => {
    const { manifest, files } = aRelease({ buildId: 'build0001' });
    files.set('extra.js', Buffer.from(''));

    await expect(publish('build0001', { manifest, files })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('refuses a chunk whose files are not in the release', async () => {
    const { manifest, files } = aRelease({ buildId: 'build0001' });
    const chunks = { notice: { scripts: ['absent.js'], css: [] } };

    await expect(publish('build0001', { manifest: { ...manifest, chunks }, files })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('refuses a remote.json of another remote', async () => {
    const { manifest, files } = aRelease({ buildId: 'build0001' });
    const foreign = { ...manifest, remoteJson: aRemoteJson({ id: 'mf-travel' }) };

    await expect(publish('build0001', { manifest: foreign, files })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it("refuses routes below the server's own paths", async () => {
    const remoteJson = aRemoteJson({ routes: [aRoute({ path: '/API/v1/members' })] });

    const published = publish('build0001', aRelease({ buildId: 'build0001', remoteJson }));

    await expect(published).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('refuses to move a channel with an unexpected build', async () => {
    await publish('build0001');

    await expect(publish('build0002', { expect: 'build0000' })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await stableBuild()).toBe('build0001');
  });
});

describe('moveChannel', () => {
  it('lets one of two moves with the same expected build win', async () => {
    await publish('build0001');
    await publish('build0002', { channel: 'next' });
    await publish('build0003', { channel: 'next', expect: 'build0002' });
    const move = { id: 'mf-infoplaza', channel: 'stable', expect: 'build0001', actor: 'test' };

    const results = await Promise.allSettled([
      moveChannel(registry.db, { ...move, to: 'build0002' }),
      moveChannel(registry.db, { ...move, to: 'build0003' }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } });
  });

  it('refuses an unpublished build', async () => {
    const move = { id: 'mf-infoplaza', channel: 'stable', to: 'build0009', expect: null, actor: 'test' };

    await expect(moveChannel(registry.db, move)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('refuses a channel with another name', async () => {
    await publish('build0001');
    const move = { id: 'mf-infoplaza', channel: 'prod', to: 'build0001', expect: null, actor: 'test' };

    await expect(moveChannel(registry.db, move)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('publishLocalReleases', () => {
  it('publishes every build of the file', async () => {
    const shell = aRelease({ buildId: 'shell0001', remoteJson: null });
    const file = await writeBuilds(aRelease({ buildId: 'build0001' }), shell);

    const published = await publishLocalReleases(file, demo());

    expect(published.map(({ id, moved }) => [id, moved])).toEqual([
      ['mf-infoplaza', true],
      ['shell', true],
    ]);
  });

  it('reads no file of a known build again, unless one is lost from the store', async () => {
    const file = await writeBuilds(aRelease({ buildId: 'build0001' }));
    const entry = join(dirname(file), 'mf-infoplaza-build0001/entry.js');
    await publishLocalReleases(file, demo());
    const { length } = await readFile(entry);
    // Bytes that no publishing would accept.
    await writeFile(entry, 'x'.repeat(length));

    expect(await publishLocalReleases(file, demo())).toMatchObject([{ isNew: false, moved: false }]);
    await registry.store.remove('mf-infoplaza/build0001/entry.js.gz');
    await expect(publishLocalReleases(file, demo())).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('restores files that the store has lost', async () => {
    const file = await writeBuilds(aRelease({ buildId: 'build0001' }));
    await publishLocalReleases(file, demo());
    const before = await registry.store.list('mf-infoplaza/build0001');
    await registry.store.put('mf-infoplaza/build0001/entry.js', Buffer.from('cut'));
    await registry.store.remove('mf-infoplaza/build0001/entry.js.br');

    await publishLocalReleases(file, demo());

    expect(await registry.store.list('mf-infoplaza/build0001')).toEqual(before);
  });

  it('moves back to an older local build', async () => {
    const older = await writeBuilds(aRelease({ buildId: 'build0001' }));
    await publishLocalReleases(older, demo());
    await publishLocalReleases(await writeBuilds(aRelease({ buildId: 'build0002' })), demo());

    await publishLocalReleases(older, demo());

    expect(await stableBuild()).toBe('build0001');
  });

  it('does not undo a rollback', async () => {
    await publish('build0001');
    const file = await writeBuilds(aRelease({ buildId: 'build0002' }));
    await publishLocalReleases(file, demo());
    const back = { id: 'mf-infoplaza', channel: 'stable', to: 'build0001', expect: 'build0002', actor: 'operator' };
    await moveChannel(registry.db, back);

    await publishLocalReleases(file, demo());

    expect(await stableBuild()).toBe('build0001');
  });
});

describe('publishLocalReleases after a removal', () => {
  it.each(['demo', 'production'] as const)('leaves the removed remote out in mode %s', async (mode) => {
    const file = await writeBuilds(aRelease({ buildId: 'build0001' }));
    await publishLocalReleases(file, demo());
    await removeRemote(registry.db, {
      id: 'mf-infoplaza',
      actor: 'test',
      person: '한가람',
      proof: null,
      reason: '다른 곳으로 옮깁니다.',
    });

    await publishLocalReleases(file, { ...demo(), mode });
    const next = await writeBuilds(aRelease({ buildId: 'build0002' }));

    expect(await publishLocalReleases(next, { ...demo(), mode })).toEqual([]);
    expect(await stableBuild()).toBeUndefined();
  });
});

describe('publishLocalReleases in production', () => {
  it('moves a channel for a new build only', async () => {
    const older = await writeBuilds(aRelease({ buildId: 'build0001' }));
    const production = { ...demo(), mode: 'production' } as const;
    await publishLocalReleases(older, production);
    await publishLocalReleases(await writeBuilds(aRelease({ buildId: 'build0002' })), production);

    await publishLocalReleases(older, production);

    expect(await stableBuild()).toBe('build0002');
  });
});

describe('pruneReleases', () => {
  it('keeps ten builds, recent ones, and those in a channel', async () => {
    const builds = Array.from({ length: 13 }, (_, index) => `build00${String(index + 10)}`);
    for (const buildId of builds) await publish(buildId);
    await moveChannel(registry.db, {
      id: 'mf-infoplaza',
      channel: 'next',
      to: 'build0011',
      expect: null,
      actor: 'test',
    });
    await sql`
      update remote_release set published_at = now() - interval '40 days' + (right(build_id, 2)::int * interval '1 minute')
      where build_id <> 'build0012'`.execute(registry.db);

    const removed = await pruneReleases({ ...registry, id: 'mf-infoplaza', actor: 'test' });

    const left = await listReleases(registry.db, 'mf-infoplaza');
    expect(removed).toEqual(['build0013', 'build0010']);
    expect(left).toHaveLength(11);
    expect(left.find(({ buildId }) => buildId === 'build0011')?.channels).toEqual(['next']);
    expect(await registry.store.list('mf-infoplaza/build0010')).toEqual(new Map());
  });
});
