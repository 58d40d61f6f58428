import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { listPackages, root } from './workspace.ts';

/** Limit of lines of a function that is not plain data. */
export const maxFunctionLines = 80;

export interface LongFunction {
  /** `server/src/start/app.ts createApp`; for an anonymous one, the function that receives it. */
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

/** Returns true for a group of tests: `describe('…', () => …)`, `test.describe('…', …)`, `describe.each(…)('…', …)`. */
function isGroup(call: Node): boolean {
  const { callee } = call;
  if (call.type !== 'CallExpression' || !isNode(callee)) return false;
  return (
    nameOf(callee) === 'describe' || [callee.object, callee.callee].some((part) => isNode(part) && isGroupName(part))
  );
}

const isGroupName = (node: Node): boolean =>
  nameOf(node) === 'describe' || (isNode(node.object) && isGroupName(node.object));

const nameOf = (node: unknown): string | undefined => {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('property' in node) return nameOf(node.property);
  return 'id' in node ? nameOf(node.id) : undefined;
};

/** Returns true for literals: objects, lists, texts, numbers and calls without functions. */
function isData(node: Node): boolean {
  return !functionTypes.has(node.type) && listChildren(node).every(isData);
}

/** Returns true for a function whose body is plain data, or returns it. */
function returnsData(node: Node): boolean {
  const { body } = node;
  if (!isNode(body)) return false;
  const statements: unknown = body.stmts;
  if (!Array.isArray(statements)) return isData(body);
  if (statements.length !== 1) return false;
  const [only] = statements as unknown[];
  return isNode(only) && only.type === 'ReturnStatement' && isNode(only.argument) && isData(only.argument);
}

/**
 * Lists functions of a source longer than {@link maxFunctionLines}.
 * @param path for the names, and to detect JSX
 */
export function listLongFunctions(path: string, source: string): LongFunction[] {
  // Spans count bytes over all sources parsed in this process: an empty statement at the end gives the offset of this source.
  const bytes = Buffer.from(`${source}\n;`);
  const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('.tsx') }) as unknown as Node;
  const base = (listChildren(tree).at(-1)?.span.end ?? 0) - bytes.length;
  const found: LongFunction[] = [];
  const walk = (node: Node, given: string, isInGroup = false) => {
    const name = nameOf(node.identifier ?? node.key ?? node.id ?? node.callee) ?? given;
    if (functionTypes.has(node.type) && !isInGroup && !returnsData(node)) {
      const lines = bytes
        .subarray(node.span.start - base, node.span.end - base)
        .toString('utf8')
        .split('\n').length;
      if (lines > maxFunctionLines) found.push({ name: `${path} ${name}`, lines });
    }
    for (const child of listChildren(node)) walk(child, name, isGroup(node));
  };
  walk(tree, 'module');
  return found;
}

const isChecked = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.d\.ts$|\/(node_modules|dist)\/|^shared\/src\/build\/fixtures\/|\/db\/migrations\//.test(path);

/** Lists sources and tests of all packages, without migrations, which are data. */
export function listSources(): string[] {
  const folders = listPackages().flatMap((name) => (name === 'e2e' ? ['e2e/specs', 'e2e/fixtures'] : [`${name}/src`]));
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter(isChecked);
}
