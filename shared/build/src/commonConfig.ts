import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sourceMapFolder } from '@haesol/contracts/release';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Oldest browsers that the site supports: those that know `light-dark()`, popovers and `inert`. A test finds what sources
 * use and one of these lacks (tools/src/checks/supportedApis.test.ts).
 */
export const browserTargets = 'chrome 123, edge 123, firefox 125, safari 17.5';

export interface BuildSettings {
  readonly mode: 'development' | 'production';
  /** Directory of the package that is built. */
  readonly packageDir: string;
  readonly outDir: string;
  readonly buildId: string;
  /** Set while a dev server with hot reload serves the build. */
  readonly hot?: boolean;
}

/** Name of the Trusted Types policy of every build; the page's header allows it. */
const trustedTypesPolicy = 'haesol';

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
    // The shared package is reached through a link; webpack sees its real path, outside node_modules.
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

/** The loader of style sheets; names of classes are the same in the builds for browsers and for the server. */
export function cssModules({ mode, buildId }: Pick<BuildSettings, 'mode' | 'buildId'>) {
  return {
    loader: require.resolve('css-loader'),
    options: {
      // Fonts and pictures are served by the site under fixed addresses.
      url: false,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: mode === 'production' ? '[hash:base64:7]' : '[name]__[local]--[hash:base64:4]',
        // Two remotes may carry different copies of the kit: a class is its build's own.
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

/** Words of react-aria in languages that the interface does not speak: some thirty of them, and English beside Korean. */
const foreignStrings: RuleSetRule = {
  test: /react-aria[\\/]dist[\\/]private[\\/]intl[\\/][\w-]+[\\/](?!ko-KR|en-US)[\w-]+\.mjs$/,
  loader: fileURLToPath(new URL('./noStrings.mjs', import.meta.url)),
};

/** Icons, drawn the same by browsers and the server. */
export const iconRule: RuleSetRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
  loader: fileURLToPath(new URL('./iconLoader.mjs', import.meta.url)),
};

/** Source maps of scripts, in a folder of the release that the server gives to the remote's team alone; no script names them. */
const teamSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename: `${sourceMapFolder}[file].map`, append: false });

/** What every browser build of the site has in common. */
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
      // Firefox takes a preload for a script of the same charset alone, and preloads name none.
      charset: false,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypesPolicy, onPolicyCreationFailure: 'stop' },
    },
    optimization: production
      ? {
          minimizer: [
            new Minimizer({
              minify: Minimizer.swcMinify,
              parallel: false,
              terserOptions: { compress: { passes: 2 }, mangle: true },
            }),
            new CssMinimizer({ parallel: false }),
          ],
          moduleIds: 'deterministic',
          chunkIds: 'deterministic',
          // In one scope with webpack's runtime a module's variable took the place of the global `trustedTypes`.
          avoidEntryIife: false,
        }
      : { moduleIds: 'named', chunkIds: 'deterministic', minimize: false },
    plugins: production ? [teamSourceMaps()] : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
