import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineShell } from '@haesol/build';
import webpack, { type Configuration, type Stats } from 'webpack';
import { listTargets, rootDir } from '../build/packages.ts';

/** The same code as one webpack build, with its initial files by the name of the screen's chunk. */
export interface Monolith {
  readonly dir: string;
  readonly publicPath: string;
  /** Files of the entry script and its style sheets. */
  readonly main: readonly string[];
  filesOf(chunk: string): readonly string[];
}

const buildId = 'monolith';
const publicPath = '/monolith/';

/** Replaces `loadRelease`: every remote is an `import()` of the same build, without federation. */
function writeLoader(file: string): void {
  const remotes = listTargets().filter(({ id }) => id !== 'shell');
  const cases = remotes.map(({ id, packageDir }) => {
    const path = JSON.stringify(join(packageDir, 'src/lifecycles.ts'));
    return `  ${JSON.stringify(id.replaceAll('-', '_'))}: () => import(/* webpackChunkName: "${id}" */ ${path}),`;
  });
  writeFileSync(
    file,
    `const remotes = {\n${cases.join('\n')}\n};
const loaded = new Map();
export const startRuntime = async () => undefined;
export const getLoadedRelease = (global) => loaded.get(global);
export async function loadRelease({ global }) {
  const load = remotes[global.slice(0, global.lastIndexOf('_'))];
  const lifecycles = await load();
  loaded.set(global, lifecycles);
  return lifecycles;
}
`,
  );
}

function toConfig(dir: string, loader: string): Configuration {
  const outDir = join(dir, 'files');
  const config = defineShell(join(rootDir, 'shell'))({ mode: 'production', buildId, outDir });
  return {
    ...config,
    output: { ...config.output, publicPath, uniqueName: buildId, crossOriginLoading: false },
    // Integrity is not needed without the federation's loader.
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'SubresourceIntegrityPlugin'),
      new webpack.NormalModuleReplacementPlugin(/federation\/loadRelease\.ts$/, loader),
    ],
  };
}

/** Writes `<name>.br` beside every script and style sheet of a build, including chunks without a name. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

/** Builds shell and remotes as one, split by screen. @throws if the build fails */
export async function buildMonolith(): Promise<Monolith> {
  const dir = join(rootDir, '.data/bench/monolith');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, 'files'), { recursive: true });
  const loader = join(dir, 'loadRelease.mjs');
  writeLoader(loader);
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(toConfig(dir, loader), (error, result) =>
      result === undefined ? reject(error ?? new Error('no result')) : resolve(result),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const groups = stats.toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups ?? {};
  const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => asset.name);
  compressFiles(join(dir, 'files'));
  return { dir: join(dir, 'files'), publicPath, main: filesOf('main'), filesOf };
}
