import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildSettings, cssModules, iconRule, resolveSources, swcRule } from './commonConfig.ts';
import { languageRule } from './languageRule.ts';
import { singletonKeys } from './singletons.ts';

/** Server build of a release, inside its folder. */
export const serverBuildName = 'ssr/server.js';

const serverEntries = ['server.ts', 'server.tsx'];

/** Modules that the server provides to the builds it renders: {@link singletonKeys}, and React's for development. */
export const serverModules: readonly string[] = [...Object.values(singletonKeys).flat(), 'react/jsx-dev-runtime'];

/** Finds `src/server.ts` of a package; undefined for one with client-side rendering only. */
export function findServerEntry(packageDir: string): string | undefined {
  return serverEntries.map((name) => join(packageDir, 'src', name)).find((file) => existsSync(file));
}

/**
 * Creates the webpack configuration of a package's server build: one CommonJS file with everything except the modules that the
 * server provides. Class names are those of the browser's build; styles and federation are excluded.
 */
export function serverBuild({ mode, packageDir, outDir, buildId }: BuildSettings, entry: string): Configuration {
  const { loader, options } = cssModules({ mode, buildId });
  return {
    mode,
    name: 'server',
    target: 'node20',
    context: packageDir,
    devtool: false,
    entry: { server: entry },
    resolve: resolveSources,
    externalsType: 'commonjs',
    externals: Object.fromEntries(serverModules.map((name) => [name, name])),
    module: {
      rules: [
        swcRule({ mode, targets: { node: '20' } }),
        iconRule,
        languageRule(packageDir, true),
        { test: /\.css$/, loader, options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } } },
      ],
    },
    output: {
      path: join(outDir, 'ssr'),
      filename: 'server.js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false, nodeEnv: mode },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
