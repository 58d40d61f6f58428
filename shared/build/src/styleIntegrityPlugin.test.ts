import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCss from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { StyleIntegrityPlugin } from './styleIntegrityPlugin.ts';

const { resolve } = createRequire(import.meta.url);
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'style-integrity-'));
  writeFileSync(join(dir, 'index.js'), "import(/* webpackChunkName: 'screen' */ './screen.js');");
  writeFileSync(join(dir, 'screen.js'), "import './screen.css';");
  writeFileSync(join(dir, 'screen.css'), '.screen { color: red }');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function build(mode: 'development' | 'production'): Promise<string> {
  const stats = await new Promise<webpack.Stats>((done, fail) => {
    webpack(
      {
        mode,
        context: dir,
        devtool: false,
        entry: './index.js',
        output: { path: join(dir, 'dist'), chunkFilename: '[name].[contenthash:8].js' },
        module: { rules: [{ test: /\.css$/, use: [MiniCss.loader, resolve('css-loader')] }] },
        plugins: [new MiniCss({ chunkFilename: '[name].[contenthash:8].css' }), new StyleIntegrityPlugin()],
      },
      (error, result) => (result ? done(result) : fail(error)),
    );
  });
  expect(stats.compilation.errors).toEqual([]);
  return readFileSync(join(dir, 'dist/main.js'), 'utf8');
}

describe('StyleIntegrityPlugin', () => {
  it.each(['development', 'production'] as const)(
    'writes the hash of the final sheet into a %s entry',
    async (mode) => {
      const entry = await build(mode);

      const sheet = readdirSync(join(dir, 'dist')).find((name) => name.endsWith('.css')) ?? '';
      const hash = createHash('sha384')
        .update(readFileSync(join(dir, 'dist', sheet)))
        .digest('base64');
      expect(entry).toContain(`:sha384-${hash}`);
      expect(entry).not.toContain('HAESOL_STYLE_INTEGRITY');
    },
  );
});
