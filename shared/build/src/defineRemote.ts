import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StatsPlugin } from '@module-federation/manifest';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildSettings, commonConfig } from './commonConfig.ts';
import { languageRule } from './languageRule.ts';
import { messagesDir } from './listLanguages.ts';
import { containerName, trustedTypesPolicy } from './page.ts';
import { PagesPlugin } from './pagesPlugin.ts';
import { PureContractsPlugin } from './pureContractsPlugin.ts';
import { readRemoteJson } from './remoteJson.ts';
import { SingletonPlugin } from './singletonPlugin.ts';
import { developmentKeys, isSingletonPackage, providedLibraries, singletonKeys } from './singletons.ts';
import { StyleIntegrityPlugin } from './styleIntegrityPlugin.ts';

interface PackageJson {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export type RemoteBuildSettings = Omit<BuildSettings, 'packageDir'> & {
  readonly port?: number;
  /**
   * True for the pages of a deployed site, whose React is one for production and cannot reload hot: the build brings one for
   * development, and all shared modules that use React.
   */
  readonly bringsReact?: boolean;
};
export type RemoteBuild = (settings: RemoteBuildSettings) => Promise<Configuration>;

/** Reads the installed version of a package that `packageDir` depends on. @throws if it is not installed */
export function readVersion(name: string, packageDir: string): string {
  const file = findPackageJSON(name, join(packageDir, 'package.json'));
  if (file === undefined) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface SharedModule {
  readonly singleton: boolean;
  /** The copy used without a fitting one of the shell; `false` for none. */
  readonly import: string | false;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  /** Of the copy; the plugin cannot find it for a part of a package. */
  readonly version?: string;
}

/** Shared modules of a page that do not use React. */
const withoutReact: readonly string[] = ['i18next'] satisfies (keyof typeof singletonKeys)[];

/** Libraries of the contract, whose schemas use them. The path of the copy is relative, so that equal sources give equal builds. */
const sharedLibraries = (packageDir: string): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(providedLibraries).map(([name, { key, copy }]) => {
      const file = fileURLToPath(import.meta.resolve(copy));
      const version = readVersion(name, dirname(file));
      // Without `./`, a path into `node_modules` of the remote would be the name of a package.
      const path = `./${relative(realpathSync(packageDir), file).replaceAll('\\', '/')}`;
      return [key, { singleton: false, import: path, strictVersion: true, requiredVersion: `^${version}`, version }];
    }),
  );

function sharedModules(
  packageDir: string,
  { peerDependencies = {} }: PackageJson,
  requires: Readonly<Record<string, string | number>>,
  { dev, bringsReact }: { readonly dev: boolean; readonly bringsReact: boolean },
) {
  const shared = sharedLibraries(packageDir);
  for (const name of Object.keys(peerDependencies)) {
    if (!isSingletonPackage(name)) throw new Error(`${name} is a peer dependency, but the shell does not provide it`);
    if (bringsReact && !withoutReact.includes(name)) continue;
    const version = readVersion(name, packageDir);
    const requiredVersion = String(requires[name] ?? `^${version.split('.')[0]}.0.0`);
    const strictVersion = name === 'react' || name === 'react-dom';
    const keys = [...singletonKeys[name], ...(dev && name === 'react' ? developmentKeys.react : [])];
    for (const key of keys) shared[key] = { singleton: true, import: false, strictVersion, requiredVersion };
  }
  return shared;
}

/**
 * Suppresses the manifest plugin's warning at every build that addresses depend on the serving host, as intended by `publicPath:
 * 'auto'`.
 */
const withoutPublicPathWarning = {
  apply(compiler: Compiler): void {
    compiler.hooks.infrastructureLog.tap('PublicPathWarning', (_origin, _type, words) =>
      words?.some((word) => String(word).includes("publicPath='auto'")) ? true : undefined,
    );
  },
};

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Lists the shared modules for `mf-manifest.json`, so that any host of module federation knows what it has to provide; the plugin
 * lists only those that a build brings itself.
 */
const toManifestShared = (container: string, shared: Readonly<Record<string, SharedModule>>) =>
  Object.entries(shared).map(([name, { singleton, requiredVersion }]) => ({
    id: `${container}:${name}`,
    name,
    version: '',
    singleton,
    requiredVersion,
    hash: '',
    assets: noAssets,
    deps: [],
    usedIn: [],
    usedExports: [],
    fallback: '',
    fallbackName: '',
    fallbackType: 'global' as const,
  }));

/** Bundles Korean texts with the modules that use them; titles and menu labels of pages are only in `remote.json`. */
function textRules(packageDir: string): RuleSetRule[] {
  const file = join(messagesDir(packageDir), 'ko.json');
  if (!existsSync(file)) return [];
  const loader = fileURLToPath(new URL('./moduleTextsLoader.mjs', import.meta.url));
  return [
    { test: file, type: 'json', parser: { parse: () => ({}) } },
    { test: /\.tsx?$/, include: join(packageDir, 'src'), enforce: 'pre', loader, options: { file } },
    languageRule(packageDir, false),
  ];
}

/**
 * Creates the webpack configuration of a remote from its `package.json` and `src/app.ts`: a plain container that exposes
 * `./lifecycles` and takes its peer dependencies from the shell.
 * @example export default defineRemote(import.meta.dirname);
 */
export function defineRemote(packageDir: string): RemoteBuild {
  return async (settings) => {
    const { mode, buildId, hot = false, bringsReact = false, port } = settings;
    const dev = mode === 'development';
    const packageJson = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as PackageJson;
    const { id, requires } = await readRemoteJson(packageDir);
    const name = containerName(id, buildId);
    const shared = sharedModules(packageDir, packageJson, requires, { dev, bringsReact });
    const common = commonConfig({ ...settings, packageDir });
    const container = {
      name,
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': { import: './src/lifecycles.ts', name: 'lifecycles' } },
      shared,
    };
    return {
      ...common,
      name: id,
      entry: {},
      module: { rules: [...(common.module?.rules ?? []), ...textRules(packageDir)] },
      output: {
        ...common.output,
        publicPath: 'auto',
        uniqueName: name,
        filename: '[name].js',
        chunkFilename: `${id}.[name].${dev ? 'dev' : '[contenthash:8]'}.js`,
      },
      optimization: {
        ...common.optimization,
        runtimeChunk: false,
        // Large modules of two screens are in a separate chunk; small ones are in both, and a package of one chunk stays in it, to save
        // requests of the first visit.
        splitChunks: {
          chunks: 'async',
          minSize: 20_000,
          cacheGroups: {
            defaultVendors: false,
            // A chunk with only styles has no script, whose hash the integrity plugin would wait for.
            default: { minChunks: 2, priority: -20, reuseExistingChunk: true, type: /^javascript\// },
          },
        },
      },
      plugins: [
        ...(common.plugins ?? []),
        new MiniCss({ chunkFilename: `${id}.[name].${dev ? 'dev' : '[contenthash:8]'}.css`, ignoreOrder: true }),
        new webpack.container.ModuleFederationPlugin(container),
        withoutPublicPathWarning,
        new StatsPlugin(
          {
            ...container,
            manifest: { additionalData: ({ stats }) => ({ ...stats, shared: toManifestShared(name, shared) }) },
            dts: false,
          },
          { pluginVersion: 'webpack', bundler: 'webpack' },
        ),
        new PagesPlugin(),
        new PureContractsPlugin(),
        new SingletonPlugin(bringsReact ? withoutReact : Object.values(singletonKeys).flat()),
        ...(hot ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new StyleIntegrityPlugin()]),
        ...(hot ? [new ReactRefresh({ library: id, overlay: false })] : []),
      ],
      ...(port !== undefined && {
        devServer: {
          port,
          hot: true,
          allowedHosts: 'all',
          headers: { 'Access-Control-Allow-Origin': '*' },
          client: {
            webSocketURL: `ws://localhost:${port}/ws`,
            // Build errors only: the page continues with the previous code. Errors of a screen are on its error card.
            overlay: {
              errors: true,
              warnings: false,
              runtimeErrors: false,
              // Pages of a deployed site allow no other policy.
              trustedTypesPolicyName: trustedTypesPolicy,
            },
            logging: 'warn',
          },
        },
      }),
    } as Configuration;
  };
}
