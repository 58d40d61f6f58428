import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import webpack from 'webpack';
import { defineRemote } from './defineRemote.ts';
import { containerName } from './page.ts';

const here = import.meta.dirname;
const dirs: string[] = [];

/** Copies a fixture to a package with the dependencies of this one. */
function aPackage(name: 'bundling' | 'missing' | 'good' | 'pages'): string {
  const dir = mkdtempSync(join(tmpdir(), 'define-remote-'));
  dirs.push(dir);
  cpSync(join(here, 'fixtures', name), dir, { recursive: true });
  symlinkSync(join(here, '../../remote/node_modules'), join(dir, 'node_modules'), 'junction');
  return dir;
}

const configOf = (packageDir: string, mode: 'development' | 'production' = 'development') =>
  defineRemote(packageDir)({ mode, buildId: 'build0001', outDir: join(packageDir, 'dist') });

const run = (config: webpack.Configuration) =>
  new Promise<webpack.Stats>((resolve, reject) => {
    webpack(config, (error, result) => (result ? resolve(result) : reject(error)));
  });

/** Runs a build. @returns messages of its errors */
async function build(packageDir: string, mode: 'development' | 'production' = 'development'): Promise<string[]> {
  const { compilation } = await run(await configOf(packageDir, mode));
  return compilation.errors.map(({ message }) => message);
}

function sharedOf(config: webpack.Configuration): Record<string, object> {
  const plugin = config.plugins?.find((one) => one instanceof webpack.container.ModuleFederationPlugin);
  return (plugin as unknown as { options: { shared: Record<string, object> } }).options.shared;
}

afterAll(() => {
  dirs.map((dir) => rmSync(dir, { recursive: true }));
});

describe('containerName', () => {
  it('differs for each build', () => {
    expect(containerName('mf-infoplaza', 'build0001')).toBe('mf_infoplaza_build0001');
    expect(containerName('mf-infoplaza', 'build0002')).not.toBe(containerName('mf-infoplaza', 'build0001'));
  });
});

describe('defineRemote', () => {
  it('derives the shared modules from the peer dependencies, and adds the libraries of the contract', async () => {
    expect(Object.keys(sharedOf(await configOf(aPackage('good'), 'production'))).sort()).toEqual([
      'react',
      'react-router',
      'react-router-dom',
      'react/jsx-runtime',
      'zod/mini',
    ]);
  });

  it('shares the development runtime only in development builds', async () => {
    const dir = aPackage('good');

    expect(sharedOf(await configOf(dir, 'development'))).toHaveProperty(['react/jsx-dev-runtime']);
    expect(sharedOf(await configOf(dir, 'production'))).not.toHaveProperty(['react/jsx-dev-runtime']);
  });

  it('brings React and what uses it for development in pages of a deployed site', async () => {
    const dir = aPackage('good');
    const outDir = join(dir, 'dist');
    const config = await defineRemote(dir)({
      mode: 'development',
      buildId: 'build0001',
      outDir,
      bringsReact: true,
    });
    const stats = await run(config);
    const files = readdirSync(outDir).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');

    expect(Object.keys(sharedOf(config))).toEqual(['zod/mini']);
    expect(stats.compilation.errors).toEqual([]);
    expect(code).toContain('react.development.js');
  });

  it('contains no fallback, and the range that the app requires', async () => {
    expect(sharedOf(await configOf(aPackage('good'))).react).toEqual({
      singleton: true,
      import: false,
      strictVersion: true,
      requiredVersion: '^19.0.0',
    });
  });

  it('names the copy of zod by a path from the package, also of one installed in it', async () => {
    const { 'zod/mini': zod } = sharedOf(await configOf(aPackage('good'), 'production'));

    expect(zod).toMatchObject({ import: expect.stringMatching(/^\.\/.*\/zodMini\.[jt]s$/), singleton: false });
  });

  it('keeps a copy of zod for a shell without it, apart from the module that pages load', async () => {
    const dir = aPackage('good');
    await build(dir, 'production');

    const names = readdirSync(join(dir, 'dist')).filter((name) => name.endsWith('.js'));
    const withZod = names.filter((name) => readFileSync(join(dir, 'dist', name), 'utf8').includes('ZodMiniString'));
    expect(withZod).toEqual([expect.not.stringMatching(/remoteEntry|lifecycles/)]);
  });

  it('lists the shared modules in its manifest, for other hosts', async () => {
    const dir = aPackage('good');
    await build(dir, 'production');

    const { shared } = JSON.parse(readFileSync(join(dir, 'dist', 'mf-manifest.json'), 'utf8'));
    expect(shared).toContainEqual(
      expect.objectContaining({ id: 'mf_fixture_build0001:react', name: 'react', requiredVersion: '^19.0.0' }),
    );
    expect(shared.map(({ name }: { name: string }) => name)).toContain('react-router-dom');
  });

  it('builds without warnings', async () => {
    const config = await configOf(aPackage('good'), 'production');
    const written: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        done();
      },
    });

    const stats = await new Promise<webpack.Stats | undefined>((resolve) => {
      const infrastructureLogging = { ...config.infrastructureLogging, stream };
      webpack({ ...config, infrastructureLogging }, (_error, result) => resolve(result));
    });

    expect(stats?.compilation.warnings).toEqual([]);
    expect(written).toEqual([]);
  });

  it('includes the build in the names of container and chunks', async () => {
    const { output } = await configOf(aPackage('good'));

    expect(output).toMatchObject({ uniqueName: 'mf_fixture_build0001', publicPath: 'auto' });
  });

  it('requests chunks without a charset, like preloads: Firefox would load them twice', async () => {
    expect((await configOf(aPackage('good'))).output?.charset).toBe(false);
  });
});

describe('SingletonPlugin', () => {
  it('accepts a remote that takes all singletons from the shell', async () => {
    expect(await build(aPackage('good'))).toEqual([]);
  });

  it('rejects a remote that bundles a singleton', async () => {
    const errors = await build(aPackage('bundling'));

    expect(errors).toContainEqual(expect.stringContaining('react-router-dom must come from the shell'));
  });

  it('rejects a remote that imports a name which is not provided', async () => {
    const errors = await build(aPackage('missing'));

    expect(errors).toContainEqual(
      expect.stringContaining("imports { useBlocker } from 'react-router-dom', which the shell does not provide"),
    );
  });
});

describe('PagesPlugin, PureContractsPlugin and the loader of texts', () => {
  let texts: Readonly<Record<string, string>>;
  let english: string;

  beforeAll(async () => {
    const dir = aPackage('pages');
    expect(await build(dir, 'production')).toEqual([]);
    english = readFileSync(join(dir, 'dist/en.json'), 'utf8');
    const names = readdirSync(join(dir, 'dist')).filter((name) => name.endsWith('.js'));
    texts = Object.fromEntries(
      names.map((name) => [name.split('.')[1], readFileSync(join(dir, 'dist', name), 'utf8')]),
    );
  });

  it("name a screen's chunk after its file", () => {
    expect(texts.ListScreen).toContain('the screen');
  });

  it('remove registry-only data from the browser code', () => {
    expect(texts.lifecycles).toContain('/fixture');
    expect(texts.lifecycles).not.toMatch(/only-in-the-registry|fixture_list|only a title|shellApi/);
  });

  it('include in a screen’s chunk the texts that it uses, and in no other', () => {
    expect(texts.ListScreen).toContain('a text of the screen');
    expect(texts.lifecycles).not.toContain('a text of the screen');
    expect(Object.values(texts).join()).not.toContain('a text of no screen');
  });

  it('load only the texts of the chosen language, when it is chosen', () => {
    expect(english).toContain('a text in English');
    expect(english).not.toContain('a title in English');
    expect(Object.values(texts).join()).not.toMatch(/(text|title) in English/);
  });

  it('remove unused endpoints from the browser code', () => {
    expect(texts.lifecycles).toContain('used-endpoint');
    expect(texts.lifecycles).not.toContain('unused-endpoint');
  });

  it('keep calls inside of functions of the contract, which may have side effects', () => {
    expect(texts.lifecycles).toContain('kept-effect');
  });
});
