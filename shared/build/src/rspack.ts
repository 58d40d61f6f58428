import { createRequire } from 'node:module';
import { importPeer, type OtherConfiguration, toContainer } from './otherBundlers.ts';
import { browserTargets, trustedTypesPolicy } from './page.ts';

type Plugin = new (options: object) => object;

/** Parts of `@rspack/core`. */
interface Rspack {
  readonly rspack: {
    readonly CssExtractRspackPlugin: Plugin & { readonly loader: string };
    readonly SubresourceIntegrityPlugin: Plugin;
  };
}

/**
 * Creates the configuration of Rspack for a remote in React: a container that exposes `src/lifecycles` and takes its peer
 * dependencies from the shell. Needs `@rspack/core` and `@module-federation/enhanced`.
 * @example export default await defineRspackRemote(import.meta.dirname);
 */
export async function defineRspackRemote(packageDir: string): Promise<OtherConfiguration> {
  const { rspack } = await importPeer<Rspack>('@rspack/core');
  const { ModuleFederationPlugin } = await importPeer<{ ModuleFederationPlugin: Plugin }>(
    '@module-federation/enhanced/rspack',
  );
  const container = toContainer(packageDir);
  const cssLoader = createRequire(import.meta.url).resolve('css-loader');
  return {
    mode: 'production',
    context: packageDir,
    target: `browserslist:${browserTargets}`,
    entry: {},
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, cssLoader], type: 'javascript/auto' },
      ],
    },
    output: {
      clean: true,
      uniqueName: container.name,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypesPolicy },
    },
    optimization: { splitChunks: false },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin(container),
    ],
  };
}
