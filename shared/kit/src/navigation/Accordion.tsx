import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';
import { Disclosure } from './Disclosure.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Initially open. */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one item closes the others. */
  exclusive?: boolean | undefined;
  /** Heading level of the titles, if they belong to the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Expandable rows, one below the other. */
export function Accordion({ items, exclusive = false, headingLevel }: AccordionProps) {
  const name = useId();
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          name={exclusive ? name : undefined}
          open={item.open}
          title={<Title className={styles.title}>{item.title}</Title>}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
