import { isSafePath, type RichTag, richAttributes, richTags } from '@haesol/contracts/common';

/** Node of sanitised HTML: a text, or an element of {@link richTags}. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}

const attributesOf: Partial<Record<RichTag, readonly string[]>> = richAttributes;
const voidTags: readonly string[] = ['br', 'hr', 'img'];
/** Elements whose content is not displayed. */
const silentTags: readonly string[] = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'title'];
/** Elements without text between their children; an editor's line breaks there would make React warn. */
const structureTags: readonly string[] = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol'];

/** Open elements that a start tag closes, if one of them is the innermost. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['p', 'li'],
  td: ['p', 'td', 'th'],
  th: ['p', 'td', 'th'],
  tr: ['td', 'th', 'tr'],
  ul: ['p'],
  ol: ['p'],
  table: ['p'],
  figure: ['p'],
  blockquote: ['p'],
  hr: ['p'],
  h2: ['p'],
  h3: ['p'],
  h4: ['p'],
};

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};
const maxCodePoint = 0x10ffff;

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= maxCodePoint ? String.fromCodePoint(code) : whole;
}

const decode = (text: string): string =>
  text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole: string, name: string) =>
    decodeEntity(whole, name),
  );

const isRichTag = (name: string): name is RichTag => (richTags as readonly string[]).includes(name);

/** Links may have paths of the site, fragments, and three schemes; pictures only paths of the site. */
function isSafe(name: string, value: string): boolean {
  if (name === 'href') return isSafePath(value) || /^(?:#|https:|mailto:|tel:)/i.test(value);
  return name !== 'src' || isSafePath(value);
}

function readAttributes(tag: RichTag, source: string): Record<string, string> {
  const allowed = attributesOf[tag] ?? [];
  const attributes: Record<string, string> = {};
  for (const [, rawName = '', quoted, single, bare] of source.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g,
  )) {
    const name = rawName.toLowerCase();
    const value = decode(quoted ?? single ?? bare ?? '').trim();
    if (allowed.includes(name) && isSafe(name, value)) attributes[name] = value;
  }
  return attributes;
}

interface OpenElement {
  readonly name: string;
  /** Target list of its children: its own, or its parent's if its tag is not allowed. */
  readonly children: RichNode[];
}

const tokens =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*)\s*\/?>|[^<]+|</gi;

/**
 * Parses sanitised HTML. Only allowed elements are returned, so that the result is safe and the same with and without a browser.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: OpenElement = { name: '', children: [] };
  const stack: OpenElement[] = [root];
  let silent = '';

  for (const [token, slash, rawName] of html.matchAll(tokens)) {
    const name = rawName?.toLowerCase();
    if (name !== undefined && slash === '' && silent === '') endImplied(stack, name);
    const parent = stack.at(-1) ?? root;
    if (silent !== '') {
      if (slash === '/' && name === silent) silent = '';
    } else if (name === undefined) {
      if (!token.startsWith('<!--')) addText(parent, token);
    } else if (slash === '/') {
      close(stack, name);
    } else if (silentTags.includes(name)) {
      silent = name;
    } else {
      open(stack, parent, name, token);
    }
  }
  return root.children;
}

function addText(parent: OpenElement, token: string): void {
  if (structureTags.includes(parent.name) && token.trim() === '') return;
  parent.children.push(decode(token));
}

function open(stack: OpenElement[], parent: OpenElement, name: string, token: string): void {
  if (!isRichTag(name)) {
    stack.push({ name, children: parent.children });
    return;
  }
  const children: RichNode[] = [];
  parent.children.push({ tag: name, attributes: readAttributes(name, token.slice(name.length + 1, -1)), children });
  if (!voidTags.includes(name)) stack.push({ name, children });
}

function endImplied(stack: OpenElement[], name: string): void {
  const ended = endedBy[name] ?? [];
  while (ended.includes(stack.at(-1)?.name ?? '')) stack.pop();
}

function close(stack: OpenElement[], name: string): void {
  const at = stack.findLastIndex((element) => element.name === name);
  // An end tag without a start tag closes nothing; the root stays.
  if (at > 0) stack.length = at;
}
