import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCss from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { commonConfig } from './commonConfig.ts';
import { singletonKeys } from './singletons.ts';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface KitBuildSettings {
  /** Scripts by name, each built whole and by itself. */
  readonly entry: Readonly<Record<string, string>>;
  readonly outDir: string;
}

/** Builds scripts as a remote's screens are built, what the shell shares left out; for measuring. */
export function kitBuild({ entry, outDir }: KitBuildSettings): Configuration {
  const common = commonConfig({ mode: 'production', packageDir, outDir, buildId: 'kit' });
  return {
    ...common,
    entry,
    externals: Object.fromEntries(Object.values(singletonKeys).flatMap((keys) => keys.map((key) => [key, 'var null']))),
    output: { ...common.output, filename: '[name].js' },
    plugins: [new MiniCss({ filename: '[name].css', ignoreOrder: true })],
  };
}
