import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MfError } from '../contract/MfError.ts';
import { readReleaseFolder } from '../contract/releaseFolder.ts';
import { packBuild } from './packBuild.ts';

const id = 'mf-infoplaza';
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haesol-build-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Writes a build as a plugin of module federation does. */
function writeBuild(path = './lifecycles', type = 'global'): void {
  const assets = { js: { sync: ['lifecycles.js'], async: [] }, css: { sync: ['own.css'], async: [] } };
  const manifest = {
    id: 'mf_infoplaza_1',
    metaData: { globalName: 'mf_infoplaza_1', remoteEntry: { path: '', name: 'remoteEntry.js', type } },
    exposes: [{ id: 'mf_infoplaza_1:lifecycles', path, assets }],
  };
  writeFileSync(join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
  for (const name of ['remoteEntry.js', 'lifecycles.js', 'own.css']) writeFileSync(join(dir, name), `/* ${name} */`);
}

describe('mf pack', () => {
  it('describes a build of another bundler as a release, with pages and contract of its sources', async () => {
    writeBuild();

    const { buildId } = await packBuild(id, dir);
    const { manifest, files } = await readReleaseFolder(dir);

    expect(manifest).toMatchObject({
      id,
      buildId,
      entry: 'remoteEntry.js',
      global: 'mf_infoplaza_1',
      scripts: ['lifecycles.js'],
      css: ['own.css'],
      ssr: null,
    });
    expect(Object.keys(manifest.files).sort()).toEqual([
      'contract.json',
      'lifecycles.js',
      'mf-manifest.json',
      'own.css',
      'remoteEntry.js',
    ]);
    expect(manifest.remoteJson?.routes.find(({ path }) => path === '/infoPlaza/notice')).not.toHaveProperty('chunk');
    expect(JSON.parse(String(files.get('contract.json')))).toMatchObject({ shellApi: { version: 2 } });
  });

  it('lists all modules and style sheets of a build of Vite, so that the page checks their hashes, and leaves out hidden folders', async () => {
    writeBuild('./lifecycles', 'module');
    mkdirSync(join(dir, '.vite'));
    writeFileSync(join(dir, '.vite', 'manifest.json'), '{}');
    writeFileSync(join(dir, 'ListScreen.js'), 'export {};');
    writeFileSync(join(dir, 'ListScreen.css'), 'p {}');

    const manifest = await packBuild(id, dir);

    expect(manifest).toMatchObject({ format: 'module', scripts: ['ListScreen.js', 'lifecycles.js'] });
    expect(manifest.css).toContain('ListScreen.css');
    expect(Object.keys(manifest.files)).not.toContain('.vite/manifest.json');
    expect([...(await readReleaseFolder(dir)).files.keys()]).not.toContain('.vite/manifest.json');
  });

  it('names the same files alike, and others differently', async () => {
    writeBuild();
    const first = await packBuild(id, dir);
    const again = await packBuild(id, dir);
    writeFileSync(join(dir, 'lifecycles.js'), `${readFileSync(join(dir, 'lifecycles.js'), 'utf8')}\n`);
    const other = await packBuild(id, dir);

    expect(again.buildId).toBe(first.buildId);
    expect(other.buildId).not.toBe(first.buildId);
  });

  it('refuses a folder without a container, and one that does not expose the lifecycles', async () => {
    await expect(packBuild(id, dir)).rejects.toThrow(MfError);
    writeBuild('./other');
    await expect(packBuild(id, dir)).rejects.toThrow('The container does not expose ./lifecycles');
  });
});
