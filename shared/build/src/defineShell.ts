import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildSettings, commonConfig } from './commonConfig.ts';
import { PureContractsPlugin } from './pureContractsPlugin.ts';

export type ShellBuildSettings = Omit<BuildSettings, 'packageDir'>;

/**
 * Creates an entry for each file of `texts/`: a script `texts-<locale>` that sets the shell's texts before the shell starts; a
 * page in that language includes it.
 */
function toTextsEntries(packageDir: string) {
  const files = readdirSync(join(packageDir, 'src/texts'));
  return Object.fromEntries(
    files.map((file) => {
      const locale = basename(file, '.ts').replace(/[A-Z]\w$/, (region) => `-${region.toUpperCase()}`);
      const library = { type: 'window', name: 'hsTexts', export: 'texts' };
      return [`texts-${locale}`, { import: `./src/texts/${file}`, library }];
    }),
  );
}

/** Finds react-router without its development warnings, which its `exports` do not offer to bundlers. */
function findRouter(packageDir: string): Record<string, string> {
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const development = createRequire(resolve('react-router-dom')).resolve('react-router');
  const production = join(dirname(development), '../production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}

/** Creates the webpack configuration of the shell: an ordinary build without a federation plugin, one eager main bundle. */
export function defineShell(packageDir: string): (settings: ShellBuildSettings) => Configuration {
  return (settings) => {
    const dev = settings.mode === 'development';
    const common = commonConfig({ ...settings, packageDir });
    return {
      ...common,
      name: 'shell',
      entry: {
        main: [...(dev ? ['./src/dev/refreshHook.ts'] : []), './src/main.ts'],
        worker: './src/offline/worker.ts',
        ...toTextsEntries(packageDir),
      },
      output: {
        ...common.output,
        publicPath: `/remotes/shell/${settings.buildId}/`,
        uniqueName: `shell_${settings.buildId}`,
        // The server expects the service worker under this name (server/src/pages/edge/serviceWorker.ts).
        filename: ({ chunk }) => (dev || chunk?.name === 'worker' ? '[name].js' : '[name].[contenthash:8].js'),
        chunkFilename: dev ? 'shell.[name].js' : 'shell.[name].[contenthash:8].js',
      },
      resolve: { ...common.resolve, ...(!dev && { alias: findRouter(packageDir) }) },
      plugins: [
        ...(common.plugins ?? []),
        new PureContractsPlugin(),
        new MiniCss({
          filename: dev ? 'shell.[name].css' : 'shell.[name].[contenthash:8].css',
          chunkFilename: dev ? 'shell.[name].css' : 'shell.[name].[contenthash:8].css',
          ignoreOrder: true,
        }),
        new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      ],
    };
  };
}
