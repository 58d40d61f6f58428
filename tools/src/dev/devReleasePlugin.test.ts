import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import { rootDir } from '../build/packages.ts';
import { DevReleasePlugin } from './devReleasePlugin.ts';

let packageDir: string;
let compiler: Compiler;

beforeEach(() => {
  packageDir = mkdtempSync(join(tmpdir(), 'haesol-dev-'));
  cpSync(join(rootDir, 'shared/build/src/fixtures/pages'), packageDir, { recursive: true });
  writeFileSync(join(packageDir, 'entry.js'), '');
  compiler = webpack({
    mode: 'development',
    context: packageDir,
    entry: './entry.js',
    output: { path: join(packageDir, 'out') },
  });
  new DevReleasePlugin({ id: 'mf-fixture', buildId: 'dev00001', global: 'mf_fixture', packageDir }).apply(compiler);
});
afterEach(async () => {
  await new Promise((done) => compiler.close(done));
  rmSync(packageDir, { recursive: true });
});

const compile = () =>
  new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, stats) => (error ? fail(error) : done(stats)));
  });

function edit(file: string, from: string, to: string): void {
  const path = join(packageDir, 'src', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const readRelease = () => JSON.parse(readFileSync(join(packageDir, 'out/release.json'), 'utf8'));

describe('release of a development server', () => {
  it('has the current pages of app.ts, routes.ts and messages at each build', async () => {
    await compile();
    const before = readRelease();
    edit('app.ts', "area: ['/fixture']", "area: ['/fixture', '/more']");
    edit('routes.ts', 'order: 1', 'order: 7');
    edit('messages/ko.json', 'only a title', 'another title');

    await compile();

    expect(before).toMatchObject({ buildId: 'dev00001', remoteJson: { area: ['/fixture'], menu: [{ order: 1 }] } });
    expect(readRelease().remoteJson).toMatchObject({
      area: ['/fixture', '/more'],
      menu: [{ order: 7 }],
      routes: [{ title: 'another title' }],
    });
  });

  it('reports the error in a page once, with its place and without a stack, and keeps the pages before it', async () => {
    await compile();
    edit('routes.ts', "title: 'pages.list.title'", "title: 'pages.lost.title'");

    const stats = await compile();

    expect(stats?.compilation.errors).toHaveLength(1);
    expect(stats?.toString({ all: false, errors: true }).trim()).toMatch(
      /^ERROR in \S+routes\.ts:\d+: there is no text pages\.lost\.title$/,
    );
    expect(readRelease()).toMatchObject({ buildId: 'dev00001', remoteJson: { area: ['/fixture'] } });
  });
});
