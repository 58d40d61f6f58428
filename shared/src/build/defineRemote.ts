import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildSettings, commonConfig } from './commonConfig.ts';
import { SingletonPlugin } from './singletonPlugin.ts';
import { developmentKeys, isSingletonPackage, singletonKeys } from './singletons.ts';
import { StyleIntegrityPlugin } from './styleIntegrityPlugin.ts';

interface PackageJson {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
interface RemoteRequires {
  readonly id: string;
  readonly requires: Readonly<Record<string, string | number>>;
}

export type RemoteBuildSettings = Omit<BuildSettings, 'packageDir'> & { readonly port?: number };
export type RemoteBuild = (settings: RemoteBuildSettings) => Configuration;

/** Name of a build's container: its own for each build, so that two builds of one remote never mix. */
export const containerName = (id: string, buildId: string): string => `${id.replaceAll('-', '_')}_${buildId}`;

function sharedModules(
  packageDir: string,
  { peerDependencies = {} }: PackageJson,
  requires: RemoteRequires['requires'],
  dev: boolean,
) {
  const shared: Record<string, object> = {};
  for (const name of Object.keys(peerDependencies)) {
    if (!isSingletonPackage(name)) throw new Error(`${name} is a peer dependency, but the shell does not provide it`);
    const { version } = JSON.parse(readFileSync(join(packageDir, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    };
    const requiredVersion = requires[name] ?? `^${version.split('.')[0]}.0.0`;
    const strictVersion = name === 'react' || name === 'react-dom';
    const keys = [...singletonKeys[name], ...(dev && name === 'react' ? developmentKeys.react : [])];
    for (const key of keys) shared[key] = { singleton: true, import: false, strictVersion, requiredVersion };
  }
  return shared;
}

/**
 * The webpack configuration of a remote, derived from its `package.json` and `remote.json`: a plain container that
 * exposes `./lifecycles` and takes its peer dependencies from the shell.
 * @example export default defineRemote(import.meta.dirname);
 */
export function defineRemote(packageDir: string): RemoteBuild {
  return (settings) => {
    const { mode, buildId, hot = false, port } = settings;
    const dev = mode === 'development';
    const packageJson = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as PackageJson;
    const { id, requires } = JSON.parse(readFileSync(join(packageDir, 'remote.json'), 'utf8')) as RemoteRequires;
    const name = containerName(id, buildId);
    const shared = sharedModules(packageDir, packageJson, requires, dev);
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
        // What two screens share is a chunk of its own; a package that one chunk uses stays in it, a request less.
        splitChunks: { chunks: 'async', minSize: 5_000, cacheGroups: { defaultVendors: false } },
      },
      plugins: [
        new MiniCss({ chunkFilename: `${id}.[name].${dev ? 'dev' : '[contenthash:8]'}.css`, ignoreOrder: true }),
        new webpack.container.ModuleFederationPlugin(container),
        new StatsPlugin({ ...container, manifest: true, dts: false }, { pluginVersion: 'webpack', bundler: 'webpack' }),
        new SingletonPlugin(Object.values(singletonKeys).flat()),
        ...(hot ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new StyleIntegrityPlugin()]),
        ...(hot ? [new ReactRefresh({ library: id, overlay: false })] : []),
      ],
      ...(port !== undefined && {
        devServer: {
          port,
          hot: true,
          allowedHosts: 'all',
          headers: { 'Access-Control-Allow-Origin': '*' },
          client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
        },
      }),
    } as Configuration;
  };
}
