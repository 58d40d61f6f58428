import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sourceMapFolder } from '@haesol/contracts/release';
import MiniCss from 'mini-css-extract-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { browserTargets, trustedTypesPolicy } from './page.ts';

const require = createRequire(import.meta.url);

export interface BuildSettings {
  readonly mode: 'development' | 'production';
  /** Directory of the package to build. */
  readonly packageDir: string;
  readonly outDir: string;
  readonly buildId: string;
  /** True for a dev server with hot reload. */
  readonly hot?: boolean;
}

/** @param targets browsers of the site, unless the build is for the server */
export function swcRule({
  mode,
  hot = false,
  targets = browserTargets,
}: Pick<BuildSettings, 'mode' | 'hot'> & {
  readonly targets?: string | Readonly<Record<string, string>>;
}): RuleSetRule {
  const development = mode === 'development';
  return {
    test: /\.tsx?$/,
    // The shared package is a symbolic link; webpack sees its real path, outside node_modules.
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      sourceMaps: true,
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: hot } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  };
}

/** Loader rule of style sheets; class names are the same in the builds for browsers and for the server. */
export function cssModules({ mode, buildId }: Pick<BuildSettings, 'mode' | 'buildId'>) {
  return {
    loader: require.resolve('css-loader'),
    options: {
      // The site serves fonts and pictures under fixed addresses.
      url: false,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]__[local]--[hash:base64:4]',
        // Two remotes may contain different versions of the kit: classes are unique to a build.
        localIdentHashSalt: buildId,
      },
    },
  };
}

function cssRule(settings: Pick<BuildSettings, 'mode' | 'buildId'>): RuleSetRule {
  return { test: /\.css$/, sideEffects: true, use: [{ loader: MiniCss.loader }, cssModules(settings)] };
}

export const resolveSources = {
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
};

/** Removes texts of react-aria in languages that the interface does not have: about thirty, and English beside Korean. */
const foreignStrings: RuleSetRule = {
  test: /react-aria[\\/]dist[\\/]private[\\/]intl[\\/][\w-]+[\\/](?!ko-KR|en-US)[\w-]+\.mjs$/,
  loader: fileURLToPath(new URL('./noStrings.mjs', import.meta.url)),
};

/** Replaces the icon factory, the same in browsers and on the server. */
export const iconRule: RuleSetRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
  loader: fileURLToPath(new URL('./iconLoader.mjs', import.meta.url)),
};

/**
 * Source maps of scripts, in a folder of the release that the server gives only to the remote's team; scripts do not reference
 * them. Without the sources themselves, which are two thirds of their bytes: a stack needs files and lines.
 */
const teamSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    ...{ test: /\.js$/, filename: `${sourceMapFolder}[file].map` },
    append: false,
    noSources: true,
  });

/** Common configuration of every browser build of the site. */
export function commonConfig({ mode, packageDir, outDir, buildId, hot = false }: BuildSettings): Configuration {
  const production = mode === 'production';
  return {
    mode,
    target: `browserslist:${browserTargets}`,
    context: packageDir,
    devtool: production ? false : 'source-map',
    resolve: resolveSources,
    module: { rules: [swcRule({ mode, hot }), cssRule({ mode, buildId }), foreignStrings, iconRule] },
    output: {
      path: outDir,
      clean: true,
      // Firefox uses a preload only for a script of the same charset, and preloads have none.
      charset: false,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypesPolicy, onPolicyCreationFailure: 'stop' },
    },
    optimization: production
      ? {
          // Without processes of their own: builds run two at a time already.
          minimizer: [
            new Minimizer({
              minify: Minimizer.swcMinify,
              parallel: false,
              terserOptions: { compress: { passes: 2 }, mangle: true },
            }),
            new Minimizer({ test: /\.css$/, minify: Minimizer.lightningCssMinify, parallel: false }),
          ],
          moduleIds: 'deterministic',
          chunkIds: 'deterministic',
          // Without it, a module's variable in the scope of webpack's runtime shadowed the global `trustedTypes`.
          avoidEntryIife: false,
        }
      : { moduleIds: 'named', chunkIds: 'deterministic', minimize: false },
    plugins: production ? [teamSourceMaps()] : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
