import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

export interface DevRelease {
  readonly id: string;
  readonly buildId: string;
  readonly global: string;
  readonly packageDir: string;
}

const name = 'DevReleasePlugin';

/** Puts a `release.json` beside a dev server's files, so that the edge can put the remote into its pages. */
export class DevReleasePlugin {
  readonly #release: DevRelease;

  constructor(release: DevRelease) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const { packageDir, ...release } = this.#release;
        const remoteJson: unknown = JSON.parse(readFileSync(join(packageDir, 'remote.json'), 'utf8'));
        const json = JSON.stringify({ ...release, entry: 'remoteEntry.js', scripts: [], remoteJson });
        compilation.emitAsset('release.json', new webpack.sources.RawSource(json));
      });
    });
  }
}
