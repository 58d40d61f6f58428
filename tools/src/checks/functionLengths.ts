import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { listPackages, readText, root } from './workspace.ts';

/** Longest function that is not plain data, in lines from its first to its last. */
export const maxFunctionLines = 80;

export interface LongFunction {
  /** `server/src/app.ts createApp`; for one without a name, what it is given to. */
  readonly name: string;
  readonly lines: number;
}

interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

const functionTypes: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'span' in value;

function listChildren(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    // Arguments and list items are wrapped in an object without a type.
    return values.flatMap((item) => {
      if (isNode(item)) return [item];
      const inner = typeof item === 'object' && item !== null && 'expression' in item ? item.expression : undefined;
      return isNode(inner) ? [inner] : [];
    });
  });
}

const nameOf = (node: unknown): string | undefined => {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('property' in node) return nameOf(node.property);
  return 'id' in node ? nameOf(node.id) : undefined;
};

/** Literals alone: objects, lists, texts, numbers and calls without functions in them. */
function isData(node: Node): boolean {
  return !functionTypes.has(node.type) && listChildren(node).every(isData);
}

/** A function whose body is one expression or `return` of plain data. */
function returnsData(node: Node): boolean {
  const { body } = node;
  if (!isNode(body)) return false;
  if (body.type !== 'BlockStatement') return isData(body);
  const statements: unknown = body.stmts;
  if (!Array.isArray(statements) || statements.length !== 1) return false;
  const [only] = statements as unknown[];
  return isNode(only) && only.type === 'ReturnStatement' && isNode(only.argument) && isData(only.argument);
}

/**
 * Functions of a source that are longer than {@link maxFunctionLines}.
 * @param path for the names, and to know JSX by
 */
export function listLongFunctions(path: string, source: string): LongFunction[] {
  const bytes = Buffer.from(source);
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('.tsx') }) as unknown as Node;
  // Spans count bytes from 1, over all that this process has parsed; the module's own span begins at its first token.
  const base = tree.span.end - bytes.length;
  const found: LongFunction[] = [];
  const walk = (node: Node, given: string) => {
    const name = nameOf(node.identifier ?? node.key ?? node.id ?? node.callee) ?? given;
    if (functionTypes.has(node.type) && !returnsData(node)) {
      const lines = bytes
        .subarray(node.span.start - base, node.span.end - base)
        .toString('utf8')
        .split('\n').length;
      if (lines > maxFunctionLines) found.push({ name: `${path} ${name}`, lines });
    }
    for (const child of listChildren(node)) walk(child, name);
  };
  walk(tree, 'module');
  return found;
}

const isChecked = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.d\.ts$|\/node_modules\/|\/fixtures\/|\/db\/migrations\//.test(path);

/** Sources of all packages, without tests and migrations. */
export function listSources(): string[] {
  return listPackages()
    .filter((name) => name !== 'e2e')
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/src/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter(isChecked);
}

/** Every long function of the project. */
export function listAllLongFunctions(): LongFunction[] {
  return listSources().flatMap((path) => listLongFunctions(path, readText(path)));
}
