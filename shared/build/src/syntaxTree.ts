import type { Compiler, javascript, NormalModule } from 'webpack';
import webpack from 'webpack';

/** Node of the syntax tree of webpack's parser. */
export interface SyntaxNode {
  readonly type: string;
  readonly range: readonly [number, number];
}
export interface PropertyNode extends SyntaxNode {
  readonly key?: { readonly name?: string };
}
export interface CallNode extends SyntaxNode {
  readonly callee: { readonly name?: string; readonly property?: { readonly name?: string } };
  readonly arguments: readonly (SyntaxNode & { properties?: PropertyNode[] })[];
}
export interface Program {
  body: SyntaxNode[];
}

const isFunction = (node: object): boolean => 'type' in node && /Function|Method/.test(String(node.type));

function* listCallsOf(node: unknown, entersFunctions: boolean): Generator<CallNode> {
  if (typeof node !== 'object' || node === null || (!entersFunctions && isFunction(node))) return;
  if ('type' in node && node.type === 'CallExpression') yield node as CallNode;
  for (const child of Object.values(node)) yield* listCallsOf(child, entersFunctions);
}

/** Yields all calls inside of a node. */
export const listCalls = (node: unknown): Generator<CallNode> => listCallsOf(node, true);

/** Yields calls that run when the node is evaluated: not those in function bodies, which run later and may have side effects. */
export const listEvaluatedCalls = (node: unknown): Generator<CallNode> => listCallsOf(node, false);

/** Replacement text for a range of a module: `''` removes the range; a range of length zero inserts. */
export interface Edit {
  readonly range: readonly [start: number, end: number];
  readonly text: string;
}

/**
 * Edits modules after they are parsed and before their imports are read.
 * @param edit may also remove nodes from the tree, so that imports of removed text become unused
 */
export function editModules(
  compiler: Compiler,
  name: string,
  edit: (tree: Program, file: string) => readonly Edit[],
): void {
  compiler.hooks.normalModuleFactory.tap(name, (factory) => {
    const editParsed = (parser: javascript.JavascriptParser) => {
      parser.hooks.program.tap(name, (tree: unknown) => {
        const module = parser.state.module as NormalModule;
        const file = (module.resource ?? '').replaceAll('\\', '/');
        for (const { text, range } of edit(tree as Program, file)) {
          const place: [number, number] | number = range[0] === range[1] ? range[0] : [...range];
          module.addPresentationalDependency(new webpack.dependencies.ConstDependency(text, place));
        }
      });
    };
    // Sources of the workspace, and modules of an installed package with `"type": "module"`.
    factory.hooks.parser.for('javascript/auto').tap(name, editParsed);
    factory.hooks.parser.for('javascript/esm').tap(name, editParsed);
  });
}
