import { createHash } from 'node:crypto';
import MiniCss from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'StyleIntegrityPlugin';
/** Placeholder in the entry until the style sheets are final. */
const placeholder = 'HAESOL_STYLE_INTEGRITY';

const toIntegrity = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Adds the sha384 to lazy style sheets, as webpack-subresource-integrity does for lazy scripts: the browser refuses a modified
 * sheet.
 */
export class StyleIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Uses only characters that no quotes need, so that the table fits into the text regardless of the minifier.
      MiniCss.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId }) =>
          `${source}\n${tag}.integrity = ("," + "${placeholder}").split("," + ${chunkId} + ":").slice(1).join().split(",")[0];`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const table = [...compilation.chunks].flatMap((chunk) =>
          [...chunk.files]
            .filter((file) => file.endsWith('.css') && chunk.id !== null)
            .map((file) => `${chunk.id}:${toIntegrity(assets[file]?.source() ?? '')}`),
        );
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = String(asset.source());
          if (!text.includes(placeholder)) continue;
          compilation.updateAsset(file, new webpack.sources.RawSource(text.replaceAll(placeholder, table.join(','))));
        }
      });
    });
  }
}
