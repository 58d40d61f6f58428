import { parseRichText, type RichNode } from '@haesol/kit';
import { DOMParser, DOMSerializer, type Node, type ResolvedPos, type Slice } from 'prosemirror-model';
import { richSchema } from './richSchema.ts';

const parser = DOMParser.fromSchema(richSchema);
const serializer = DOMSerializer.fromSchema(richSchema);

/** Creates elements one by one: Trusted Types forbid to set markup as a string. */
function append(parent: Element, nodes: readonly RichNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
    } else {
      const element = document.createElement(node.tag);
      for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
      append(element, node.children);
      parent.append(element);
    }
  }
}

function toElement(html: string): Element {
  const root = document.createElement('div');
  append(root, parseRichText(html));
  return root;
}

/** Parses the HTML of a published text. */
export const toDocument = (html: string): Node => parser.parse(toElement(html));

const pastedTags: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b(?=[\s>])/gi, '<$1strong'],
  [/<(\/?)i(?=[\s>])/gi, '<$1em'],
  [/<(\/?)h1(?=[\s>])/gi, '<$1h2'],
  [/<(\/?)h[56](?=[\s>])/gi, '<$1h4'],
  [/<(\/?)div(?=[\s>])/gi, '<$1p'],
];

/** Parses pasted HTML: what a published text cannot show becomes the nearest that it can. */
export function toSlice(html: string, context: ResolvedPos): Slice {
  const known = pastedTags.reduce((text, [from, to]) => text.replaceAll(from, to), html);
  return parser.parseSlice(toElement(known), { context });
}

/** Removes the paragraph around the only text of a list item or a cell. */
function unwrap(root: Element): void {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const [first, second] = holder.children;
    if (first?.tagName === 'P' && second?.tagName !== 'P') first.replaceWith(...first.childNodes);
  }
}

/** Returns the HTML of a document, which is empty for a document without content. */
export function toHtml(doc: Node): string {
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0;
  if (isEmpty) return '';
  const root = document.createElement('div');
  root.append(serializer.serializeFragment(doc.content));
  unwrap(root);
  for (const cell of root.querySelectorAll('tr:first-child > th:not([scope])')) cell.setAttribute('scope', 'col');
  return root.innerHTML;
}
