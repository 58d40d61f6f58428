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

/** Faults in a remote's pages, one per line with file and line. */
class PagesError extends webpack.WebpackError {
  constructor(message: string) {
    super(message);
    this.name = 'PagesError';
    this.hideStack = true;
  }
}

/** @throws {PagesError} */
async function describe(packageDir: string): Promise<unknown> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, packageDir]);
    return JSON.parse(stdout);
  } catch (error) {
    throw new PagesError((error as { stderr?: string }).stderr || String(error));
  }
}

/**
 * Adds a `release.json` to a dev server's files, so that the server can use the remote in its pages. A fault in the pages is an error
 * of the compilation like one in a module, so that it is shown over the page, which stays as it is.
 */
export class DevReleasePlugin {
  readonly #release: DevRelease;
  /** Pages of the last build without a fault. */
  #remoteJson: unknown;

  constructor(release: DevRelease) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        const { packageDir, ...release } = this.#release;
        try {
          this.#remoteJson = await describe(packageDir);
        } catch (error) {
          compilation.errors.push(error as PagesError);
          if (this.#remoteJson === undefined) return;
        }
        const json = JSON.stringify({ ...release, entry: 'remoteEntry.js', scripts: [], remoteJson: this.#remoteJson });
        compilation.emitAsset('release.json', new webpack.sources.RawSource(json));
      });
    });
  }
}
