import type { Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import { providedNames } from './singletons.ts';

const name = 'SingletonPlugin';

interface ImportDependency {
  readonly request?: string;
  readonly ids?: readonly string[];
}

/** Yields the names of a shared module that other modules import, with the importing module. */
function* usedNames(compilation: Compilation, module: Module): Generator<{ used: string; by: string }> {
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { ids } = connection.dependency as unknown as ImportDependency;
    const used = ids?.[0];
    if (used !== undefined) {
      yield { used, by: connection.originModule?.readableIdentifier(compilation.requestShortener) ?? 'unknown' };
    }
  }
}

/**
 * Fails the build of a remote that bundles one of the page's singletons, or imports a name that the shell does not provide: both
 * would only show at run time, the second as `undefined`.
 */
export class SingletonPlugin {
  readonly #keys: readonly string[];

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(name, (modules) => {
        for (const module of modules) this.#check(compilation, module);
      });
    });
  }

  #check(compilation: Compilation, module: Module): void {
    const { resource } = module as { resource?: string };
    const path = resource?.replaceAll('\\', '/');
    const bundled = path?.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/)?.[1];
    if (bundled !== undefined && this.#keys.includes(bundled)) {
      compilation.errors.push(
        new webpack.WebpackError(`${bundled} must come from the shell, but this build bundles ${resource}`),
      );
    }
    if (module.type !== 'consume-shared-module') return;
    const key = (module as unknown as { options: { shareKey: string } }).options.shareKey;
    const names = providedNames[key];
    if (names === undefined) return;
    for (const { used, by } of usedNames(compilation, module)) {
      if (names.includes(used)) continue;
      compilation.errors.push(
        new webpack.WebpackError(`${by} imports { ${used} } from '${key}', which the shell does not provide`),
      );
    }
  }
}
