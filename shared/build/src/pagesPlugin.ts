import { appRegistryKeys, registryKeys } from '@haesol/remote/routes';
import type { Compiler, NormalModule } from 'webpack';
import { screenNameOf } from './screens.ts';
import { type Edit, editModules, listCalls, type Program, type PropertyNode } from './syntaxTree.ts';

const name = 'PagesPlugin';

/** Calls from whose literals registry-only keys are removed. */
const strippedCalls: Readonly<Record<string, readonly string[]>> = {
  definePage: registryKeys,
  defineApp: appRegistryKeys,
};

/** Removes registry-only data of pages and app from a module, and its properties from the syntax tree. */
function stripRegistryKeys(tree: Program): Edit[] {
  return [...listCalls(tree)].flatMap(({ callee, arguments: [literal] }) => {
    const keys = strippedCalls[callee.name ?? ''];
    const properties = literal?.properties;
    if (keys === undefined || literal === undefined || properties === undefined) return [];
    const isStripped = ({ key }: PropertyNode) => keys.includes(key?.name ?? '');
    // A property ends where the next one begins, or before the closing brace.
    const endOf = (index: number) => properties[index + 1]?.range[0] ?? literal.range[1] - 1;
    const edits = properties.flatMap((property, index): Edit[] =>
      isStripped(property) ? [{ range: [property.range[0], endOf(index)], text: '' }] : [],
    );
    literal.properties = properties.filter((property) => !isStripped(property));
    return edits;
  });
}

/**
 * Converts page definitions to browser code: each screen's chunk is named after its file, and registry-only data of pages stay
 * out of the bundle.
 */
export class PagesPlugin {
  apply(compiler: Compiler): void {
    editModules(compiler, name, (tree, file) => (file.includes('/node_modules/') ? [] : stripRegistryKeys(tree)));
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for('javascript/auto').tap(name, (parser) => {
        parser.hooks.finish.tap(name, () => {
          for (const block of (parser.state.module as NormalModule).blocks) {
            const screen = screenNameOf(block.request ?? '');
            if (screen !== undefined) block.chunkName ??= screen;
          }
        });
      });
    });
  }
}
