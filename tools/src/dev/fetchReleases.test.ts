import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdgePlugin } from '../../../server/src/pages/edgePlugin.ts';
import { createDiskStore } from '../../../server/src/release/registry/diskStore.ts';
import { publishRelease } from '../../../server/src/release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../../../server/src/release/registry/testReleases.ts';
import { openTestApp, type TestApp } from '../../../server/src/testing/testApp.ts';
import { fetchReleases } from './fetchReleases.ts';

let cacheDir: string;
let test: TestApp;
let site: string;
let lines: string[];

const infoplaza = aRelease({
  buildId: 'build0001',
  ssr: 'exports.prepare = async () => null;',
  remoteJson: aRemoteJson({ routes: [aRoute()] }),
});

const dataDir = await mkdtemp(join(tmpdir(), 'haesol-site-'));
beforeAll(async () => {
  const store = createDiskStore(dataDir);
  test = await openTestApp({ environment: { HAESOL_DATA_DIR: dataDir }, plugins: [createEdgePlugin({ store })] });
  const lectures = aRelease({
    buildId: 'build0002',
    remoteJson: aRemoteJson({ id: 'mf-lectures', area: ['/lectures'] }),
  });
  for (const release of [aRelease({ buildId: 'shell0001', remoteJson: null }), infoplaza, lectures]) {
    await publishRelease({ db: test.db, store, ...release, actor: 'test' });
  }
  site = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'haesol-fetched-'));
  lines = [];
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const fetchAll = () => fetchReleases(`${site}/`, { cacheDir, log: (line) => void lines.push(line) });

describe('fetchReleases', () => {
  it('fetches every remote of a site without its server part, also those missing in this workspace', async () => {
    const builds = await fetchAll();

    expect(builds.map(({ id, buildId }) => [id, buildId])).toEqual([
      ['mf-infoplaza', 'build0001'],
      ['mf-lectures', 'build0002'],
    ]);
    const [first] = builds;
    const release = JSON.parse(await readFile(join(first?.dir ?? '', 'release.json'), 'utf8'));
    expect(release).toMatchObject({
      id: 'mf-infoplaza',
      entry: 'entry.js',
      ssr: null,
      chunks: infoplaza.manifest.chunks,
    });
    expect(await readdir(first?.dir ?? '')).not.toContain('ssr');
    expect(await readFile(join(first?.dir ?? '', 'entry.js'))).toEqual(infoplaza.files.get('entry.js'));
  });

  it('returns folders that a server can publish unchanged', async () => {
    const ownDir = await mkdtemp(join(tmpdir(), 'haesol-own-'));
    const own = await openTestApp({ environment: { HAESOL_DATA_DIR: ownDir } });
    const [build] = await fetchAll();
    const dir = build?.dir ?? '';
    const manifest = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8'));
    const names = Object.keys(manifest.files);
    const files = new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)),
    );

    const published = await publishRelease({
      db: own.db,
      store: createDiskStore(ownDir),
      manifest,
      files,
      actor: 'boot',
    });
    await own.close();
    await rm(ownDir, { recursive: true, force: true });

    expect(published).toMatchObject({ isNew: true, moved: true });
  });

  it('does not fetch cached releases again', async () => {
    await fetchAll();
    const before = await readdir(cacheDir, { recursive: true });
    await rm(join(dataDir, 'releases'), { recursive: true });

    expect(await fetchAll()).toHaveLength(2);
    expect(await readdir(cacheDir, { recursive: true })).toEqual(before);
  });

  it('skips a remote whose files are unavailable, with a message', async () => {
    await rm(join(dataDir, 'releases'), { recursive: true, force: true });

    expect(await fetchAll()).toEqual([]);
    expect(lines[0]).toMatch(/^site: mf-infoplaza is left out: .*answered 404$/);
    expect((await readdir(cacheDir, { recursive: true })).filter((name) => name.includes('release.json'))).toEqual([]);
  });

  it('fails without a site', async () => {
    await expect(fetchReleases('http://127.0.0.1:1', { cacheDir, log: () => undefined })).rejects.toThrow();
  });
});
