import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildSettings, commonConfig } from './commonConfig.ts';

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
      plugins: [
        ...(common.plugins ?? []),
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
