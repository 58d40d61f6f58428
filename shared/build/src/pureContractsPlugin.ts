import type { Compiler } from 'webpack';
import { type Edit, editModules, listEvaluatedCalls, type Program, type SyntaxNode } from './syntaxTree.ts';

/** `post.register(z.globalRegistry, …)` names a schema for the API documents, which browsers do not need. */
const isRegistration = (node: SyntaxNode): boolean =>
  node.type === 'ExpressionStatement' && listEvaluatedCalls(node).next().value?.callee.property?.name === 'register';

/**
 * Marks calls that evaluate definitions as pure, except those in function bodies, which may have side effects. Removes the
 * registrations of schemas from the tree.
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

/** Modules of the contract: sources of the workspace, or the installed package. */
const contractModule = /\/(shared\/contracts\/src|@haesol\/contracts\/dist)\/.+$/;

/** Removes unused endpoints and schemas of the contract from a bundle: the minimizer drops unused pure definitions. */
export class PureContractsPlugin {
  apply(compiler: Compiler): void {
    editModules(compiler, 'PureContractsPlugin', (tree, file) => (contractModule.test(file) ? markPure(tree) : []));
  }
}
