import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/** Adds a remote's messages in languages other than Korean, in its builds for browsers and for the server. */
export const languageRule = (packageDir: string, isServer: boolean): RuleSetRule => ({
  test: join(packageDir, 'src/app.ts'),
  enforce: 'pre',
  loader: fileURLToPath(new URL('./languageFilesLoader.mjs', import.meta.url)),
  options: { packageDir, isServer },
});
