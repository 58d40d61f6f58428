import { appRegistryKeys, registryKeys } from '@haesol/remote/routes';
import type { Compiler, NormalModule } from 'webpack';
import { screenNameOf } from './screens.ts';
import { type Edit, editModules, listCalls, type Program, type PropertyNode } from './syntaxTree.ts';

const name = 'PagesPlugin';

/** Calls whose literal loses the keys that the registry alone needs. */
const strippedCalls: Readonly<Record<string, readonly string[]>> = {
  definePage: registryKeys,
  defineApp: appRegistryKeys,
};

/** Takes out of a module what only the registry needs of its pages and app; its tree loses these properties too. */
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
 * Makes browser code of page definitions: each screen's chunk has the name of its file, and what the registry alone knows
 * about a page stays out of the bundle.
 */
export class PagesPlugin {
  apply(compiler: Compiler): void {
    editModules(compiler, name, stripRegistryKeys);
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
