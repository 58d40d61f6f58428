import MiniCss from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildSettings, commonConfig } from './commonConfig.ts';

export type ShellBuildSettings = Omit<BuildSettings, 'packageDir'>;

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
