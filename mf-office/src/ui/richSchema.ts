import { type DOMOutputSpec, type MarkSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const mark = (tag: string): MarkSpec => ({ parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] });

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('scope'),
      setDOMAttr(value, attributes) {
        if (typeof value === 'string') attributes.scope = value;
      },
    },
  },
});

/** Elements of a published text, as the server's sanitiser allows them (`richTags`). */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    ordered_list: {
      attrs: { start: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) }],
      toDOM: ({ attrs }) => (attrs.start === 1 ? ['ol', 0] : ['ol', { start: attrs.start }, 0]),
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    picture: {
      attrs: {
        src: {},
        alt: { default: '' },
        width: { default: null },
        height: { default: null },
        caption: { default: '' },
      },
      group: 'block',
      parseDOM: [
        { tag: 'figure', getAttrs: readFigure },
        { tag: 'img[src]', getAttrs: (picture) => readPicture(picture, '') },
      ],
      toDOM({ attrs: { caption, ...attributes } }) {
        const picture: DOMOutputSpec = ['img', attributes];
        return caption === '' ? picture : ['figure', picture, ['figcaption', caption]];
      },
    },
    ...tables,
    table: {
      ...tables.table,
      attrs: { caption: { default: '' } },
      parseDOM: [
        { tag: 'table', getAttrs: (table) => ({ caption: toText(table.querySelector('caption')?.textContent) }) },
        { tag: 'caption', ignore: true },
      ],
      toDOM: ({ attrs: { caption } }) =>
        caption === '' ? ['table', ['tbody', 0]] : ['table', ['caption', caption], ['tbody', 0]],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: mark('strong'),
    em: mark('em'),
    u: mark('u'),
    s: mark('s'),
    sub: mark('sub'),
    sup: mark('sup'),
  },
});

function readPicture(picture: Element, caption: string) {
  const read = (name: string) => picture.getAttribute(name);
  return { src: read('src'), alt: read('alt') ?? '', width: read('width'), height: read('height'), caption };
}

function readFigure(figure: Element) {
  const picture = figure.querySelector('img[src]');
  // A figure without a picture is its content.
  return picture === null ? false : readPicture(picture, toText(figure.querySelector('figcaption')?.textContent));
}
