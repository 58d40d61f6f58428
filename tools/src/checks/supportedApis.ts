import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';

interface SupportStatement {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** Part of MDN's compatibility data: a feature with its members by name. */
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, SupportStatement | readonly SupportStatement[]>> };
  readonly [member: string]: Feature | Feature['__compat'];
}

interface CompatData {
  readonly api: Feature;
  readonly javascript: { readonly builtins: Feature };
}

/** Browser and version in MDN's format: `['safari', '17.5']`. */
type Target = readonly [browser: string, version: string];

const toNumbers = (version: string) => version.replace(/^≤/, '').split('.').map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [wanted, limits] = [toNumbers(version), toNumbers(limit)];
  const at = wanted.findIndex((part, index) => part !== (limits[index] ?? 0));
  return at === -1 || (wanted[at] ?? 0) < (limits[at] ?? 0);
}

function isIn(statement: SupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  const isAsWritten = flags === undefined && prefix === undefined && otherName === undefined;
  const isGone = typeof removed === 'string' && isAtMost(removed, version);
  return isAsWritten && typeof added === 'string' && added !== 'preview' && isAtMost(added, version) && !isGone;
}

function isSupported({ __compat: compat }: Feature, targets: readonly Target[]): boolean {
  return targets.every(([browser, version]) => {
    const statements = [compat?.support[browser] ?? []].flat();
    return statements.some((statement) => isIn(statement, version));
  });
}

const listMembers = (feature: Feature) =>
  Object.entries(feature).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && typeof entry[1] === 'object',
  );

/** Platform names missing in some supported browser, or in all without https, as written in sources. */
export interface MissingNames {
  /** Global variables: `requestIdleCallback`, `CookieStore`. */
  readonly globals: ReadonlySet<string>;
  /** Methods unknown to all supported objects: `.showPopover()`, `.toTemporalInstant()`. */
  readonly methods: ReadonlySet<string>;
  /** Members of named objects: `Promise.try`, `window.requestIdleCallback`. */
  readonly owned: ReadonlySet<string>;
}

/** Objects of a page, and the interface that lists their members. */
const pageObjects: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
  location: 'Location',
  screen: 'Screen',
};

/** Missing on a site without https, as TypeScript's `lib.dom.d.ts` marks them; MDN's data mark only some. */
const secureContextOnly: readonly string[] = [
  'Crypto.randomUUID',
  'Crypto.subtle',
  'Navigator.clipboard',
  'Navigator.credentials',
  'Navigator.geolocation',
  'Navigator.locks',
  'Navigator.mediaDevices',
  'Navigator.serviceWorker',
  'Navigator.share',
  'Navigator.storage',
  'Navigator.wakeLock',
  'Window.caches',
];

/** @param browserTargets in webpack's format: `chrome 123, safari 17.5` */
export function listMissingNames(browserTargets: string): MissingNames {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const targets = browserTargets.split(', ').map((text): Target => {
    const [browser = '', version = ''] = text.split(' ');
    return [browser, version];
  });
  const owners = [...listMembers(api), ...listMembers(javascript.builtins)];
  const known = { globals: new Set<string>(), methods: new Set<string>(), owned: new Set<string>() };
  const supported = { globals: new Set<string>(), methods: new Set<string>(), owned: new Set<string>() };
  const note = (kind: keyof MissingNames, name: string, feature: Feature) => {
    if (feature.__compat === undefined) return;
    // `use`, `union` and `restore` are too often names in our sources.
    if (!/[A-Z]/.test(name)) return;
    known[kind].add(name);
    if (isSupported(feature, targets)) supported[kind].add(name);
  };
  for (const [owner, feature] of owners) {
    note('globals', owner, feature);
    for (const [name, member] of listMembers(feature)) {
      const plain = name.replace(/_static$/, '');
      note('methods', plain, member);
      note('owned', `${owner}.${plain}`, member);
      if (owner === 'Window') note('globals', plain, member);
    }
  }
  const without = (kind: keyof MissingNames, more: readonly string[] = []) =>
    new Set([...[...known[kind]].filter((name) => !supported[kind].has(name)), ...more]);
  return {
    globals: without('globals', ['caches']),
    methods: without('methods'),
    owned: without('owned', secureContextOnly),
  };
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Excludes types, which do not run. */
const isType = ({ type }: Node) => type.startsWith('Ts') && !/^Ts(?:As|NonNull|Satisfies|Const)/.test(type);

/** Positions of names declared in the source. */
const declaring = /^(?:id|param|params|local|pattern)$/;

const toName = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value.value === 'string' ? value.value : undefined;

/** Lists the child nodes of a node, with their keys. */
function listChildren(node: Node): (readonly [string, Node])[] {
  return Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((part: unknown): (readonly [string, Node])[] => {
      if (isNode(part)) return [[key, part]];
      // Arguments and elements of an array are wrapped.
      const wrapped = typeof part === 'object' && part !== null && 'expression' in part ? part.expression : undefined;
      return isNode(wrapped) ? [[key, wrapped]] : [];
    }),
  );
}

/** @returns a missing member, as written in the source */
function findMissingMember({ object, property }: Node, isCalled: boolean, missing: MissingNames): string | undefined {
  const [owner, name] = [toName(object), toName(property)];
  if (name === undefined) return undefined;
  if (owner !== undefined && missing.owned.has(`${pageObjects[owner] ?? owner}.${name}`)) return `${owner}.${name}`;
  return isCalled && missing.methods.has(name) ? `.${name}()` : undefined;
}

/**
 * Finds platform APIs used by a source and missing in some supported browser. Compares only names: a method of ours with the
 * name of a missing one is reported too.
 *
 * @returns the distinct names
 */
export function findMissingUses(source: string, missing: MissingNames, isJsx = true): string[] {
  const found = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: Node, key: string, parent: Node | undefined): void => {
    if (isType(node)) return;
    const name = toName(node);
    const isMember = parent?.type === 'MemberExpression' && key === 'property';
    const isKey = key === 'key' || (parent?.type === 'JSXAttribute' && key === 'name');
    if (name !== undefined && declaring.test(key)) declared.add(name);
    else if (name !== undefined && !isMember && !isKey && missing.globals.has(name)) found.add(name);
    if (node.type === 'MemberExpression') {
      const member = findMissingMember(node, key === 'callee', missing);
      if (member !== undefined) found.add(member);
    }
    for (const [childKey, child] of listChildren(node)) visit(child, childKey, node);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isJsx }) as unknown as Node, '', undefined);
  return [...found].filter((name) => !declared.has(name)).sort();
}
