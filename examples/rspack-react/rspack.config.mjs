import { randomBytes } from 'node:crypto';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** Another name for each build, so that two builds of one remote never mix in a page. */
const name = `mf_rspack_${randomBytes(4).toString('hex')}`;
/** The shell provides it: no copy in the build. */
const ofShell = { singleton: true, import: false, requiredVersion: '^19.0.0' };

export default {
  mode: 'production',
  target: 'browserslist:chrome 123, edge 123, firefox 125, safari 17.5',
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
      { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'], type: 'javascript/auto' },
    ],
  },
  output: {
    clean: true,
    uniqueName: name,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    // The policy that pages of the site allow.
    trustedTypes: { policyName: 'haesol' },
  },
  optimization: { splitChunks: false },
  plugins: [
    new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': './src/lifecycles.tsx' },
      shared: {
        react: ofShell,
        'react/jsx-runtime': ofShell,
        'react-dom': ofShell,
        'react-dom/client': ofShell,
      },
      manifest: true,
      dts: false,
    }),
  ],
};
