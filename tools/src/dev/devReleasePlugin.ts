import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

export interface DevRelease {
  readonly id: string;
  readonly buildId: string;
  readonly global: string;
  readonly packageDir: string;
}

const name = 'DevReleasePlugin';
const program = fileURLToPath(new URL('./describeRemote.ts', import.meta.url));

/** @throws with file and line of the error in the remote's pages */
async function describe(packageDir: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, packageDir]);
  return JSON.parse(stdout);
}

/** Adds a `release.json` to a dev server's files, so that the server can use the remote in its pages. */
export class DevReleasePlugin {
  readonly #release: DevRelease;

  constructor(release: DevRelease) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        const { packageDir, ...release } = this.#release;
        const remoteJson = await describe(packageDir);
        const json = JSON.stringify({ ...release, entry: 'remoteEntry.js', scripts: [], remoteJson });
        compilation.emitAsset('release.json', new webpack.sources.RawSource(json));
      });
    });
  }
}
