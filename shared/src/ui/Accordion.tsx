import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean | undefined;
  /** Level of the titles, where they belong to the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Native `<details>`: works before any script does, and the browser's page search opens it. */
export function Accordion({ items, exclusive = false, headingLevel }: AccordionProps) {
  const name = useId();
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details className={styles.item} key={item.id} name={exclusive ? name : undefined} open={item.open}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <span className={styles.chevron}>
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
