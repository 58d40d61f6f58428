import { createElement, type ReactNode } from 'react';
import { KitLink } from '../base/KitLink.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { parseRichText, type RichElement, type RichNode } from './parseRichText.ts';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML sanitised by the server. */
  html: string;
  /** Adds the ids `<anchors>-1`, `<anchors>-2` and so on to headings, for a table of contents. */
  anchors?: string | undefined;
}

/**
 * Text of an editor: paragraphs, lists, tables, pictures. Rendered as React elements, never with `innerHTML`, which Trusted Types
 * forbid, so that it is the same on a server. A table without a caption is named by the heading before it.
 */
export function RichText({ html, anchors }: RichTextProps) {
  return <div className={styles.rich}>{toElements(parseRichText(html), anchors)}</div>;
}

function toElements(nodes: readonly RichNode[], anchors?: string): ReactNode[] {
  let heading = '';
  let count = 0;
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node;
    if (/^h\d$/.test(node.tag)) {
      heading = toPlainText(node);
      count += 1;
      if (anchors !== undefined) {
        return createElement(node.tag, { key: at, id: `${anchors}-${count}` }, toElements(node.children));
      }
    }
    return node.tag === 'table' ? toTable(node, heading, at) : toElement(node, at);
  });
}

const toPlainText = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(toPlainText).join('');

/** Default name of a table. */
const TableName = () => useKitText()(uiTexts.table);

/** Adds a caption for screen readers (KWCAG 5.3.1); the heading is visible. */
function toTable({ children }: RichElement, heading: string, key: number): ReactNode {
  const hasCaption = children.some((child) => typeof child !== 'string' && child.tag === 'caption');
  return (
    <table key={key}>
      {hasCaption ? null : (
        <caption className={styles.unseen}>
          <VisuallyHidden>{heading === '' ? <TableName /> : heading}</VisuallyHidden>
        </caption>
      )}
      {toElements(children)}
    </table>
  );
}

function toElement({ tag, attributes, children }: RichElement, key: number): ReactNode {
  const content = children.length === 0 ? undefined : toElements(children);
  switch (tag) {
    case 'a':
      return toLink(attributes.href, content, key);
    case 'img':
      return toPicture(attributes, key);
    case 'th':
    case 'td':
      return createElement(tag, { key, ...toSpans(attributes) }, content);
    case 'ol':
      return createElement(tag, { key, start: toNumber(attributes.start) }, content);
    default:
      return createElement(tag, { key }, content);
  }
}

function toLink(href: string | undefined, content: ReactNode, key: number): ReactNode {
  if (href === undefined) return <span key={key}>{content}</span>;
  return (
    <KitLink className={styles.link} href={href} key={key} newWindow={/^https:/i.test(href)}>
      {content}
    </KitLink>
  );
}

function toPicture({ src, alt = '', width, height }: RichElement['attributes'], key: number): ReactNode {
  if (src === undefined) return null;
  return <img alt={alt} height={toNumber(height)} key={key} loading="lazy" src={src} width={toNumber(width)} />;
}

function toSpans({ scope, colspan, rowspan }: RichElement['attributes']) {
  return {
    ...((scope === 'row' || scope === 'col') && { scope }),
    colSpan: toNumber(colspan),
    rowSpan: toNumber(rowspan),
  };
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isFinite(number) ? number : undefined;
}
