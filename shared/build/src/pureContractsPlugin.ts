import type { Compiler } from 'webpack';
import { type Edit, editModules, listEvaluatedCalls, type Program, type SyntaxNode } from './syntaxTree.ts';

/** `post.register(z.globalRegistry, …)` names a schema for the documents of the API, which browsers do not write. */
const isRegistration = (node: SyntaxNode): boolean =>
  node.type === 'ExpressionStatement' && listEvaluatedCalls(node).next().value?.callee.property?.name === 'register';

/**
 * Marks the calls that evaluate definitions as pure, and not those in bodies of functions, which may have effects. The tree
 * loses the registrations of schemas.
 */
function markPure(tree: Program): Edit[] {
  const registrations = tree.body.filter(isRegistration);
  tree.body = tree.body.filter((node) => !isRegistration(node));
  const isDefinition = (node: SyntaxNode) =>
    node.type === 'VariableDeclaration' || node.type === 'ExportNamedDeclaration';
  return [
    ...registrations.map(({ range }) => ({ range, text: '' })),
    ...tree.body
      .filter(isDefinition)
      .flatMap((node) => [...listEvaluatedCalls(node)])
      .map(({ range: [start] }): Edit => ({ range: [start, start], text: '/*#__PURE__*/' })),
  ];
}

/**
 * Lets unused endpoints and schemas of the contract go from a bundle: the minimizer drops pure definitions that nobody
 * uses.
 */
export class PureContractsPlugin {
  apply(compiler: Compiler): void {
    editModules(compiler, 'PureContractsPlugin', (tree, file) =>
      /\/shared\/contracts\/src\/.+$/.test(file) ? markPure(tree) : [],
    );
  }
}
